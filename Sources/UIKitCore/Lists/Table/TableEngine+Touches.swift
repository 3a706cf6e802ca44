// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The row that a finger is on.
struct RowHighlight {
  var place: RowPlace
  let cell: UITableViewCell
  let touch: UITouch
}

// Rules: TV-20, TV-24, TV-26.
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
    guard highlight == nil, maySelect, placeholder(at: place) == nil else { return true }
    let before = generation
    let path = dataPath(place)
    guard delegate?.tableView(table, shouldHighlightRowAt: path) != false, before == generation
    else { return true }
    highlight = RowHighlight(place: place, cell: cell, touch: touch)
    cell.setHighlighted(true, animated: false)
    if !allowsSeveral {
      for other in selected where other != place {
        cells[other]?.setSelected(false, animated: false)
      }
    }
    delegate?.tableView(table, didHighlightRowAt: path)
    return true
  }

  func touchesMoved(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, touches.contains(current.touch) else {
      return touches.first.flatMap(cell) != nil
    }
    if !isInside(current) { endHighlight() }
    return true
  }

  func touchesEnded(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, touches.contains(current.touch) else {
      return touches.first.flatMap(cell) != nil
    }
    let isInside = isInside(current)
    highlight = nil
    unhighlight(current)
    // Rows may have gone on being told.
    if isInside, let place = place(of: current.cell) { choose(place) } else { showSelection() }
    return true
  }

  func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, touches.contains(current.touch) else {
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

  private func isInside(_ row: RowHighlight) -> Bool {
    row.cell.bounds.contains(row.touch.location(in: row.cell))
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
