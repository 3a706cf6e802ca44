// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: TV-80 to TV-82.
/// Fingers that select the rows they pass.
extension TableEngine: PannedList {
  var pannedList: UIScrollView { table }

  var wantsSelectionPans: Bool {
    delegate != nil && !members.lacks(.selectionPans)
      && (table.allowsMultipleSelection || table.allowsMultipleSelectionDuringEditing)
  }

  var maySelectSeveral: Bool { maySelect && allowsSeveral }

  func pannedRow(at point: CGPoint) -> RowPlace? { loaded.row(at: point.y) }

  // Rules: TV-81.
  /// Beside what cells show, where the circles are.
  func selectsByOneFinger(at point: CGPoint, _ way: CGPoint) -> Bool {
    guard isEditing, table.allowsMultipleSelectionDuringEditing,
      let place = pannedRow(at: point), let cell = cells[place]
    else { return false }
    let (x, content) = (cell.convert(point, from: table).x, cell.contentView.frame)
    return table.isMirrored ? x > content.maxX : x < content.minX
  }

  func mayBeginSelectionPan(at place: RowPlace) -> Bool {
    guard let delegate, placeholder(at: place) == nil else { return false }
    let said = members.answer(.selectionPans) {
      delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: dataPath(place))
    }
    return said ?? false
  }

  func selectionPanDidBegin(at place: RowPlace) {
    delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: dataPath(place))
  }

  func selectionPanDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(table) }

  func isChosen(_ place: RowPlace) -> Bool { selected.contains(place) }

  func tap(_ place: RowPlace) {
    guard placeholder(at: place) == nil else { return }
    let before = generation
    let path = dataPath(place)
    guard delegate?.tableView(table, shouldHighlightRowAt: path) != false, before == generation
    else { return }
    let cell = cells[place]
    cell?.setHighlighted(true, animated: false)
    delegate?.tableView(table, didHighlightRowAt: path)
    cell?.setHighlighted(false, animated: false)
    delegate?.tableView(table, didUnhighlightRowAt: path)
    if before == generation { choose(place) }
  }
}
