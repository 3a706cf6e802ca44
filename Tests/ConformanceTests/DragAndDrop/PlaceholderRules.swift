// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell of a placeholder.
private final class WaitingCell: UICollectionViewCell {
  var text = ""
}

@MainActor @Suite("DD room and placeholders in collections", .freshApplication)
struct PlaceholderRules {
  private let stage: CollectionDragStage
  private let box = ContextBox()

  /// What a drop got for its placeholder.
  private final class ContextBox {
    var context: (any UICollectionViewDropPlaceholderContext)?
    var updates = 0
  }

  init() throws {
    stage = try CollectionDragStage()
    stage.view.dropDelegate = stage.trade
    stage.view.delegate = Sizes.shared
    stage.view.register(WaitingCell.self, forCellWithReuseIdentifier: "waiting")
    stage.trade.operation = .copy
    stage.trade.perform = { [box] drop in
      guard let item = drop.items.first, let path = drop.destinationIndexPath else { return }
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { cell in
        box.updates += 1
        (cell as? WaitingCell)?.text = "waits"
      }
      placeholder.previewParametersProvider = { _ in
        let look = UIDragPreviewParameters()
        look.backgroundColor = .green
        return look
      }
      box.context = drop.drop(item.dragItem, to: placeholder)
    }
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    static let shared = Sizes()
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 40) }
  }

  /// Every cell in its order, those of what the data does not have with a dot.
  private var cells: [String] {
    stage.view.layoutIfNeeded()
    return stage.view.visibleCells.map { ($0 as? DraggedCell)?.name ?? "·" }
  }

  private func dropAtFour() throws {
    try stage.lift(CGPoint(x: 330, y: 25))
    try stage.move(stage.item(4))
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-57 items make room for what comes from elsewhere`() throws {
    try stage.lift(CGPoint(x: 330, y: 25))
    try stage.move(stage.item(4))
    #expect(cells.prefix(7) == ["0", "1", "2", "3", "·", "4", "5"] && cells.count == 13)
    #expect(stage.view.numberOfItems(inSection: 0) == 12 && stage.shown == stage.items.names)
    #expect(stage.view.indexPathForItem(at: stage.item(5)) == IndexPath(item: 4, section: 0))
    #expect(stage.view.indexPathForItem(at: stage.item(4)) == nil)
    #expect(
      (stage.view.cellForItem(at: IndexPath(item: 4, section: 0)) as? DraggedCell)?.name == "4")
    try stage.move(stage.item(1))
    #expect(cells.prefix(4) == ["0", "·", "1", "2"] && cells.count == 13)
    try stage.move(CGPoint(x: 150, y: 300))
    #expect(cells.last == "·" && stage.log.take().last == "update 12")
    stage.trade.intent = .insertIntoDestinationIndexPath
    try stage.move(stage.item(1))
    #expect(cells == stage.items.names)
    stage.trade.intent = .insertAtDestinationIndexPath
    try stage.move(stage.item(2))
    #expect(cells.count == 13)
    try stage.move(CGPoint(x: 330, y: 300))
    #expect(cells == stage.items.names)
    try stage.end()
  }

  @Test func `DD-58 a placeholder stands for what comes, and becomes an item`() throws {
    try dropAtFour()
    #expect(cells.prefix(6) == ["0", "1", "2", "3", "·", "4"] && box.updates == 1)
    let context = try #require(box.context)
    let picture = stage.drags.previews.first?.subviews.first
    #expect(picture?.backgroundColor == .green && context.dragItem.localObject as? String == "one")
    context.setNeedsCellUpdate()
    #expect(box.updates == 2 && stage.view.numberOfItems(inSection: 0) == 12)
    // Places that the program says and hears are those of its data meanwhile.
    stage.items.names.remove(at: 0)
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.items.names.insert("x", at: 4)
    stage.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    #expect(cells.prefix(6) == ["1", "2", "3", "·", "4", "x"])
    stage.generator.advance(by: 1)
    var place: IndexPath?
    let items = stage.items
    #expect(
      context.commitInsertion { path in
        place = path
        items.names.insert("new", at: path.item)
      })
    #expect(place == IndexPath(item: 3, section: 0))
    #expect(cells == stage.items.names && cells[3] == "new")
    #expect(!context.commitInsertion { _ in } && !context.deletePlaceholder())
    stage.generator.advance(by: 1)
  }

  @Test func `DD-58 a placeholder is taken away`() throws {
    try dropAtFour()
    let context = try #require(box.context)
    #expect(cells.count == 13 && context.deletePlaceholder() && !context.deletePlaceholder())
    #expect(cells == stage.items.names)
    stage.generator.advance(by: 1)
    try dropAtFour()
    stage.view.reloadData()
    #expect(cells == stage.items.names)
    #expect(box.context?.commitInsertion { _ in } == false)
    stage.generator.advance(by: 1)
  }

  @Test func `DD-58 selection and translation leave a placeholder out`() throws {
    try dropAtFour()
    stage.generator.advance(by: 1)
    let view = stage.view
    view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    view.deselectItem(at: IndexPath(item: 4, section: 0), animated: false)
    try stage.generator.fingerTap(at: stage.item(4))
    #expect(view.indexPathsForSelectedItems == [])
    try stage.generator.fingerTap(at: stage.item(5))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    let (data, shown) = (IndexPath(item: 4, section: 0), IndexPath(item: 5, section: 0))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: data) == shown)
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: shown) == data)
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: data) == nil)
    view.performUsingPresentationValues {
      #expect(view.numberOfItems(inSection: 0) == 13)
      #expect((view.cellForItem(at: shown) as? DraggedCell)?.name == "4")
    }
  }

  @Test func `DD-58 where no placeholder can be there is none`() throws {
    stage.trade.perform = { [box] drop in
      guard let item = drop.items.first else { return }
      box.context = drop.drop(
        item.dragItem,
        to: UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 40, section: 3), reuseIdentifier: "waiting"))
    }
    try dropAtFour()
    #expect(cells == stage.items.names && box.context?.deletePlaceholder() == false)
    box.context?.setNeedsCellUpdate()
    stage.generator.advance(by: 1)
  }
}
