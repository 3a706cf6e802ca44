// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import UIKitText

/// Levels of annex 9 in small cases, where Unicode's own test files are not installed.
@Suite("Levels of text in two directions")
struct BidiLevelTests {
  private func levels(_ text: String, base: UInt8 = 0) -> [UInt8] {
    BidiParagraph(Array(text.unicodeScalars), base: base).levels
  }

  /// The level of the first occurrence of a character.
  private func level(of character: Unicode.Scalar, in text: String, base: UInt8 = 0) -> UInt8? {
    text.unicodeScalars.enumerated().first { $0.element == character }
      .map { levels(text, base: base)[$0.offset] }
  }

  @Test func `an embedding runs to its side until it is ended`() {
    #expect(level(of: "b", in: "a\u{202B}b\u{202C}c") == 2)
    #expect(level(of: "c", in: "a\u{202B}b\u{202C}c") == 0)
    #expect(level(of: "ב", in: "\u{202A}ב\u{202C}", base: 1) == 3)
  }

  @Test func `an override takes every character to its side`() {
    let text = "a\u{202E}b1\u{202C}c"
    #expect(["a", "b", "1", "c"].map { level(of: $0, in: text) } == [0, 1, 1, 0])
    #expect(level(of: "ב", in: "\u{202D}ב\u{202C}", base: 1) == 2)
    #expect(level(of: "\u{2067}", in: "\u{202E}\u{2067}b\u{2069}\u{202C}") == 1)
  }

  @Test func `an isolate runs to its side, and counts as neutral outside`() {
    #expect(levels("a\u{2067}b\u{2069}c") == [0, 0, 2, 0, 0])
    #expect(levels("א\u{2066}b\u{2069}ג", base: 1) == [1, 1, 2, 1, 1])
    #expect(levels("a\u{2068}אb\u{2069}c") == [0, 0, 1, 2, 0, 0])
    #expect(levels("a\u{2068}bא\u{2069}c") == [0, 0, 2, 3, 0, 0])
  }

  @Test func `an end belongs to the nearest beginning of its kind, or to none`() {
    #expect(levels("a\u{2069}b") == [0, 0, 0])
    #expect(level(of: "b", in: "a\u{202C}b") == 0)
    let text = "\u{202B}\u{2066}\u{202C}a\u{2069}b\u{202C}c"
    #expect(["a", "b", "c"].map { level(of: $0, in: text) } == [2, 2, 0])
    let open = "\u{2067}\u{202A}a\u{2069}b"
    #expect(["a", "b"].map { level(of: $0, in: open) } == [2, 0])
  }

  @Test func `what is nested deeper than 125 levels counts for nothing`() {
    func nested(_ begin: Character, _ end: Character) -> String {
      String(repeating: begin, count: 130) + "a" + String(repeating: end, count: 130) + "b"
    }
    for text in [nested("\u{202B}", "\u{202C}"), nested("\u{2067}", "\u{2069}")] {
      #expect(["a", "b"].map { level(of: $0, in: text) } == [126, 0])
    }
    let mixed =
      String(repeating: "\u{202B}", count: 130) + "\u{2068}א\u{202A}\u{202C}\u{2069}"
      + String(repeating: "\u{202C}", count: 130) + "b"
    #expect(["א", "b"].map { level(of: $0, in: mixed) } == [125, 0])
  }

  @Test func `brackets go with what is in them, or with what stands before`() {
    #expect(levels("א(b)ג", base: 1) == [1, 1, 2, 1, 1])
    #expect(levels("a(א)b") == [0, 0, 1, 0, 0])
    #expect(levels("א(ב)") == [1, 1, 1, 1])
    #expect(levels("a(b א)ג") == [0, 0, 0, 0, 1, 0, 1])
    #expect(levels("א(ב)\u{301}c") == [1, 1, 1, 1, 1, 0])
    #expect(levels("א[(ב])", base: 0).count == 6)
  }

  @Test func `no pairs are looked for among more than 63 open brackets`() {
    let many = "א" + String(repeating: "(", count: 64) + "ב" + String(repeating: ")", count: 64)
    #expect(Set(levels(many).dropLast(64)) == [1])
    #expect(levels(many).last == 0)
    let few = "א" + String(repeating: "(", count: 63) + "ב" + String(repeating: ")", count: 63)
    #expect(Set(levels(few)) == [1])
  }

  @Test func `signs beside a number go with it, and others with the text around`() {
    #expect(levels("א $5%", base: 1) == [1, 1, 2, 2, 2])
    #expect(levels("א%ב", base: 0) == [1, 1, 1])
    #expect(levels("a%ב", base: 1) == [2, 1, 1])
  }
}
