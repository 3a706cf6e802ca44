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

  private final class Row: UITableViewCell {
    weak var owner: Names?
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
    return UITableViewDropProposal(operation: .move, intent: intent)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
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

  @Test func `DD-41 DD-42 a coordinator says what is dropped and where it goes`() throws {
    table.dropDelegate = names
    try generator.fingerDown(.rightIndex, at: row(0))
    generator.advance(by: 1)
    _ = names.log.take()
    try generator.fingerMove(.rightIndex, to: row(1))
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 100, y: 350))
    try generator.fingerMove(.rightIndex, to: row(2))
    #expect(
      names.log.take() == ["cell dragging", "begins", "enter", "update 1", "update 4", "update 2"])
    try generator.fingerUp(.rightIndex)
    #expect(names.log.take() == ["drop of 0, insertAtDestinationIndexPath"])
    #expect(names.names == ["b", "c", "a", "d"])
    generator.advance(by: 1)
    let lines = names.log.take()
    #expect(lines.first == "arrived" && lines.last == "end")
  }

  @Test func `DD-40 dragging is switched off`() throws {
    #expect(table.dragInteractionEnabled)
    table.dragInteractionEnabled = false
    try generator.fingerDragAndDrop(from: row(0), to: row(2))
    #expect(names.log.take() == [])
  }
}
