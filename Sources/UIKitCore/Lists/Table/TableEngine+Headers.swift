// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-9, TV-10.
/// What stands above and below sections.
extension TableEngine {
  /// How high a header is expected to be, in points.
  private static let plainHeader: CGFloat = 28
  private static let groupedHeader: CGFloat = 38
  /// Room between the sections of a group that say nothing, in points.
  private static let groupGap: CGFloat = 18
  /// The same above the first one.
  private static let firstGap: CGFloat = 35
  /// Room above the headers of a plain table, in points.
  private static let plainPadding: CGFloat = 22

  var headerPadding: CGFloat {
    guard table.style == .plain else { return 0 }
    let said = table.sectionHeaderTopPadding
    return said < 0 ? Self.plainPadding : said.asLength
  }

  // MARK: - Heights

  /// The height of a header before it is seen, and whether it is known.
  func headerLength(
    of section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> (height: CGFloat, isKnown: Bool) {
    var said = table.sectionHeaderHeight
    if let delegate,
      let answer = members.answer(
        .headerHeights, { delegate.tableView(table, heightForHeaderInSection: section) })
    {
      if answer >= 0 { return (answer, true) }
      said = answer
    }
    guard hasHeader(section, delegate) else {
      if table.style == .plain { return (0, true) }
      let gap = section == 0 && table.tableHeaderView == nil ? Self.firstGap : Self.groupGap
      return (said >= 0 ? said : gap, true)
    }
    if said >= 0 { return (said, true) }
    let estimate =
      delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
      ?? table.estimatedSectionHeaderHeight
    let usual = table.style == .plain ? Self.plainHeader : Self.groupedHeader
    return (estimate > 0 ? estimate : usual, false)
  }

  /// The height of a footer before it is seen, and whether it is known.
  func footerLength(
    of section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> (height: CGFloat, isKnown: Bool) {
    var said = table.sectionFooterHeight
    if let delegate,
      let answer = members.answer(
        .footerHeights, { delegate.tableView(table, heightForFooterInSection: section) })
    {
      if answer >= 0 { return (answer, true) }
      said = answer
    }
    guard hasFooter(section, delegate) else {
      if table.style == .plain { return (0, true) }
      return (said >= 0 ? said : Self.groupGap, true)
    }
    if said >= 0 { return (said, true) }
    let estimate =
      delegate?.tableView(table, estimatedHeightForFooterInSection: section)
      ?? table.estimatedSectionFooterHeight
    let usual = table.style == .plain ? Self.plainHeader : Self.groupedHeader
    return (estimate > 0 ? estimate : usual, false)
  }

  private func hasHeader(_ section: Int, _ delegate: (any UITableViewDelegate)?) -> Bool {
    if let delegate {
      let makes = members.implements(.headerViews) {
        spareHeaders[section] = header(section, delegate)
      }
      if makes { return true }
    }
    return table.dataSource?.tableView(table, titleForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int, _ delegate: (any UITableViewDelegate)?) -> Bool {
    if let delegate {
      let makes = members.implements(.footerViews) {
        spareFooters[section] = footer(section, delegate)
      }
      if makes { return true }
    }
    return table.dataSource?.tableView(table, titleForFooterInSection: section) != nil
  }

  // MARK: - Views

  private func header(_ section: Int, _ delegate: any UITableViewDelegate) -> UIView? {
    isAskingFooter = false
    return delegate.tableView(table, viewForHeaderInSection: section)
  }

  private func footer(_ section: Int, _ delegate: any UITableViewDelegate) -> UIView? {
    isAskingFooter = true
    defer { isAskingFooter = false }
    return delegate.tableView(table, viewForFooterInSection: section)
  }

  // Rules: TV-92.
  /// A view of a name that knows what it is asked for.
  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = pool.headerFooter(identifier)
    view?.use = HeaderFooterUse(isInGroup: table.style != .plain, isFooter: isAskingFooter)
    return view
  }

  /// Brings the headers and footers that are seen; false when another round is needed.
  func tileHeaders() -> Bool {
    let before = generation
    let window = window
    var isDone = true
    var shown: (headers: Set<Int>, footers: Set<Int>) = ([], [])
    for section in geometry.sections(from: window.lowerBound, to: window.upperBound) {
      if let frame = headerFrame(section), frame.maxY > window.lowerBound {
        guard showHeader(section), before == generation else { return false }
        shown.headers.insert(section)
        isDone = place(headers[section], frame, headerFrame(section)) && isDone
        pin(headers[section], headerFrame(section), geometry.header(of: section)?.start)
      }
      if let frame = footerFrame(section), frame.minY < window.upperBound,
        frame.maxY > window.lowerBound
      {
        guard showFooter(section), before == generation else { return false }
        shown.footers.insert(section)
        isDone = place(footers[section], frame, footerFrame(section)) && isDone
        pin(footers[section], footerFrame(section), geometry.footer(of: section)?.start)
      }
    }
    for section in headers.keys.sorted() where !shown.headers.contains(section) {
      if let view = headers.removeValue(forKey: section) { dropHeader(view, of: section) }
    }
    for section in footers.keys.sorted() where !shown.footers.contains(section) {
      if let view = footers.removeValue(forKey: section) { dropFooter(view, of: section) }
    }
    return isDone && before == generation
  }

  /// Places a view; false when it turned out to have another height.
  private func place(_ view: UIView?, _ expected: CGRect, _ now: CGRect?) -> Bool {
    if let now, view?.frame != now { view?.frame = now }
    return now?.height == expected.height
  }

  // Rules: TV-92.
  /// Tells a view whether it is away from its own place; by numbers that no view rounded.
  private func pin(_ view: UIView?, _ frame: CGRect?, _ start: CGFloat?) {
    guard let view = view as? UITableViewHeaderFooterView, let frame, let start else { return }
    view.isPinned = frame.origin.y != start
  }

  // Rules: TV-10.
  /// Whether headers and footers stay at the edges; not on paper.
  private var staysAtEdges: Bool { table.style == .plain && table.engine.printed == nil }

  // Rules: TV-10.
  /// Where a header is now; nil when there is none.
  private func headerFrame(_ section: Int) -> CGRect? {
    guard let span = geometry.header(of: section), span.length > 0 else { return nil }
    var frame = rect(span)
    guard staysAtEdges, let footer = geometry.footer(of: section) else { return frame }
    let top = table.bounds.minY + table.adjustedContentInset.top
    frame.origin.y = max(span.start, min(top, footer.start - span.length))
    return frame
  }

  private func footerFrame(_ section: Int) -> CGRect? {
    guard let span = geometry.footer(of: section), span.length > 0 else { return nil }
    var frame = rect(span)
    guard staysAtEdges, let header = geometry.header(of: section) else { return frame }
    let bottom = table.bounds.maxY - table.adjustedContentInset.bottom
    frame.origin.y = min(span.start, max(bottom - span.length, header.end))
    return frame
  }

  private func showHeader(_ section: Int) -> Bool {
    let before = generation
    var isNew = false
    if headers[section] == nil {
      let view =
        spareHeaders.removeValue(forKey: section)
        ?? delegate.flatMap { header(section, $0) }
      guard before == generation else { return false }
      headers[section] =
        view
        ?? title(
          table.dataSource?.tableView(table, titleForHeaderInSection: section), isHeader: true)
      isNew = headers[section] != nil
    }
    guard before == generation else { return false }
    if geometry[section]?.isHeaderKnown == false {
      let height = headers[section].map(measuredHeight) ?? 0
      geometry.update(section) { shape in
        shape.header = height
        shape.isHeaderKnown = true
        if height == 0 { shape.padding = 0 }
      }
    }
    guard isNew, let view = headers[section] else { return true }
    present(view, rect(geometry.header(of: section)))
    delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    return true
  }

  private func showFooter(_ section: Int) -> Bool {
    let before = generation
    var isNew = false
    if footers[section] == nil {
      let view =
        spareFooters.removeValue(forKey: section)
        ?? delegate.flatMap { footer(section, $0) }
      guard before == generation else { return false }
      footers[section] =
        view
        ?? title(
          table.dataSource?.tableView(table, titleForFooterInSection: section), isHeader: false)
      isNew = footers[section] != nil
    }
    guard before == generation else { return false }
    if geometry[section]?.isFooterKnown == false {
      let height = footers[section].map(measuredHeight) ?? 0
      geometry.update(section) { shape in
        shape.footer = height
        shape.isFooterKnown = true
      }
    }
    guard isNew, let view = footers[section] else { return true }
    present(view, rect(geometry.footer(of: section)))
    delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    return true
  }

  private func present(_ view: UIView, _ frame: CGRect) {
    UIView.performWithoutAnimation {
      view.frame = frame
      table.addSubview(view)
    }
  }

  /// A view of the table's own that shows a title.
  private func title(_ text: String?, isHeader: Bool) -> UIView? {
    guard let text else { return nil }
    let name = "\(type(of: self)).title"
    let view = pool.headerFooter(name) ?? UITableViewHeaderFooterView(reuseIdentifier: name)
    view.setTitle(text, isHeader: isHeader, in: table.style)
    return view
  }

  private func measuredHeight(of view: UIView) -> CGFloat {
    let width = sides.width
    if let view = view as? UITableViewHeaderFooterView { return view.height(forWidth: width) }
    guard view.constraints.isEmpty else {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height.asLength
    }
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return size.height.asLength
  }

  func dropHeader(_ view: UIView, of section: Int) {
    view.removeFromSuperview()
    delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    pool.keep(view)
  }

  func dropFooter(_ view: UIView, of section: Int) {
    view.removeFromSuperview()
    delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    pool.keep(view)
  }
}
