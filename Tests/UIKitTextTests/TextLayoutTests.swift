// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

@MainActor @Suite("Text layout", .freshRuntime)
struct TextLayoutTests {
  /// Every character is 10 points wide.
  private static let style = TextStyle(
    font: TextFont(FontFace(family: .monospaced), size: 10 / 0.60009765625), color: Ink.black)

  private func lines(
    _ text: String, _ width: CGFloat, limit: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(
      MeasuredText(text, style: Self.style),
      TextLayout.Options(width: width, lineLimit: limit, breaking: mode)
    ).lines.map(\.string)
  }

  @Test(
    arguments: [
      ("one two three", 80, ["one two", "three"]),
      ("one two three", 70, ["one two", "three"]),
      ("one two three", 69, ["one", "two", "three"]),
      ("abcdefghij", 40, ["abcd", "efgh", "ij"]),
      ("a\n\nb\n", 100, ["a", "", "b"]),
      ("one  two", 40, ["one", "two"]),
      ("well-known", 60, ["well-", "known"]),
      ("", 100, []),
      ("x", 1, ["x"]),
    ] as [(String, CGFloat, [String])])
  func `words are kept whole where they fit`(_ text: String, _ width: CGFloat, _ wanted: [String]) {
    #expect(lines(text, width) == wanted)
  }

  @Test(
    arguments: [
      (NSLineBreakMode.byTruncatingTail, 1, ["one t\u{2026}"]),
      (.byTruncatingHead, 1, ["\u{2026}three"]),
      (.byTruncatingMiddle, 1, ["on\u{2026}ree"]),
      (.byClipping, 1, ["one two three"]),
      (.byWordWrapping, 1, ["one"]),
      (.byCharWrapping, 0, ["one tw", "o thre", "e"]),
      (.byTruncatingTail, 2, ["one", "two t\u{2026}"]),
      (.byTruncatingTail, 3, ["one", "two", "three"]),
    ] as [(NSLineBreakMode, Int, [String])])
  func `text without room ends as its mode says`(
    _ mode: NSLineBreakMode, _ limit: Int, _ wanted: [String]
  ) {
    #expect(lines("one two three", 60, limit: limit, mode) == wanted)
  }

  @Test func `a lost paragraph shows as an ellipsis`() {
    #expect(lines("one\ntwo", 100, limit: 1, .byTruncatingTail) == ["one\u{2026}"])
  }

  @Test func `clusters of several scalars count once`() {
    let layout = TextLayout(
      MeasuredText("e\u{301}x\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F466}", style: Self.style),
      TextLayout.Options())
    #expect(layout.lines[0].clusters.count == 3)
    let advances = layout.lines[0].clusters.map { Double($0.advance).rounded() }
    #expect(advances == [10, 10, (1.25 * 10 / 0.6001).rounded()])
  }

  @Test func `lines lie where the alignment says`() {
    func starts(_ alignment: NSTextAlignment) -> [CGFloat] {
      let layout = TextLayout(
        MeasuredText("aa bb cccc", style: Self.style),
        TextLayout.Options(width: 60, alignment: alignment))
      return layout.textLines(in: CGRect(x: 0, y: 0, width: 60, height: 100))
        .map { $0.origin.x.rounded() }
    }
    #expect(starts(.left) == [0, 0])
    #expect(starts(.center) == [5, 10])
    #expect(starts(.right) == [10, 20])
    #expect(starts(.justified) == [0, 40, 0])
  }

  @Test func `attributes change font and colour of a part`() {
    let text = NSMutableAttributedString(string: "plain red")
    text.addAttribute(.foregroundColor, value: Ink.red, range: NSRange(location: 6, length: 3))
    let drawn = TextLayout(MeasuredText(text, style: Self.style), TextLayout.Options())
      .textLines(in: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(drawn.map(\.string) == ["plain ", "red"])
    #expect(drawn[1].color == Ink.red.rgba)
    #expect(abs(drawn[1].origin.x - CGFloat(drawn[0].width)) < 0.001)
  }
}
