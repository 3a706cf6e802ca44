// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// A row that a finger moves.
struct RowMove {
  /// What goes with the finger; nil where that is a preview, and the row is the room kept for it.
  let cell: UITableViewCell?
  /// Where it is in the data, and where it is shown.
  let source: RowPlace
  var goal: RowPlace
  /// From the finger to the middle of the row.
  let grip: CGFloat
}

// Rules: TV-65.
/// Moving rows by their handles.
///
/// While a row moves, the table shows the order that would be; the data source hears of it once, when
/// the finger lifts.
extension TableEngine {
  private static let slide: TimeInterval = 0.2

  // Rules: TV-89.
  func canMove(_ place: RowPlace) -> Bool {
    guard let source = table.dataSource, placeholder(at: place) == nil else { return false }
    return members.answer(.movableRows, { source.tableView(table, canMoveRowAt: dataPath(place)) })
      ?? (source as? any EditingCommitter)?.movesRows ?? false
  }

  func beginMove(_ cell: UITableViewCell, at finger: CGFloat) -> Bool {
    guard rowMove == nil, isEditing, phantoms.isEmpty, let place = place(of: cell) else {
      return false
    }
    rowMove = RowMove(cell: cell, source: place, goal: place, grip: cell.center.y - finger)
    cell.stateDidChange()
    table.bringSubviewToFront(cell)
    cell.alpha = 0.9
    return true
  }

  func followMove(to finger: CGFloat) {
    guard let move = rowMove, let cell = move.cell else { return }
    cell.center.y = finger + move.grip
    let middle = min(max(cell.center.y, geometry.top), geometry.height - geometry.bottom - 1)
    guard let under = geometry.row(at: middle), under != move.goal else { return }
    let proposed = IndexPath(under)
    let said =
      delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: IndexPath(move.source),
        toProposedIndexPath: proposed
      ) ?? proposed
    guard let goal = RowPlace(said), rowMove != nil, goal != move.goal, isGoal(goal) else { return }
    shift(to: goal)
  }

  /// Whether the row can be put at a place: one that there is, or behind the last of another section.
  private func isGoal(_ place: RowPlace) -> Bool {
    geometry.contains(place)
      || (place.section != rowMove?.goal.section && place.section >= 0
        && place.section < geometry.numberOfSections
        && place.row == geometry.numberOfRows(in: place.section))
  }

  /// Shows the row at another place, with animation of the others.
  private func shift(to goal: RowPlace) {
    guard let move = rowMove else { return }
    var changes = ListChanges()
    changes.movedRows = [.init(from: move.goal, to: goal)]
    let update = ListUpdate(changes, of: geometry)
    generation += 1
    geometry = update.geometry(section: { _ in SectionShape() }, row: { _ in (0, true) })
    rearrange(update)
    rowMove?.goal = goal
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      self.tile()
    }
  }

  private func rearrange(_ update: ListUpdate) {
    let old = cells
    cells = [:]
    for (place, cell) in old {
      guard let now = update.row(after: place) else { continue }
      cells[now] = cell
      cell.rowPlace = now
    }
    selected = ListSelection(Set(selected.places.compactMap(update.row)))
  }

  func endMove(isCancelled: Bool) {
    guard let move = rowMove else { return }
    if isCancelled { shift(to: move.source) }
    rowMove = nil
    let cell = move.cell ?? cells[isCancelled ? move.source : move.goal]
    cell?.stateDidChange()
    cell?.alpha = 1
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      self.tile()
    }
    guard !isCancelled, move.goal != move.source else { return }
    table.dataSource?.tableView(
      table, moveRowAt: IndexPath(move.source), to: IndexPath(move.goal))
  }

  /// The row of the data that is shown at a place while another one moves.
  func dataPlace(of place: RowPlace) -> RowPlace {
    guard let move = rowMove, move.goal != move.source else { return place }
    if place == move.goal { return move.source }
    var result = place
    if place.section == move.goal.section, place.row > move.goal.row { result.row -= 1 }
    if result.section == move.source.section, result.row >= move.source.row { result.row += 1 }
    return result
  }
}

// Rules: DD-55.
/// Rows that are dragged: the room for one is the row itself, which is not seen meanwhile.
extension TableEngine {
  /// Shows the order that would be if a row were at another place.
  func makeRoom(for source: RowPlace, at goal: RowPlace) {
    guard !isUpdating, phantoms.isEmpty, loaded.contains(source) else { return }
    if rowMove == nil {
      rowMove = RowMove(cell: nil, source: source, goal: source, grip: 0)
      cells[source]?.alpha = 0
    }
    guard let move = rowMove, move.cell == nil, move.source == source, goal != move.goal,
      isGoal(goal)
    else { return }
    shift(to: goal)
  }

  /// Shows the order that is.
  func closeRoom() {
    guard let move = rowMove, move.cell == nil else { return }
    endMove(isCancelled: true)
  }

  /// The row that is not seen, for it is dragged.
  var veiled: RowPlace? { rowMove.flatMap { $0.cell == nil ? $0.goal : nil } }
}

extension TableEngine: HandleOwner {
  var movingView: UIView { table }

  var isMovingByHandle: Bool { rowMove != nil }

  func beginMove(of cell: UIView, at point: CGPoint) -> Bool {
    (cell as? UITableViewCell).map { beginMove($0, at: point.y) } ?? false
  }

  func followHandle(to point: CGPoint) { followMove(to: point.y) }
}
