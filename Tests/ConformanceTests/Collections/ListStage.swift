// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A collection of 300 × 400 points that is a list, shows outlines of texts, and a log.
@MainActor
final class ListStage {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  typealias Cell = UICollectionViewListCell

  static let finger = 9301
  let stage = GestureStage()
  let view: UICollectionView
  let source: Source

  init(
    _ list: UICollectionLayoutListConfiguration,
    setUp: @escaping @MainActor (Cell, String) -> Void = { _, _ in }
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    self.view = view
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      setUp(cell, item)
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let edge = UICollectionView.SupplementaryRegistration<Cell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: edge, for: path)
    }
    stage.window.addSubview(view)
  }

  func show(_ items: [String], in section: String = "a") {
    var outline = Outline()
    outline.append(items)
    show(outline, in: section)
  }

  func show(_ outline: Outline, in section: String = "a") {
    source.apply(outline, to: section, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  /// The frames of the lines of a cell that are seen, from the top.
  func lines(_ cell: Cell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { !$0.isHidden && $0.frame.height <= 1 && $0.frame.width > 0 }
      .map(\.frame).sorted { $0.minY < $1.minY }
  }

  /// The colour behind the content of a cell.
  func ground(_ cell: Cell?) -> UIColor? { cell?.subviews.first?.subviews.first?.backgroundColor }

  var shown: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.tap(x, y, finger: Self.finger)
    stage.wait(0.6)
    view.layoutIfNeeded()
  }

  /// A drag sideways that ends with a rest.
  func swipe(_ y: CGFloat, from x: CGFloat, by way: CGFloat) {
    stage.drag(Self.finger, from: CGPoint(x: x, y: y), by: CGPoint(x: way, y: 0))
    stage.wait(0.2)
    stage.up(Self.finger, x + way, y)
    stage.wait(0.6)
    view.layoutIfNeeded()
  }
}
