// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: DD-40 to DD-43.
/// A table as its dragging sees it.
final class TableDragList: DragList {
  private unowned let table: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?

  init(of table: UITableView) { self.table = table }

  var view: UIScrollView { table }
  var gives: Bool { dragDelegate != nil }
  var takes: Bool { dropDelegate != nil }

  // MARK: - Rows

  func path(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }

  func destination(at point: CGPoint) -> IndexPath? {
    if let place = table.list.loaded.row(at: point.y) { return table.list.dataPath(place) }
    let sections = table.numberOfSections
    guard sections > 0, point.y >= table.rect(forSection: sections - 1).minY else { return nil }
    return IndexPath(row: table.numberOfRows(inSection: sections - 1), section: sections - 1)
  }

  func place(at point: CGPoint) -> RowPlace? { table.list.loaded.row(at: point.y) }

  func frame(of path: IndexPath) -> CGRect? {
    table.list.existing(path).map { table.list.rect(table.list.geometry.row($0)) }
  }

  func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

  func count(in section: Int) -> Int { table.numberOfRows(inSection: section) }

  func tell(_ cell: UIView, _ state: ListDragState) {
    let said: UITableViewCell.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    (cell as? UITableViewCell)?.dragStateDidChange(said)
  }

  // MARK: - Who gives

  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
  }
  func items(
    addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragLook(of path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  // MARK: - Who takes

  func matters(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(table, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> ListProposal {
    let said =
      dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .cancel)
    return ListProposal(proposal: said, inserts: said.intent == .insertAtDestinationIndexPath)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
  func dropLook(of path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
  }
  func ownProposal(_ operation: UIDropOperation) -> UIDropProposal {
    UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func makeDrop(_ parts: ListDropParts) -> ListDrop { TableDropCoordinator(parts) }
  func perform(_ drop: ListDrop) {
    guard let drop = drop as? TableDropCoordinator else { return }
    dropDelegate?.tableView(table, performDropWith: drop)
  }

  // MARK: - Rows that move

  func canMove(_ path: IndexPath) -> Bool {
    table.list.existing(path).map(table.list.canMove) ?? false
  }
  func goal(of source: IndexPath, proposed: IndexPath) -> IndexPath {
    table.list.delegate?.tableView(
      table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }
  func move(_ source: IndexPath, to goal: IndexPath) {
    makeRoom(for: source, at: goal)
    table.list.endMove(isCancelled: table.list.rowMove.map { IndexPath($0.goal) } != goal)
  }
  func makeRoom(for source: IndexPath, at goal: IndexPath) {
    guard let source = RowPlace(source), let goal = RowPlace(goal) else { return }
    table.list.makeRoom(for: source, at: goal)
  }
  func closeRoom() { table.list.closeRoom() }
  var roomDelay: TimeInterval { 0 }
  var room: IndexPath? { table.list.veiled.map { IndexPath($0) } }

  // MARK: - Placeholders

  var host: any PlaceholderHost { table.list }
  func frame(shownAt place: RowPlace) -> CGRect? {
    table.list.geometry.row(place).map { table.list.rect($0) }
  }
  func makeGap() -> ListPlaceholder {
    let height = table.rowHeight < 0 ? TableEngine.ordinaryHeight : table.rowHeight
    return ListPlaceholder(height: height) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.alpha = 0
      return cell
    }
  }
}
