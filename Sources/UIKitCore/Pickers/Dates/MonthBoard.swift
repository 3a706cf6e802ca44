// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Asked and told of the days on a board of months.
@MainActor
protocol MonthBoardHost: AnyObject {
  /// Whether a day within the limits can be chosen.
  func canChoose(_ day: Date) -> Bool
  func isChosen(_ day: Date) -> Bool
  /// What stands below a day.
  func decoration(of day: Date) -> UIView?
  /// A person tapped a day that can be chosen.
  func didTap(_ day: Date)
  /// Another month is shown.
  func didShowMonth(from old: Date)
}

// Rules: DC-2, DP-15, DP-16.
/// A month with its name, the names of the days of the week, and the ways to other months.
final class MonthBoard: UIView {
  private(set) var rules: MonthRules
  private(set) var texts: MonthTexts
  weak var asker: (any MonthBoardHost)?
  private let header = MonthHeader()
  private var names: [UILabel] = []
  private lazy var pager = MonthPager(month, self)
  private var wheels: DateWheels?
  /// The month that is shown.
  private(set) var month: Date

  /// Whether days have room for what stands below them.
  var hasDecorations = false {
    didSet {
      guard hasDecorations != oldValue else { return }
      pager.decorate(nil)
      setNeedsLayout()
    }
  }
  /// The shapes of the days' letters.
  var design = UIFontDescriptor.SystemDesign.default {
    didSet { if design != oldValue { pager.refresh(asking: false) } }
  }

  /// In points.
  private static let width: CGFloat = 320
  private static let headerHeight: CGFloat = 44
  private static let namesHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 44
  private static let decoratedRowHeight: CGFloat = 58

  init(_ rules: MonthRules) {
    self.rules = rules
    texts = MonthTexts(rules)
    month = rules.nearest(Date(timeIntervalSinceReferenceDate: 0))
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(header)
    addSubview(pager)
    header.title.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    header.back.addAction(UIAction { [weak self] _ in self?.step(-1) }, for: .touchUpInside)
    header.forward.addAction(UIAction { [weak self] _ in self?.step(1) }, for: .touchUpInside)
    take(rules)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes another calendar or other limits.
  func take(_ rules: MonthRules) {
    self.rules = rules
    texts = MonthTexts(rules)
    for name in names { name.removeFromSuperview() }
    names = texts.weekdays.map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = Ink.quiet
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
      return label
    }
    close()
    month = rules.nearest(month)
    pager.reload(month)
    showTitle()
    setNeedsLayout()
  }

  /// Shows the month of a date, or the nearest one within the limits; tells nobody.
  func go(to date: Date, animated: Bool) {
    let new = rules.nearest(date)
    guard new != month else { return }
    month = new
    if !animated || !pager.turn(to: new) { pager.show(new) }
    showTitle()
    if let wheels { show(in: wheels, animated: animated) }
  }

  /// Shows anew what is chosen.
  func refresh() { pager.refresh(asking: false) }
  /// Asks anew what can be chosen.
  func reloadChoices() { pager.refresh(asking: true) }
  /// Asks anew what stands below days, nil for all.
  func reloadDecorations(_ days: Set<Date>?) { pager.decorate(days) }

  private func showTitle() {
    header.title.label.text = texts.title(month)
    header.back.isEnabled = rules.neighbour(of: month, -1) != nil
    header.forward.isEnabled = rules.neighbour(of: month, 1) != nil
    header.setNeedsLayout()
    header.title.setNeedsLayout()
  }

  // MARK: - A person

  /// A finger swiped to another month.
  func didMove(from old: Date) {
    month = pager.month
    showTitle()
    asker?.didShowMonth(from: old)
  }

  private func step(_ way: Int) {
    guard let next = rules.neighbour(of: month, way) else { return }
    let old = month
    go(to: next, animated: true)
    asker?.didShowMonth(from: old)
  }

  private func toggle() {
    if wheels != nil { return close() }
    let calendar = rules.calendar
    let made = DateWheels(
      DateRules(
        mode: .yearAndMonth, locale: calendar.locale ?? .current, calendar: calendar,
        timeZone: calendar.timeZone, step: 1))
    made.didTurn = { [weak self] in self?.turned(to: $0) }
    wheels = made
    addSubview(made)
    showsWheels = true
    layoutIfNeeded()
    show(in: made, animated: false)
  }

  private func close() {
    wheels?.removeFromSuperview()
    wheels = nil
    showsWheels = false
  }

  private var showsWheels = false {
    didSet {
      pager.isHidden = showsWheels
      header.back.isHidden = showsWheels
      header.forward.isHidden = showsWheels
      header.title.isOpen = showsWheels
      for name in names { name.isHidden = showsWheels }
      setNeedsLayout()
    }
  }

  private func show(in wheels: DateWheels, animated: Bool) {
    wheels.show(month, limits: rules.limits, animated: animated && window != nil)
  }

  private func turned(to date: Date) {
    let old = month
    go(to: date, animated: false)
    if let wheels { show(in: wheels, animated: true) }
    if month != old { asker?.didShowMonth(from: old) }
  }

  // MARK: - Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let row = hasDecorations ? Self.decoratedRowHeight : Self.rowHeight
    return CGSize(
      width: Self.width,
      height: Self.headerHeight + Self.namesHeight + CGFloat(MonthPage.rows) * row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.setComputedFrame(
      CGRect(x: 0, y: 0, width: bounds.width, height: Self.headerHeight))
    let width = bounds.width / CGFloat(max(1, names.count))
    for (place, name) in names.enumerated() {
      let frame = CGRect(
        x: CGFloat(place) * width, y: Self.headerHeight, width: width, height: Self.namesHeight)
      name.setComputedFrame(mirrored(frame, in: bounds))
    }
    let top = Self.headerHeight + Self.namesHeight
    pager.setComputedFrame(
      CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top)))
    wheels?.setComputedFrame(
      CGRect(
        x: 0, y: Self.headerHeight, width: bounds.width,
        height: max(0, bounds.height - Self.headerHeight)))
  }
}
