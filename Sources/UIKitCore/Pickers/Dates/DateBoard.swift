// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DP-15, DP-16.
/// The inline face of a date picker: a month, and a button for the time below it.
final class DateBoard: UIView, DateFace, MonthBoardHost {
  private let board: MonthBoard
  private var pills: DatePills?
  private weak var owner: UIDatePicker?
  private var rules: DateRules
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  private var limits = DateLimits()
  var didTurn: ((Date) -> Void)?

  /// The row of the time, in points.
  private static let timeHeight: CGFloat = 44

  init(_ rules: DateRules, of owner: UIDatePicker) {
    self.rules = rules
    self.owner = owner
    board = MonthBoard(Self.months(rules, DateLimits()))
    super.init(frame: .zero)
    board.asker = self
    addSubview(board)
    take(rules)
  }

  required init?(coder: NSCoder) { nil }

  private static func months(_ rules: DateRules, _ limits: DateLimits) -> MonthRules {
    MonthRules(rules.shown, limits: limits)
  }

  func take(_ rules: DateRules) {
    self.rules = rules
    board.take(Self.months(rules, limits))
    if rules.mode == .dateAndTime {
      if let pills { return pills.take(rules) }
      guard let owner else { return }
      let made = DatePills(rules, of: owner, parts: [.time])
      made.didTurn = { [weak self] in self?.didTurn?($0) }
      addSubview(made)
      pills = made
    } else {
      pills?.removeFromSuperview()
      pills = nil
    }
    setNeedsLayout()
  }

  func show(_ date: Date, limits: DateLimits, animated: Bool) {
    self.date = date
    if limits != self.limits {
      self.limits = limits
      board.take(Self.months(rules, limits))
    }
    board.go(to: date, animated: animated)
    board.refresh()
    pills?.show(date, limits: limits, animated: animated)
  }

  // MARK: - What the month asks and tells

  func canChoose(_ day: Date) -> Bool { true }
  func isChosen(_ day: Date) -> Bool { rules.shown.isDate(date, inSameDayAs: day) }
  func decoration(of day: Date) -> UIView? { nil }
  func didShowMonth(from old: Date) {}

  func didTap(_ day: Date) {
    let calendar = rules.shown
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: date), to: day
      ).day ?? 0
    if days != 0, let date = calendar.date(byAdding: .day, value: days, to: date) {
      didTurn?(date)
    }
  }

  // MARK: - Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var wanted = board.sizeThatFits(size)
    if pills != nil { wanted.height += Self.timeHeight }
    return wanted
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = pills == nil ? 0 : Self.timeHeight
    board.setComputedFrame(
      CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below)))
    guard let pills else { return }
    let size = pills.sizeThatFits(.zero)
    let frame = CGRect(
      x: bounds.width - size.width, y: bounds.height - (below + size.height) / 2,
      width: size.width, height: size.height)
    pills.setComputedFrame(mirrored(frame, in: bounds))
  }
}
