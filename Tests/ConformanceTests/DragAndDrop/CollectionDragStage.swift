// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A cell that tells how it is dragged.
final class DraggedCell: UICollectionViewCell {
  weak var log: EventLog?
  var name = ""
  override func dragStateDidChange(_ dragState: DragState) { log?.record("cell \(dragState)") }
}

/// Names of items, and the cells that show them.
@MainActor
class ItemData: NSObject {
  var names = (0..<12).map(String.init)
  let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? DraggedCell)?.log = log
    (cell as? DraggedCell)?.name = names[indexPath.item]
    return cell
  }
}

/// Data of a collection that cares for nothing but its items.
final class PlainItems: ItemData, UICollectionViewDataSource {}

/// The same of one whose items may be moved, but for the last.
final class MovableItems: ItemData, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != 11 }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.record("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

/// Gives and takes items, and writes down what it is asked and told.
final class ItemTrade: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let log: EventLog
  var operation = UIDropOperation.move
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var look: UIDragPreviewParameters?
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

  init(_ log: EventLog) { self.log = log }

  private func item(_ text: String) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: text))
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.record("lift \(indexPath.item)")
    return [item("\(indexPath.item)")]
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log.record("add \(indexPath.item) at \(EventLog.text(point))")
    return [item("\(indexPath.item)")]
  }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { look }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.record("begins") }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { log.record("ended \(collectionView.hasActiveDrag)") }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    log.record("can handle")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.record("enter") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.record("update \(destinationIndexPath.map { "\($0.item)" } ?? "nil")")
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { log.record("exit") }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let places = coordinator.items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "nil" }
    let goal = coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nil"
    log.record("drop \(places) at \(goal), \(coordinator.proposal.intent)")
    perform(coordinator)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { look }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { log.record("end") }
}

/// A collection of twelve items of 100 × 40 points in rows of three, and beside it a card to drag.
@MainActor
final class CollectionDragStage {
  let drags: DragStage
  let view: UICollectionView
  let items: ItemData
  let trade: ItemTrade
  var log: EventLog { drags.log }
  var generator: EventGenerator { drags.generator }

  init(_ layout: UICollectionViewFlowLayout = CollectionStage.grid(), movable: Bool = true) throws {
    drags = try DragStage()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    items = movable ? MovableItems(drags.log) : PlainItems(drags.log)
    trade = ItemTrade(drags.log)
    drags.box.isHidden = true
    drags.card.frame = CGRect(x: 305, y: 0, width: 50, height: 50)
    view.register(DraggedCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items as? any UICollectionViewDataSource
    view.dragDelegate = trade
    drags.page.addSubview(view)
    generator.advance(by: 0.1)
    _ = log.take()
  }

  /// The middle of an item.
  func item(_ number: Int) -> CGPoint {
    CGPoint(x: 50 + 100 * CGFloat(number % 3), y: 20 + 40 * CGFloat(number / 3))
  }

  /// What is seen from the beginning on; in brackets what is there and not seen.
  var shown: [String] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.compactMap { path in
      (view.cellForItem(at: path) as? DraggedCell).map { $0.alpha == 0 ? "(\($0.name))" : $0.name }
    }
  }

  func lift(_ point: CGPoint) throws {
    try generator.fingerDown(.rightIndex, at: point)
    generator.advance(by: 1)
  }

  func move(_ point: CGPoint) throws { try generator.fingerMove(.rightIndex, to: point) }

  func end() throws {
    try generator.fingerUp(.rightIndex)
    generator.advance(by: 1)
  }
}
