// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

/// Every combination of what the two deciding values may be asked.
@Suite("Gesture tables")
struct GestureTableTests {
  static let states = GestureState.allCases

  @Test func `every step a recognizer may take`() {
    var table: [String] = []
    for isWaiting in [false, true] {
      for old in Self.states {
        let steps = Self.states.map { new in
          switch GestureTransition.step(from: old, to: new, isWaiting: isWaiting) {
          case .attempt: "try \(new)"
          case .proceed: "\(new)"
          case .fail: "fail"
          case .cancel: "cancel"
          case .ignore: "-"
          }
        }
        table.append("\(old)\(isWaiting ? " waiting" : ""): " + steps.joined(separator: ", "))
      }
    }
    #expect(
      table == [
        "possible: -, try began, -, try ended, fail, fail",
        "began: -, -, changed, ended, cancelled, cancel",
        "changed: -, -, changed, ended, cancelled, cancel",
        "ended: -, -, -, -, -, -",
        "cancelled: -, -, -, -, -, -",
        "failed: -, -, -, -, -, -",
        "possible waiting: -, try began, try changed, try ended, fail, fail",
        "began waiting: -, -, changed, ended, cancelled, cancel",
        "changed waiting: -, -, changed, ended, cancelled, cancel",
        "ended waiting: -, -, -, -, -, -",
        "cancelled waiting: -, -, -, -, -, -",
        "failed waiting: -, -, -, -, -, -",
      ])
  }

  @Test func `what a required recognizer's status means`() {
    let table = GestureArbiter.Status.allCases.map { status in
      "\(status): \(GestureArbiter.requirement(on: status))"
    }
    #expect(
      table == [
        "absent: met", "undecided: pending", "underWay: broken", "recognized: broken",
        "failed: met",
      ])
  }

  @Test func `several requirements together`() {
    let all = GestureArbiter.Requirement.allCases
    #expect(GestureArbiter.combined([GestureArbiter.Requirement]()) == .met)
    for first in all {
      for second in all {
        for third in all {
          let list = [first, second, third]
          let expected: GestureArbiter.Requirement =
            list.contains(.broken) ? .broken : list.contains(.pending) ? .pending : .met
          #expect(GestureArbiter.combined(list) == expected)
        }
      }
    }
  }

  @Test func `every conflict, and which questions it takes`() {
    var table: [String] = []
    for status in GestureArbiter.Status.allCases {
      var answers: [String] = []
      for bits in 0..<8 {
        var asked = ""
        let conflict = GestureArbiter.conflict(
          with: status,
          stopsOther: {
            asked += "p"
            return bits & 4 != 0
          },
          otherStops: {
            asked += "o"
            return bits & 2 != 0
          },
          agree: {
            asked += "a"
            return bits & 1 != 0
          })
        answers.append("\(conflict)\(asked.isEmpty ? "" : " \(asked)")")
      }
      table.append("\(status): " + answers.joined(separator: ", "))
    }
    let nothing = Array(repeating: "none", count: 8).joined(separator: ", ")
    #expect(
      table == [
        "absent: \(nothing)",
        "undecided: none p, none p, none p, none p, stopsOther pa, none pa, stopsOther pa, none pa",
        "underWay: none o, none o, isStopped oa, none oa, none o, none o, isStopped oa, none oa",
        "recognized: \(nothing)",
        "failed: \(nothing)",
      ])
  }
}
