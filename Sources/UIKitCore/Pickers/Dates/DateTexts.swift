// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What stands in the rows of a date picker's wheels.
@MainActor
final class DateTexts {
  private let rules: DateRules
  private let numbers = NumberFormatter()
  private let formatter = DateFormatter()

  init(_ rules: DateRules) {
    self.rules = rules
    numbers.locale = rules.locale
    numbers.usesGroupingSeparator = false
    formatter.locale = rules.locale
    formatter.calendar = rules.shown
    formatter.timeZone = rules.shown.timeZone
    if rules.columns.contains(.wholeDay) {
      formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    } else {
      formatter.dateFormat = "LLLL"
    }
  }

  private lazy var years: DateFormatter = {
    let years = DateFormatter()
    years.locale = rules.locale
    years.calendar = rules.shown
    years.timeZone = rules.shown.timeZone
    switch rules.shown.identifier {
    case .japanese, .republicOfChina: years.setLocalizedDateFormatFromTemplate("Gy")
    case .gregorian, .iso8601: years.setLocalizedDateFormatFromTemplate("y")
    // The templates of others have the era, of which each has one.
    default: years.dateFormat = "y"
    }
    return years
  }()

  // Rules: DP-3, DP-4.
  /// The text of a row.
  ///
  /// - Parameters:
  ///   - value: the row, without repetition.
  ///   - column: what the wheel turns.
  ///   - values: what the wheels show.
  func text(_ value: Int, in column: DateColumn, _ values: [DateColumn: Int]) -> String {
    switch column {
    case .day: return number(value + 1)
    case .period: return value == 0 ? formatter.amSymbol : formatter.pmSymbol
    case .minute: return number(value * rules.step, digits: rules.mode == .countDownTimer ? 1 : 2)
    case .hour:
      guard rules.isTwelveHours else { return number(value) }
      return number(value % 12 == 0 ? 12 : value % 12)
    case .month:
      let months = rules.months(of: (values[.year] ?? 0) + 1)
      guard months.indices.contains(value), let date = rules.reckoned.date(from: months[value])
      else { return "" }
      return formatter.string(from: date)
    case .year:
      let months = rules.months(of: value + 1)
      guard !months.isEmpty, let date = rules.reckoned.date(from: months[months.count / 2])
      else { return "" }
      return years.string(from: date)
    case .wholeDay:
      let calendar = rules.reckoned
      let day = calendar.date(
        byAdding: .day, value: value - DateRules.reach,
        to: calendar.startOfDay(for: rules.anchor))
      guard let day else { return "" }
      let today = Date.onTheClock
      let isToday = calendar.isDate(day, inSameDayAs: today)
      return isToday && rules.locale.language.languageCode == .english
        ? "Today" : formatter.string(from: day)
    }
  }

  private func number(_ number: Int, digits: Int = 1) -> String {
    numbers.minimumIntegerDigits = digits
    return numbers.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
