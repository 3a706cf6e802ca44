// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

/// A paragraph style without classes.
struct PlainFormat: ParagraphFormatSource, Hashable {
  let box: ParagraphBox

  init(_ change: (inout ParagraphFormat) -> Void) {
    var format = ParagraphFormat()
    change(&format)
    box = ParagraphBox(format)
  }

  static func == (a: PlainFormat, b: PlainFormat) -> Bool { a.box == b.box }
  func hash(into hasher: inout Hasher) { hasher.combine(box.format.lineSpacing) }
}

/// A line of a layout: its text, and the corner, width and height of where it lies.
private struct Placed: Equatable, CustomStringConvertible {
  var text: String
  var rect: [Int]
  var description: String { "\(text)\(rect)" }
  init(_ text: String, _ rect: [Int]) {
    self.text = text
    self.rect = rect
  }
}

@MainActor @Suite("Paragraph formats", .freshRuntime)
struct ParagraphFormatTests {
  /// Every character is 10 points wide.
  private static let style = TextStyle(
    font: TextFont(FontFace(family: .monospaced), size: 10 / 0.60009765625), color: Ink.black)
  private static let above = style.reach.above
  private static let lineHeight = above + style.reach.below

  private func text(_ string: String, _ format: PlainFormat?) -> NSAttributedString {
    NSAttributedString(string: string, attributes: format.map { [.paragraphStyle: $0] })
  }

  private func layout(
    _ string: NSAttributedString, _ width: CGFloat,
    _ change: (inout TextLayout.Options) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextLayout.Options(width: width)
    change(&options)
    return TextLayout(MeasuredText(string, style: Self.style), options)
  }

  /// The text, left edge and distance of the baseline from that of a line at the top.
  private func lines(_ layout: TextLayout, _ width: CGFloat) -> [Placed] {
    layout.textLines(in: CGRect(x: 0, y: 0, width: width, height: 1000)).map {
      Placed(
        $0.string, [Int($0.origin.x.rounded()), Int(($0.origin.y - Self.above).rounded())])
    }
  }

  private func lines(_ string: String, _ width: CGFloat, _ format: PlainFormat) -> [Placed] {
    lines(layout(text(string, format), width), width)
  }

  private func edited(_ string: NSAttributedString, _ width: CGFloat) -> TextDocument {
    let base = AttributeSet([:], base: Self.style)
    let document = TextDocument(base: base)
    document.frame.width = width
    document.setText(StyledText(string, base: Self.style))
    return document
  }

  private func editedLines(_ string: NSAttributedString, _ width: CGFloat) -> [Placed] {
    let document = edited(string, width)
    var result: [Placed] = []
    document.forEachParagraph(from: 0, to: 10_000) { _, layout, y in
      result += layout.textLines(
        at: CGPoint(x: 0, y: y), underlined: nil, visible: -1000...10_000
      ).map {
        Placed(
          $0.string.trimmingCharacters(in: .whitespacesAndNewlines),
          [Int($0.origin.x.rounded()), Int(($0.origin.y - Self.above).rounded())])
      }
    }
    return result
  }

  private var height: Int { Int(Self.lineHeight.rounded()) }

  @Test func `TS-1 a paragraph lies where its alignment says`() {
    func starts(_ alignment: NSTextAlignment) -> [Int] {
      lines("ab cdefg", 60, PlainFormat { $0.alignment = alignment }).map { $0.rect[0] }
    }
    #expect(starts(.left) == [0, 0] && starts(.natural) == [0, 0])
    #expect(starts(.center) == [20, 5] && starts(.right) == [40, 10])
    let whole = lines("a b cdefg", 60, PlainFormat { $0.alignment = .justified })
    #expect(whole.map(\.rect[0]) == [0, 50, 0])
    let edited = editedLines(text("a b cdefg", PlainFormat { $0.alignment = .justified }), 60)
    #expect(edited.map(\.rect[0]) == [0, 50, 0])
    #expect(
      editedLines(text("ab cdefg", PlainFormat { $0.alignment = .right }), 60).map(\.rect[0])
        == [40, 10])
  }

  @Test func `TS-1 each paragraph has the alignment of its first character`() {
    let string = NSMutableAttributedString(
      attributedString: text("ab\n", PlainFormat { $0.alignment = .right }))
    string.append(text("cd\n", nil))
    string.append(text("ef", PlainFormat { $0.alignment = .center }))
    let wanted = [
      Placed("ab", [80, 0]), Placed("cd", [0, height]),
      Placed("ef", [40, Int((Self.lineHeight * 2).rounded())]),
    ]
    #expect(lines(layout(string, 100), 100) == wanted)
    #expect(editedLines(string, 100) == wanted)
  }

  @Test func `TS-2 a forced alignment counts more than that of a paragraph`() {
    let string = text("ab", PlainFormat { $0.alignment = .right })
    let forced = layout(string, 100) {
      $0.alignment = .center
      $0.forcesAlignment = true
    }
    #expect(lines(forced, 100).map(\.rect[0]) == [40])
    let own = layout(text("ab", PlainFormat { $0.lineSpacing = 3 }), 100) { $0.alignment = .right }
    #expect(lines(own, 100).map(\.rect[0]) == [80])
  }

  @Test func `TS-3 room is between lines and between paragraphs, not around them`() {
    let format = PlainFormat {
      $0.lineSpacing = 3
      $0.spacingAfter = 5
      $0.spacingBefore = 7
    }
    let string = text("aaaa bbbb\ncc", format)
    let h = Self.lineHeight
    let wanted = [
      Placed("aaaa", [0, 0]), Placed("bbbb", [0, Int((h + 3).rounded())]),
      Placed("cc", [0, Int((2 * h + 3 + 3 + 5 + 7).rounded())]),
    ]
    let whole = layout(string, 40)
    #expect(lines(whole, 40) == wanted && editedLines(string, 40) == wanted)
    #expect(abs(whole.height - (3 * h + 18)) < 0.01)
    let document = edited(string, 40)
    _ = editedLines(string, 40)
    document.forEachParagraph(from: 0, to: 1000) { _, _, _ in }
    #expect(abs(document.height - whole.height) < 0.01)
    #expect(whole.lineCount(fitting: 2 * h + 3) == 2 && whole.lineCount(fitting: 2 * h + 2) == 1)
  }

  @Test(
    arguments: [
      (0, 0, 2, 2.0), (0, 40, 0, 40), (0, 0, 0, 1), (10, 0, 0, 10), (0, 30, 3, 3), (10, 30, 0, 30),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `TS-4 lines are as high as they are told, and text is at their bottom`(
    _ most: CGFloat, _ least: CGFloat, _ multiple: CGFloat, _ wanted: CGFloat
  ) {
    let format = PlainFormat {
      $0.mostLineHeight = most
      $0.leastLineHeight = least
      $0.lineHeightMultiple = multiple
    }
    let height = wanted < 5 ? Self.lineHeight * wanted : wanted
    let whole = layout(text("a\nb", format), 100)
    #expect(whole.lines.allSatisfy { abs($0.height - height) < 0.01 })
    #expect(whole.lines.allSatisfy { abs($0.descent - Self.style.reach.below) < 0.01 })
    let document = edited(text("a\nb", format), 100)
    document.forEachParagraph(from: 0, to: 1000) { _, layout, _ in
      #expect(abs(layout.height - height) < 0.01)
    }
  }

  @Test func `TS-5 lines are indented`() {
    let format = PlainFormat {
      $0.firstLineIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    let string = text("aaa bbb ccc", format)
    let wanted = [("aaa", 20), ("bbb", 10), ("ccc", 10)].enumerated().map {
      Placed($1.0, [$1.1, Int((Self.lineHeight * CGFloat($0)).rounded())])
    }
    #expect(lines(layout(string, 60), 60) == wanted && editedLines(string, 60) == wanted)
    let end = PlainFormat {
      $0.tailIndent = 50
      $0.alignment = .right
    }
    #expect(lines("aaa", 100, end).map(\.rect[0]) == [20])
    #expect(layout(string, .infinity).width == 140)
    let left = PlainFormat {
      $0.headIndent = 10
      $0.firstLineIndent = 10
      $0.direction = .rightToLeft
    }
    #expect(lines("aaa", 100, left).map(\.rect[0]) == [60])
  }

  @Test func `TS-6 lines end as their paragraph says`() {
    func strings(_ mode: NSLineBreakMode, _ change: (inout TextLayout.Options) -> Void) -> [String]
    {
      layout(text("one two three", PlainFormat { $0.breaking = mode }), 60, change)
        .lines.map(\.string)
    }
    #expect(strings(.byCharWrapping) { _ in } == ["one tw", "o thre", "e"])
    #expect(strings(.byTruncatingTail) { $0.lineLimit = 1 } == ["one t\u{2026}"])
    #expect(
      strings(.byWordWrapping) {
        $0.lineLimit = 1
        $0.breaking = .byTruncatingTail
      } == ["one"])
    #expect(
      strings(.byWordWrapping) {
        $0.lineLimit = 1
        $0.breaking = .byTruncatingTail
        $0.forcesBreaking = true
      } == ["one t\u{2026}"])
    #expect(strings(.byTruncatingHead) { $0.keepsParagraphsOnLines = true } == ["\u{2026}three"])
    #expect(strings(.byClipping) { $0.keepsParagraphsOnLines = true } == ["one two three"])
  }

  @Test func `TS-7 tabs go on at the places of their paragraph`() {
    let format = PlainFormat {
      $0.tabStops = [
        TextTab(location: 30), TextTab(location: 80, alignment: .right),
        TextTab(location: 120, alignment: .center),
      ]
      $0.tabInterval = 50
    }
    let string = text("a\tb\tcd\tef\tg\th", format)
    func starts(_ lines: [Placed]) -> [String: Int] {
      Dictionary(
        lines.map { ($0.text.trimmingCharacters(in: .whitespaces), $0.rect[0]) }
      ) { a, _ in a }
    }
    let wanted = ["a": 0, "b": 30, "cd": 60, "ef": 110, "g": 150, "h": 200]
    #expect(starts(lines(layout(string, 400), 400)) == wanted)
    #expect(starts(editedLines(string, 400)) == wanted)
    let decimal = PlainFormat {
      $0.tabStops = [
        TextTab(location: 50, alignment: .right, terminators: CharacterSet(charactersIn: "."))
      ]
    }
    #expect(starts(lines("\t12.5", 400, decimal))["12.5"] == 30)
  }

  @Test func `TS-9 words and Korean syllables go where the strategy says`() {
    let out = PlainFormat { $0.pushesOut = true }
    #expect(lines("aa bb cc dd", 80, out).map(\.text) == ["aa bb", "cc dd"])
    let korean = "가나 다라마"
    let size = TextLayout(MeasuredText(korean, style: Self.style), TextLayout.Options()).width
    let kept = PlainFormat { $0.keepsHangulWords = true }
    #expect(lines(korean, size - 5, kept).map(\.text) == ["가나", "다라마"])
    #expect(lines(korean, size - 5, PlainFormat { _ in }).map(\.text) == ["가나 다라", "마"])
  }

  @Test func `TS-3 random paragraphs are as high as their parts, and labels and views agree`() {
    var random = SeededRandom(seed: 14)
    for _ in 0..<200 {
      let string = NSMutableAttributedString(string: "")
      var wanted: CGFloat = 0
      let width = CGFloat(Int.random(in: 3...12, using: &random) * 10)
      let count = Int.random(in: 1...4, using: &random)
      for number in 0..<count {
        let format = PlainFormat {
          $0.lineSpacing = CGFloat(Int.random(in: 0...5, using: &random))
          $0.spacingAfter = CGFloat(Int.random(in: 0...5, using: &random))
          $0.spacingBefore = CGFloat(Int.random(in: 0...5, using: &random))
          $0.headIndent = CGFloat(Int.random(in: 0...1, using: &random) * 10)
          $0.firstLineIndent = CGFloat(Int.random(in: 0...1, using: &random) * 10)
          $0.leastLineHeight = CGFloat(Int.random(in: 0...40, using: &random))
          $0.alignment = [.left, .right, .center].randomElement(using: &random) ?? .left
        }
        let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          String(repeating: "x", count: Int.random(in: 1...4, using: &random))
        }.joined(separator: " ")
        string.append(text(words + (number + 1 < count ? "\n" : ""), format))
        // Brute force: words one by one.
        let f = format.box.format
        var lines = 1
        var left = width - f.firstLineIndent
        var isStart = true
        for word in words.split(separator: " ") {
          var need = CGFloat(word.count * 10)
          if !isStart, need + 10 <= left {
            left -= need + 10
            continue
          }
          if !isStart {
            lines += 1
            left = width - f.headIndent
          }
          // A word that is too long is cut.
          while need > left {
            let fitting = max(10, (left / 10).rounded(.down) * 10)
            need -= fitting
            lines += 1
            left = width - f.headIndent
          }
          left -= need
          isStart = false
        }
        let height = max(Self.lineHeight, f.leastLineHeight)
        wanted += height * CGFloat(lines) + f.lineSpacing * CGFloat(lines - 1)
        if number > 0 { wanted += f.spacingBefore }
        if number + 1 < count { wanted += f.lineSpacing + f.spacingAfter }
      }
      let whole = layout(string, width)
      #expect(abs(whole.height - wanted) < 0.01, "\(string.string) in \(width)")
      #expect(lines(whole, width) == editedLines(string, width), "\(string.string) in \(width)")
    }
  }

  @Test func `TS-3 a text that was edited lies as one that was set`() {
    var random = SeededRandom(seed: 15)
    let format = PlainFormat {
      $0.spacingBefore = 4
      $0.spacingAfter = 3
      $0.lineSpacing = 2
      $0.firstLineIndent = 10
    }
    let document = edited(text("aa bb\ncc", format), 50)
    for _ in 0..<100 {
      let start = Int.random(in: 0...document.length, using: &random)
      let end = Int.random(in: start...min(document.length, start + 3), using: &random)
      let piece = ["\n", "x ", "yy", "", "z\n\n"].randomElement(using: &random) ?? ""
      document.replace(start..<end, with: StyledText(text(piece, format), base: Self.style))
      document.forEachParagraph(from: 0, to: 10_000) { _, _, _ in }
      let whole = edited(document.buffer.text(in: 0..<document.length).attributedString, 50)
      whole.forEachParagraph(from: 0, to: 10_000) { _, _, _ in }
      #expect(abs(document.height - whole.height) < 0.01)
    }
  }
}
