// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

/// An object in a line, of a size of its own.
private final class Block: InlineObject {
  let box: CGRect
  private(set) var asked: [String] = []
  init(_ box: CGRect) { self.box = box }
  func inlineBounds(in line: CGRect, of character: InlineCharacter) -> CGRect {
    asked.append("\(Int(line.width))×\(Int(line.height)) at \(character.offset)")
    return box
  }
  func inlineDrawing(
    for bounds: CGRect, in rect: CGRect, of character: InlineCharacter
  ) -> [DrawingCommand] { [.clear(rect)] }
}

@MainActor @Suite("Styles of text", .freshRuntime)
struct StyledTextTests {
  private let base = TextStyle.plain(10)

  private func set(_ values: [NSAttributedString.Key: Any] = [:]) -> AttributeSet {
    AttributeSet(values, base: base)
  }

  /// The runs of a text, as length and underline.
  private func runs(_ runs: [StyledRun]) -> [String] {
    runs.map { "\($0.length)\($0.attributes.style.isUnderlined ? "_" : "")" }
  }

  @Test func `a style takes what attributes say, and nothing else`() {
    #expect(!base.isUnderlined && !base.isLink && base.inline == nil)
    func applied(_ values: [NSAttributedString.Key: Any]) -> TextStyle { base.applying(values) }
    #expect(applied([:]) == base)
    #expect(
      applied([.underlineStyle: 1]).isUnderlined && !applied([.underlineStyle: 0]).isUnderlined)
    #expect(applied([.underlineStyle: NSNumber(value: 2)]).isUnderlined)
    #expect(!applied([.underlineStyle: NSNumber(value: 0)]).isUnderlined)
    #expect(applied([.link: 1]).isLink)
    let block = Block(.zero)
    #expect(applied([.attachment: block]).inline == InlineBox(object: block))
    #expect(applied([.foregroundColor: Ink.red]).color.isEqual(Ink.red))
    #expect(applied([.foregroundColor: 1, .font: 2]) == base)
    let lined = applied([.underlineStyle: 1])
    #expect(!lined.applying([.underlineStyle: 0]).isUnderlined && lined.applying([:]) == lined)
  }

  @Test func `styles are equal in all their parts`() {
    var others = Array(repeating: base, count: 5)
    others[0].font = TextFont(size: 11)
    others[1].color = Ink.red
    others[2].isUnderlined = true
    others[3].isLink = true
    others[4].inline = InlineBox(object: Block(.zero))
    #expect(others.map { $0 == base } == Array(repeating: false, count: 5) && base == .plain(10))
    let block = Block(.zero)
    let box = InlineBox(object: block)
    #expect(box.bounds == .zero && box == InlineBox(object: block))
    #expect(box != InlineBox(object: Block(.zero)))
    var wide = box
    wide.bounds.size.width = 1
    #expect(box != wide)
    let paints = [
      LinkPaint(), LinkPaint(color: Ink.red), LinkPaint(isUnderlined: true),
      LinkPaint(color: Ink.black),
    ]
    for (place, paint) in paints.enumerated() {
      #expect(paints.map { $0 == paint } == (0..<4).map { $0 == place })
    }
  }

  @Test func `attributes are the same when their values and their style are`() {
    let one = set([.underlineStyle: 1, .link: "a"])
    #expect(one.isSame(as: one) && one.isSame(as: set([.underlineStyle: 1, .link: "a"])))
    #expect(!one.isSame(as: set([.underlineStyle: 1])) && !set([.link: "a"]).isSame(as: one))
    #expect(!one.isSame(as: set([.underlineStyle: 1, .link: "b"])))
    #expect(!set().isSame(as: AttributeSet(base: .plain(11))))
    struct Plain {}
    #expect(AttributeSet.isSame(nil, nil) && AttributeSet.isSame("a", "a"))
    #expect(!AttributeSet.isSame("a", nil) && !AttributeSet.isSame(nil, "a"))
    #expect(!AttributeSet.isSame(Plain(), Plain()) && !AttributeSet.isSame("a", "b"))
  }

  @Test func `runs that are alike become one, and are cut where asked`() {
    let (plain, lined) = (set(), set([.underlineStyle: 1]))
    var text = StyledText("ab", plain)
    text.append(StyledText("", lined))
    text.append(StyledText("cd", set()))
    text.append(StyledText("efg", lined))
    text.append(StyledText("h", plain))
    #expect(text.string == "abcdefgh" && text.length == 8 && runs(text.runs) == ["4", "3_", "1"])
    let parts = [0..<8, 0..<4, 3..<5, 4..<7, 7..<8, 2..<2, 0..<0, 6..<8]
    #expect(
      parts.map { runs(StyledText.slice(text.runs, $0)) } == [
        ["4", "3_", "1"], ["4"], ["1", "1_"], ["3_"], ["1"], [], [], ["1_", "1"],
      ])
    #expect(StyledText("", plain).runs.isEmpty && StyledText("👍", plain).length == 2)
    let back = StyledText(text.attributedString, base: base)
    #expect(runs(back.runs) == ["4", "3_", "1"] && back.string == text.string)
    #expect(
      back.attributedString.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
    let split = StyledText(
      string: "a\nbc",
      runs: [.init(length: 3, attributes: plain), .init(length: 1, attributes: lined)])
    #expect(split.paragraphs.map { runs($0.runs) } == [["2"], ["1", "1_"]])
    #expect(
      split.paragraphs[1].slice(1..<2).string == "c" && split.paragraphs[1].text.string == "bc")
  }

  @Test func `a selection has an anchor, a head and a range between them`() {
    let back = TextSelection(anchor: 5, head: TextCaret(offset: 2, isTrailing: true))
    #expect(back.range == 2..<5 && !back.isEmpty && back.head.isTrailing && back.anchor == 5)
    let caret = TextSelection(TextCaret(offset: 3))
    #expect(caret.anchor == 3 && caret.isEmpty && caret.range == 3..<3 && !caret.head.isTrailing)
    let range = TextSelection(2..<4)
    #expect(range.anchor == 2 && range.head == TextCaret(offset: 4) && range.range == 2..<4)
    #expect(caret != TextSelection(TextCaret(offset: 3, isTrailing: true)))
  }

  @Test func `frames and layouts start plain`() {
    let frame = TextFrame()
    #expect(frame.width == .infinity && frame.alignment == .natural && frame.direction == .natural)
    #expect(!frame.isOneLine && !frame.isSecret && !frame.breaksCharacters)
    let options = TextLayout.Options()
    #expect(options.width == .infinity && options.lineLimit == 0)
    #expect(options.breaking == .byWordWrapping && options.alignment == .natural)
    let empty = TextLayout(MeasuredText("", style: base), options)
    #expect(empty.lines.isEmpty && empty.width == 0 && empty.height == 0 && !empty.isTruncated)
    #expect(empty.lineCount(fitting: 100) == 1)
  }

  @Test func `an object has its room, and is drawn in it`() throws {
    let block = Block(CGRect(x: 3, y: -5, width: 20, height: 40))
    let text = NSMutableAttributedString(string: "a\u{FFFC}b\u{FFFC}")
    text.addAttribute(.attachment, value: block, range: NSRange(location: 1, length: 1))
    let document = TextDocument(base: set())
    document.frame.width = 300
    document.setText(StyledText(text, base: base))
    let layout = document.layout(document.buffer.firstPlace)
    #expect(layout.clusters[1].advance == 23 && block.asked == ["300×11 at 1"])
    #expect(layout.lines[0].ascent == 35)
    #expect(layout.lines[0].height == 35 + max(5, -base.font.descender))
    let drawing = layout.drawing(
      at: CGPoint(x: 100, y: 200), marked: nil, visible: 0...1, links: nil)
    let left = 100 + layout.lefts[1] + 3
    let picture = try #require(drawing.commands.last)
    #expect(picture == .clear(CGRect(x: left, y: 200, width: 20, height: 40)))
    #expect(drawing.lines.map(\.string) == ["a", "b\u{FFFC}"] && drawing.commands.count == 3)
    #expect(drawing.content == .drawing(drawing.commands))
    let below = layout.drawing(at: .zero, marked: nil, visible: 50...60, links: nil)
    #expect(below.commands.isEmpty && below.content == .none)
    let touched = layout.drawing(
      at: .zero, marked: nil, visible: layout.height...60, links: nil)
    #expect(touched.commands.count == 3)
    document.frame.isSecret = true
    #expect(!document.layout(document.buffer.firstPlace).clusters.contains { $0.advance == 23 })
    var plain = TextDrawing()
    plain.add(drawing.lines)
    #expect(plain.content == .text(drawing.lines))
  }

  @Test func `as many lines fit as are whole, one at least`() {
    let layout = TextLayout(MeasuredText("a\nb\nc", style: base), TextLayout.Options())
    let line = base.font.lineHeight
    let heights = [0, line, line * 2 - 0.02, line * 2 - 0.005, line * 2, line * 9]
    #expect(heights.map { layout.lineCount(fitting: $0) } == [1, 1, 1, 2, 2, 3])
    #expect(
      layout.textLines(in: CGRect(x: 4, y: 9, width: 50, height: 9), count: 2).map(\.string) == [
        "a", "b",
      ])
    #expect(abs(layout.height - 3 * line) < 0.001)
  }

  @Test func `measured text is scaled as a whole, and tabs are spaces`() {
    let text = MeasuredText("a\tb", style: base)
    #expect(text.clusters.map(\.character) == ["a", " ", " ", " ", " ", "b"])
    let half = text.scaled(by: 0.5)
    #expect(half.styles.map(\.font.pointSize) == [5])
    #expect(zip(half.clusters, text.clusters).allSatisfy { $0.advance == $1.advance / 2 })
    let parts = NSMutableAttributedString(string: "ab")
    parts.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
    let measured = MeasuredText(parts, style: base)
    #expect(
      measured.clusters.map(\.style) == [0, 1]
        && measured.styles.map(\.isUnderlined) == [false, true])
    #expect(MeasuredText(NSAttributedString(string: ""), style: base).emptyStyle == base)
    #expect(measured.cluster("a", style: 0).advance == measured.clusters[0].advance)
  }
}
