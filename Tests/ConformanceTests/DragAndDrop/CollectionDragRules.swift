// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD items that are dragged", .freshApplication)
struct CollectionDragRules {
  @Test func `DD-50 DD-51 an item is lifted, dragged, and its cell hears of it`() throws {
    let stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    #expect(!stage.view.hasActiveDrag && !stage.view.hasActiveDrop)
    try stage.lift(stage.item(0))
    #expect(stage.log.take() == ["lift 0", "cell lifting"] && stage.view.hasActiveDrag)
    try stage.move(stage.item(1))
    #expect(
      stage.log.take() == ["cell dragging", "begins", "can handle", "enter", "update 1"])
    #expect(stage.view.hasActiveDrop)
    try stage.move(CGPoint(x: 330, y: 300))
    #expect(stage.log.take() == ["exit"] && !stage.view.hasActiveDrop)
    try stage.end()
    #expect(stage.log.take() == ["ended true", "cell none", "end"] && !stage.view.hasActiveDrag)
    stage.view.dragInteractionEnabled = false
    try stage.lift(stage.item(0))
    #expect(stage.log.take() == [] && !stage.view.dragInteractionEnabled)
  }

  @Test func `DD-50 a tap adds an item`() throws {
    let stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    try stage.lift(stage.item(0))
    try stage.move(stage.item(1))
    _ = stage.log.take()
    try stage.generator.fingerTap(.leftIndex, at: stage.item(5))
    #expect(stage.log.take().prefix(2) == ["add 5 at (250, 60)", "cell dragging"])
    try stage.move(stage.item(4))
    #expect(stage.shown == stage.items.names)
    try stage.generator.fingerUp(.rightIndex)
    #expect(
      stage.log.take().last == "drop [\"0\", \"5\"] at 4, insertAtDestinationIndexPath")
  }

  @Test func `DD-51 between items the next one is meant, and the place behind the last`() throws {
    let layout = CollectionStage.grid(80, 40)
    layout.minimumInteritemSpacing = 30
    layout.minimumLineSpacing = 60
    let stage = try CollectionDragStage(layout)
    stage.items.names = ["a", "b", "c", "d", "e"]
    stage.view.reloadData()
    stage.view.dropDelegate = stage.trade
    stage.trade.operation = .copy
    try stage.lift(CGPoint(x: 40, y: 20))
    try stage.move(CGPoint(x: 150, y: 20))
    _ = stage.log.take()
    let points = [(94, 20), (97, 20), (40, 70), (250, 120), (150, 300)]
    for (x, y) in points { try stage.move(CGPoint(x: x, y: y)) }
    #expect(
      stage.log.take() == ["update 0", "update 1", "update nil", "update 5", "update 5"])
  }

  @Test func `DD-52 a coordinator says what is dropped and where it goes`() throws {
    let stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    stage.trade.perform = { [items = stage.items, view = stage.view, log = stage.log] drop in
      guard let item = drop.items.first, let from = item.sourceIndexPath,
        let to = drop.destinationIndexPath
      else { return }
      #expect(item.previewSize == CGSize(width: 100, height: 40))
      #expect(drop.session.items.count == 1 && drop.proposal.operation == .move)
      view.performBatchUpdates {
        items.names.insert(items.names.remove(at: from.item), at: to.item)
        view.deleteItems(at: [from])
        view.insertItems(at: [to])
      }
      drop.drop(item.dragItem, toItemAt: to).addCompletion { _ in log.record("arrived") }
    }
    try stage.lift(stage.item(0))
    try stage.move(stage.item(4))
    _ = stage.log.take()
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take() == ["drop [\"0\"] at 4, insertAtDestinationIndexPath"])
    #expect(stage.items.names.prefix(6) == ["1", "2", "3", "4", "0", "5"])
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["arrived", "ended true", "cell none", "end"])
    #expect(stage.shown == stage.items.names)
  }

  @Test func `DD-52 an item from elsewhere goes into another or anywhere`() throws {
    let stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    stage.trade.operation = .copy
    stage.trade.intent = .insertIntoDestinationIndexPath
    stage.trade.perform = { drop in
      guard let item = drop.items.first, let to = drop.destinationIndexPath else { return }
      drop.drop(item.dragItem, intoItemAt: to, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    try stage.lift(CGPoint(x: 330, y: 25))
    try stage.move(stage.item(4))
    #expect(stage.shown == stage.items.names)
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take().contains("drop [\"nil\"] at 4, insertIntoDestinationIndexPath"))
    let preview = try #require(stage.drags.previews.first)
    #expect(preview.center == CGPoint(x: 110, y: 50) && preview.transform.a == 0.1)
    stage.generator.advance(by: 1)
  }

  @Test func `DD-53 an item is moved where only the data source cares`() throws {
    let stage = try CollectionDragStage()
    try stage.lift(stage.item(0))
    try stage.move(stage.item(4))
    #expect(stage.shown.prefix(6) == ["1", "2", "3", "4", "(0)", "5"])
    _ = stage.log.take()
    try stage.end()
    #expect(stage.log.take() == ["move 0 to 4", "ended true", "cell none"])
    #expect(stage.shown == stage.items.names && stage.items.names[4] == "0")
    try stage.generator.fingerDragAndDrop(from: stage.item(11), to: stage.item(0))
    #expect(!stage.log.take().contains { $0.hasPrefix("move") })
    let plain = try CollectionDragStage(movable: false)
    try plain.generator.fingerDragAndDrop(from: plain.item(0), to: plain.item(4))
    #expect(plain.shown == plain.items.names)
  }

  @Test func `DD-53 reordering handlers hear of an item that was dragged`() throws {
    let stage = try CollectionDragStage()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
      view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? DraggedCell)?.name = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.didReorder = { [log = stage.log] transaction in
      log.record("\(transaction.finalSnapshot.itemIdentifiers)")
    }
    _ = stage.log.take()
    try stage.generator.fingerDragAndDrop(from: stage.item(0), to: stage.item(2))
    #expect(stage.log.take().contains("[\"b\", \"c\", \"a\", \"d\"]"))
    #expect(stage.shown == ["b", "c", "a", "d"])
  }

  @Test func `DD-54 a preview comes to look like what it becomes`() throws {
    let stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    stage.trade.perform = { drop in
      guard let item = drop.items.first, let to = drop.destinationIndexPath else { return }
      drop.drop(item.dragItem, toItemAt: to)
    }
    try stage.lift(CGPoint(x: 330, y: 25))
    try stage.move(stage.item(4))
    let look = UIDragPreviewParameters()
    look.backgroundColor = .green
    look.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.trade.look = look
    try stage.generator.fingerUp(.rightIndex)
    let picture = try #require(stage.drags.previews.first?.subviews.first)
    #expect(picture.backgroundColor == .green && picture.layer.mask != nil)
    stage.generator.advance(by: 1)
  }

  @Test func `DD-55 items make room for one of theirs, and close it`() throws {
    let stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    try stage.lift(stage.item(0))
    try stage.move(stage.item(2))
    #expect(stage.shown.prefix(4) == ["1", "2", "(0)", "3"])
    try stage.move(CGPoint(x: 150, y: 300))
    #expect(stage.log.take().last == "update 11" && stage.shown.last == "(0)")
    stage.trade.intent = .insertIntoDestinationIndexPath
    try stage.move(stage.item(4))
    #expect(stage.shown == stage.items.names)
    stage.trade.intent = .insertAtDestinationIndexPath
    try stage.move(stage.item(5))
    #expect(stage.shown != stage.items.names)
    stage.view.reloadData()
    #expect(stage.shown == stage.items.names)
    try stage.move(stage.item(6))
    try stage.move(CGPoint(x: 330, y: 300))
    #expect(stage.shown == stage.items.names)
    try stage.end()
  }

  @Test func `DD-55 a movement that changes no place asks the layout for nothing`() throws {
    let layout = CountingFlow()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 40), 0)
    layout.minimumInteritemSpacing = 0
    let stage = try CollectionDragStage(layout)
    stage.items.names = (0..<100_000).map(String.init)
    stage.view.reloadData()
    stage.view.dropDelegate = stage.trade
    try stage.lift(stage.item(0))
    try stage.move(stage.item(4))
    stage.generator.advance(by: 1)
    layout.prepares = 0
    try stage.move(CGPoint(x: 152, y: 62))
    try stage.move(CGPoint(x: 154, y: 64))
    #expect(layout.prepares == 0)
    try stage.end()
  }

  @Test(arguments: [(UICollectionView.ReorderingCadence.fast, 0.2), (.slow, 0.5)])
  func `DD-102 items make room for one of theirs when the drag has rested`(
    cadence: UICollectionView.ReorderingCadence, delay: TimeInterval
  ) throws {
    let stage = try CollectionDragStage()
    #expect(stage.view.reorderingCadence == .immediate)
    stage.view.reorderingCadence = cadence
    stage.view.dropDelegate = stage.trade
    try stage.lift(stage.item(0))
    try stage.move(stage.item(4))
    stage.generator.advance(by: delay / 2)
    try stage.move(CGPoint(x: 160, y: 60))
    stage.generator.advance(by: delay / 2 - 0.001)
    #expect(stage.shown.prefix(6) == ["(0)", "1", "2", "3", "4", "5"])
    stage.generator.advance(by: 0.002)
    #expect(stage.shown.prefix(6) == ["1", "2", "3", "4", "(0)", "5"])
    for item in [8, 7] {
      try stage.move(stage.item(item))
      stage.generator.advance(by: delay - 0.001)
    }
    #expect(stage.shown.prefix(6) == ["1", "2", "3", "4", "(0)", "5"])
    stage.generator.advance(by: 0.002)
    #expect(stage.shown.prefix(8) == ["1", "2", "3", "4", "5", "6", "7", "(0)"])
    try stage.move(stage.item(2))
    try stage.end()
    #expect(stage.log.take().contains("drop [\"0\"] at 2, insertAtDestinationIndexPath"))
    #expect(stage.shown == stage.items.names)
  }

  @Test func `DD-102 room for what comes from elsewhere waits too, and may be given up`() throws {
    let stage = try CollectionDragStage()
    stage.view.reorderingCadence = .slow
    stage.view.dropDelegate = stage.trade
    stage.trade.operation = .copy
    var counts: [Int] = []
    func rest(_ delay: TimeInterval) {
      stage.generator.advance(by: delay)
      stage.view.layoutIfNeeded()
      counts.append(stage.view.visibleCells.count)
    }
    try stage.lift(CGPoint(x: 330, y: 25))
    try stage.move(stage.item(4))
    rest(0.499)
    rest(0.002)
    #expect(counts == [12, 13])
    try stage.move(stage.item(1))
    rest(0.499)
    stage.trade.intent = .insertIntoDestinationIndexPath
    // A finger that rests asks nobody again.
    try stage.move(CGPoint(x: stage.item(1).x + 2, y: stage.item(1).y))
    rest(1)
    stage.trade.intent = .insertAtDestinationIndexPath
    try stage.move(stage.item(2))
    rest(0.4)
    try stage.move(CGPoint(x: 330, y: 300))
    rest(1)
    #expect(counts == [12, 13, 13, 12, 12, 12])
    try stage.move(stage.item(2))
    try stage.end()
    #expect(stage.log.take().contains("drop [\"nil\"] at 2, insertAtDestinationIndexPath"))
    rest(1)
    #expect(counts.last == 12)
  }
}

/// Counts how often it works out where things are.
private final class CountingFlow: UICollectionViewFlowLayout {
  var prepares = 0
  override func prepare() {
    prepares += 1
    super.prepare()
  }
}
