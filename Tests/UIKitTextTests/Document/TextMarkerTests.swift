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

  @Test(
    arguments: [
      // Before, behind, at either end.
      (4..<8, 0..<0, "ab", 6..<10), (4..<8, 0..<2, "", 2..<6), (4..<8, 9..<10, "x", 4..<8),
      (4..<8, 4..<4, "ab", 6..<10), (4..<8, 8..<8, "ab", 4..<8), (4..<8, 2..<4, "x", 3..<7),
      // Within, over an end, over everything.
      (4..<8, 5..<7, "xyz", 4..<9), (4..<8, 2..<6, "x", 3..<5), (4..<8, 6..<9, "x", 4..<6),
      (4..<8, 4..<6, "x", 5..<7), (4..<8, 4..<8, "xyz", 4..<4), (4..<8, 2..<9, "x", 3..<3),
      // A place without text.
      (4..<4, 4..<4, "ab", 4..<4), (4..<4, 3..<3, "ab", 6..<6), (4..<4, 2..<4, "", 2..<2),
      (4..<4, 4..<6, "x", 4..<4), (4..<4, 2..<6, "", 2..<2), (4..<4, 2..<6, "xyzxyz", 4..<4),
    ] as [(Range<Int>, Range<Int>, String, Range<Int>)])
  func `a marker goes with what is changed around it`(
    marked: Range<Int>, edited: Range<Int>, text: String, expected: Range<Int>
  ) {
    let document = document("0123456789")
    let marker = document.mark(marked)
    document.replace(edited, with: StyledText(text, base))
    #expect(marker.range == expected)
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
}
