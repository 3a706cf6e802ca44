// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-3, TV-6 to TV-8.
/// Asking for the numbers and heights of rows.
extension TableEngine {
  /// The most sections that a table looks at.
  private static let mostSections = 1 << 20
  /// The most rows of a section.
  private static let mostRows = 1 << 40

  /// Asks for everything anew: the numbers at once if anybody has asked for them before.
  func reload() {
    if isUpdating {
      reloadsAfterUpdates = true
      return
    }
    let wasLoaded = !needsLoad
    closeSwipe(animated: false)
    panSelector?.end()
    if let veiled { cells[veiled]?.alpha = 1 }
    rowMove = nil
    generation += 1
    needsLoad = true
    endHighlight()
    selected = []
    prefetched = []
    phantoms.removeAll()
    placeholders = [:]
    members.forget()
    dropAll()
    if wasLoaded, table.dataSource != nil { loadIfNeeded() }
    table.setNeedsLayout()
  }

  /// Has heights asked for anew at the next layout; the cells stay.
  func measureAnew() {
    guard !needsLoad else { return }
    needsMeasure = true
    table.setNeedsLayout()
  }

  func loadIfNeeded() {
    if needsLoad {
      // Whoever is asked may ask the table.
      needsLoad = false
      needsMeasure = false
      let before = generation
      isLoading = true
      let counts = askCounts()
      if before == generation { build(counts) }
      isLoading = false
      if before == generation { loadIndex() }
    } else if needsMeasure {
      needsMeasure = false
      build((0..<geometry.numberOfSections).map { geometry.numberOfRows(in: $0) })
    }
  }

  /// How many rows each section has, as the data source says.
  func askCounts() -> [Int] {
    guard let source = table.dataSource else { return [] }
    let sections = min(max(0, source.numberOfSections(in: table)), Self.mostSections)
    return (0..<sections).map { section in
      min(max(0, source.tableView(table, numberOfRowsInSection: section)), Self.mostRows)
        + phantoms.count(in: section)
    }
  }

  private func build(_ counts: [Int]) {
    let delegate = delegate
    needsMeasure = false
    let before = generation
    let shapes = counts.enumerated().map { shape(of: $0.offset, rows: $0.element, delegate) }
    guard before == generation else { return }
    geometry = TableGeometry(shapes)
    measuredWidth = sides.width
    updateEdges()
    updateContentSize()
  }

  /// What a section is made of, before it is seen.
  func shape(
    of section: Int, rows: Int, _ delegate: (any UITableViewDelegate)?
  ) -> SectionShape {
    let header = headerLength(of: section, delegate)
    let footer = footerLength(of: section, delegate)
    return SectionShape(
      padding: header.height > 0 ? headerPadding : 0, header: header.height,
      rows: heights(of: rows, in: section, delegate), footer: footer.height,
      isHeaderKnown: header.isKnown, isFooterKnown: footer.isKnown)
  }

  private func heights(
    of count: Int, in section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> RowHeights {
    guard count > 0 else { return RowHeights() }
    guard let delegate else { return ordinaryHeights(count, areSaid: false) }
    let areSaid = saysHeights(delegate, section)
    if !areSaid, table.rowHeight >= 0 { return ordinaryHeights(count, areSaid: false) }
    let first = IndexPath(row: 0, section: section)
    if members.implements(
      .rowEstimates, { _ = delegate.tableView(table, estimatedHeightForRowAt: first) })
    {
      let estimates = (0..<count).map { row -> CGFloat in
        let place = RowPlace(section: section, row: row)
        if let own = placeholderHeight(at: place) { return own.0 }
        let path = dataPath(place)
        let said = delegate.tableView(table, estimatedHeightForRowAt: path)
        return said > 0 ? said : Self.ordinaryHeight
      }
      return RowHeights(estimates, areKnown: false)
    }
    if areSaid, table.estimatedRowHeight == 0 {
      let heights = (0..<count).map { row -> CGFloat in
        let place = RowPlace(section: section, row: row)
        if let own = placeholderHeight(at: place) { return own.0 }
        let path = dataPath(place)
        let said = delegate.tableView(table, heightForRowAt: path)
        return said == UITableView.automaticDimension ? Self.ordinaryHeight : said
      }
      return RowHeights(heights, areKnown: true)
    }
    return ordinaryHeights(count, areSaid: areSaid)
  }

  private func saysHeights(_ delegate: any UITableViewDelegate, _ section: Int) -> Bool {
    let first = IndexPath(row: 0, section: section)
    return members.implements(.rowHeights) { _ = delegate.tableView(table, heightForRowAt: first) }
  }

  /// Rows of which the delegate said nothing.
  private func ordinaryHeights(_ count: Int, areSaid: Bool) -> RowHeights {
    let estimate = table.estimatedRowHeight
    if !areSaid, table.rowHeight >= 0 {
      return RowHeights(count: count, height: table.rowHeight, isKnown: true)
    }
    if estimate == 0 { return RowHeights(count: count, height: Self.ordinaryHeight, isKnown: true) }
    return RowHeights(
      count: count, height: estimate > 0 ? estimate : Self.ordinaryHeight, isKnown: false)
  }

  /// The height of a new row, as far as it is known before it is seen.
  func height(of place: RowPlace, _ delegate: (any UITableViewDelegate)?) -> (CGFloat, Bool) {
    if let own = placeholderHeight(at: place) { return own }
    if let delegate, saysHeights(delegate, place.section), table.estimatedRowHeight == 0 {
      let said = delegate.tableView(table, heightForRowAt: dataPath(place))
      return (said == UITableView.automaticDimension ? Self.ordinaryHeight : said, true)
    }
    let one = heights(of: 1, in: place.section, delegate)[0]
    return (one?.height ?? 0, one?.isKnown ?? true)
  }

  /// What the delegate says of the height of a row that comes into view; nil where it has to be
  /// measured.
  func saidHeight(of place: RowPlace) -> CGFloat? {
    if let own = placeholderHeight(at: place) { return own.1 ? own.0 : nil }
    guard let delegate, saysHeights(delegate, place.section) else { return nil }
    let said = delegate.tableView(table, heightForRowAt: dataPath(place))
    return said == UITableView.automaticDimension ? nil : said.asLength
  }

  // MARK: - The edges

  // Rules: TV-11.
  /// The views above and below all sections changed.
  func edgeDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === table { old?.removeFromSuperview() }
    if let new { table.addSubview(new) }
    updateEdges()
    updateContentSize()
    table.setNeedsLayout()
  }

  func backgroundDidChange(from old: UIView?) {
    guard old !== table.backgroundView else { return }
    if old?.superview === table { old?.removeFromSuperview() }
    if let view = table.backgroundView { table.insertSubview(view, at: 0) }
    table.setNeedsLayout()
  }

  /// Takes the heights of the views above and below all sections over.
  func updateEdges() {
    geometry.top = (table.tableHeaderView?.frame.height ?? 0).asLength
    geometry.bottom = (table.tableFooterView?.frame.height ?? 0).asLength
  }

  /// Places what is above and below all sections, and behind them.
  func placeEdges() {
    updateEdges()
    let width = table.bounds.width
    if let view = table.tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
    }
    if let view = table.tableFooterView {
      view.frame = CGRect(
        x: 0, y: geometry.height - geometry.bottom, width: width, height: view.frame.height)
    }
    if let view = table.backgroundView { view.frame = table.shownPart }
  }

  func updateContentSize() {
    let size = CGSize(width: table.bounds.width, height: geometry.height)
    if size != table.contentSize { table.contentSize = size }
  }
}
