// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-20, TV-24, TV-26, TV-78.
/// What fingers do with rows.
///
/// A touch comes here along the chain, from the cell: what a view in the cell keeps, as a control
/// does, selects nothing, nor does what a recognizer takes away.
extension TableEngine {
  /// Whether a touch is of a row of this table.
  func touchesBegan(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, let cell = cell(of: touch), let place = place(of: cell) else {
      return false
    }
    if swipe != nil {
      closeSwipe(animated: true)
      return true
    }
    _ = highlight(cell, at: place, by: touch)
    return true
  }

  /// Highlights a row for a touch or a press; false where it may not be.
  func highlight(_ cell: UITableViewCell, at place: RowPlace, by cause: AnyObject) -> Bool {
    guard highlight == nil, maySelect, placeholder(at: place) == nil else { return false }
    let before = generation
    let path = dataPath(place)
    guard delegate?.tableView(table, shouldHighlightRowAt: path) != false, before == generation
    else { return false }
    highlight = RowHighlight(place: place, cell: cell, cause: cause)
    cell.setHighlighted(true, animated: false)
    if !allowsSeveral {
      for other in selected.places where other != place {
        cells[other]?.setSelected(false, animated: false)
      }
    }
    delegate?.tableView(table, didHighlightRowAt: path)
    return true
  }

  func touchesMoved(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, isOf(current, touches) else {
      return touches.first.flatMap(cell) != nil
    }
    if !isInside(current) { endHighlight() }
    return true
  }

  func touchesEnded(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, isOf(current, touches) else {
      return touches.first.flatMap(cell) != nil
    }
    finish(current, isChosen: isInside(current))
    return true
  }

  // Rules: TV-78.
  /// Ends what is highlighted, and chooses the row.
  func finish(_ current: RowHighlight, isChosen: Bool) {
    highlight = nil
    unhighlight(current)
    // Rows may have gone on being told.
    guard isChosen, let place = place(of: current.cell) else { return showSelection() }
    let before = generation
    choose(place)
    if before == generation { performAction(of: place) }
  }

  // Rules: TV-84.
  /// Does what a row is for, where the delegate does that.
  func performAction(of place: RowPlace) {
    let path = dataPath(place)
    guard let delegate, delegate.tableView(table, canPerformPrimaryActionForRowAt: path) else {
      return
    }
    delegate.tableView(table, performPrimaryActionForRowAt: path)
  }

  func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, isOf(current, touches) else {
      return touches.first.flatMap(cell) != nil
    }
    endHighlight()
    return true
  }

  /// Gives the row under the finger up.
  func endHighlight() {
    guard let current = highlight else { return }
    highlight = nil
    unhighlight(current)
    showSelection()
  }

  private func unhighlight(_ row: RowHighlight) {
    row.cell.setHighlighted(false, animated: false)
    delegate?.tableView(table, didUnhighlightRowAt: dataPath(row.place))
  }

  private func isOf(_ row: RowHighlight, _ touches: Set<UITouch>) -> Bool {
    touches.contains { $0 === row.cause }
  }

  private func isInside(_ row: RowHighlight) -> Bool {
    guard let touch = row.cause as? UITouch else { return false }
    return row.cell.bounds.contains(touch.location(in: row.cell))
  }

  /// The cell of this table that a touch is in.
  private func cell(of touch: UITouch) -> UITableViewCell? {
    var view = touch.view
    while let current = view, current !== table {
      if let cell = current as? UITableViewCell, place(of: cell) != nil { return cell }
      view = current.superview
    }
    return nil
  }
}
