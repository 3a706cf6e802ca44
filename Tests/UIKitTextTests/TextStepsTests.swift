// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitText

/// Boundaries and units of a text, at each of its places.
@MainActor @Suite("Steps through text", .freshRuntime)
struct TextStepsTests {
  private static let text = "ab c. D1\n\né 日本"

  private func streams() -> [any TextStream] {
    let document = TextDocument(base: AttributeSet(base: .plain(10)))
    document.setText(StyledText(Self.text, document.base))
    return [StringStream(Self.text), document]
  }

  private func places(_ stream: any TextStream, _ body: (Int) -> String) -> String {
    (-1...stream.length + 1).map(body).joined(separator: " ")
  }

  @Test(
    arguments: [
      (.character, "1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 · ·"),
      (.word, "2 2 2 4 4 8 8 8 8 11 11 11 14 14 14 · ·"),
      (.sentence, "6 6 6 6 6 6 6 8 8 14 14 14 14 14 14 · ·"),
      (.paragraph, "8 8 8 8 8 8 8 8 8 9 14 14 14 14 14 · ·"),
      (.line, "8 8 8 8 8 8 8 8 8 9 14 14 14 14 14 · ·"),
      (.document, "14 14 14 14 14 14 14 14 14 14 14 14 14 14 14 · ·"),
    ] as [(UITextGranularity, String)])
  func `the next boundary ends a unit`(_ unit: UITextGranularity, _ wanted: String) {
    for stream in streams() {
      let walker = TextWalker(stream: stream)
      #expect(
        places(stream) {
          walker.boundary(from: $0, unit, forward: true).map(String.init) ?? "·"
        } == wanted)
    }
  }

  @Test(
    arguments: [
      (.character, "· · 0 1 2 3 4 5 6 7 8 9 10 11 12 13 13"),
      (.word, "· · 0 0 0 3 3 3 6 6 6 6 10 10 12 12 12"),
      (.sentence, "· · 0 0 0 0 0 0 6 6 6 6 10 10 10 10 10"),
      (.paragraph, "· · 0 0 0 0 0 0 0 0 0 9 10 10 10 10 10"),
      (.line, "· · 0 0 0 0 0 0 0 0 0 9 10 10 10 10 10"),
      (.document, "· · 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"),
    ] as [(UITextGranularity, String)])
  func `the boundary before begins one`(_ unit: UITextGranularity, _ wanted: String) {
    for stream in streams() {
      let walker = TextWalker(stream: stream)
      #expect(
        places(stream) {
          walker.boundary(from: $0, unit, forward: false).map(String.init) ?? "·"
        } == wanted)
    }
  }

  @Test(
    arguments: [
      (
        .character,
        "·|· 0-1|· 1-2|0-1 2-3|1-2 3-4|2-3 4-5|3-4 5-6|4-5 6-7|5-6 7-8|6-7 8-9|7-8 9-10|8-9 10-11|9-10 11-12|10-11 12-13|11-12 13-14|12-13 ·|13-14 ·|·"
      ),
      (
        .word,
        "·|· 0-2|· 0-2|0-2 ·|0-2 3-4|· ·|3-4 ·|· 6-8|· 6-8|6-8 ·|6-8 ·|· 10-11|· ·|10-11 12-14|· 12-14|12-14 ·|12-14 ·|·"
      ),
      (
        .sentence,
        "·|· 0-6|· 0-6|0-6 0-6|0-6 0-6|0-6 0-6|0-6 0-6|0-6 6-8|0-6 6-8|6-8 ·|6-8 ·|· 10-14|· 10-14|10-14 10-14|10-14 10-14|10-14 ·|10-14 ·|·"
      ),
      (
        .paragraph,
        "·|· 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 9-9|9-9 10-14|10-14 10-14|10-14 10-14|10-14 10-14|10-14 10-14|10-14 ·|·"
      ),
      (
        .line,
        "·|· 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 0-8|0-8 9-9|9-9 10-14|10-14 10-14|10-14 10-14|10-14 10-14|10-14 10-14|10-14 ·|·"
      ),
      (
        .document,
        "·|· 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 0-14|0-14 ·|·"
      ),
    ] as [(UITextGranularity, String)])
  func `a unit encloses the places in it, its ends by direction`(
    _ unit: UITextGranularity, _ wanted: String
  ) {
    for stream in streams() {
      let walker = TextWalker(stream: stream)
      #expect(
        places(stream) { place in
          [true, false].map {
            walker.enclosing(place, unit, forward: $0).map { "\($0.lowerBound)-\($0.upperBound)" }
              ?? "·"
          }.joined(separator: "|")
        } == wanted)
    }
  }

  @Test(
    arguments: [
      (.character, "·· xx xx xx xx xx xx xx xx xx xx xx xx xx xx xx ··"),
      (.word, "·· ·x ·· x· ·x x· ·· ·x ·· x· ·· ·x x· ·x ·· x· ··"),
      (.sentence, "·· ·x ·· ·· ·· ·· ·· xx ·· x· ·· ·x ·· ·· ·· x· ··"),
      (.paragraph, "·· ·x ·· ·· ·· ·· ·· ·· ·· x· xx ·x ·· ·· ·· x· ··"),
      (.line, "·· ·x ·· ·· ·· ·· ·· ·· ·· x· xx ·x ·· ·· ·· x· ··"),
      (.document, "·· ·x ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· x· ··"),
    ] as [(UITextGranularity, String)])
  func `a place is a boundary of its direction`(_ unit: UITextGranularity, _ wanted: String) {
    for stream in streams() {
      let walker = TextWalker(stream: stream)
      #expect(
        places(stream) { place in
          [true, false].map { walker.isBoundary(place, unit, forward: $0) ? "x" : "·" }.joined()
        } == wanted)
    }
  }

  @Test(
    arguments: [
      ("a\nb\rc\r\nd", [2, 4, 7]), ("a\u{B}b\u{C}c", [2, 4]), ("a\u{85}b", [2]),
      ("a\u{2028}b\u{2029}c", [2, 4]), ("\n", [1]), ("\r", [1]), ("\u{85}", [1]),
      ("a\u{2027}b", []),
      ("a\u{86}b\u{2030}", []), ("", []), ("\u{C2}", []), ("\r\r\n\n", [1, 3, 4]), ("\t\u{E}", []),
    ] as [(String, [Int])])
  func `a paragraph ends behind each kind of line end`(_ text: String, _ wanted: [Int]) {
    #expect(
      LineFeeds.ends(in: text).map { text.utf16.distance(from: text.startIndex, to: $0) } == wanted)
    let lengths: [Int] = StyledText(text, AttributeSet(base: .plain(10))).paragraphs.map(\.length)
    let ends: [Int] = lengths.dropLast().reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
    #expect(ends == wanted)
  }

  @Test func `the length of a paragraph's content is without its end`() {
    #expect(
      ["", "ab", "ab\n", "ab\r\n", "\n"].map { TextUnits.contentLength(of: $0) } == [0, 2, 2, 2, 0])
    let attributes = AttributeSet(base: .plain(10))
    let paragraphs = ["", "ab", "ab\n", "ab\r\n", "ab\r"].map {
      TextParagraph(StyledText($0, attributes))
    }
    #expect(paragraphs.map(\.contentLength) == [0, 2, 2, 2, 2])
    #expect(paragraphs.map(\.length) == [0, 2, 3, 4, 3])
    #expect(paragraphs.map(\.endsInCarriageReturn) == [false, false, false, false, true])
  }

  @Test(
    arguments: [
      ("One. Two", ["One. ", "Two"]), ("One… two", ["One… ", "two"]), ("A.b", ["A.b"]),
      ("A?) \"B\"", ["A?) ", "\"B\""]), ("A! ) B", ["A! ", ") B"]), ("日本。語", ["日本。", "語"]),
      ("a！b？c", ["a！", "b？", "c"]), ("日。」語", ["日。」", "語"]), ("a.”  b", ["a.”  ", "b"]),
      ("a\nb", ["a"]), ("", []), (" . a", [" . ", "a"]), ("a. ", ["a. "]), ("a] b", ["a] b"]),
    ] as [(String, [String])])
  func `a sentence ends with its mark, what closes it, and spaces`(
    _ text: String, _ wanted: [String]
  ) {
    #expect(TextUnits.sentences(in: text).map { text.units($0) } == wanted)
  }

  @Test func `parts of a string are cut at whole scalars`() {
    let text = "a👍b"
    #expect(text.units(0..<4) == text && text.units(1..<3) == "👍" && text.units(2..<2) == "")
    #expect(text.units(1..<2) == "" && text.units(2..<4) == "👍b")
    #expect((0...4).map { text.isScalarBoundary($0) } == [true, true, false, true, true])
  }
}
