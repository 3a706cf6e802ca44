// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: TS-52.
/// Values of attributes of HTML.
enum MarkupValue {
  /// In small letters, without blanks around it.
  static func word(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  /// Names of families, without their quotes.
  static func families(_ text: String) -> [String] {
    text.split(separator: ",").map { name in
      name.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'"))
    }.filter { !$0.isEmpty }
  }

  /// Sizes by their names, as parts of the usual one.
  private static let named = [
    "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5,
    "xx-large": 2,
  ]
  /// How many points a unit has; a pixel is one.
  private static let units = [("px", 1.0), ("pt", 4.0 / 3), ("rem", MarkupStyle.usualSize)]

  /// A size in points; nil if the text says none.
  ///
  /// - Parameters:
  ///   - word: such as `17px`, `1.2em`, `120%` or `large`.
  ///   - outer: the size around it, in points.
  static func size(_ word: String, in outer: Double) -> Double? {
    if let factor = named[word] { return MarkupStyle.usualSize * factor }
    if word == "smaller" { return outer * 0.83 }
    if word == "larger" { return outer * 1.2 }
    for (unit, points) in units where word.hasSuffix(unit) {
      return Double(word.dropLast(unit.count)).map { $0 * points }
    }
    if word.hasSuffix("em") { return Double(word.dropLast(2)).map { $0 * outer } }
    if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 * outer / 100 } }
    return Double(word)
  }
}
