// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

extension RashScene {
  /// A table over which two fingers select, to its edge, and back.
  static let tableOfPans = RashScene("table of fingers that select", 10) { stage in
    makeTable(stage) { $0.change($1) }
    (stage.subject as? UITableView)?.allowsMultipleSelectionDuringEditing = true
  } drive: { stage, generator in
    try? pan(generator, x: 150)
    (stage.subject as? UITableView)?.setEditing(true, animated: false)
    generator.advance(by: 0.2)
    try? generator.fingerDrag(
      from: CGPoint(x: 15, y: 225), to: CGPoint(x: 15, y: 330), duration: 0.3)
    generator.advance(by: 1)
  }

  /// A collection over which two fingers select, with titles at its side, whose items are lifted.
  static let collectionOfPans = RashScene("collection of fingers that select", 14) { stage in
    makeCollection(stage) { $0.change($1) }.hasMenus = true
    (stage.subject as? UICollectionView)?.allowsMultipleSelection = true
  } drive: { _, generator in
    try? pan(generator, x: 190)
    try? generator.fingerDrag(
      from: CGPoint(x: 380, y: 330), to: CGPoint(x: 380, y: 350), duration: 0.2)
    generator.advance(by: 0.2)
    try? generator.fingerLongPress(at: CGPoint(x: 60, y: 200), duration: 1)
    generator.advance(by: 0.5)
    try? generator.fingerTap(at: CGPoint(x: 380, y: 30))
    generator.advance(by: 0.5)
  }

  /// Two fingers go down to the edge of a list, and back.
  @MainActor
  private static func pan(_ generator: EventGenerator, x: CGFloat) throws {
    try generator.twoFingerDown(at: CGPoint(x: x, y: 250), withDistance: 40)
    try generator.twoFingerMove(to: CGPoint(x: x, y: 580), withDistance: 40, duration: 0.3)
    generator.advance(by: 0.3)
    try generator.twoFingerMove(to: CGPoint(x: x, y: 400), withDistance: 40, duration: 0.2)
    try generator.twoFingerUp()
    generator.advance(by: 1)
  }
}

extension RashRows {
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    hear()
    return true
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tableView.setEditing(true, animated: true)
    hear()
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { hear() }
}

extension RashItems {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    hear()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { hear() }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    hear()
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    hear()
    return hasMenus ? ["A", "B", "C", "D"] : nil
  }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    hear()
    return IndexPath(item: 0, section: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenus else { return nil }
    hear()
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    })
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    let cell = collectionView.cellForItem(at: indexPath)
    hear()
    return cell.map { UITargetedPreview(view: $0) }
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    hear()
    return nil
  }
}
