// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a test driver asks pickers of dates that programs need not know.
@MainActor
package enum PickerDriving {
  // MARK: - Wheels

  // Rules: LD-10.
  /// Which row of which wheel stands for a date, the nearest of those that look alike, in an order
  /// in which they can be turned: years first, as they decide which months and days there are.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - wheels: those of a date picker; for others there is no answer.
  package static func turns(
    to date: Date, on wheels: UIPickerView
  ) -> [(component: Int, row: Int)] {
    guard let wheels = wheels as? DateWheels else { return [] }
    let rules = wheels.rules
    let values = rules.values(of: date)
    let year = (values[.year] ?? 0) + 1
    let order: [DateColumn] = [.year, .month, .day, .wholeDay, .hour, .minute, .period]
    return order.compactMap { column in
      guard let place = rules.columns.firstIndex(of: column) else { return nil }
      let value = values[column] ?? 0
      let (row, count) = (
        wheels.selectedRow(inComponent: place), rules.count(of: column, year: year)
      )
      guard rules.isEndless(column), count > 0, row >= 0 else { return (place, value) }
      var way = value - row % count
      if way > count / 2 { way -= count }
      if way < -(count / 2) { way += count }
      return (place, row + way)
    }
  }

  // MARK: - Buttons

  // Rules: LD-11.
  /// The button of a date picker that says the day or the time; nil where there is none.
  ///
  /// - Parameters:
  ///   - isTime: whether the time is meant.
  ///   - picker: the picker.
  package static func button(ofTime isTime: Bool, in picker: UIDatePicker) -> UIView? {
    let pills = picker.shown(DatePill.self)
    if pills.count > 1 { return pills[isTime ? 1 : 0] }
    return isTime == (picker.datePickerMode != .date) ? pills.first : nil
  }

  // MARK: - Months

  // Rules: LD-12, LD-13.
  /// How many months the month that is shown is before that of a day; nil without a board of
  /// months, or the day is beyond its limits.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - view: a picker or a calendar.
  package static func monthsAway(to day: Date, in view: UIView) -> Int? {
    guard let board = view.shown(MonthBoard.self).first else { return nil }
    let month = board.rules.month(of: day)
    guard board.rules.nearest(day) == month else { return nil }
    return board.rules.calendar.dateComponents([.month], from: board.month, to: month).month
  }

  // Rules: LD-12, LD-13.
  /// The button that turns to the next month, or to the one before; nil where nothing is there.
  ///
  /// - Parameters:
  ///   - isForward: whether the next one is meant.
  ///   - view: a picker or a calendar.
  package static func monthButton(isForward: Bool, in view: UIView) -> UIControl? {
    let header = view.shown(MonthHeader.self).first
    let button = isForward ? header?.forward : header?.back
    return button?.isEnabled == true ? button : nil
  }

  // Rules: LD-12, LD-13.
  /// The name of the month, which brings up wheels; nil where nothing is there.
  package static func monthTitle(in view: UIView) -> UIView? {
    view.shown(MonthHeader.self).first?.title
  }

  // Rules: LD-12, LD-13.
  /// A day of the month that is shown; nil for one that is not there, or that cannot be chosen.
  ///
  /// - Parameters:
  ///   - day: some moment of it.
  ///   - view: a picker or a calendar.
  package static func dayView(of day: Date, in view: UIView) -> UIView? {
    guard let board = view.shown(MonthBoard.self).first else { return nil }
    return board.shown(DayCell.self).first {
      $0.canBeChosen && board.rules.calendar.isDate($0.day, inSameDayAs: day)
    }
  }

  // Rules: LD-13.
  /// The day that components mean in a calendar; nil when they mean none.
  ///
  /// - Parameters:
  ///   - components: a year, a month and a day.
  ///   - calendar: what shows the days.
  package static func day(of components: DateComponents, in calendar: UICalendarView) -> Date? {
    calendar.rules.day(of: components)
  }
}
