// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A list whose cells say how high they are, of which a screen is seen.
@MainActor
final class SelfSizingScene: NSObject {
  enum Kind {
    case table
    /// A collection that looks like a table.
    case list
    /// A compositional layout with ten items to a section.
    case sections
    case flow
  }

  static let steps = 20
  private static let step: CGFloat = 90
  private static let perSection = 10
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let kind: Kind
  private var count: Int
  private let view: UIScrollView

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
    switch kind {
    case .table:
      let table = UITableView(frame: window.bounds)
      table.register(Row.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 44
      view = table
    case .list, .sections, .flow:
      let collection = UICollectionView(
        frame: window.bounds, collectionViewLayout: Self.layout(kind))
      collection.register(Item.self, forCellWithReuseIdentifier: "cell")
      view = collection
    }
    super.init()
    (view as? UITableView)?.dataSource = self
    (view as? UICollectionView)?.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  isolated deinit { window.isHidden = true }

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .list:
      return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 120, height: 44)
      return layout
    case .table, .sections:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
  }

  /// Scrolls on by some rows, from the beginning again behind the end; how often.
  func scrollPass() -> @MainActor () -> Int {
    { [self] in
      for _ in 0..<Self.steps {
        if view.contentOffset.y + 2 * view.bounds.height > view.contentSize.height {
          view.contentOffset.y = 0
          reload()
        }
        view.contentOffset.y += Self.step
        window.layoutIfNeeded()
      }
      return Self.steps
    }
  }

  private func reload() {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
  }

  /// An item comes in the middle and leaves again; how many there are.
  func insertPass() -> @MainActor () -> Int {
    { [self] in
      let place = IndexPath(item: kind == .sections ? 3 : count / 2, section: sections / 2)
      count += 1
      if let table = view as? UITableView {
        table.insertRows(at: [place], with: .none)
      } else if let collection = view as? UICollectionView {
        UIView.performWithoutAnimation { collection.insertItems(at: [place]) }
      }
      window.layoutIfNeeded()
      count -= 1
      if let table = view as? UITableView {
        table.deleteRows(at: [place], with: .none)
      } else if let collection = view as? UICollectionView {
        UIView.performWithoutAnimation { collection.deleteItems(at: [place]) }
      }
      window.layoutIfNeeded()
      return count
    }
  }

  private var sections: Int { kind == .sections ? count / Self.perSection : 1 }

  private func items(in section: Int) -> Int {
    guard kind == .sections else { return count }
    return Self.perSection + (section == sections / 2 ? count % Self.perSection : 0)
  }

  private static func text(_ path: IndexPath) -> String {
    String(repeating: "some words of it ", count: 1 + (path.item * 7 + path.section) % 5)
  }

  private static func fill(_ view: UIView, _ label: UILabel) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
    ])
  }

  private final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      SelfSizingScene.fill(contentView, label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingScene.fill(contentView, label)
    }

    required init?(coder: NSCoder) { nil }
  }
}

extension SelfSizingScene: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items(in: section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Row)?.label.text = Self.text(indexPath)
    return cell
  }
}

extension SelfSizingScene: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items(in: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Item)?.label.text = Self.text(indexPath)
    return cell
  }
}
