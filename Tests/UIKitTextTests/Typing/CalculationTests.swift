// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitText

@Suite("Values of calculations")
struct CalculationTests {
  @Test(
    arguments: [
      ("1+2", 3), ("2-3*4", -10), ("2^3^2", 512), ("-2^2", -4), ("(1+2)×3", 9), ("8÷2/2", 2),
      ("7-2-1", 4), ("2*-3", -6), ("x = 4*2.5", 10), ("a 1 + 2", 3), ("2--3", 5), ("a=1+2", 3),
      ("é: 10/4", 2.5),
    ] as [(String, Double)])
  func `the calculation at the end of a line has a value`(_ line: String, _ wanted: Double) {
    #expect(MathExpression.value(atEndOf: line) == wanted)
  }

  @Test(
    arguments: [
      "", "12", "-12", "(12)", "a1+2", "_1+2", "1/0", "1+", "+1", "1*", "1..2+1", "(1+2", "1+2)",
      "()", "2 3 + ", "1^",
    ])
  func `what is no calculation has none`(_ line: String) {
    #expect(MathExpression.value(atEndOf: line) == nil)
  }

  @Test func `a hundred levels are the most`() {
    func nested(_ levels: Int) -> Double? {
      MathExpression.value(
        atEndOf: String(repeating: "(", count: levels) + "1+1"
          + String(repeating: ")", count: levels))
    }
    #expect([0, 99, 100].map(nested) == [2, 2, nil])
    // Depth is given back: many groups side by side are not deep.
    let wide = Array(repeating: "(1)", count: 150).joined(separator: "+")
    #expect(MathExpression.value(atEndOf: wide) == 150)
  }

  @Test func `values are written with six digits at most, and whole ones as such`() {
    let values = [3, 0.1 + 0.2, 1.0 / 3, -2.5, 1e15, -1e15, 999_999_999_999_999, 0.000_000_4]
    #expect(
      values.map(MathExpression.text) == [
        "3", "0.3", "0.333333", "-2.5", "1000000000000000.0", "-1000000000000000.0",
        "999999999999999", "0",
      ])
  }
}

@MainActor @Suite("Quotes and dashes", .freshRuntime)
struct SmartTypingTests {
  private let document: TextDocument

  init() { document = TextDocument(base: AttributeSet(base: .plain(10))) }

  /// What is typed behind a text in place of a quote or dash.
  private func typed(
    _ mark: String, behind text: String, _ change: (inout SmartTyping.Wants) -> Void
  ) -> SmartTyping.Change {
    document.setText(StyledText(text + "rest", document.base))
    var wants = SmartTyping.Wants()
    change(&wants)
    let place = text.utf16.count
    return SmartTyping.change(place..<place + 2, typing: mark, in: document, wants: wants)
  }

  @Test func `a quote opens at the beginning, behind spaces and openings, and closes elsewhere`() {
    let before = [
      "", " ", "\n", "(", "[", "{", "<", "—", "–", "‘", "“", "-", "/", "a", ")", ".", "1",
    ]
    func quotes(_ mark: String) -> String {
      before.map { typed(mark, behind: $0) { $0.curlyQuotes = true }.text }.joined()
    }
    #expect(quotes("\"") == String(repeating: "“", count: 13) + "””””")
    #expect(quotes("'") == String(repeating: "‘", count: 13) + "’’’’")
    #expect(
      typed("'", behind: "ab") { $0.curlyQuotes = true }
        == SmartTyping.Change(range: 2..<4, text: "’"))
  }

  @Test func `the second dash makes a long one of both`() {
    let both = typed("-", behind: "a-") { $0.longDashes = true }
    #expect(both == SmartTyping.Change(range: 1..<4, text: "—"))
    let first = typed("-", behind: "a") { $0.longDashes = true }
    #expect(first == SmartTyping.Change(range: 1..<3, text: "-"))
  }

  @Test func `nothing changes that is not wanted, and nothing else`() {
    let wants = SmartTyping.Wants()
    #expect(!wants.curlyQuotes && !wants.longDashes)
    func same(_ mark: String, _ change: (inout SmartTyping.Wants) -> Void) -> Bool {
      typed(mark, behind: "-", change) == SmartTyping.Change(range: 1..<3, text: mark)
    }
    #expect(same("\"") { $0.longDashes = true } && same("'") { $0.longDashes = true })
    #expect(same("-") { $0.curlyQuotes = true })
    #expect(
      same("--") {
        $0.curlyQuotes = true
        $0.longDashes = true
      })
  }
}
