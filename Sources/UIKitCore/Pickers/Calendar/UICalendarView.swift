// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A month of days with decorations, of which a person chooses.
///
/// [Apple: UICalendarView](https://developer.apple.com/documentation/uikit/uicalendarview)
@preconcurrency @MainActor
open class UICalendarView: UIView {
  final lazy var board = MonthBoard(makeRules())

  /// Makes a calendar that shows the month of today.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a calendar that shows the month of today.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    board.asker = self
    board.hasDecorations = true
    addSubview(board)
    board.go(to: Date.onTheClock, animated: false)
  }

  final var rules: MonthRules { board.rules }

  private func makeRules() -> MonthRules {
    var calendar = self.calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return MonthRules(
      calendar,
      limits: DateLimits(first: availableDateRange.start, last: availableDateRange.end))
  }

  private func rulesDidChange() { board.take(makeRules()) }

  // MARK: - Days

  // Rules: DC-3.
  /// What days are counted by; the person's at first.
  open var calendar = Calendar.current { didSet { rulesDidChange() } }

  // Rules: DC-3.
  /// In which language days are named, and which day begins a week; the person's at first.
  open var locale = Locale.current { didSet { rulesDidChange() } }

  /// The time zone; nil, at first, for that of the calendar.
  open var timeZone: TimeZone? { didSet { rulesDidChange() } }

  /// The shapes of letters; the system's at first.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { board.design = fontDesign }
  }

  // Rules: DC-1.
  /// The days that are there; all at first.
  ///
  /// Other days are pale and other months cannot be reached.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { rulesDidChange() }
  }

  // Rules: DC-1.
  /// The month that is shown; that of today at first.
  ///
  /// Setting it tells nobody.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: board.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  // Rules: DC-1.
  /// Turns to the month of a day, and tells nobody.
  ///
  /// - Parameters:
  ///   - dateComponents: the month; one that is not available is brought to the nearest.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let day = rules.day(of: dateComponents) else { return }
    board.go(to: day, animated: animated)
  }

  private func components(ofMonth month: Date) -> DateComponents {
    var parts = rules.components(of: month)
    parts.day = nil
    return parts
  }

  // MARK: - Decorations

  /// Says what stands below days, and is told of the month; not kept.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { board.reloadDecorations(nil) }
  }

  // Rules: DC-6.
  /// Whether there is something below days; true at first, and nobody is asked while false.
  open var wantsDateDecorations = true {
    didSet {
      board.hasDecorations = wantsDateDecorations
      invalidateIntrinsicContentSize()
    }
  }

  // Rules: DC-6.
  /// Asks anew what stands below days.
  ///
  /// - Parameters:
  ///   - dates: the days; those that are not in sight are asked for when they come in sight.
  ///   - animated: whether the new ones fade in.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap { rules.day(of: $0) })
    guard animated, host != nil else { return board.reloadDecorations(days) }
    UIView.transition(with: board, duration: 0.25, options: .transitionCrossDissolve) {
      self.board.reloadDecorations(days)
    }
  }

  // MARK: - Selection

  // Rules: DC-4, DC-5, DC-7.
  /// How days are chosen; nil, at first, when none are.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.view = nil }
      selectionBehavior?.view = self
      board.reloadChoices()
    }
  }

  // MARK: - Layout

  /// The calendar fills the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    board.setComputedFrame(bounds)
  }

  /// The size of six weeks.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { board.sizeThatFits(size) }

  /// The size of six weeks.
  open override var intrinsicContentSize: CGSize { board.sizeThatFits(.zero) }
}

extension UICalendarView: MonthBoardHost {
  final func canChoose(_ day: Date) -> Bool { selectionBehavior?.canChoose(day, in: self) ?? true }
  final func isChosen(_ day: Date) -> Bool {
    selectionBehavior?.isChosen(day, in: self) ?? false
  }
  final func didTap(_ day: Date) { selectionBehavior?.tap(day, in: self) }

  final func decoration(of day: Date) -> UIView? {
    delegate?.calendarView(self, decorationFor: rules.components(of: day))?.makeView()
  }

  final func didShowMonth(from old: Date) {
    delegate?.calendarView(
      self, didChangeVisibleDateComponentsFrom: components(ofMonth: old))
  }
}
