// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-40 to DD-43.
/// Drags rows of a table, and takes what is dropped on it, by two interactions of the table.
final class TableDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let table: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { update() } }
  weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { update() } }
  /// Whether a person can drag rows.
  var isWanted = true { didSet { update() } }
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  /// The rows that items were lifted from, as they were then.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private weak var dragSession: (any UIDragSession)?
  private var coordinator: TableDropCoordinator?
  private var proposal: UITableViewDropProposal?
  /// Whether rows of the table are lifted or dragged, and whether a drag is over it.
  private(set) var hasDrag = false
  private(set) var hasDrop = false

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  /// Adds the interactions that are wanted.
  private func update() {
    if dragDelegate != nil, drag.view == nil { table.addInteraction(drag) }
    drag.isEnabled = isWanted && dragDelegate != nil
    let takes = dropDelegate != nil || dragDelegate != nil
    if takes, drop.view == nil { table.addInteraction(drop) }
    if !takes, drop.view != nil { table.removeInteraction(drop) }
  }

  // MARK: - Rows that are dragged

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = table.indexPathForRow(at: session.location(in: table)),
      let items = dragDelegate?.tableView(table, itemsForBeginning: session, at: path)
    else { return [] }
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = table.indexPathForRow(at: point),
      let items = dragDelegate?.tableView(
        table, itemsForAddingTo: session, at: path, point: point)
    else { return [] }
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = sources[ObjectIdentifier(item)], let cell = table.cellForRow(at: path) else {
      return nil
    }
    let look = dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: look ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    hasDrag = true
    tell(session.items, .lifting)
    let items = session.items
    animator.addCompletion { [weak self] position in
      if position == .start { self?.end(items) }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    dragSession = session
    tell(session.items, .dragging)
    dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    dragDelegate?.tableView(table, dragSessionDidEnd: session)
    end(session.items)
  }

  private func end(_ items: [UIDragItem]) {
    hasDrag = false
    dragSession = nil
    tell(items, .none)
    for item in items { sources[ObjectIdentifier(item)] = nil }
  }

  private func tell(_ items: [UIDragItem], _ state: UITableViewCell.DragState) {
    for item in items {
      guard let path = sources[ObjectIdentifier(item)] else { continue }
      table.cellForRow(at: path)?.dragStateDidChange(state)
    }
  }

  // MARK: - What is dropped

  // Rules: DD-43.
  /// The row that would be moved, where nobody but the data source cares; nil otherwise.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard dropDelegate == nil, session.items.count == 1, let dragSession,
      session.localDragSession === dragSession,
      let path = sources[ObjectIdentifier(session.items[0])], let place = table.list.existing(path),
      table.list.canMove(place)
    else { return nil }
    return path
  }

  /// The row where the finger is; behind the last one where there is none below.
  private func destination(_ session: any UIDropSession) -> IndexPath? {
    let point = session.location(in: table)
    if let path = table.indexPathForRow(at: point) { return path }
    let sections = table.numberOfSections
    guard sections > 0 else { return nil }
    let last = table.rect(forSection: sections - 1)
    guard point.y >= last.minY else { return nil }
    return IndexPath(row: table.numberOfRows(inSection: sections - 1), section: sections - 1)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    if let delegate = dropDelegate { return delegate.tableView(table, canHandle: session) }
    return movedRow(session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasDrop = true
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = destination(session)
    let proposal =
      dropDelegate.map {
        $0.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }
      ?? UITableViewDropProposal(
        operation: movedRow(session) == nil || path == nil ? .cancel : .move,
        intent: .insertAtDestinationIndexPath)
    self.proposal = proposal
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasDrop = false
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    hasDrop = false
    proposal = nil
    coordinator = nil
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  // Rules: DD-42, DD-43.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let made = TableDropCoordinator(
      of: table, session, to: destination(session),
      proposal ?? UITableViewDropProposal(operation: .cancel)
    ) { [sources] in sources[ObjectIdentifier($0)] }
    coordinator = made
    if let delegate = dropDelegate {
      delegate.tableView(table, performDropWith: made)
    } else if let source = movedRow(session), let goal = made.destinationIndexPath {
      move(source, to: goal, made)
    }
  }

  // Rules: DD-43.
  private func move(_ source: IndexPath, to wanted: IndexPath, _ drop: TableDropCoordinator) {
    var goal = wanted
    // Behind the last row is one less when the row was before it.
    let count = table.numberOfRows(inSection: goal.section)
    if goal.section == source.section {
      goal = IndexPath(row: min(goal.row, max(0, count - 1)), section: goal.section)
    }
    let said =
      table.list.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: goal) ?? goal
    _ = drop.drop(drop.session.items[0], toRowAt: said)
    guard said != source else { return }
    table.performBatchUpdates { [table] in
      table.dataSource?.tableView(table, moveRowAt: source, to: said)
      table.moveRow(at: source, to: said)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { coordinator?.preview(of: item, defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = coordinator?.animator(of: item) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.finish(at: $0) }
  }
}
