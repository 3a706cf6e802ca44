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
  mutating func take(_ text: String) {
    if let match = text.wholeMatch(of: /(.+) of .+ gets the touch/) {
      begin(String(match.1))
    } else if let match = text.wholeMatch(of: /(.+) waits for ([^(]+?)(?: \((.*)\))?/) {
      wait(String(match.1), for: match.2.components(separatedBy: ", "), String(match.3 ?? ""))
    } else if let match = text.wholeMatch(of: /(.+) [a-z]+ → ([a-z]+)(?: \((.*)\))?/) {
      step(String(match.1), to: String(match.2), String(match.3 ?? ""))
    }
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
    if let match = reason.wholeMatch(of: /prevented by (.+)/) { return String(match.1) }
    if let match = reason.wholeMatch(of: /(.+) recognized before/) { return String(match.1) }
    if let match = reason.wholeMatch(of: /(.+), which it waits for, recognized/) {
      return String(match.1)
    }
    return nil
  }
}
