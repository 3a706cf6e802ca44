// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: DC-2, DP-15.
/// Months side by side, between which a finger swipes.
final class MonthPager: UIScrollView, UIScrollViewDelegate {
  private weak var board: MonthBoard?
  private(set) var month: Date
  private var pages: [MonthPage] = []
  private var width: CGFloat = -1
  /// Where an animation leads.
  private var target: Date?

  init(_ month: Date, _ board: MonthBoard) {
    self.month = month
    self.board = board
    super.init(frame: .zero)
    delegate = self
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceHorizontal = true
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// Drops all that was made, and shows a month.
  func reload(_ month: Date) {
    for page in pages { page.removeFromSuperview() }
    pages = []
    show(month)
  }

  /// Shows a month, its neighbours beside it.
  func show(_ month: Date) {
    target = nil
    self.month = month
    guard let rules = board?.rules else { return }
    arrange([rules.neighbour(of: month, -1), month, rules.neighbour(of: month, 1)])
    setContentOffset(offset(of: month), animated: false)
    layoutIfNeeded()
  }

  /// Turns to a month; false when that is not seen to happen.
  func turn(to month: Date) -> Bool {
    if target != nil { show(self.month) }
    guard host != nil, bounds.width > 0, month != self.month else { return false }
    let from = self.month
    arrange(month > from ? [from, month] : [month, from])
    setContentOffset(offset(of: from), animated: false)
    self.month = month
    target = month
    setContentOffset(offset(of: month), animated: true)
    return true
  }

  private func arrange(_ months: [Date?]) {
    guard let board else { return }
    let old = pages
    pages = months.compactMap { $0 }.map { month in
      old.first { $0.month == month } ?? MonthPage(month, board)
    }
    for page in old where !pages.contains(page) { page.removeFromSuperview() }
    for page in pages where page.superview !== self { addSubview(page) }
    place()
  }

  private func place() {
    width = bounds.width
    contentSize = CGSize(width: width * CGFloat(pages.count), height: bounds.height)
    for page in pages {
      page.setComputedFrame(
        CGRect(x: offset(of: page.month).x, y: 0, width: width, height: bounds.height))
    }
    setNeedsLayout()
  }

  private func offset(of month: Date) -> CGPoint {
    let place = pages.firstIndex { $0.month == month } ?? 0
    let seen = isMirrored ? pages.count - 1 - place : place
    return CGPoint(x: CGFloat(seen) * bounds.width, y: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != width || contentSize.height != bounds.height {
      place()
      if !isDragging { setContentOffset(offset(of: month), animated: false) }
    }
    guard bounds.width > 0 else { return }
    for page in pages where page.frame.insetBy(dx: 1, dy: 0).intersects(bounds) { page.fill() }
  }

  func refresh(asking: Bool) { for page in pages { page.refresh(asking: asking) } }
  func decorate(_ days: Set<Date>?) { for page in pages { page.decorate(days) } }

  // MARK: - Swipes

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  private func rest() {
    guard !isDragging, bounds.width > 0, !pages.isEmpty else { return }
    let seen = Int((contentOffset.x / bounds.width).rounded(), in: 0...(pages.count - 1))
    let page = pages[isMirrored ? pages.count - 1 - seen : seen]
    let old = month
    show(page.month)
    if page.month != old { board?.didMove(from: old) }
  }
}
