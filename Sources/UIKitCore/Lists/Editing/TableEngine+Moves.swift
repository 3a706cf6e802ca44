// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// A row that a finger moves.
struct RowMove {
  let cell: UITableViewCell
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

  func canMove(_ place: RowPlace) -> Bool {
    guard let source = table.dataSource else { return false }
    return answer(.movableRows, { source.tableView(table, canMoveRowAt: IndexPath(place)) })
      ?? false
  }

  func beginMove(_ cell: UITableViewCell, at finger: CGFloat) -> Bool {
    guard rowMove == nil, isEditing, let place = place(of: cell) else { return false }
    rowMove = RowMove(cell: cell, source: place, goal: place, grip: cell.center.y - finger)
    table.bringSubviewToFront(cell)
    cell.alpha = 0.9
    return true
  }

  func followMove(to finger: CGFloat) {
    guard let move = rowMove else { return }
    move.cell.center.y = finger + move.grip
    let middle = min(max(move.cell.center.y, geometry.top), geometry.height - geometry.bottom - 1)
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
    selected = Set(selected.compactMap(update.row))
  }

  func endMove(isCancelled: Bool) {
    guard let move = rowMove else { return }
    if isCancelled { shift(to: move.source) }
    rowMove = nil
    move.cell.alpha = 1
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

/// The handle by which a row is moved.
final class RowHandle: UIControl {
  weak var cell: UITableViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    picture.tintColor = .tertiaryLabel
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    picture.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private var engine: TableEngine? { cell?.table?.list }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let engine else { return false }
    return engine.beginMove(cell, at: touch.location(in: engine.table).y)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let engine, engine.rowMove != nil else { return false }
    engine.followMove(to: touch.location(in: engine.table).y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    engine?.endMove(isCancelled: false)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    engine?.endMove(isCancelled: true)
  }
}
