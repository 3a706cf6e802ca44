// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-73 to TV-78.
/// Rows that have focus.
extension TableEngine: FocusableList {
  var scrollView: UIScrollView { table }

  func mayFocus(_ path: IndexPath) -> Bool? {
    guard let delegate else { return nil }
    return members.answer(.focusableRows) { delegate.tableView(table, canFocusRowAt: path) }
  }

  func pathForFocus(of cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap(place).flatMap(known)
  }

  func cellForFocus(at path: IndexPath) -> UIView? {
    guard let place = existing(path) else { return nil }
    if cells[place] == nil, !isTiling, !isLoading { bring(place) }
    return cells[place]
  }

  func neighborsForFocus(of path: IndexPath) -> [IndexPath] {
    guard let place = existing(path), let span = geometry.row(place) else { return [] }
    // Counted from the row: keys may be faster than the table scrolls.
    let far = window.upperBound - window.lowerBound
    let reach = (span.start - far)..<(span.end + far)
    let ways: [(RowPlace) -> RowPlace?] = [
      { self.geometry.row(before: $0) }, { self.geometry.row(after: $0) },
    ]
    return ways.compactMap { focusableRow(from: place, within: reach, $0) }
  }

  /// The next row in a direction that may have focus.
  private func focusableRow(
    from place: RowPlace, within reach: Range<CGFloat>, _ step: (RowPlace) -> RowPlace?
  ) -> IndexPath? {
    var current = place
    while let next = step(current), let span = geometry.row(next),
      span.end > reach.lowerBound, span.start < reach.upperBound
    {
      if span.length > 0, let path = known(next), focus.allows(path) { return path }
      current = next
    }
    return nil
  }

  var firstSelectedPath: IndexPath? { selected.places.min().flatMap(known) }

  var preferredPath: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: table) }

  func agrees(to move: ListFocusMove) -> Bool {
    delegate?.tableView(table, shouldUpdateFocusIn: UITableViewFocusUpdateContext(move)) ?? true
  }

  func tell(of move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator) {
    delegate?.tableView(
      table, didUpdateFocusIn: UITableViewFocusUpdateContext(move), with: coordinator)
  }

  func selectByFocus(_ path: IndexPath) {
    let before = generation
    let follows =
      delegate?.tableView(table, selectionFollowsFocusForRowAt: path)
      ?? focus.selectionFollowsFocus
    guard follows, maySelect, before == generation, let place = existing(path) else { return }
    chooseOnly(place)
  }

  func showsCell(at path: IndexPath) -> Bool { existing(path).map { cells[$0] != nil } ?? false }

  // Rules: TV-86.
  func textForTyping(at path: IndexPath) -> String? {
    guard let place = existing(path) else { return nil }
    if let cell = cells[place] { return text(of: cell) }
    guard !isTiling, !isLoading, let source = table.dataSource else { return nil }
    let cell = source.tableView(table, cellForRowAt: path)
    // Only asked for its text, it is used for the next one.
    if self.place(of: cell) == nil { pool.keep(cell) }
    return text(of: cell)
  }

  private func text(of cell: UITableViewCell) -> String? {
    // What a cell sets by its state it else shows only once it is laid out.
    cell.configureIfNeeded()
    if let own = cell.parts.shownText?.text, cell.accessibilityLabel == nil { return own }
    return TypedSearch.text(of: cell, in: cell.contentView)
  }

  func pathForTyping(after path: IndexPath) -> IndexPath? {
    guard let place = existing(path) else { return nil }
    return geometry.row(around: place) { known($0) != nil }.flatMap(known)
  }

  func highlight(_ cell: UIView, for press: UIPress) -> Bool {
    guard let cell = cell as? UITableViewCell, let place = place(of: cell) else { return false }
    return highlight(cell, at: place, by: press)
  }

  func endHighlight(by press: UIPress, isCancelled: Bool) {
    guard let current = highlight, current.cause === press else { return }
    finish(current, isChosen: !isCancelled && current.cell.isFocused)
  }

  /// Scrolls to a row that has focus, from below the header that covers it.
  func reveal(_ rect: CGRect) {
    var shown = rect
    if table.style == .plain, let place = loaded.row(at: rect.midY),
      let header = geometry.header(of: place.section)
    {
      shown.origin.y -= header.length
      shown.size.height += header.length
    }
    table.scrollRectToVisible(shown, animated: true)
  }
}
