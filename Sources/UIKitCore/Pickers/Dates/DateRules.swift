// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The calendar behind the wheels: which date they mean, and where they stand for a date.
struct DateRules {
  let mode: UIDatePicker.Mode
  let locale: Locale
  /// What dates are written in.
  let shown: Calendar
  /// What is reckoned with: Gregorian where the calendar differs from it in the count of years only.
  let reckoned: Calendar
  let columns: [DateColumn]
  let step: Int
  var limits = DateLimits()
  /// The day in the middle of the wheel of days.
  var anchor = Date(timeIntervalSinceReferenceDate: 0)

  /// Days before and after the anchor that the wheel of days has.
  static let reach = 10_000
  private static let lastYear = 9999
  private static let yearsOfCycle = 60

  init(
    mode: UIDatePicker.Mode, locale: Locale, calendar: Calendar, timeZone: TimeZone, step: Int
  ) {
    self.mode = mode
    self.locale = locale
    self.step = step
    var shown = calendar
    shown.locale = locale
    shown.timeZone = timeZone
    self.shown = shown
    var reckoned = shown
    switch calendar.identifier {
    case .iso8601, .buddhist, .japanese, .republicOfChina:
      reckoned = Calendar(identifier: .gregorian)
      reckoned.locale = locale
      reckoned.timeZone = timeZone
    default: break
    }
    self.reckoned = reckoned
    columns = DateColumn.all(of: mode, in: locale)
  }

  var isTwelveHours: Bool { columns.contains(.period) }

  // MARK: - Where the wheels stand

  /// What each wheel shows for a date, from 0.
  func values(of date: Date) -> [DateColumn: Int] {
    let parts = reckoned.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .isLeapMonth], from: date)
    let year = linearYear(parts)
    let hour = parts.hour ?? 0
    var values: [DateColumn: Int] = [
      .day: (parts.day ?? 1) - 1, .year: year - 1, .hour: hour,
      .minute: (parts.minute ?? 0) / step, .period: hour / 12,
    ]
    if columns.contains(.month) {
      values[.month] =
        months(of: year).firstIndex {
          $0.month == parts.month && ($0.isLeapMonth ?? false) == (parts.isLeapMonth ?? false)
        } ?? 0
    }
    if columns.contains(.wholeDay) {
      let days = reckoned.dateComponents(
        [.day], from: reckoned.startOfDay(for: anchor), to: reckoned.startOfDay(for: date))
      values[.wholeDay] = (days.day ?? 0) + Self.reach
    }
    return values
  }

  /// How many different rows a wheel has; the wheels of `isEndless` columns repeat them.
  func count(of column: DateColumn, year: Int) -> Int {
    switch column {
    case .day: reckoned.maximumRange(of: .day)?.count ?? 31
    case .month: months(of: year).count
    case .year: Self.lastYear
    case .wholeDay: 2 * Self.reach + 1
    case .hour: 24
    case .minute: 60 / step
    case .period: 2
    }
  }

  /// Whether the rows of a wheel come again behind the last one.
  func isEndless(_ column: DateColumn) -> Bool {
    switch column {
    case .day, .month, .minute: true
    case .hour: mode != .countDownTimer
    case .year, .wholeDay, .period: false
    }
  }

  // MARK: - What the wheels mean

  // Rules: DP-7, DP-8, DP-9.
  /// The date of values; a day that the month lacks is its last, an hour that the day lacks is later.
  ///
  /// What no wheel shows, the time in the mode of dates and seconds, is that of `base`.
  func date(_ values: [DateColumn: Int], from base: Date) -> Date {
    let old = reckoned.dateComponents([.hour, .minute, .second], from: base)
    var day = reckoned.startOfDay(for: base)
    if columns.contains(.wholeDay) {
      let days = (values[.wholeDay] ?? Self.reach) - Self.reach
      day =
        reckoned.date(
          byAdding: .day, value: days, to: reckoned.startOfDay(for: anchor)) ?? day
    } else if columns.contains(.month) {
      day = monthDay(values, day)
    }
    var parts = reckoned.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: day)
    let hasTime = columns.contains(.hour)
    parts.hour = hasTime ? values[.hour] : old.hour
    parts.minute = hasTime ? (values[.minute] ?? 0) * step : old.minute
    parts.second = old.second
    return reckoned.date(from: parts) ?? base
  }

  private func monthDay(_ values: [DateColumn: Int], _ old: Date) -> Date {
    let months = months(of: (values[.year] ?? 0) + 1)
    guard !months.isEmpty else { return old }
    let month = months[min(max(values[.month] ?? 0, 0), months.count - 1)]
    guard let first = reckoned.date(from: month) else { return old }
    let count = reckoned.range(of: .day, in: .month, for: first)?.count ?? 28
    let day = min(values[.day] ?? 0, count - 1)
    return reckoned.date(byAdding: .day, value: day, to: first) ?? old
  }

  // Rules: DP-6.
  /// Whether a row of a wheel can be chosen while the others stay.
  func allows(_ value: Int, in column: DateColumn, _ values: [DateColumn: Int], _ base: Date)
    -> Bool
  {
    if column == .period { return true }
    if mode == .countDownTimer { return true }
    if column != .day, !limits.areSet { return true }
    var tried = values
    tried[column] = value
    let date = date(tried, from: base)
    if column == .day, reckoned.component(.day, from: date) != value + 1 { return false }
    switch column {
    case .minute: return limits.meet(DateInterval(start: date, duration: 0))
    default:
      return reckoned.dateInterval(of: Self.unit(column), for: date).map(limits.meet) ?? true
    }
  }

  private static func unit(_ column: DateColumn) -> Calendar.Component {
    switch column {
    case .month: .month
    case .year: .year
    case .hour: .hour
    default: .day
    }
  }

  // MARK: - Years and months

  /// The months of a year: their first days, as parts.
  func months(of year: Int) -> [DateComponents] {
    let (era, yearOfEra) = split(year)
    if reckoned.identifier == .gregorian {
      return (1...12).map { DateComponents(era: era, year: yearOfEra, month: $0, day: 1) }
    }
    var found: [DateComponents] = []
    guard
      var date = reckoned.date(from: DateComponents(era: era, year: yearOfEra, month: 1, day: 1))
    else { return [] }
    while found.count < 14 {
      let parts = reckoned.dateComponents(
        [.era, .year, .month, .day, .isLeapMonth], from: date)
      guard parts.year == yearOfEra, let next = reckoned.dateInterval(of: .month, for: date)?.end
      else { break }
      found.append(parts)
      date = next
    }
    return found
  }

  private var hasCycles: Bool { reckoned.identifier == .chinese }

  private func linearYear(_ parts: DateComponents) -> Int {
    let year = parts.year ?? 1
    let linear = hasCycles ? ((parts.era ?? 1) - 1) * Self.yearsOfCycle + year : year
    return min(max(linear, 1), Self.lastYear)
  }

  private func split(_ year: Int) -> (era: Int?, year: Int) {
    if hasCycles {
      return ((year - 1) / Self.yearsOfCycle + 1, (year - 1) % Self.yearsOfCycle + 1)
    }
    return (reckoned.identifier == .gregorian ? 1 : nil, year)
  }
}
