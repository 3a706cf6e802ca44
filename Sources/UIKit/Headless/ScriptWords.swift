// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The words of one line of a script, taken one after another.
struct ScriptWords {
  let line: Int
  private var words: [Substring]

  /// Splits a line at spaces; quotes keep spaces, a comma is a word, `#` begins a comment.
  init(_ text: Substring, line: Int) throws(ScriptError) {
    self.line = line
    words = []
    var rest = text
    while let first = rest.first {
      if first == "#" { break }
      if first.isWhitespace || first == "," {
        if first == "," { words.append(",") }
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: "\"") else {
          throw ScriptError(line: line, message: "a quote is not closed")
        }
        words.append(rest[..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "#" }
        words.append(word)
        rest = rest.dropFirst(word.count)
      }
    }
  }

  var isEmpty: Bool { words.isEmpty }

  /// Takes the next word if it is `word`.
  mutating func take(_ word: String) -> Bool {
    guard words.first == Substring(word) else { return false }
    words.removeFirst()
    return true
  }

  /// Takes the next word, which must be there; `what` names it in the message.
  mutating func next(_ what: String) throws(ScriptError) -> String {
    guard !words.isEmpty else { throw error("\(what) is missing") }
    return String(words.removeFirst())
  }

  /// Takes a finite number within `range`.
  mutating func number(
    _ what: String, in range: ClosedRange<Double> = -1e6...1e6
  ) throws(ScriptError) -> Double {
    let word = try next(what)
    guard let value = Double(word), range.contains(value) else {
      throw error(
        "\(what) must be a number from \(Self.short(range.lowerBound)) to "
          + "\(Self.short(range.upperBound)), not \(word)")
    }
    return value
  }

  /// Takes a whole number within `range`.
  mutating func count(_ what: String, in range: ClosedRange<Int>) throws(ScriptError) -> Int {
    let word = try next(what)
    guard let value = Int(word), range.contains(value) else {
      throw error(
        "\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(word)")
    }
    return value
  }

  /// A bound as one would write it: whole ones without a point.
  private static func short(_ bound: Double) -> String {
    Int(exactly: bound).map { "\($0)" } ?? "\(bound)"
  }

  /// Whether the next word is a number.
  var hasNumber: Bool { words.first.flatMap { Double($0) } != nil }

  /// Takes a place: two coordinates, or an identifier and perhaps an offset.
  mutating func place() throws(ScriptError) -> ScriptPlace {
    if hasNumber { return .point(CGPoint(x: try number("x"), y: try number("y"))) }
    let identifier = try next("a place (x y, or a view's identifier)")
    guard hasNumber else { return .view(identifier, offset: Displacement(x: 0, y: 0)) }
    let x = try number("the offset to the right")
    return .view(identifier, offset: Displacement(x: x, y: try number("the offset down")))
  }

  /// Takes `over` and a duration if they come next.
  mutating func duration(otherwise standard: Double) throws(ScriptError) -> Double {
    take("over") ? try number("the duration", in: ScriptParser.seconds) : standard
  }

  /// Complains if words are left.
  func end() throws(ScriptError) {
    if let word = words.first { throw error("\(word) is one word too many") }
  }

  func error(_ message: String) -> ScriptError { ScriptError(line: line, message: message) }
}
