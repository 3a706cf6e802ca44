// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The calendar behind a board of months: which months and days there are.
struct MonthRules {
  let calendar: Calendar
  let limits: DateLimits

  /// - Parameter calendar: with the locale and the time zone that count.
  init(_ calendar: Calendar, limits: DateLimits) {
    self.calendar = calendar
    self.limits = limits
  }

  /// The moment at which the month of a date begins.
  func month(of date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
  }

  /// The month of a date, or the nearest one that has days within the limits.
  func nearest(_ date: Date) -> Date { month(of: limits.clamped(date)) }

  /// The month before or after another; nil beyond the limits.
  func neighbour(of month: Date, _ way: Int) -> Date? {
    guard let date = calendar.date(byAdding: .month, value: way, to: month) else { return nil }
    let found = self.month(of: date)
    guard let span = calendar.dateInterval(of: .month, for: found), limits.meet(span),
      DateLimits.world.contains(found.timeIntervalSinceReferenceDate)
    else { return nil }
    return found
  }

  /// The days of a month, each by the moment at which it begins.
  func days(of month: Date) -> [Date] {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    return (0..<count).compactMap { place in
      calendar.date(byAdding: .day, value: place, to: month).map(calendar.startOfDay(for:))
    }
  }

  // Rules: DC-3.
  /// Places of the first week that are empty.
  func blanks(before month: Date) -> Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  /// Whether some moment of a day lies within the limits.
  func has(_ day: Date) -> Bool {
    guard limits.areSet else { return true }
    return calendar.dateInterval(of: .day, for: day).map(limits.meet) ?? true
  }

  /// A day as applications get it.
  func components(of day: Date) -> DateComponents {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: day)
    parts.calendar = calendar
    return parts
  }

  /// The day that components mean; nil when they mean none.
  func day(of components: DateComponents?) -> Date? {
    guard var parts = components else { return nil }
    parts.calendar = nil
    parts.timeZone = nil
    if let zone = components?.timeZone ?? components?.calendar?.timeZone, parts.hour != nil {
      parts.timeZone = zone
    }
    return calendar.date(from: parts).map(calendar.startOfDay(for:))
  }

  /// Whether a day is that of now.
  func isToday(_ day: Date) -> Bool {
    calendar.isDate(
      day, inSameDayAs: Date.onTheClock)
  }
}
