// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-5, TV-12, TV-15.
/// Bringing cells for the rows that are seen, and taking those away that are not.
extension TableEngine {
  /// Rounds of one layout: rows that turn out lower than expected uncover others.
  private static let mostPasses = 10

  /// Part of every layout.
  func tile() {
    guard !isTiling else { return table.setNeedsLayout() }
    if hasOtherText { unsettled = UnsettledCells() }
    settleSizes()
    isTiling = true
    defer { isTiling = false }
    loadIfNeeded()
    followWidth()
    if table.isDragging, swipe != nil { closeSwipe(animated: true) }
    for _ in 0..<Self.mostPasses {
      let before = generation
      loadIfNeeded()
      placeEdges()
      let isDone = tileRows()
      guard before == generation else { continue }
      let areDone = tileHeaders()
      updateContentSize()
      placeEdges()
      if before == generation, isDone, areDone {
        placeIndex()
        return tellOfPrefetching()
      }
    }
    table.setNeedsLayout()
  }

  // Rules: TV-102.
  /// Has all be measured anew in text of another size, and nothing be used again that has it as it was.
  func textSizeDidChange() {
    pool.empty()
    (spareHeaders, spareFooters) = ([:], [:])
    hasOtherText = true
    table.setNeedsLayout()
  }

  /// Rows measured for another width, or in text of another size, are measured anew; the topmost one
  /// that is seen stays in view.
  private func followWidth() {
    let isOther = hasOtherText
    hasOtherText = false
    guard let old = measuredWidth, old != sides.width || isOther else { return }
    let anchor = anchor
    needsMeasure = true
    loadIfNeeded()
    if let anchor { keep(anchor) }
  }

  /// The topmost row that is seen, if it is cut by the top or lies at it, and where it is.
  var anchor: (place: RowPlace, distance: CGFloat)? {
    guard let place = visiblePlaces.first, let span = geometry.row(place),
      span.start <= table.bounds.minY
    else { return nil }
    return (place, span.start - table.bounds.minY)
  }

  /// Has a row stay where it was seen.
  func keep(_ anchor: (place: RowPlace, distance: CGFloat)) {
    guard let now = geometry.row(anchor.place) else { return }
    scroll(by: now.start - anchor.distance - table.bounds.minY)
  }

  /// Moves the content with what is seen of it, which stays where it is.
  func scroll(by distance: CGFloat) {
    guard distance != 0 else { return }
    updateContentSize()
    let offset = table.contentOffset
    table.contentOffset = CGPoint(x: offset.x, y: offset.y + distance)
  }

  /// Brings the cells that are seen; false when another round is needed.
  private func tileRows() -> Bool {
    let before = generation
    discardCells()
    let anchor = visiblePlaces.first
    var isDone = true
    var next = geometry.firstRow(from: window.lowerBound)
    while let place = next, let expected = geometry.row(place), expected.start < window.upperBound {
      guard show(place), before == generation else { return false }
      guard let span = geometry.row(place) else { return false }
      if span != expected {
        isDone = false
        if let anchor, place < anchor { scroll(by: span.length - expected.length) }
        guard before == generation else { return false }
      }
      next = row(below: place, span)
    }
    for (place, cell) in cells where !(geometry.row(place).map(isSeen) ?? false) {
      setFrame(of: cell, rect(geometry.row(place)))
    }
    return isDone
  }

  // Rules: TV-27.
  /// Takes cells away that are neither seen nor printed, but for those with focus or the first
  /// responder.
  private func discardCells() {
    for place in cells.keys.sorted() {
      guard let cell = cells[place],
        !(geometry.row(place).map { isSeen($0) || isOnScreen($0) } ?? false),
        !holdsFirstResponder(cell), rowMove?.cell !== cell, !focus.holds(cell)
      else { continue }
      let before = generation
      cells[place] = nil
      drop(cell, of: place)
      guard before == generation else { return }
    }
  }

  func holdsFirstResponder(_ view: UIView) -> Bool {
    guard let first = view.window?.firstResponderHolder?.firstResponder as? UIView else {
      return false
    }
    return first.isWithin(view)
  }

  /// Takes a cell away that shows nothing any more.
  func drop(_ cell: UITableViewCell, of place: RowPlace) {
    if let path = known(place) { focus.willDrop(cell, at: path) }
    cell.rowPlace = nil
    if swipe?.cell === cell { closeSwipe(animated: false) }
    if highlight?.cell === cell { endHighlight() }
    if veiled == place { cell.alpha = 1 }
    cell.removeFromSuperview()
    if placeholderCells.remove(ObjectIdentifier(cell)) == nil {
      delegate?.tableView(table, didEndDisplaying: cell, forRowAt: dataPath(place))
    }
    pool.keep(cell)
  }

  /// Takes all views away.
  func dropAll() {
    let old = (cells, headers, footers)
    (cells, headers, footers) = ([:], [:], [:])
    for view in spareHeaders.values { pool.keep(view) }
    for view in spareFooters.values { pool.keep(view) }
    (spareHeaders, spareFooters) = ([:], [:])
    for view in leaving { finish(view) }
    for (place, cell) in old.0.sorted(by: { $0.key < $1.key }) { drop(cell, of: place) }
    for (section, view) in old.1.sorted(by: { $0.key < $1.key }) { dropHeader(view, of: section) }
    for (section, view) in old.2.sorted(by: { $0.key < $1.key }) { dropFooter(view, of: section) }
  }

  // MARK: - One cell

  /// Makes the cell of a row that is not seen, for something that wants it all the same.
  func bring(_ place: RowPlace) {
    isTiling = true
    defer { isTiling = false }
    _ = show(place)
    table.setNeedsLayout()
  }

  /// Brings the cell of a row, measures it and places it; false when rows became others meanwhile.
  private func show(_ place: RowPlace) -> Bool {
    if let cell = cells[place] {
      // First, for it says how much room the content has.
      dress(cell, at: place)
      if geometry[place.section]?.rows[place.row]?.isKnown == false { measure(cell, at: place) }
      setFrame(of: cell, rect(geometry.row(place)))
      return true
    }
    guard let source = table.dataSource else { return false }
    let before = generation
    if geometry[place.section]?.rows[place.row]?.isKnown == false,
      let said = saidHeight(of: place), before == generation
    {
      geometry.update(place.section) { $0.rows.set(said, of: place.row) }
    }
    guard before == generation else { return false }
    if geometry.row(place)?.length == 0 { return true }
    let cell = askingCells {
      placeholderCell(at: place)
        ?? source.tableView(table, cellForRowAt: dataPath(dataPlace(of: place)))
    }
    guard before == generation else {
      pool.keep(cell)
      return false
    }
    adopt(cell, at: place)
    return before == generation
  }

  /// Takes a cell in that the data source made.
  private func adopt(_ cell: UITableViewCell, at place: RowPlace) {
    if let former = self.place(of: cell) { cells[former] = nil }
    cells[place] = cell
    cell.table = table
    cell.rowPlace = place
    UIView.performWithoutAnimation {
      dress(cell, at: place)
      dressEditing(cell, at: place, animated: false)
      cell.setSelected(selected.contains(place), animated: false)
      if geometry[place.section]?.rows[place.row]?.isKnown == false { measure(cell, at: place) }
      setFrame(of: cell, rect(geometry.row(place)))
      if veiled == place { cell.alpha = 0 }
      if cell.superview !== table { table.insertSubview(cell, at: cellsPlace) }
      // Now, for what a cell shows only with its own layout would have the table laid out again.
      askingCells { cell.configureIfNeeded() }
    }
    guard self.place(of: cell) == place, !placeholderCells.contains(ObjectIdentifier(cell)) else {
      return
    }
    delegate?.tableView(table, willDisplay: cell, forRowAt: dataPath(place))
  }

  /// The place among the subviews in front of the background, and behind headers.
  private var cellsPlace: Int { table.backgroundView?.superview === table ? 1 : 0 }

  private func setFrame(of cell: UITableViewCell, _ frame: CGRect) {
    guard cell.frame != frame else { return }
    // A row that a finger moves is where the finger is.
    guard rowMove?.cell !== cell else { return }
    cell.frame = frame
    // The content too, before constraints in it are solved for another size.
    cell.parts.layout()
  }

  // Rules: TV-6.
  /// Asks the delegate how high a row is, or finds out from its cell.
  private func measure(_ cell: UITableViewCell, at place: RowPlace) {
    let before = generation
    let height = saidHeight(of: place) ?? measuredHeight(of: cell)
    guard before == generation else { return }
    geometry.update(place.section) { $0.rows.set(height, of: place.row) }
  }

  func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let size = askingCells {
      cell.systemLayoutSizeFitting(
        CGSize(width: sides.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return size.height > 0 ? size.height.asLength : Self.ordinaryHeight
  }

  // Rules: TV-16, TV-97 to TV-99.
  /// Gives a cell what of its looks is the table's affair.
  func dress(_ cell: UITableViewCell, at place: RowPlace) {
    let isLast = place.row + 1 == geometry.numberOfRows(in: place.section)
    var look = CellSurroundings(style: table.style)
    look.isFirst = place.row == 0
    look.isLast = isLast
    look.hasLine = table.separatorStyle != .none && !(isLast && table.style == .insetGrouped)
    look.lineColor = table.separatorColor ?? .separator
    look.lineEffect = table.separatorEffect
    if table.insetsContentViewsToSafeArea, table.style != .insetGrouped {
      look.sideInsets = (table.safeAreaInsets.left, table.safeAreaInsets.right)
    }
    if table.cellLayoutMarginsFollowReadableWidth {
      let room = sides.width - look.sideInsets.left - look.sideInsets.right
      look.readableInset = max(0, (room - Thresholds.readableWidth) / 2)
    }
    look.lineInset =
      isLast && table.style == .grouped ? .zero : lineInset(beside: look.usualLineInset)
    cell.surroundings = look
  }

  // Rules: TV-98.
  /// How far lines keep from the sides, of which it is known how far they usually do.
  private func lineInset(beside usual: UIEdgeInsets) -> UIEdgeInsets {
    guard let own = table.ownSeparatorInset else { return usual }
    guard table.separatorInsetReference == .fromAutomaticInsets else { return own }
    return UIEdgeInsets(
      top: usual.top + own.top, left: usual.left + own.left, bottom: usual.bottom + own.bottom,
      right: usual.right + own.right)
  }

  /// The lines between rows look otherwise.
  func linesDidChange() {
    for (place, cell) in cells { dress(cell, at: place) }
  }

  // Rules: TV-34.
  /// Has the data source make cells anew of which the same ones are given to it.
  func reconfigure(_ places: [RowPlace]) {
    for place in places.map(phantoms.shown) {
      guard let cell = cells[place], let source = table.dataSource else { continue }
      let before = generation
      let made = pool.giving(cell) {
        source.tableView(table, cellForRowAt: dataPath(dataPlace(of: place)))
      }
      guard before == generation, cells[place] === cell else { return }
      if made !== cell {
        cells[place] = nil
        drop(cell, of: place)
        adopt(made, at: place)
      } else if table.rowHeight < 0 {
        measure(cell, at: place)
      }
    }
    table.setNeedsLayout()
  }
}
