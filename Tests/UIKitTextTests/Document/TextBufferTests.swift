// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitText

@MainActor @Suite("Paragraphs of a buffer", .freshRuntime)
struct TextBufferTests {
  private let base = AttributeSet(base: .plain(10))

  private func buffer(_ text: String, piece: Int = 1024) -> TextBuffer {
    TextBuffer(StyledText(text, base), pieceLength: piece)
  }

  /// Every paragraph, with its place.
  private func all(_ buffer: TextBuffer) -> [String] {
    var result: [String] = []
    var place: TextBuffer.Place? = buffer.firstPlace
    while let current = place {
      result.append("\(current.block).\(current.index) \(current.start) \(buffer[current].string)")
      place = buffer.next(after: current)
    }
    return result
  }

  @Test func `places go forward and back, over blocks`() {
    let many = buffer(String(repeating: "ab\n", count: 300))
    let last = many.lastPlace
    #expect(last == TextBuffer.Place(block: 2, index: 44, start: 900))
    #expect(many.next(after: last) == nil && many.previous(before: many.firstPlace) == nil)
    var back = 0
    var place: TextBuffer.Place? = last
    while let current = place {
      #expect(many.place(at: current.start) == current)
      back += 1
      place = many.previous(before: current)
    }
    #expect(back == 301 && many.length == 900 && many.checkInvariants() == nil)
    #expect(many.place(at: 383) == TextBuffer.Place(block: 0, index: 127, start: 381))
    #expect(many.place(at: 384) == TextBuffer.Place(block: 1, index: 0, start: 384))
    #expect(many.place(at: 2000) == last && many.place(at: 900) == last)
    #expect(many.string(in: 382..<386) == "b\nab" && many.string(in: 5..<5) == "")
  }

  @Test func `heights lead to places, and places to heights`() {
    var many = buffer(String(repeating: "ab\n", count: 300))
    #expect(many.height == 0)
    many.estimateAll { _ in 10 }
    #expect(many.height == 3010)
    many.setHeight(25, at: many.place(at: 3))
    #expect(many.height == 3025)
    let heights: [CGFloat] = [-1, 0, 9.9, 10, 34.9, 35, 1294.9, 1295, 3024.9, 3025, 9999]
    #expect(
      heights.map { many.place(atHeight: $0).place.start / 3 }
        == [0, 0, 0, 1, 1, 2, 127, 128, 300, 300, 300])
    #expect(
      heights.map { many.place(atHeight: $0).top }
        == [0, 0, 0, 10, 10, 35, 1285, 1295, 3015, 3015, 3015])
    #expect([0, 3, 6, 384].map { many.top(of: many.place(at: $0)) } == [0, 10, 35, 1295])
    #expect(many.checkInvariants() == nil)
    many.replace(3..<6, with: StyledText("", base)) { _ in 7 }
    #expect(many.height == 3025 - 25 - 10 + 7 && many.checkInvariants() == nil)
    many.replace(0..<many.length, with: StyledText("x", base)) { _ in 7 }
    #expect(many.height == 7 && all(many) == ["0.0 0 x"])
  }

  @Test(
    arguments: [
      (0..<0, "x", ["0.0 0 xab\n", "0.1 4 cd\n", "0.2 7 "]),
      (2..<3, "", ["0.0 0 abcd\n", "0.1 5 "]),
      (3..<6, "", ["0.0 0 ab\n", "0.1 3 "]),
      (0..<6, "", ["0.0 0 "]),
      (6..<6, "e", ["0.0 0 ab\n", "0.1 3 cd\n", "0.2 6 e"]),
      (1..<4, "\n\n", ["0.0 0 a\n", "0.1 2 \n", "0.2 3 d\n", "0.3 5 "]),
      (2..<2, "\r", ["0.0 0 ab\r\n", "0.1 4 cd\n", "0.2 7 "]),
    ] as [(Range<Int>, String, [String])])
  func `an edit joins and cuts paragraphs`(_ range: Range<Int>, _ text: String, _ wanted: [String])
  {
    var some = buffer("ab\ncd\n")
    some.estimateAll { _ in 1 }
    some.replace(range, with: StyledText(text, base)) { _ in 1 }
    #expect(all(some) == wanted && some.checkInvariants() == nil)
    #expect(some.height == CGFloat(wanted.count))
  }

  @Test func `a line feed behind a carriage return makes one end of both`() {
    var some = buffer("ab\rcd")
    some.replace(3..<3, with: StyledText("\nx", base)) { _ in 1 }
    #expect(all(some) == ["0.0 0 ab\r\n", "0.1 4 xcd"])
  }

  @Test func `blocks split when they are full and go when they are empty`() {
    var some = buffer("")
    some.replace(0..<0, with: StyledText(String(repeating: "\n", count: 255), base)) { _ in 1 }
    #expect(some.lastPlace.block == 0 && some.lastPlace.index == 255)
    some.replace(0..<0, with: StyledText("\n", base)) { _ in 1 }
    #expect(some.lastPlace == TextBuffer.Place(block: 2, index: 0, start: 256))
    some.replace(100..<200, with: StyledText("", base)) { _ in 1 }
    #expect(some.checkInvariants() == nil && some.lastPlace.start == 156 && some.height == 157)
    some.replace(0..<156, with: StyledText("", base)) { _ in 1 }
    #expect(all(some) == ["0.0 0 "] && some.height == 1)
  }

  @Test func `a long paragraph is cut behind spaces, and goes on from piece to piece`() {
    let some = buffer("aaaa bbbb cccc dddd\nee", piece: 5)
    #expect(
      all(some) == ["0.0 0 aaaa ", "0.1 5 bbbb ", "0.2 10 cccc dddd\n", "0.3 20 ee"])
    #expect([0, 5, 10, 20].map { some.goesOn(some.place(at: $0)) } == [true, true, false, false])
    #expect(
      [0, 5, 10, 20].map { some.beginning(of: some.place(at: $0))?.start } == [nil, 0, 5, nil])
    #expect(all(buffer("aaaa bbbb ", piece: 5)) == ["0.0 0 aaaa bbbb "])
    #expect(all(buffer("aaaa bbbb c", piece: 5)) == ["0.0 0 aaaa ", "0.1 5 bbbb c"])
    #expect(all(buffer("aaaaaaaaaaaa", piece: 5)) == ["0.0 0 aaaaa", "0.1 5 aaaaaaa"])
    #expect(all(buffer("aaaa👍🏽aaaaaaaa", piece: 5)).first == "0.0 0 aaaa")
  }

  @Test func `attributes change in a range, and are read back at each place`() {
    let some = buffer("abc\ndef")
    let lined = AttributeSet([.underlineStyle: 1], base: base.style)
    some.changeAttributes(in: 2..<5) { _ in lined }
    func shown() -> String {
      (0...7).map { some.attributes(at: $0)?.style.isUnderlined == true ? "_" : "-" }.joined()
    }
    #expect(shown() == "--___---")
    #expect(some.text(in: 1..<6).runs.map(\.length) == [1, 3, 1])
    some.changeAttributes(in: 4..<7) { _ in lined }
    #expect(shown() == "--______" && some.text(in: 0..<7).runs.map(\.length) == [2, 5])
    some.changeAttributes(in: 3..<3) { _ in base }
    #expect(shown() == "--______" && buffer("").attributes(at: 0) == nil)
  }

  @Test func `a document counts its versions, keeps its base and tells its mirror`() {
    final class Mirror: TextMirror {
      var log: [String] = []
      func replace(_ range: Range<Int>, with text: StyledText) {
        log.append("\(range) \(text.string)")
      }
      func attributesDidChange(in range: Range<Int>) { log.append("attributes \(range)") }
    }
    let document = TextDocument(base: base)
    let line = base.style.font.lineHeight
    #expect(document.version == 0 && document.length == 0 && document.height == line)
    document.setText(StyledText("a\nb", base))
    #expect(document.version == 1 && document.height == 2 * line && document.lengthOfPiece == 1024)
    #expect(document.replace(0..<1, with: StyledText("xyz", base)) == 3)
    #expect(document.version == 2 && document.string == "xyz\nb")
    let mirror = Mirror()
    document.mirror = mirror
    #expect(document.replace(0..<1, with: StyledText("q", base)) == 1)
    document.setText(StyledText("new", base))
    document.changeAttributes(in: 1..<2) { $0 }
    document.storeAttributes(0..<1) { $0 }
    #expect(mirror.log == ["0..<1 q", "0..<5 new", "attributes 1..<2"])
    #expect(document.string == "xyz\nb" && document.version == 2)
    let big = AttributeSet(base: .plain(20))
    document.restyle(big, setting: [.underlineStyle: 1])
    #expect(document.base === big && mirror.log.last == "attributes 0..<5")
    #expect(document.buffer.attributes(at: 4)?.style.isUnderlined == true)
    #expect(document.buffer.attributes(at: 4)?.style.font.pointSize == 20)
  }

  @Test func `heights are estimated by the width of half a letter`() {
    let document = TextDocument(base: base)
    let line = base.style.font.lineHeight
    document.setText(StyledText(String(repeating: "i", count: 40), base))
    #expect(document.height == line)
    document.frame.width = 50
    #expect(document.height == 4 * line)
    document.frame.width = 49
    #expect(document.height == 5 * line)
    document.frame.width = 1
    #expect(document.height == 40 * line)
    document.setText(StyledText("", base))
    #expect(document.height == line)
  }

  @Test func `a base of another size is measured at once, in an empty last paragraph too`() {
    let document = TextDocument(base: base)
    document.setText(StyledText("a\n", base))
    _ = document.rect(of: TextCaret(offset: 2))
    let big = AttributeSet([.font: BigFont()], base: base.style)
    document.restyle(big, setting: big.values)
    let line = TextFont(size: 30).lineHeight
    #expect(document.height == 2 * line)
    #expect((0...2).map { document.rect(of: TextCaret(offset: $0)).height } == [line, line, line])
    document.setText(StyledText("", big))
    #expect(document.rect(of: TextCaret(offset: 0)).height == line)
    document.base = base
    #expect(document.rect(of: TextCaret(offset: 0)).height == base.style.font.lineHeight)
    #expect(document.height == base.style.font.lineHeight)
  }
}

/// A font of 30 points, as an attribute.
private struct BigFont: TextFontSource {
  var textFont: TextFont { TextFont(size: 30) }
}
