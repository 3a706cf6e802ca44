// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What one wheel of a date picker turns.
enum DateColumn: Hashable {
  case day, month, year, wholeDay, hour, minute, period

  // Rules: DP-3.
  /// The wheels of a mode, in the order in which the locale writes the parts.
  static func all(of mode: UIDatePicker.Mode, in locale: Locale) -> [DateColumn] {
    switch mode {
    case .countDownTimer: [.hour, .minute]
    case .date: order("yMMMMd", locale)
    case .yearAndMonth: order("yMMMM", locale)
    case .time: order("jmm", locale)
    case .dateAndTime: [.wholeDay] + order("jmm", locale)
    }
  }

  /// The parts that a template becomes in a locale, each once; what is quoted is no part.
  private static func order(_ template: String, _ locale: Locale) -> [DateColumn] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var found: [DateColumn] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let column = Self(letter), !found.contains(column) else { continue }
      found.append(column)
    }
    return found
  }

  private init?(_ letter: Character) {
    switch letter {
    case "d": self = .day
    case "M", "L": self = .month
    case "y", "Y", "u", "U", "r": self = .year
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .period
    default: return nil
    }
  }

  /// How wide the wheel is, compared with the others.
  var share: CGFloat {
    switch self {
    case .wholeDay: 2.6
    case .month: 2
    case .year: 1.4
    case .day, .hour, .minute, .period: 1
    }
  }
}
