// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What a trace of recognizers says: the status of each, why, and what they do to each other.
struct Arbitration {
  /// The status of a recognizer.
  struct Status: Equatable {
    var state: String
    /// Why it is so, in the words of the trace.
    var reason = ""
  }

  /// What one recognizer means to another.
  struct Arrow: Hashable {
    enum Kind { case waits, prevents }
    var kind: Kind
    var from: String
    var to: String
  }

  private(set) var statuses: [String: Status] = [:]
  private(set) var arrows: [Arrow] = []

  /// Takes the text of a record of the topic `gesture` in.
  ///
  /// OPTIMIZATION: searched for words and not matched with regular expressions, which are read anew
  /// each time; a finger that drags makes a record with each movement.
  mutating func take(_ text: String) {
    let (sentence, reason) = Self.withoutReason(text)
    if sentence.hasSuffix(" gets the touch") {
      if let (name, _) = Self.halves(of: sentence, around: " of ") { begin(name) }
    } else if let (name, others) = Self.halves(of: sentence, around: " waits for ") {
      wait(name, for: others.components(separatedBy: ", "), reason)
    } else if let (before, state) = Self.halves(of: sentence, around: " → "),
      let (name, _) = Self.halves(of: before, around: " "), state.allSatisfy(\.isLetter)
    {
      step(name, to: state, reason)
    }
  }

  /// A record and, where it ends with one in brackets, the reason.
  private static func withoutReason(_ text: String) -> (sentence: String, reason: String) {
    guard text.hasSuffix(")"), let bracket = text.range(of: " (") else { return (text, "") }
    return (String(text[..<bracket.lowerBound]), String(text[bracket.upperBound...].dropLast()))
  }

  /// What stands before and behind the last of some words, if they stand there.
  private static func halves(
    of text: String, around words: String
  ) -> (before: String, behind: String)? {
    let (text, words) = (Array(text.utf8), Array(words.utf8))
    guard text.count >= words.count,
      let start = (0...text.count - words.count).last(where: { text[$0...].starts(with: words) })
    else { return nil }
    return (
      String(decoding: text[..<start], as: UTF8.self),
      String(decoding: text[(start + words.count)...], as: UTF8.self)
    )
  }

  /// A recognizer that was through gets a touch: what it did before is forgotten.
  private mutating func begin(_ name: String) {
    guard statuses[name]?.state != "possible" else { return }
    statuses[name] = Status(state: "possible")
    arrows.removeAll { $0.from == name || $0.to == name }
  }

  private mutating func wait(_ name: String, for others: [String], _ reason: String) {
    statuses[name] = Status(state: "waits", reason: reason)
    for other in others { add(Arrow(kind: .waits, from: name, to: other)) }
  }

  private mutating func step(_ name: String, to state: String, _ reason: String) {
    // The reasons of a gesture that goes on are those for which it began.
    let old = statuses[name]?.reason ?? ""
    statuses[name] = Status(state: state, reason: reason.isEmpty ? old : reason)
    if state != "failed" { arrows.removeAll { $0.kind == .waits && $0.from == name } }
    guard let culprit = Self.culprit(in: reason) else { return }
    add(Arrow(kind: .prevents, from: culprit, to: name))
  }

  private mutating func add(_ arrow: Arrow) {
    if !arrows.contains(arrow) { arrows.append(arrow) }
  }

  /// The recognizer that made another fail.
  private static func culprit(in reason: String) -> String? {
    let start = "prevented by "
    if reason.hasPrefix(start) { return String(reason.dropFirst(start.count)) }
    for end in [" recognized before", ", which it waits for, recognized"]
    where reason.hasSuffix(end) {
      return String(reason.dropLast(end.count))
    }
    return nil
  }
}
