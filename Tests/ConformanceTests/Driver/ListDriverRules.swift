// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LD rows by fingers", .freshApplication)
struct ListDriverRules {
  @Test func `LD-1 LD-2 a row is found by text, identifier or index path, and tapped`() throws {
    let stage = try ListDriverStage(rows: 50)
    let generator = stage.generator
    #expect(try generator.fingerTap(row: .text("Row 3"), in: stage.table) == [0, 3])
    #expect(
      try generator.fingerTap(row: .identifier("id of Row 25"), in: stage.table) == [0, 25])
    #expect(try generator.fingerTap(row: .indexPath([0, 49]), in: stage.table) == [0, 49])
    #expect(try generator.fingerTap(row: .text("Row 0"), in: stage.table) == [0, 0])
    #expect(stage.log.take() == ["select 3", "select 25", "select 49", "select 0"])
  }

  @Test func `LD-2 a finger swipes so often at most, and the error says what is seen`() throws {
    let stage = try ListDriverStage(rows: 50)
    let (generator, table) = (stage.generator, stage.table)
    func seen(_ rows: ClosedRange<Int>) -> String {
      rows.map { "[0, \($0)] \"Row \($0)\"" }.joined(separator: ", ")
    }
    #expect(throws: RowError.rowIsNotReached(.indexPath([0, 49]), visible: seen(5...14))) {
      try generator.fingerScroll(to: .indexPath([0, 49]), in: table, reach: .swipes(1))
    }
    #expect(throws: RowError.rowIsNotFound(.text("Nobody"), visible: seen(5...14))) {
      try generator.fingerScroll(to: .text("Nobody"), in: table, reach: .swipes(0))
    }
    #expect(throws: RowError.rowIsNotFound(.indexPath([3, 0]), visible: seen(5...14))) {
      try generator.fingerTap(row: .indexPath([3, 0]), in: table)
    }
    let other = UIScrollView()
    #expect(throws: RowError.notAList("\(other)")) {
      try generator.fingerScroll(to: .text("Row 3"), in: other)
    }
    #expect(
      RowError.rowIsNotFound(.text("Nobody"), visible: "no rows").description
        == "There is no such row: a row that says \"Nobody\". Seen: no rows")
    #expect(stage.log.take() == [])
  }

  @Test func `LD-3 a list leaps to a row without a finger`() throws {
    let stage = try ListDriverStage(rows: 500)
    var found: [IndexPath] = []
    let recording = try stage.generator.recording {
      for row in [RowLocation.text("Row 440"), .indexPath([0, 40])] {
        found.append(try stage.generator.fingerScroll(to: row, in: stage.table, reach: .jump))
      }
    }
    #expect(found == [[0, 440], [0, 40]])
    #expect(recording.entries == [])
    #expect(stage.table.indexPathsForVisibleRows?.contains([0, 40]) == true)
    #expect(throws: RowError.self) {
      try stage.generator.fingerScroll(to: .text("Nobody"), in: stage.table, reach: .jump)
    }
  }

  @Test func `LD-4 a swipe uncovers actions, a tap does one, a long swipe the first`() throws {
    let stage = try ListDriverStage(rows: 50)
    let (generator, table) = (stage.generator, stage.table)
    stage.leading = ["Keep"]
    stage.trailing = ["Delete", "Flag"]
    try generator.fingerSwipe(row: .text("Row 2"), in: table, edge: .trailing)
    #expect(table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == true)
    // A touch elsewhere covers them again and selects nothing.
    try generator.fingerTap(row: .text("Row 5"), in: table)
    #expect(table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == false)
    #expect(stage.log.take() == [])
    try generator.fingerSwipe(row: .text("Row 2"), in: table, edge: .trailing, action: "Flag")
    try generator.fingerSwipe(row: .indexPath([0, 30]), in: table, edge: .leading, action: "Keep")
    try generator.fingerFullSwipe(row: .text("Row 29"), in: table, edge: .trailing)
    #expect(stage.log.take() == ["Flag 2", "Keep 30", "Delete 29"])
  }

  @Test func `LD-4 items of lists are swiped too`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let log = EventLog()
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Go") { _, _, done in
          log.record("go \(path.item)")
          done(true)
        }
      ])
    }
    let stage = ListStage(list)
    stage.show((0..<30).map { "Item \($0)" })
    let generator = try EventGenerator(window: stage.stage.window)
    try generator.fingerSwipe(row: .text("Item 20"), in: stage.view, edge: .trailing, action: "Go")
    try generator.fingerFullSwipe(row: .text("Item 2"), in: stage.view, edge: .trailing)
    #expect(log.take() == ["go 20", "go 2"])
  }

  @Test func `LD-5 where there is no such action no finger touches the row`() throws {
    let stage = try ListDriverStage(rows: 5)
    let (generator, table) = (stage.generator, stage.table)
    stage.trailing = ["Delete"]
    let recording = generator.recording {
      #expect(throws: RowError.rowHasNoActions(.text("Row 1"), edge: .leading)) {
        try generator.fingerFullSwipe(row: .text("Row 1"), in: table, edge: .leading)
      }
      #expect(
        throws: RowError.actionIsNotFound("Flag", row: .text("Row 1"), titles: ["Delete"])
      ) {
        try generator.fingerSwipe(row: .text("Row 1"), in: table, edge: .trailing, action: "Flag")
      }
      #expect(throws: RowError.rowCannotBeMoved(.text("Row 1"))) {
        try generator.fingerReorder(from: .text("Row 1"), to: .text("Row 3"), in: table)
      }
    }
    #expect(recording.entries == [])
    // Where nothing swipes, though there are actions, nothing is uncovered.
    for recognizer in table.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    #expect(throws: RowError.actionsStayCovered(.text("Row 1"))) {
      try generator.fingerSwipe(row: .text("Row 1"), in: table, edge: .trailing)
    }
  }

  @Test func `LD-6 a row is moved by its handle, up and down`() throws {
    let stage = try ListDriverStage(rows: 50)
    let (generator, table) = (stage.generator, stage.table)
    table.isEditing = true
    try generator.fingerReorder(from: .text("Row 1"), to: .indexPath([0, 4]), in: table)
    try generator.fingerReorder(from: .text("Row 6"), to: .text("Row 0"), in: table)
    #expect(stage.log.take() == ["move 1 to 4", "move 6 to 0"])
    #expect(
      stage.names.prefix(8)
        == ["Row 6", "Row 0", "Row 2", "Row 3", "Row 4", "Row 1", "Row 5", "Row 7"])
    #expect(throws: RowError.self) {
      try generator.fingerReorder(from: .indexPath([0, 0]), to: .indexPath([0, 49]), in: table)
    }
    #expect(stage.log.take() == [])
  }

  @Test func `LD-7 a row that can be dragged is moved by a long press`() throws {
    let stage = try ListDriverStage(rows: 8)
    stage.table.dragDelegate = stage
    try stage.generator.fingerReorder(
      from: .text("Row 1"), to: .text("Row 4"), in: stage.table)
    #expect(stage.log.take() == ["move 1 to 4"])
  }

  @Test func `LD-7 an item is moved by a long press where its controller does that`() throws {
    let controller = CollectionControllerRules.Letters(
      collectionViewLayout: CollectionStage.grid())
    let generator = try EventGenerator(viewController: controller)
    let collection = try #require(controller.collectionView)
    try generator.fingerReorder(
      from: .indexPath([0, 0]), to: .indexPath([0, 2]), in: collection)
    #expect(controller.letters == ["b", "c", "a", "d", "e", "f"])
    try generator.fingerReorder(
      from: .indexPath([0, 5]), to: .indexPath([0, 1]), in: collection)
    #expect(controller.letters == ["b", "f", "c", "a", "d", "e"])
  }

  @Test func `LD-8 content is pulled from wherever it is until it is made anew`() throws {
    let stage = try ListDriverStage(rows: 50)
    let (generator, table) = (stage.generator, stage.table)
    #expect(throws: RowError.nothingToRefresh("\(table)")) {
      try generator.fingerPullToRefresh(table)
    }
    let control = UIRefreshControl()
    table.refreshControl = control
    control.addAction(
      UIAction { [log = stage.log] _ in log.record("refresh") }, for: .valueChanged)
    try generator.fingerScroll(to: .indexPath([0, 20]), in: table, reach: .jump)
    try generator.fingerPullToRefresh(table)
    #expect(stage.log.take() == ["refresh"])
    #expect(control.isRefreshing)
    #expect(throws: RowError.nothingToRefresh("\(table)")) {
      try generator.fingerPullToRefresh(table)
    }
    control.endRefreshing()
    generator.advance(by: 1)
    // One that is done at once has been pulled all the same.
    control.addAction(UIAction { [weak control] _ in control?.endRefreshing() }, for: .valueChanged)
    try generator.fingerPullToRefresh(table)
    #expect(stage.log.take() == ["refresh"])
    #expect(!control.isRefreshing)
  }
}
