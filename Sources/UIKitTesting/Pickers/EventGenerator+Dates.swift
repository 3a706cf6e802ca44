// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

extension EventGenerator {
  // Rules: LD-10, LD-11, LD-12.
  /// Sets a date in a date picker as a person does: by its wheels, in its month, or by the buttons
  /// that bring these up, which are put away again.
  ///
  /// What the mode does not ask for is left as it is, and so are seconds.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - picker: the picker, in whatever style.
  /// - Throws: `PickError.asksForSpan`, `dateStands`, `dayCannotBeChosen`, `nothingCameUp`,
  ///   `panelStays` or `wheelStands`, or an error of the finger.
  public func fingerPick(date: Date, in picker: UIDatePicker) throws {
    guard picker.datePickerMode != .countDownTimer else { throw PickError.asksForSpan }
    // Beyond these, calendars count nothing; no number at all compares false.
    guard date >= .distantPast, date <= .distantFuture else {
      throw PickError.dateStands(at: picker.date, wanted: date)
    }
    picker.layoutIfNeeded()
    if let wheels = picker.subviews.lazy.compactMap({ $0 as? UIPickerView }).first {
      try turn(wheels, to: date)
    } else {
      if picker.datePickerStyle == .inline { try pickDay(date, in: picker) }
      for isTime in [false, true] {
        guard let button = PickerDriving.button(ofTime: isTime, in: picker) else { continue }
        try pick(date, by: button, of: picker)
      }
    }
    guard picker.stands(at: date) else {
      throw PickError.dateStands(at: picker.date, wanted: date)
    }
  }

  // Rules: LD-13.
  /// Taps a day of a calendar, once its month has been turned to.
  ///
  /// What a tap does is for the calendar to say: one of several days that are chosen is taken out.
  ///
  /// - Parameters:
  ///   - day: a year, a month and a day, in the calendar of the view.
  ///   - calendar: the view.
  /// - Throws: `PickError.noDay` or `dayCannotBeChosen`, or an error of the finger.
  public func fingerPick(day: DateComponents, in calendar: UICalendarView) throws {
    calendar.layoutIfNeeded()
    guard calendar.selectionBehavior != nil,
      let date = PickerDriving.day(of: day, in: calendar)
    else { throw PickError.noDay(day) }
    try pickDay(date, in: calendar)
  }

  // MARK: - Wheels

  // Rules: LD-10.
  /// Turns the wheels of dates, more than once where others follow them.
  private func turn(_ wheels: UIPickerView, to date: Date) throws {
    for _ in 0..<WheelMotion.mostRounds {
      var isThere = true
      for place in PickerDriving.turns(to: date, on: wheels).indices {
        // Anew for each wheel: those turned before may have turned it.
        let turns = PickerDriving.turns(to: date, on: wheels)
        guard turns.indices.contains(place) else { break }
        let turn = turns[place]
        if wheels.selectedRow(inComponent: turn.component) == turn.row { continue }
        isThere = false
        try fingerPick(row: turn.row, component: turn.component, in: wheels)
      }
      if isThere { return }
    }
  }

  // MARK: - Buttons

  // Rules: LD-11.
  /// Brings up what a button of a picker brings up, sets the date there, and puts it away.
  private func pick(_ date: Date, by button: UIView, of picker: UIDatePicker) throws {
    let before = topController(of: picker)
    try fingerTap(at: button)
    advance(by: WheelMotion.settle)
    guard let panel = topController(of: picker), panel !== before,
      let inner = panel.view.subviews.lazy.compactMap({ $0 as? UIDatePicker }).first
    else { throw PickError.nothingCameUp }
    let result = Result { try fingerPick(date: date, in: inner) }
    try tapBeside(panel.view)
    try result.get()
  }

  /// The controller that is presented over all others of those around a view.
  private func topController(of view: UIView) -> UIViewController? {
    var place: UIResponder? = view
    while let here = place, !(here is UIViewController) { place = here.next }
    var top = place as? UIViewController ?? view.window?.rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
  }

  /// Taps a corner of the window that a view does not cover.
  private func tapBeside(_ view: UIView) throws {
    let screen = window.bounds.insetBy(dx: WheelMotion.corner, dy: WheelMotion.corner)
    let covered = window.convert(view.bounds, from: view)
    let corners = [
      CGPoint(x: screen.minX, y: screen.maxY), CGPoint(x: screen.maxX, y: screen.maxY),
      CGPoint(x: screen.minX, y: screen.minY), CGPoint(x: screen.maxX, y: screen.minY),
    ]
    guard let corner = corners.first(where: { !covered.contains($0) }) else {
      throw PickError.panelStays
    }
    try fingerTap(at: WindowPoint(point: corner))
    advance(by: WheelMotion.settle)
  }

  // MARK: - Months

  // Rules: LD-12, LD-13.
  /// Turns a board of months to that of a day, and taps the day.
  private func pickDay(_ day: Date, in view: UIView) throws {
    guard var away = PickerDriving.monthsAway(to: day, in: view) else {
      throw PickError.dayCannotBeChosen(day)
    }
    if abs(away) > WheelMotion.mostMonths { away = try turnMonthWheels(of: view, to: day) }
    while away != 0 {
      guard let button = PickerDriving.monthButton(isForward: away > 0, in: view) else { break }
      try fingerTap(at: button)
      advance(by: WheelMotion.settle)
      let now = PickerDriving.monthsAway(to: day, in: view) ?? away
      if abs(now) >= abs(away) { break }
      away = now
    }
    guard let cell = PickerDriving.dayView(of: day, in: view) else {
      throw PickError.dayCannotBeChosen(day)
    }
    try fingerTap(at: cell)
    advance(by: WheelMotion.settle)
  }

  // Rules: LD-12.
  /// Turns to a month that is far away by the wheels behind the name of the month.
  ///
  /// - Returns: how many months it is away then.
  private func turnMonthWheels(of view: UIView, to day: Date) throws -> Int {
    guard let title = PickerDriving.monthTitle(in: view) else { return 0 }
    try fingerTap(at: title)
    advance(by: WheelMotion.settle)
    if let wheels = firstPicker(in: view) { try turn(wheels, to: day) }
    try fingerTap(at: title)
    advance(by: WheelMotion.settle)
    return PickerDriving.monthsAway(to: day, in: view) ?? 0
  }

  private func firstPicker(in view: UIView) -> UIPickerView? {
    (view as? UIPickerView) ?? view.subviews.lazy.compactMap { self.firstPicker(in: $0) }.first
  }
}

extension WheelMotion {
  /// How often the wheels of a date are gone through at most.
  static let mostRounds = 3
  /// Months that are turned one by one at most; beyond, wheels lead there.
  static let mostMonths = 12
  /// Points from the corner of a screen to a touch there.
  static let corner: CGFloat = 4
}

extension UIDatePicker {
  // Rules: LD-10.
  /// Whether it has a date, as far as its mode asks for it.
  fileprivate func stands(at wanted: Date) -> Bool {
    var calendar: Calendar = self.calendar
    if let timeZone { calendar.timeZone = timeZone }
    let parts: Set<Calendar.Component> =
      switch datePickerMode {
      case .date: [.era, .year, .month, .day]
      case .time: [.hour, .minute]
      case .yearAndMonth: [.era, .year, .month]
      default: [.era, .year, .month, .day, .hour, .minute]
      }
    func read(_ date: Date) -> DateComponents {
      var read = calendar.dateComponents(parts, from: date)
      if let minute = read.minute { read.minute = minute / minuteInterval }
      return read
    }
    return read(date) == read(wanted)
  }
}
