// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import UIKitText

@Suite("Calculations at the end of a line")
struct MathExpressionTests {
  @Test(arguments: ["(", "-", "1^", "(-", "1+("])
  func `FR-70 one that nests deeper than people write has no value`(opening: String) {
    let closing = opening.contains("(") ? ")" : ""
    func value(_ levels: Int) -> Double? {
      MathExpression.value(
        atEndOf: String(repeating: opening, count: levels) + "1+1"
          + String(repeating: closing, count: levels))
    }
    #expect(value(40) != nil)
    for levels in [200, 200_000] { #expect(value(levels) == nil) }
  }
}
