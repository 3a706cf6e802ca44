// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A table of names whose rows are dragged.
private final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  let log = EventLog()
  var names = ["a", "b", "c", "d"]
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.move
  var adds = false
  var perform: ((any UITableViewDropCoordinator) -> Void)?

  final class Row: UITableViewCell {
    weak var owner: Names?
    var name = ""
    override func dragStateDidChange(_ dragState: DragState) {
      owner?.log.record("cell \(dragState)")
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = Row(style: .default, reuseIdentifier: nil)
    cell.owner = self
    cell.name = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.record("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.record("lift \(indexPath.row)")
    return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))]
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    adds ? [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))] : []
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.record("begins")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.record("ended \(tableView.hasActiveDrag)")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.record("enter")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.record("update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")")
    return UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    if let perform { return perform(coordinator) }
    let item = coordinator.items[0]
    let source = item.sourceIndexPath.map { "\($0.row)" } ?? "nil"
    log.record("drop of \(source), \(coordinator.proposal.intent)")
    guard let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { return }
    tableView.performBatchUpdates {
      self.names.insert(self.names.remove(at: from.row), at: to.row)
      tableView.moveRow(at: from, to: to)
    }
    coordinator.drop(item.dragItem, toRowAt: to).addCompletion { [log] _ in log.record("arrived") }
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.record("end")
  }
}

@MainActor @Suite("DD rows that are dragged", .freshApplication)
struct TableDragRules {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let names = Names()
  private let generator: EventGenerator

  init() throws {
    table.rowHeight = 50
    table.dataSource = names
    table.dragDelegate = names
    let page = UIView(frame: UIScreen.main.bounds)
    page.addSubview(table)
    generator = try EventGenerator(view: page)
    generator.advance(by: 0.1)
  }

  private func row(_ number: Int) -> CGPoint { CGPoint(x: 100, y: 25 + 50 * CGFloat(number)) }

  @Test func `DD-40 DD-43 a row is moved where only the data source cares`() throws {
    try generator.fingerDown(.rightIndex, at: row(0))
    generator.advance(by: 1)
    #expect(names.log.take() == ["lift 0", "cell lifting"] && table.hasActiveDrag)
    try generator.fingerMove(.rightIndex, to: row(2))
    #expect(names.log.take() == ["cell dragging", "begins"] && table.hasActiveDrop)
    try generator.fingerUp(.rightIndex)
    #expect(names.log.take() == ["move 0 to 2"] && names.names == ["b", "c", "a", "d"])
    generator.advance(by: 1)
    #expect(names.log.take().first == "ended true" && !table.hasActiveDrag)
    try generator.fingerDragAndDrop(from: row(3), to: row(0))
    #expect(!names.log.take().contains { $0.hasPrefix("move") })
  }

  @Test(arguments: [0.6, 2])
  func `DD-40 a row that is lifted and put down is dragged no more`(rest: TimeInterval) throws {
    try generator.fingerDown(.rightIndex, at: row(0))
    generator.advance(by: rest)
    #expect(names.log.take() == ["lift 0", "cell lifting"] && table.hasActiveDrag)
    try generator.fingerUp(.rightIndex)
    generator.advance(by: 1)
    #expect(names.log.take() == ["cell none"] && !table.hasActiveDrag)
  }

  @Test func `DD-41 DD-42 a coordinator says what is dropped and where it goes`() throws {
    table.dropDelegate = names
    try generator.fingerDown(.rightIndex, at: row(0))
    generator.advance(by: 1)
    _ = names.log.take()
    try generator.fingerMove(.rightIndex, to: row(1))
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 100, y: 350))
    try generator.fingerMove(.rightIndex, to: row(2))
    #expect(
      names.log.take() == ["cell dragging", "begins", "enter", "update 1", "update 3", "update 2"])
    try generator.fingerUp(.rightIndex)
    #expect(names.log.take() == ["drop of 0, insertAtDestinationIndexPath"])
    #expect(names.names == ["b", "c", "a", "d"])
    generator.advance(by: 1)
    let lines = names.log.take()
    #expect(lines.first == "arrived" && lines.last == "end")
  }

  /// The rows that are seen; in brackets what is there and not seen.
  private var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { cell in
      (cell as? Names.Row).map { $0.alpha == 0 ? "(\($0.name))" : $0.name }
    }
  }

  @Test func `DD-55 rows make room for one of theirs, and close it`() throws {
    table.dropDelegate = names
    try generator.fingerDown(.rightIndex, at: row(0))
    generator.advance(by: 1)
    try generator.fingerMove(.rightIndex, to: row(1))
    #expect(shown == ["b", "(a)", "c", "d"])
    try generator.fingerMove(.rightIndex, to: row(3))
    #expect(shown == ["b", "c", "d", "(a)"])
    names.intent = .insertIntoDestinationIndexPath
    try generator.fingerMove(.rightIndex, to: row(2))
    #expect(shown == ["a", "b", "c", "d"])
    names.intent = .insertAtDestinationIndexPath
    try generator.fingerMove(.rightIndex, to: row(1))
    #expect(shown == ["b", "(a)", "c", "d"])
    try generator.fingerMove(.rightIndex, to: row(2))
    try generator.fingerUp(.rightIndex)
    #expect(shown == ["b", "c", "a", "d"])
    generator.advance(by: 1)
  }

  @Test func `DD-56 a table scrolls while a finger rests at its edge`() throws {
    names.names = (0..<200).map(String.init)
    table.reloadData()
    table.dropDelegate = names
    try generator.fingerDown(.rightIndex, at: row(2))
    generator.advance(by: 1)
    try generator.fingerMove(.rightIndex, to: row(3))
    generator.advance(by: 1)
    #expect(table.contentOffset.y == 0)
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 100, y: 378))
    _ = names.log.take()
    generator.advance(by: 1)
    let offset = table.contentOffset.y
    #expect((250...350).contains(offset))
    #expect(names.log.take().contains("update 13"))
    try generator.fingerMove(.rightIndex, to: row(4))
    generator.advance(by: 1)
    #expect(abs(table.contentOffset.y - offset) < 20)
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 100, y: 2))
    generator.advance(by: 2)
    #expect(table.contentOffset.y == 0)
    try generator.fingerUp(.rightIndex)
    let rest = table.contentOffset.y
    generator.advance(by: 1)
    #expect(table.contentOffset.y == rest)
  }

  @Test(arguments: [false, true])
  func `DD-23 a drag outlives the cell that it began on`(isReloaded: Bool) throws {
    names.names = (0..<200).map(String.init)
    names.intent = .unspecified
    table.reloadData()
    table.dropDelegate = names
    try generator.fingerDown(.rightIndex, at: row(2))
    generator.advance(by: 1)
    if isReloaded { table.reloadData() }
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 100, y: 378))
    generator.advance(by: 4)
    #expect(
      table.contentOffset.y > 1000 && table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    try generator.fingerMove(.rightIndex, to: row(4))
    _ = names.log.take()
    try generator.fingerUp(.rightIndex)
    #expect(names.log.take().first == "drop of 2, unspecified")
    generator.advance(by: 1)
    #expect(names.log.take().last == "end" && !table.hasActiveDrag)
  }

  /// Names of the rows that have a cell, those that the data does not have with a dot.
  private var cells: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { ($0 as? Names.Row)?.name ?? "·" }
  }

  @Test func `DD-57 rows make room for several of theirs`() throws {
    table.dropDelegate = names
    try generator.fingerDown(.rightIndex, at: row(0))
    generator.advance(by: 1)
    try generator.fingerMove(.rightIndex, to: row(1))
    names.adds = true
    try generator.fingerTap(.leftIndex, at: row(3))
    try generator.fingerMove(.rightIndex, to: row(2))
    #expect(cells == ["a", "b", "·", "c", "d"] && table.numberOfRows(inSection: 0) == 4)
    #expect(table.indexPathForRow(at: row(2)) == nil)
    #expect(table.indexPathForRow(at: row(3)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    try generator.fingerMove(.rightIndex, to: row(0))
    #expect(cells == ["·", "a", "b", "c", "d"])
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 350, y: 390))
    #expect(cells == ["a", "b", "c", "d"])
    try generator.fingerUp(.rightIndex)
    generator.advance(by: 1)
  }

  @Test func `DD-58 a placeholder of a table becomes a row`() throws {
    table.dropDelegate = names
    table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    var context: (any UITableViewDropPlaceholderContext)?
    var updates = 0
    names.perform = { drop in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "waiting",
        rowHeight: 30)
      placeholder.cellUpdateHandler = { _ in updates += 1 }
      context = drop.drop(drop.items[0].dragItem, to: placeholder)
      context?.addCompletion { [log = self.names.log] _ in log.record("arrived") }
    }
    try generator.fingerDragAndDrop(from: row(0), to: row(2))
    #expect(cells == ["a", "·", "b", "c", "d"] && updates == 1)
    #expect(names.log.take().contains("arrived"))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 80)
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0)).flatMap { table.indexPath(for: $0) }
        == IndexPath(row: 1, section: 0))
    #expect(
      table.presentationIndexPath(forDataSourceIndexPath: IndexPath(row: 1, section: 0))?.row == 2)
    #expect(
      table.dataSourceIndexPath(forPresentationIndexPath: IndexPath(row: 1, section: 0)) == nil)
    names.names.remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(cells == ["·", "b", "c", "d"])
    #expect(context?.commitInsertion { self.names.names.insert("new", at: $0.row) } == true)
    #expect(cells == ["new", "b", "c", "d"] && context?.deletePlaceholder() == false)
    generator.advance(by: 1)
    #expect(cells == names.names)
  }

  @Test func `DD-41 DD-42 DD-90 a table takes what comes from outside`() throws {
    table.dropDelegate = names
    names.operation = .copy
    names.intent = .unspecified
    names.perform = { [log = names.log] drop in
      let item = drop.items[0]
      let source = item.sourceIndexPath.map { "\($0.row)" } ?? "nowhere"
      log.record("\(drop.items.count) from \(source) to \(drop.destinationIndexPath?.row ?? -1)")
      drop.session.loadObjects(ofClass: String.self) { (texts: [String]) in
        log.record("took \(texts.joined(separator: " "))")
      }
      drop.drop(item.dragItem, toRowAt: IndexPath(row: 1, section: 0)).addCompletion { _ in
        log.record("arrived")
      }
    }
    let drag = try generator.dragFromOutside([.text("x")], at: row(0))
    try drag.move(to: row(1))
    #expect(names.log.take() == ["enter", "update 0", "update 1"])
    drag.drop()
    #expect(names.log.take() == ["1 from nowhere to 1", "took x"])
    generator.advance(by: 1)
    #expect(names.log.take() == ["arrived", "end"])
  }

  @Test func `DD-40 dragging is switched off`() throws {
    #expect(table.dragInteractionEnabled)
    table.dragInteractionEnabled = false
    try generator.fingerDragAndDrop(from: row(0), to: row(2))
    #expect(names.log.take() == [])
  }
}
