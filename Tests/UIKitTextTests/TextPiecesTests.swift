// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitText

/// Long paragraphs are laid out in pieces, and nobody can tell.
@MainActor @Suite("Pieces of long paragraphs", .freshRuntime)
struct TextPiecesTests {
  private static let words = [
    "a", "quick ", "brown ", "fox ", "jumps", "-", " ", "   ", "over", "日本語", "e\u{301}", " lazy ",
    "dogs and more of them ", "\n", "averylongwordthatfitsinnoline", "12 ", "\t",
  ]

  private func document(_ text: String, pieces: Int) -> TextDocument {
    let style = TextStyle.plain(12)
    let document = TextDocument(base: AttributeSet(base: style))
    document.frame.width = 110
    document.lengthOfPiece = pieces
    document.setText(StyledText(text, document.base))
    return document
  }

  /// Where every line ends, and how high it is.
  private func lines(of document: TextDocument) -> [String] {
    var result: [String] = []
    document.forEachParagraph(from: 0, to: .infinity) { place, layout, top in
      for line in layout.lines {
        let end = place.start + layout.offsets[line.clusters.upperBound]
        result.append("\(end) at \(Int(top + line.top)) \(layout.isRightToLeft)")
      }
    }
    return result
  }

  private func count(_ document: TextDocument) -> Int {
    var count = 0
    document.forEachParagraph(from: 0, to: .infinity) { _, _, _ in count += 1 }
    return count
  }

  @Test func `a long paragraph has the lines that it has in one piece`() {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 60)
    let cut = document(text, pieces: 64)
    #expect(count(cut) > 20)
    #expect(lines(of: cut) == lines(of: document(text, pieces: 1_000_000)))
    #expect(cut.paragraph(at: 700).text == text && cut.string == text)
    #expect(cut.buffer.checkInvariants() == nil)
  }

  @Test func `a paragraph runs where its first letter says, in all pieces`() {
    let text = "שלום " + String(repeating: "and words that run to the right ", count: 40)
    let cut = document(text, pieces: 40)
    #expect(lines(of: cut) == lines(of: document(text, pieces: 1_000_000)))
    cut.replace(0..<5, with: StyledText("", cut.base))
    #expect(
      lines(of: cut) == lines(of: document(String(text.dropFirst(5)), pieces: 1_000_000)))
    cut.replace(0..<0, with: StyledText("ש", cut.base))
    #expect(lines(of: cut).allSatisfy { $0.hasSuffix("true") })
    cut.replace(300..<300, with: StyledText("\n", cut.base))
    #expect(lines(of: cut).last?.hasSuffix("false") == true)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `after any edit the lines are those of the whole paragraph`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cut = document(String(repeating: "some words ", count: 40), pieces: 24)
    for step in 0..<120 {
      let start = cut.buffer.valid(Int.random(in: 0...cut.length, using: &random))
      let end = cut.buffer.valid(
        min(cut.length, start + Int.random(in: 0...30, using: &random)))
      let text = (0..<Int.random(in: 0...4, using: &random))
        .map { _ in Self.words[Int.random(in: 0..<Self.words.count, using: &random)] }.joined()
      cut.replace(start..<max(start, end), with: StyledText(text, cut.base))
      // Somebody looks at a part of it.
      _ = cut.caret(at: CGPoint(x: 40, y: CGFloat.random(in: 0...cut.height, using: &random)))
      if step % 4 > 0 { continue }
      let whole = document(cut.string, pieces: 1_000_000)
      guard lines(of: cut) == lines(of: whole), cut.buffer.checkInvariants() == nil else {
        Issue.record("step \(step): \(cut.buffer.checkInvariants() ?? "the lines differ")")
        return
      }
      for mark in stride(from: 0, through: cut.length, by: 7) {
        let offset = whole.offset(before: mark)
        for caret in [TextCaret(offset: offset), TextCaret(offset: offset, isTrailing: true)] {
          #expect(cut.rect(of: caret) == whole.rect(of: caret))
          #expect(
            cut.caret(caret, moved: .wordRight, goal: 0)
              == whole.caret(caret, moved: .wordRight, goal: 0))
        }
        #expect(cut.offset(before: offset) == whole.offset(before: offset))
        #expect(cut.offset(after: offset) == whole.offset(after: offset))
      }
    }
  }
}
