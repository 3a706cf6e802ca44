// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

@MainActor @Suite("Ends of lines", .freshRuntime)
struct LineEndTests {
  /// Every character is 10 points wide.
  private static let style = TextStyle(
    font: TextFont(FontFace(family: .monospaced), size: 10 / 0.60009765625), color: Ink.black)

  /// Each line with its width, and whether it ends its paragraph; then whether text is lost.
  private func lines(
    _ text: String, _ width: CGFloat, _ limit: Int, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> String {
    let layout = TextLayout(
      MeasuredText(text, style: Self.style),
      TextLayout.Options(width: width, lineLimit: limit, breaking: mode))
    let all = layout.lines.map {
      "\($0.string)/\(Int($0.width.rounded()))\($0.endsParagraph ? "." : "")"
    }
    return all.joined(separator: " ") + (layout.isTruncated ? " …" : "")
  }

  @Test(
    arguments: [
      ("ab cd", 50, 0, "ab cd/50."), ("ab cd", 49.99, 0, "ab cd/50."),
      ("ab cd", 49.98, 0, "ab/20 cd/20."),
      ("ab cd ", 50, 0, "ab cd/50."), ("ab   cd", 20, 0, "ab/20 cd/20."), ("ab\n", 50, 0, "ab/20."),
      ("\nab", 50, 0, "/0. ab/20."), ("ab\n\n", 50, 1, "ab/20. …"), ("ab\n", 50, 1, "ab/20."),
      ("ab", 50, 1, "ab/20."), ("ab cd", 30, 1, "ab/20 …"), ("ab cd", 30, 2, "ab/20 cd/20."),
      ("ab cd ef", 30, 2, "ab/20 cd/20 …"), ("ab\ncd", 50, 2, "ab/20. cd/20."),
      ("ab c\u{AD}d", 50, 0, "ab/20 c\u{AD}d/30."),
    ] as [(String, CGFloat, Int, String)])
  func `lines end at words and limits`(
    _ text: String, _ width: CGFloat, _ limit: Int, _ wanted: String
  ) {
    #expect(lines(text, width, limit) == wanted)
  }

  @Test(
    arguments: [
      ("ab cd", 30, .byTruncatingTail, "ab…/30. …"), ("abcd", 40, .byTruncatingTail, "abcd/40."),
      ("abcd", 30, .byTruncatingTail, "ab…/30. …"), ("abcd", 30, .byTruncatingHead, "…cd/30. …"),
      ("abcd", 30, .byTruncatingMiddle, "a…d/30. …"),
      ("abcdef", 40, .byTruncatingMiddle, "a…ef/40. …"),
      ("abcd", 5, .byTruncatingTail, "…/10. …"), ("abcd", 30, .byClipping, "abcd/40. …"),
      ("ab\ncd", 50, .byClipping, "ab/20. …"), ("abcd", 40, .byClipping, "abcd/40."),
      ("ab\ncd", 50, .byTruncatingHead, "ab…/30. …"),
      ("ab\ncd", 50, .byTruncatingMiddle, "ab…/30. …"),
      ("abcd", 30, .byCharWrapping, "abc/30 …"), ("ab  cdef", 50, .byTruncatingTail, "ab…/30. …"),
    ] as [(String, CGFloat, NSLineBreakMode, String)])
  func `one line ends as its mode says`(
    _ text: String, _ width: CGFloat, _ mode: NSLineBreakMode, _ wanted: String
  ) {
    #expect(lines(text, width, 1, mode) == wanted)
  }

  @Test func `a paragraph runs as its frame or its attribute says`() {
    func left(
      _ text: String, _ alignment: NSTextAlignment, _ direction: NSWritingDirection = .natural,
      attribute: NSWritingDirection? = nil
    ) -> String {
      let document = TextDocument(base: AttributeSet(base: Self.style))
      document.frame.width = 100
      document.frame.alignment = alignment
      document.frame.direction = direction
      let values = attribute.map { [NSAttributedString.Key.responderDirection: $0] } ?? [:]
      document.setText(StyledText(text, AttributeSet(values, base: Self.style)))
      let layout = document.layout(document.buffer.firstPlace)
      let lefts = layout.lefts.map { "\(Int($0.rounded()))" }.joined(separator: " ")
      return "\(lefts) \(layout.isRightToLeft ? "←" : "→")"
    }
    let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(
      all.map { left("ab ", $0) } == [
        "0 10 20 →", "40 50 60 →", "80 90 100 →", "0 10 20 →", "0 10 20 →",
      ])
    #expect(
      all.map { left("אב ", $0) } == [
        "10 0 -10 ←", "50 40 30 ←", "90 80 70 ←", "90 80 70 ←", "90 80 70 ←",
      ])
    #expect(left("ab", .natural, .rightToLeft) == "80 90 ←")
    #expect(left("אב", .natural, .leftToRight) == "10 0 →")
    #expect(left("ab", .natural, .leftToRight, attribute: .rightToLeft) == "80 90 ←")
    #expect(left("אב", .natural, .leftToRight, attribute: .natural) == "90 80 ←")
    #expect(left("abcdefghijkl", .right) == "0 10 20 30 40 50 60 70 80 90 80 90 →")
  }

  @Test func `letters of joined scripts are known by their places`() {
    let edges: [UInt32] = [
      0x61F, 0x620, 0x621, 0x622, 0x626, 0x627, 0x628, 0x62F, 0x632, 0x633, 0x640, 0x648, 0x64A,
      0x64B, 0x66E, 0x671, 0x674, 0x6D2, 0x6D4, 0x6D5, 0x6FA, 0x6FF, 0x700, 0x70F, 0x710, 0x712,
      0x730, 0x74D, 0x77F, 0x780, 0x7CA, 0x7EB, 0x7FA, 0x7FB, 0x8A0, 0x8AD, 0x8C8, 0x8C9, 0x8FF,
      0x900, 0x61,
    ]
    let kinds = edges.compactMap(Unicode.Scalar.init).map { scalar in
      switch LetterJoining.kind(scalar) {
      case .none: "·"
      case .before: "b"
      case .both: "x"
      }
    }
    #expect(kinds.joined() == "·x·bxbxbbxxbx·xb·b·bxx··bx·bx·x·x·x·x····")
    #expect(
      ["a", "\u{5FF}", "ب", "\u{7FF}", "\u{800}", "日"].map { LetterJoining.mayOccur(in: $0) }
        == [false, false, true, true, true, false])
    #expect(["ـ", "\u{7FA}", "ب"].map { LetterJoining.isStroke($0) } == [true, true, false])
    #expect(
      ["\u{7BF}", "\u{7C0}", "\u{7FF}", "ب"].map { LetterJoining.stroke(for: $0) }
        == ["\u{640}", "\u{7FA}", "\u{7FA}", "\u{640}"])
    let alefs = ["\u{621}", "\u{622}", "\u{623}", "\u{624}", "\u{625}", "\u{626}", "\u{627}"]
    #expect(
      alefs.map { LetterJoining.isLamAlef("ل", Character($0)) }
        == [false, true, true, false, true, false, true])
    #expect(!LetterJoining.isLamAlef("ل\u{200D}", "ا") && !LetterJoining.isLamAlef("ب", "ا"))
    let forms = ["ـ", "ـب", "بـ", "ـبـ", "ـلاـ", "ـلاـب", "لا", "بب", "ab", ""]
    #expect(
      forms.map { LetterJoining.isForm($0) }
        == [false, true, true, true, true, false, true, false, false, false])
  }

  @Test func `characters know their direction`() {
    let all: [Character] = [
      "a", "א", "ا", "1", "١", "-", "$", ",", " ", "(", "\u{2067}", "\u{2069}", "\u{202E}",
      "\u{200B}",
    ]
    func flags(_ body: (Character) -> Bool) -> String { all.map { body($0) ? "x" : "·" }.joined() }
    #expect(flags { TextDirection.isNeutral($0) } == "·····xxxxxxx··")
    #expect(flags { TextDirection.isInstruction($0) } == "··········xxx·")
    #expect(flags { TextDirection.runs($0, left: true) } == "·xx···········")
    #expect(flags { TextDirection.runs($0, left: false) } == "x··xx·········")
    #expect(
      ["abc", "é", "אב", "1", "١", "a\u{2067}"].map { TextDirection.hasRightToLeft($0) }
        == [false, false, true, false, true, true])
    #expect(
      ["abc", "1 א", "12", "\u{2067}א\u{2069}b"].map { TextDirection.natural($0) }
        == [.leftToRight, .rightToLeft, nil, .leftToRight])
    #expect(TextDirection.visualOrder(0..<5, levels: [0, 1, 1, 2, 0]) == [0, 3, 2, 1, 4])
    #expect(TextDirection.visualOrder(1..<4, levels: [0, 0, 0, 0, 0]) == [1, 2, 3])
    #expect(TextDirection.visualOrder(0..<4, levels: [1, 2, 2, 1]) == [3, 1, 2, 0])
  }
}
