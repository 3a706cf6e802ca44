// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

@MainActor
@Suite("Text in two directions", .freshRuntime)
struct TextDirectionTests {
  private func document(_ text: String, width: CGFloat = .infinity) -> TextDocument {
    let style = TextStyle.plain(10)
    let document = TextDocument(base: AttributeSet(base: style))
    document.frame.width = width
    document.setText(StyledText(text, document.base))
    return document
  }

  /// The characters of the first line from left to right.
  private func shown(_ text: String) -> String {
    let layout = document(text).layout(document(text).buffer.firstPlace)
    let line = layout.lines[0]
    let order = line.order ?? Array(line.clusters)
    return String(order.map { layout.clusters[$0].character })
  }

  @Test func `runs are reordered by the direction of the paragraph`() {
    #expect(shown("abc") == "abc")
    #expect(shown("אבג") == "גבא")
    #expect(shown("ab אבג cd") == "ab גבא cd")
    #expect(shown("אב cd גד") == "דג cd בא")
    #expect(shown("אב 12 ג") == "ג 12 בא")
    #expect(shown("a אב 12 ג z") == "a ג 12 בא z")
  }

  @Test func `a caret goes once past every character in either direction`() {
    for text in ["abc", "אבג", "ab אבג cd", "אב cd גד", "x אב 12 ג y"] {
      let document = document(text)
      var caret =
        document.isRightToLeft(at: 0) ? TextCaret(offset: document.length) : TextCaret(offset: 0)
      var seen: Set<Int> = [caret.offset]
      var steps = 0
      while steps < 40 {
        let next = document.caret(caret, moved: .right, goal: 0)
        if next == caret { break }
        caret = next
        seen.insert(next.offset)
        steps += 1
      }
      #expect(steps < 40, "\(text)")
      // Where runs meet, one place stands for two.
      #expect(seen.count >= document.length - 1, "\(text): \(seen.sorted())")
    }
  }

  @Test func `carets stand at the edges of their characters`() {
    let document = document("aאב")
    let a = document.rect(of: TextCaret(offset: 1, isTrailing: true)).midX
    let end = document.rect(of: TextCaret(offset: 3)).midX
    let right = document.rect(of: TextCaret(offset: 1)).midX
    #expect(abs(a - end) < 0.01)
    #expect(right > a)
    let back = document.caret(at: CGPoint(x: right - 1, y: 1))
    #expect(back.offset == 1 && !back.isTrailing)
  }

  @Test func `paragraphs that begin at the right lie there`() {
    let document = document("אב", width: 200)
    let layout = document.layout(document.buffer.firstPlace)
    #expect(layout.isRightToLeft)
    #expect(abs(layout.right(of: 0) - 200) < 0.01)
    let directions = Set(document.pieces(of: 0..<2).map(\.runsLeft))
    #expect(directions == [true])
  }

  @Test func `what is drawn says which way it runs where its letters do not`() {
    func drawn(_ text: String) -> [String] {
      let document = document(text, width: 400)
      return document.layout(document.buffer.firstPlace)
        .textLines(at: .zero, underlined: nil, visible: 0...20).map(\.string)
    }
    #expect(drawn("a שלום 12") == ["a ", "12", "\u{200F}שלום \u{200F}"])
    #expect(drawn("a שלום") == ["a ", "שלום"])
    #expect(drawn("a אב, גד.") == ["a ", "אב, גד", "."])
    #expect(
      drawn("a אב 12, גד.") == ["a ", "\u{200F}, גד\u{200F}", "12", "\u{200F}אב \u{200F}", "."])
    #expect(drawn("plain") == ["plain"])
  }

  @Test func `letters under an override are drawn the way their carets go`() {
    func drawn(_ text: String) -> [String] {
      let document = document(text, width: 400)
      return document.layout(document.buffer.firstPlace)
        .textLines(at: .zero, underlined: nil, visible: 0...20).map(\.string)
    }
    // In the order in which they lie: an override goes around those letters that it turns, and around
    // no others.
    #expect(drawn("a \u{202E}bc 12\u{202C} d") == ["a ", "\u{202E}bc 12\u{202C}", " d"])
    #expect(drawn("a \u{202D}שלום\u{202C} d") == ["a ", "\u{202D}שלום\u{202C}", " d"])
    #expect(drawn("a \u{202B}bc\u{202C} d") == ["a ", "bc", " d"])
    #expect(
      drawn("a \u{2067}bc שלום\u{2069} d") == ["a ", "\u{200F} שלום\u{200F}", "bc", " d"])
  }

  @Test func `lines are broken, moved along and selected`() {
    let document = document("one two three four five six seven\nend", width: 60)
    let layout = document.layout(document.buffer.firstPlace)
    #expect(layout.lines.count > 2)
    let second = layout.offsets[layout.lines[1].clusters.lowerBound]
    let end = document.caret(TextCaret(offset: 0), moved: .lineEnd, goal: 0)
    #expect(end == TextCaret(offset: second, isTrailing: true))
    #expect(document.rect(of: end).minY == 0)
    #expect(document.rect(of: TextCaret(offset: second)).minY > 0)
    #expect(document.caret(TextCaret(offset: 0), moved: .down, goal: 0).offset == second)
    var caret = TextCaret(offset: 0)
    for _ in 0..<layout.lines.count { caret = document.caret(caret, moved: .down, goal: 0) }
    #expect(caret.offset == 34)
    #expect(document.caret(caret, moved: .down, goal: 0).offset == 37)
    #expect(document.pieces(of: 0..<37).count == layout.lines.count + 2)
  }
}
