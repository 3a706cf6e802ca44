// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Has a person choose a date, a time or a span: on wheels, from a month, or by buttons that bring
/// these up.
///
/// [Apple: UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker)
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(datePickerMembers)
  }

  private lazy var rules = makeRules()
  private lazy var face: any DateFace = makeFace()
  private var chosen = Date.onTheClock
  private var span: TimeInterval = 0
  private var ownCalendar: Calendar?

  /// The longest span: 23 hours and 59 minutes.
  private static let longest: TimeInterval = 86_340
  private static let minute: TimeInterval = 60

  /// Makes a picker of days and times that stands at now.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a picker of days and times that stands at now.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addFace()
    show(animated: false)
    if frame.isEmpty { frame.size = face.sizeThatFits(.zero) }
  }

  private func addFace() {
    face.didTurn = { [weak self] in self?.take($0) }
    addSubview(face)
    setNeedsLayout()
  }

  private func makeFace() -> any DateFace {
    switch faceStyle {
    case .compact: DatePills(rules, of: self)
    case .inline: DateBoard(rules, of: self)
    default: DateWheels(rules)
    }
  }

  /// A time alone has wheels in the inline style too.
  private var faceStyle: UIDatePickerStyle {
    datePickerStyle == .inline && datePickerMode == .time ? .wheels : datePickerStyle
  }

  private func makeRules() -> DateRules {
    let locale = locale ?? .current
    var rules = DateRules(
      mode: datePickerMode, locale: locale, calendar: calendar,
      timeZone: datePickerMode == .countDownTimer
        ? .gmt : timeZone ?? ownCalendar?.timeZone ?? .current, step: minuteInterval)
    rules.anchor = shownDate
    return rules
  }

  private func rulesDidChange() {
    rules = makeRules()
    face.take(rules)
    show(animated: false)
  }

  // Rules: DP-13.
  /// The style or the mode is another: perhaps another face, and so another size.
  private func faceDidChange(from old: UIDatePickerStyle) {
    let oldSize = face.sizeThatFits(.zero)
    if old == faceStyle {
      rulesDidChange()
    } else {
      face.removeFromSuperview()
      rules = makeRules()
      face = makeFace()
      addFace()
      show(animated: false)
    }
    if bounds.size == oldSize { frame.size = face.sizeThatFits(.zero) }
    invalidateIntrinsicContentSize()
  }

  private func show(animated: Bool) {
    let limits = datePickerMode == .countDownTimer ? DateLimits() : limits
    face.show(shownDate, limits: limits, animated: animated && host != nil)
  }

  private var limits: DateLimits { DateLimits(first: minimumDate, last: maximumDate) }

  /// What the wheels stand at; a span is a time of the first day of the count.
  private var shownDate: Date {
    guard datePickerMode == .countDownTimer else { return chosen }
    let least = Self.minute * Double(minuteInterval)
    return Date(timeIntervalSinceReferenceDate: max(least, span))
  }

  // MARK: - What is asked for

  // Rules: DP-1.
  /// What is asked for; a day and a time at first.
  open var datePickerMode: Mode {
    get { mode }
    set {
      let old = faceStyle
      mode = newValue
      faceDidChange(from: old)
    }
  }
  private var mode = Mode.dateAndTime

  // Rules: DP-13.
  /// The style that is wished for; automatic at first.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { preferred }
    set {
      let old = faceStyle
      preferred = newValue
      faceDidChange(from: old)
    }
  }
  private var preferred = UIDatePickerStyle.automatic

  // Rules: DP-13.
  /// The style that it has: never `automatic`, and wheels for a span and a month of a year.
  open var datePickerStyle: UIDatePickerStyle {
    if [.countDownTimer, .yearAndMonth].contains(mode) { return .wheels }
    return preferred == .automatic ? .compact : preferred
  }

  // Rules: DP-3.
  /// In which language and order dates are written; nil, at first, for the person's.
  open var locale: Locale? { didSet { rulesDidChange() } }

  // Rules: DP-10.
  /// The calendar; the person's at first, and when set to nil.
  open var calendar: Calendar! {
    get { ownCalendar ?? locale?.calendar ?? .current }
    set {
      ownCalendar = newValue
      rulesDidChange()
    }
  }

  /// The time zone; nil, at first, for that of the calendar that was set, else the device's.
  open var timeZone: TimeZone? { didSet { rulesDidChange() } }

  // MARK: - The date

  // Rules: DP-2, DP-5.
  /// The date; setting it sends nothing.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  // Rules: DP-2, DP-5.
  /// Turns the wheels to a date, and sends nothing.
  ///
  /// - Parameters:
  ///   - date: the date; one beyond the limits is brought to the nearest.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    chosen = rounded(limits.clamped(date))
    show(animated: animated)
  }

  // Rules: DP-5.
  /// The first date that can be chosen; nil, at first, for none.
  open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }

  // Rules: DP-5.
  /// The last date that can be chosen; nil, at first, for none.
  open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }

  // Rules: DP-11.
  /// The span in seconds while the mode is `countDownTimer`; whole minutes up to 23:59, 0 at first.
  open var countDownDuration: TimeInterval {
    get { span }
    set {
      guard newValue.isFinite else { return }
      let step = Self.minute * Double(minuteInterval)
      span = (min(max(newValue, 0), Self.longest) / step).rounded(.down) * step
      if datePickerMode == .countDownTimer { show(animated: false) }
    }
  }

  // Rules: DP-4.
  /// The minutes between two rows; 1 at first, and for what does not divide an hour or is above 30.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      chosen = rounded(chosen)
      countDownDuration = span
      rulesDidChange()
    }
  }
  private var interval = 1

  // Rules: DP-4.
  /// Whether dates are brought down to `minuteInterval`; true at first.
  open var roundsToMinuteInterval = true { didSet { setDate(chosen, animated: false) } }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, interval > 1 else { return date }
    let calendar = rules.reckoned
    let over = calendar.component(.minute, from: date) % interval
    let down = date.addingTimeInterval(-Self.minute * Double(over))
    if limits.clamped(down) == down { return down }
    let up = down.addingTimeInterval(Self.minute * Double(interval))
    return limits.clamped(up) == up ? up : date
  }

  // MARK: - A person

  override var primaryEvent: UIControl.Event? { .valueChanged }

  /// False: the wheels follow the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  // Rules: DP-2, DP-6.
  private func take(_ date: Date) {
    if datePickerMode == .countDownTimer {
      let old = span
      countDownDuration = date.timeIntervalSinceReferenceDate
      show(animated: true)
      if span != old { send(.valueChanged, nil) }
      return
    }
    let old = chosen
    setDate(date, animated: true)
    if chosen != old { send(.valueChanged, nil) }
  }

  // MARK: - Layout

  /// What is shown fills the picker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    face.setComputedFrame(bounds)
    face.isUserInteractionEnabled = isEnabled
    face.alpha = isEnabled ? 1 : CGFloat(ControlShapes.disabledOpacity)
    face.setNeedsLayout()
  }

  /// The size of what is shown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }

  /// The size of what is shown.
  open override var intrinsicContentSize: CGSize { face.sizeThatFits(.zero) }
}
