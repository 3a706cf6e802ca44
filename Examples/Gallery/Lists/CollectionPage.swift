// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// One collection in three layouts: a list with swipes and handles, a grid, and shelves that scroll
/// sideways.
final class CollectionPage: PageController {
  private typealias Source = UICollectionViewDiffableDataSource<String, CityTile>
  private typealias Registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, CityTile
  >

  private let arrangements = UISegmentedControl(items: CityArrangement.allCases.map(\.title))
  private let shuffle = UIButton(type: .system)
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: layout(.list))
  private lazy var source = makeSource()
  private var arrangement = CityArrangement.list
  private let log = EventLogView(
    placeholder: "Tap a city; in the list, swipe it or pull its handle.")

  override var stageShare: CGFloat { 0.72 }

  init() {
    super.init(
      title: "Collection",
      sentence: "The same cities as a list, a grid and shelves; they fly from place to place.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrangements.selectedSegmentIndex = 0
    arrangements.accessibilityIdentifier = "cities.layouts"
    arrangements.addAction(UIAction { [weak self] _ in self?.rearrange() }, for: .valueChanged)
    shuffle.setTitle("Shuffle", for: .normal)
    shuffle.accessibilityIdentifier = "cities.shuffle"
    shuffle.addAction(UIAction { [weak self] _ in self?.mix() }, for: .touchUpInside)
    collection.accessibilityIdentifier = "cities"
    collection.layer.cornerRadius = Theme.smallCornerRadius
    collection.delegate = self
    for view in [arrangements, shuffle, collection] { stage.addSubview(view) }
    notes.addSubview(log)
    source.apply(CityTile.snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let button = shuffle.sizeThatFits(area.size)
    let height = arrangements.sizeThatFits(area.size).height
    arrangements.frame = CGRect(
      x: area.minX, y: area.minY, width: max(0, area.width - button.width - Theme.gap),
      height: height)
    shuffle.frame = CGRect(
      x: area.maxX - button.width, y: arrangements.frame.midY - button.height / 2,
      width: button.width, height: button.height)
    let top = arrangements.frame.maxY + Theme.gap
    collection.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  private func tell(_ line: String) { log.append(line, color: .systemBlue) }

  private func layout(_ arrangement: CityArrangement) -> UICollectionViewLayout {
    arrangement.makeLayout { [weak self] path in self?.swipe(at: path) }
  }

  private func rearrange() {
    guard let chosen = CityArrangement(rawValue: arrangements.selectedSegmentIndex) else { return }
    arrangement = chosen
    collection.setCollectionViewLayout(layout(chosen), animated: true)
    tell("layout: \(chosen.title.lowercased())")
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Each section is turned by one: the same result at each visit.
  private func mix() {
    var snapshot = source.snapshot()
    for section in snapshot.sectionIdentifiers {
      let items = snapshot.itemIdentifiers(inSection: section)
      guard let first = items.first, let last = items.last, first != last else { continue }
      snapshot.moveItem(last, beforeItem: first)
    }
    source.apply(snapshot, animatingDifferences: true)
    tell("shuffled")
  }

  private func swipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let visit = UIContextualAction(style: .normal, title: "Visit") { [weak self] _, _, done in
      if let city = self?.source.itemIdentifier(for: path) { self?.tell("visit \(city.name)") }
      done(true)
    }
    visit.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [visit])
  }

  private func makeSource() -> Source {
    let registration = Registration { [weak self] cell, _, city in
      city.show(in: cell, arrangement: self?.arrangement ?? .list)
    }
    let source = Source(collectionView: collection) { collection, path, city in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: city)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      let moved = transaction.difference.insertions.count
      self?.tell("moved \(moved)")
    }
    return source
  }
}

extension CollectionPage: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let city = source.itemIdentifier(for: indexPath) else { return }
    tell("select \(city.name)")
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
