// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A cell that shows a text and counts how many of its kind were made.
final class TextCell: UICollectionViewCell {
  static let name = "text"
  var text = ""
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection of 300 × 400 points in a window, data of named items, fingers, and a log.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static let finger = 9201
  let stage = GestureStage()
  let view: UICollectionView
  var data: [[String]]
  /// Which lines are logged: those that begin with one of these; all for nil.
  var logged: [String]?
  var made: Set<ObjectIdentifier> = []
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// What happens the next time that numbers are asked for.
  var onCount: (() -> Void)?
  var onDisplay: ((IndexPath) -> Void)?
  var onSelect: ((IndexPath) -> Void)?
  var onMove: ((IndexPath, IndexPath) -> Void)?
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> Bool = { _ in true }
  var deselects: (IndexPath) -> Bool = { _ in true }
  var moves: (IndexPath) -> Bool = { _ in true }
  var targets: (IndexPath) -> IndexPath = { $0 }

  /// - Parameter layout: a flow of items of 100 × 40 points without room between for nil.
  init(_ data: [[String]], _ layout: UICollectionViewLayout? = nil, isShown: Bool = true) {
    self.data = data
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout ?? Self.grid())
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: TextCell.name)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    view.dataSource = self
    view.delegate = self
    if isShown { stage.window.addSubview(view) }
    view.layoutIfNeeded()
  }

  convenience init(items: Int, _ layout: UICollectionViewLayout? = nil) {
    self.init([(0..<items).map(String.init)], layout)
  }

  static func grid(_ width: CGFloat = 100, _ height: CGFloat = 40) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func note(_ line: String) {
    if logged?.contains(where: line.hasPrefix) ?? true { stage.note(line) }
  }

  func log() -> [String] { stage.takeLog() }

  /// The texts of the items that are seen.
  var shown: [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.text } }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.tap(x, y, finger: Self.finger)
    stage.wait(0.5)
  }

  func drag(from point: CGPoint, by way: CGPoint, rests: Bool = true, steps: Int = 10) {
    stage.drag(Self.finger, from: point, by: way, steps: steps)
    if rests { stage.wait(0.2) }
    stage.up(Self.finger, point.x + way.x, point.y + way.y)
  }

  // MARK: - The data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("sections")
    let deed = onCount
    onCount = nil
    deed?()
    return data.count
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    note("items \(section)")
    return data[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(indexPath.section).\(indexPath.item)")
    if let makeCell { return makeCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TextCell.name, for: indexPath)
    made.insert(ObjectIdentifier(cell))
    (cell as? TextCell)?.text = data[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("view \(kind.hasSuffix("Header") ? "header" : "footer") \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "s", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    note("canMove \(indexPath.item)")
    return moves(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note(
      "move \(sourceIndexPath.section).\(sourceIndexPath.item) "
        + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
    let name = data[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    data[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    onMove?(sourceIndexPath, destinationIndexPath)
  }

  // MARK: - The delegate

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.item)")
    return highlights(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { note("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect \(indexPath.item)")
    return selects(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect \(indexPath.item)")
    return deselects(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(indexPath.item)")
    onSelect?(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("action \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("willDisplay \(indexPath.section).\(indexPath.item)")
    onDisplay?(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { note("willDisplay \(elementKind.hasSuffix("Header") ? "header" : "footer")") }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("didEndDisplaying \(elementKind.hasSuffix("Header") ? "header" : "footer")") }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note("target \(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
    return targets(proposedIndexPath)
  }
}
