// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A calculation as people write it: + - * / × ÷ ^ and parentheses, with a period in numbers.
package struct MathExpression {
  private let characters: [Character]
  private var place = 0
  private var operators = 0
  /// How many parentheses, signs and powers are open.
  private var depth = 0
  /// More of them than a person writes; each takes a part of the stack.
  private static let mostLevels = 100

  /// The value of the calculation at the end of a line; nil when there is none.
  package static func value(atEndOf line: String) -> Double? {
    let tail = line.reversed().prefix { $0.isASCII && $0.isNumber || " .+-*/×÷^()".contains($0) }
    let text = String(tail.reversed()).trimmingCharacters(in: .whitespaces)
    // A word before it would be cut in two.
    if let before = line.dropLast(tail.count).last, before.isLetter || before == "_",
      !tail.contains(" ")
    {
      return nil
    }
    var expression = MathExpression(characters: Array(text.filter { $0 != " " }))
    guard let value = expression.sum(), expression.place == expression.characters.count,
      expression.operators > 0, value.isFinite
    else { return nil }
    return value
  }

  /// A value with at most six digits behind the period.
  package static func text(_ value: Double) -> String {
    let scale = 1e6
    guard abs(value) < 1e15 else { return String(value) }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? String(Int(rounded, in: .min ... .max)) : String(rounded)
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func take(_ wanted: String) -> Character? {
    guard place < characters.count, wanted.contains(characters[place]) else { return nil }
    place += 1
    return characters[place - 1]
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = take("+-") {
      guard let next = product() else { return nil }
      operators += 1
      value = sign == "+" ? value + next : value - next
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = power() else { return nil }
    while let sign = take("*×/÷") {
      guard let next = power() else { return nil }
      operators += 1
      value = "*×".contains(sign) ? value * next : value / next
    }
    return value
  }

  private mutating func power() -> Double? {
    // Whatever nests comes through here.
    guard depth < Self.mostLevels else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("-") != nil { return power().map { -$0 } }
    guard let base = atom() else { return nil }
    guard take("^") != nil else { return base }
    operators += 1
    return power().map { pow(base, $0) }
  }

  private mutating func atom() -> Double? {
    if take("(") != nil {
      let value = sum()
      return take(")") == nil ? nil : value
    }
    let start = place
    while take("0123456789.") != nil {}
    return start == place ? nil : Double(String(characters[start..<place]))
  }
}
