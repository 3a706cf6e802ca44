// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitText

@MainActor @Suite("Markers of a text", .freshRuntime)
struct TextMarkerTests {
  private let base = AttributeSet(base: .plain(10))

  private func document(_ text: String) -> TextDocument {
    let document = TextDocument(base: base)
    document.setText(StyledText(text, base))
    return document
  }

  private struct Case {
    let marked: [Int]
    let edited: [Int]
    let text: String
    let expected: [Int]

    init(_ marked: [Int], _ edited: [Int], _ text: String, _ expected: [Int]) {
      (self.marked, self.edited, self.text, self.expected) = (marked, edited, text, expected)
    }
  }

  private static let cases: [Case] = [
    // Before, behind, at either end.
    Case([4, 8], [0, 0], "ab", [6, 10]), Case([4, 8], [0, 2], "", [2, 6]),
    Case([4, 8], [9, 10], "x", [4, 8]), Case([4, 8], [4, 4], "ab", [6, 10]),
    Case([4, 8], [8, 8], "ab", [4, 8]), Case([4, 8], [2, 4], "x", [3, 7]),
    // Within, over an end, over everything.
    Case([4, 8], [5, 7], "xyz", [4, 9]), Case([4, 8], [2, 6], "x", [3, 5]),
    Case([4, 8], [6, 9], "x", [4, 6]), Case([4, 8], [4, 6], "x", [5, 7]),
    Case([4, 8], [4, 8], "xyz", [4, 4]), Case([4, 8], [2, 9], "x", [3, 3]),
    // A place without text.
    Case([4, 4], [4, 4], "ab", [4, 4]), Case([4, 4], [3, 3], "ab", [6, 6]),
    Case([4, 4], [2, 4], "", [2, 2]), Case([4, 4], [4, 6], "x", [4, 4]),
    Case([4, 4], [2, 6], "", [2, 2]), Case([4, 4], [2, 6], "xyzxyz", [4, 4]),
  ]

  @Test func `a marker goes with what is changed around it`() {
    for one in Self.cases {
      let document = document("0123456789")
      let marker = document.mark(one.marked[0]..<one.marked[1])
      document.replace(one.edited[0]..<one.edited[1], with: StyledText(one.text, base))
      #expect([marker.range.lowerBound, marker.range.upperBound] == one.expected, "\(one)")
    }
  }

  @Test func `who writes the text anew has changed what is other in it`() {
    let document = document("0123456789")
    let marker = document.mark(4..<8)
    document.setText(StyledText("01ab23456789", base))
    #expect(marker.range == 6..<10)
    document.replace(0..<12, with: StyledText("01ab23456789!", base))
    #expect(marker.range == 6..<10)
    document.setText(StyledText("", base))
    #expect(marker.range == 0..<0)
  }

  @Test func `an end inside a character is that before it`() {
    let document = document("a😀b")
    #expect(document.mark(2..<9).range == 1..<4)
  }

  @Test func `of many markers those that are held follow, and the others go`() {
    let document = document(String(repeating: "0123456789", count: 20))
    var held: [TextMarker] = []
    weak var lost: TextMarker?
    for number in 0..<100 {
      held.append(document.mark(number..<number + 1))
      lost = document.mark(0..<200)
    }
    #expect(lost == nil)
    document.replace(0..<0, with: StyledText("ab", base))
    #expect(held.map(\.range.lowerBound) == Array(2..<102))
  }
}
