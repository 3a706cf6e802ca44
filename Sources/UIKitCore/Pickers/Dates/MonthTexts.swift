// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DC-3.
/// What stands on a board of months.
@MainActor
final class MonthTexts {
  private let rules: MonthRules
  private let numbers = NumberFormatter()
  private let titles = DateFormatter()
  private let days = DateFormatter()

  init(_ rules: MonthRules) {
    self.rules = rules
    numbers.locale = rules.calendar.locale
    for formatter in [titles, days] {
      formatter.locale = rules.calendar.locale
      formatter.calendar = rules.calendar
      formatter.timeZone = rules.calendar.timeZone
    }
    titles.setLocalizedDateFormatFromTemplate("yMMMM")
    days.dateStyle = .full
    days.timeStyle = .none
  }

  func title(_ month: Date) -> String { titles.string(from: month) }
  func number(_ day: Date) -> String {
    let number = rules.calendar.component(.day, from: day)
    return numbers.string(from: NSNumber(value: number)) ?? "\(number)"
  }
  /// A day as it is read aloud.
  func full(_ day: Date) -> String { days.string(from: day) }

  /// The names of the days of a week, from its first day.
  var weekdays: [String] {
    let names = rules.calendar.shortStandaloneWeekdaySymbols
    let first = rules.calendar.firstWeekday - 1
    guard names.indices.contains(first) else { return names }
    return (names[first...] + names[..<first]).map { $0.uppercased(with: rules.calendar.locale) }
  }
}
