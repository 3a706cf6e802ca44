// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

/// Where carets, pieces and lines are, as wholes: every place of a text, either side of it.
@MainActor @Suite("Places in text", .freshRuntime)
struct TextPlacesTests {
  /// Every character is 10 points wide.
  private static let style = TextStyle(
    font: TextFont(FontFace(family: .monospaced), size: 10 / 0.60009765625), color: Ink.black)
  private let line = style.font.lineHeight

  private func document(
    _ text: String, _ width: CGFloat = 50, _ change: (inout TextFrame) -> Void = { _ in }
  ) -> TextDocument {
    let document = TextDocument(base: AttributeSet(base: Self.style))
    document.frame.width = width
    document.setText(StyledText(text, document.base))
    change(&document.frame)
    return document
  }

  /// Tenths of points across and lines down.
  private func place(_ rect: CGRect) -> String {
    "\(Int((rect.midX).rounded()))/\(Int((rect.minY / line).rounded()))"
  }

  private func carets(_ document: TextDocument) -> [String] {
    (0...document.length).map { offset in
      let sides = [false, true].map {
        place(document.rect(of: TextCaret(offset: offset, isTrailing: $0)))
      }
      return sides[0] == sides[1] ? sides[0] : sides.joined(separator: "|")
    }
  }

  private func pieces(_ document: TextDocument, _ range: Range<Int>) -> [String] {
    document.pieces(of: range).map {
      "\(Int($0.rect.minX.rounded()))-\(Int($0.rect.maxX.rounded()))/"
        + "\(Int(($0.rect.minY / line).rounded()))\($0.runsLeft ? "←" : "")"
    }
  }

  /// Offsets that carets come to from every place.
  private func moves(_ document: TextDocument, _ motion: TextMotion) -> [String] {
    (0...document.length).map {
      let caret = document.caret(TextCaret(offset: $0), moved: motion, goal: 21)
      return "\(caret.offset)\(caret.isTrailing ? "'" : "")"
    }
  }

  @Test func `carets stand between characters, at ends of lines on either`() {
    #expect(
      carets(document("ab cd ef\n\ng")) == [
        "0/0", "10/0", "20/0", "30/0", "40/0", "50/0", "0/1|60/0", "10/1", "20/1", "0/2", "0/3",
        "10/3",
      ])
    #expect(
      carets(document("ab\n", 50) { $0.alignment = .right }) == ["30/0", "40/0", "50/0", "50/1"])
    #expect(
      carets(document("ab\n", 50) { $0.alignment = .center }) == ["15/0", "25/0", "35/0", "25/1"])
    #expect(
      carets(document("ab c", 20) { $0.isOneLine = true }) == [
        "0/0", "10/0", "20/0", "30/0", "40/0",
      ])
    #expect(carets(document("אב 12", 80)) == ["80/0", "70/0", "60/0", "30/0|50/0", "40/0", "50/0"])
    #expect(
      carets(document("אב ", 80) { $0.alignment = .left }) == ["20/0", "10/0", "0/0", "-10/0"])
    #expect(
      carets(document("a\t👍🏽b", 500) { $0.isSecret = true }) == [
        "0/0", "10/0", "20/0", "20/0", "20/0", "20/0", "30/0", "40/0",
      ])
    #expect(carets(document("a\tb", 500)) == ["0/0", "10/0", "50/0", "60/0"])
  }

  @Test(
    arguments: [
      (.left, "0 0 1 2 3 4 5 6 7 8 9 10 11 11 11 11 15 16"),
      (.right, "1 2 3 4 5 6 7 8 9 10 11 15 15 15 15 16 17 17"),
      (.up, "0 0 0 0 0 0 2 2 2 2 8 10 10 10 10 10 10 10"),
      (.down, "8 8 8 8 8 8 10 10 10 10 15 17 17 17 17 17 17 17"),
      (.wordLeft, "0 0 0 0 3 3 3 6 6 6 6 6 11 11 11 11 11 16"),
      (.wordRight, "2 2 5 5 5 9 9 9 9 15 15 15 15 15 15 17 17 17"),
      (.wordForward, "2 2 5 5 5 9 9 9 9 15 15 15 15 15 15 17 17 17"),
      (.wordBackward, "0 0 0 0 3 3 3 6 6 6 6 6 11 11 11 11 11 16"),
      (.characterForward, "1 2 3 4 5 6 7 8 9 10 11 15 15 15 15 16 17 17"),
      (.characterBackward, "0 0 1 2 3 4 5 6 7 8 9 10 11 11 11 11 15 16"),
      (.lineLeft, "0 0 0 0 0 0 6 6 6 6 10 11 11 11 11 11 11 11"),
      (.lineRight, "6' 6' 6' 6' 6' 6' 9' 9' 9' 9' 10 17' 17' 17' 17' 17' 17' 17'"),
      (.lineStart, "0 0 0 0 0 0 6 6 6 6 10 11 11 11 11 11 11 11"),
      (.lineEnd, "6' 6' 6' 6' 6' 6' 9' 9' 9' 9' 10 17' 17' 17' 17' 17' 17' 17'"),
      (.paragraphStart, "0 0 0 0 0 0 0 0 0 0 0 10 11 11 11 11 11 11"),
      (.paragraphEnd, "9 9 9 9 9 9 9 9 9 10 17 17 17 17 17 17 17 17"),
      (.start, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"),
      (.end, "17 17 17 17 17 17 17 17 17 17 17 17 17 17 17 17 17 17"),
      (.page(30), "10 10 10 10 10 10 15 15 15 15 17 17 17 17 17 17 17 17"),
      (.page(-30), "0 0 0 0 0 0 0 0 0 0 2 8 8 8 8 8 8 8"),
    ] as [(TextMotion, String)])
  func `each motion leads from each place to its own`(_ motion: TextMotion, _ wanted: String) {
    let text = document("ab cd efg\n\n👍🏽 i")
    #expect(moves(text, motion).joined(separator: " ") == wanted)
  }

  @Test(
    arguments: [
      (.left, "1' 2' 3' 6' 3 6' 7' 8' 9 8 9 10 13' 14' 11"),
      (.right, "0 0 1 4' 5' 4' 6' 6 7 10' 11' 12' 14 12 13"),
      (.wordLeft, "2 2 5 5 5 8 8 8 11 6 9 9 9 12 12"),
      (.wordRight, "0 0 0 0 3 3 3 6 6 11 11 14 14 14 14"),
      (.lineLeft, "6' 6' 6' 6' 6' 6' 8' 8' 8' 9 9 9 9 9 9"),
      (.lineRight, "0 0 0 0 0 0 6 6 6 14' 14' 14' 14' 14' 14'"),
      (.lineStart, "0 0 0 0 0 0 6 6 6 9 9 9 9 9 9"),
      (.lineEnd, "6' 6' 6' 6' 6' 6' 8' 8' 8' 14' 14' 14' 14' 14' 14'"),
      (.up, "0 0 0 0 0 0 4 4 4 8' 8' 8' 8' 8' 8'"),
      (.down, "8' 8' 8' 8' 8' 8' 11 11 11 14 14 14 14 14 14"),
    ] as [(TextMotion, String)])
  func `text that runs left is gone through the other way`(_ motion: TextMotion, _ wanted: String) {
    let text = document("אב ab גד\nab אב", 60)
    #expect(moves(text, motion).joined(separator: " ") == wanted)
  }

  @Test func `pieces cover what is selected, to the end of the line where its end is in it`() {
    let text = document("ab cd ef\n\ng")
    #expect(pieces(text, 0..<11) == ["0-60/0", "0-20/1", "20-50/1", "0-50/2", "0-10/3"])
    #expect(pieces(text, 1..<4) == ["10-40/0"])
    #expect(pieces(text, 3..<7) == ["30-60/0", "0-10/1"])
    #expect(pieces(text, 8..<9) == ["20-50/1"])
    #expect(pieces(text, 9..<10) == ["0-50/2"])
    #expect(pieces(text, 4..<4) == [])
    #expect(pieces(document("אב ab\n", 80), 0..<6) == ["30-50/0", "50-80/0←", "0-50/0←"])
    #expect(pieces(document("ab\n", .infinity), 0..<3) == ["0-20/0"])
    let part = text.pieces(of: 0..<11, visible: line * 1.5...line * 2.5)
    #expect(part.map { Int(($0.rect.minY / line).rounded()) } == [1, 1, 2])
  }

  @Test func `points mean the nearest place, and the character they are in`() {
    let text = document("ab cd ef\n\ng")
    let places = [
      (-5, -1), (4, 0), (5, 0), (14, 0), (16, 0), (49, 0), (99, 0), (11, 1), (30, 2), (3, 3),
      (99, 9),
    ]
    let carets = places.map { x, y in
      let point = CGPoint(x: CGFloat(x), y: (CGFloat(y) + 0.5) * line)
      let caret = text.caret(at: point)
      let character = text.character(at: point).map { "\($0)" } ?? "none"
      return "\(caret.offset)\(caret.isTrailing ? "'" : "") \(character)"
    }
    #expect(
      carets == [
        "0 none", "0 0..<1", "1' 0..<1", "1 1..<2", "2' 1..<2", "5' 4..<5", "6' none", "7 7..<8",
        "9 none", "10 10..<11", "11' none",
      ])
    let edges = [0, 9.99, 10, 29.99, 30].map {
      text.character(at: CGPoint(x: $0, y: line - 0.01))?.lowerBound
    }
    #expect(edges == [0, 0, 1, 2, 3])
    #expect(text.character(at: CGPoint(x: 0, y: line))?.lowerBound == 6)
    #expect(text.character(at: CGPoint(x: 0, y: -0.01)) == nil)
    #expect(text.character(at: CGPoint(x: 0, y: text.height)) == nil)
  }

  @Test func `a limit of lines cuts where more follow, and counts what is left`() {
    let text = document("ab cd ef\n\ng")
    let cuts = (-1...6).map { limit in
      text.cut(afterLines: limit).map {
        "\($0.place.start)+\($0.line) \(Int(($0.top / line).rounded()))"
          + "-\(Int(($0.bottom / line).rounded()))"
      } ?? "none"
    }
    #expect(cuts == ["none", "none", "0+0 0-1", "0+1 0-2", "9+0 2-3", "none", "none", "none"])
    let places = [0, 9, 10].map { text.buffer.place(at: $0) }
    let left = (0...4).map { limit in places.map { text.lineCount(of: limit, before: $0) } }
    #expect(
      left == [
        [9223372036854775807, 9223372036854775807, 9223372036854775807], [1, 0, 0], [2, 0, 0],
        [3, 1, 0], [4, 2, 1],
      ])
    #expect(text.lineCount(of: 3, before: nil) == .max)
  }

  @Test func `a document tells its units, lines and paragraphs`() {
    let text = document("ab cd ef\n\ng")
    #expect(text.lines(at: 3) == [0..<6, 6..<8] && text.lines(at: 9) == [0..<0])
    #expect(
      (0...11).map { text.beginsParagraph(at: $0) ? 1 : 0 } == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0])
    #expect([0, 8, 9, 10, 11].map { text.paragraph(at: $0).start } == [0, 0, 9, 10, 10])
    #expect(text.paragraph(at: 3).text == "ab cd ef\n" && text.stretch(at: 3).start == 0)
    #expect((-1...12).map { text.buffer.valid($0) } == [0] + Array(0...11) + [11])
    #expect(text.valid(9..<20) == 9..<11 && text.valid(-3..<2) == 0..<2)
    #expect([0, 1, 5].map { text.character(before: $0) } == [nil, "a", "d"])
    #expect([0, 8, 11].map { text.character(behind: $0) } == ["a", "\n", nil])
    #expect(text.firstParagraphWidth == document("ab cd ef").firstParagraphWidth)
    #expect(abs(text.height - 4 * line) < 0.01 && text.string == "ab cd ef\n\ng")
    let units = document("a👍🏽b")
    #expect((0...6).map { units.buffer.valid($0) } == [0, 1, 1, 3, 3, 5, 6])
    #expect((0...6).map { units.offset(after: $0) } == [1, 5, 5, 5, 5, 6, 6])
    #expect((0...6).map { units.offset(before: $0) } == [0, 0, 1, 1, 1, 1, 5])
  }

  @Test func `what is drawn is underlined where marked and left out where not seen`() {
    let text = document("ab cd ef gh ij")
    let layout = text.layout(text.buffer.firstPlace)
    func drawn(_ marked: Range<Int>?, _ visible: ClosedRange<CGFloat>) -> [String] {
      layout.textLines(at: CGPoint(x: 5, y: 7), underlined: marked, visible: visible).map {
        "\($0.string)\($0.isUnderlined ? "_" : "") \(Int($0.origin.x.rounded()))"
          + "/\(Int((($0.origin.y - 7 - Self.style.font.ascender) / line).rounded()))"
          + " \(Int($0.width.rounded()))"
      }
    }
    let all = -CGFloat.infinity...CGFloat.infinity
    #expect(drawn(nil, all) == ["ab cd  5/0 60", "ef gh  5/1 60", "ij 5/2 20"])
    #expect(
      drawn(4..<7, all) == [
        "ab c 5/0 40", "d _ 45/0 20", "e_ 5/1 10", "f gh  15/1 50", "ij 5/2 20",
      ])
    #expect(drawn(nil, line * 1.5...line * 1.6) == ["ef gh  5/1 60"])
    #expect(drawn(nil, line...line) == ["ab cd  5/0 60", "ef gh  5/1 60"])
  }
}
