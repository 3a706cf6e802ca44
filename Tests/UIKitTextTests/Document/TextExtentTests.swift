// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

/// A text is measured in other widths than its own, and keeps what it knows of paragraphs.
@MainActor @Suite("How large a text is in other widths", .freshRuntime)
struct TextExtentTests {
  private static let words = [
    "a", "quick ", "brown ", "fox ", "jumps", "-", " ", "   ", "over", "日本語", "e\u{301}", " lazy ",
    "dogs and more of them ", "\n", "\n\n", "averylongwordthatfitsinnoline", "12 ", "שלום ",
  ]
  private static let widths: [CGFloat] = [
    90, 110, 230, .infinity, .greatestFiniteMagnitude,
  ]
  private static let sets = [9, 12, 20].map { AttributeSet(base: .plain($0)) }

  private func document(_ text: StyledText, pieces: Int) -> TextDocument {
    let document = TextDocument(base: Self.sets[1])
    document.frame.width = 110
    document.lengthOfPiece = pieces
    document.setText(text)
    return document
  }

  /// The same text in a document that was never measured.
  private func fresh(_ other: TextDocument) -> TextDocument {
    let made = TextDocument(base: other.base)
    made.frame = other.frame
    made.lengthOfPiece = other.lengthOfPiece
    made.setText(other.buffer.text(in: 0..<other.length))
    return made
  }

  /// How large a document is that gets the width itself.
  private func plainSize(
    of document: TextDocument, _ width: CGFloat, _ limit: Int
  ) -> CGSize {
    document.frame.width = width
    var widest: CGFloat = 0
    document.forEachParagraph(from: 0, to: .infinity) { _, layout, _ in
      widest = max(widest, layout.width)
    }
    return CGSize(
      width: widest, height: document.cut(afterLines: limit)?.bottom ?? document.height)
  }

  /// What is measured otherwise than in a document that has the width, for a message.
  private func difference(_ document: TextDocument) -> String? {
    for width in Self.widths {
      for limit in [0, 3] {
        let found = document.size(inLinesOf: width, lineLimit: limit)
        let plain = plainSize(of: fresh(document), width, limit)
        // Sums are made in another order.
        let off = max(abs(found.width - plain.width), abs(found.height - plain.height))
        if off > 1e-6 { return "\(found) instead of \(plain) in \(width), \(limit) lines" }
      }
    }
    return document.buffer.checkInvariants()
  }

  private func change(_ document: TextDocument, _ random: inout SeededRandom) -> String {
    let start = document.buffer.valid(Int.random(in: 0...document.length, using: &random))
    let end = document.buffer.valid(
      min(document.length, start + Int.random(in: 0...40, using: &random)))
    let range = start..<max(start, end)
    let set = Self.sets[random.int(0..<Self.sets.count)]
    switch random.int(0..<16) {
    case 0:
      document.changeAttributes(in: range) { _ in set }
      return "attributes"
    case 1:
      document.base = set
      return "base"
    case 2:
      document.frame.width = Self.widths[random.int(0..<3)]
      return "width"
    case 3:
      document.frame.breaksCharacters.toggle()
      return "breaking"
    case 4:
      document.frame.isSecret.toggle()
      return "secret"
    case 5:
      document.restyle(set, setting: [:])
      return "restyle"
    case 6:
      // Somebody looks at a part of it.
      _ = document.caret(at: CGPoint(x: 40, y: CGFloat(random.int(0..<400))))
      return "look"
    case 7:
      document.replace(0..<min(document.length, range.count), with: StyledText("", set))
      return "beginning"
    default:
      let text = (0..<random.int(0..<4)).map { _ in Self.words[random.int(0..<Self.words.count)] }
      document.replace(range, with: StyledText(text.joined(), set))
      return "replace"
    }
  }

  /// With even seeds long paragraphs are in pieces of a few words.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `after any change a text is as large as one that is laid out anew`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = String(repeating: String(repeating: "some words ", count: 12) + "\n", count: 4)
    let document = document(
      StyledText(text, Self.sets[1]), pieces: seed.isMultiple(of: 2) ? 24 : 1024)
    for step in 0..<150 {
      let change = change(document, &random)
      if step % 2 > 0 { continue }
      if let difference = difference(document) {
        Issue.record("seed \(seed), step \(step), \(change): \(difference)")
        return
      }
    }
  }

  @Test func `measuring a text elsewhere leaves its own layout, and knows what did not change`() {
    let document = document(StyledText("one two\nthree\nfour", Self.sets[1]), pieces: 1024)
    document.forEachParagraph(from: 0, to: .infinity) { _, _, _ in }
    let height = document.height
    _ = document.size(inLinesOf: .infinity, lineLimit: 0)
    _ = document.size(inLinesOf: 60, lineLimit: 0)
    #expect(document.frame.width == 110 && document.height == height)
    document.replace(8..<8, with: StyledText("and ", Self.sets[1]))
    var place: TextBuffer.Place? = document.buffer.firstPlace
    var known: [Bool] = []
    while let current = place {
      let paragraph = document.buffer[current]
      known.append(paragraph.layout != nil && paragraph.isMeasured && paragraph.extents.count == 2)
      place = document.buffer.next(after: current)
    }
    #expect(known == [true, false, true])
  }

  /// Room that is as wide as it is told to be.
  private final class Room: InlineObject {
    var width: CGFloat = 10
    func inlineBounds(in line: CGRect, of character: InlineCharacter) -> CGRect {
      CGRect(x: 0, y: 0, width: width, height: 30)
    }
    func inlineDrawing(
      for bounds: CGRect, in rect: CGRect, of character: InlineCharacter
    ) -> [DrawingCommand] { [] }
  }

  @Test func `what stands in a line says anew how large it is each time`() {
    let room = Room()
    let set = AttributeSet([.attachment: room], base: .plain(12))
    let document = document(StyledText("\u{FFFC}", set), pieces: 1024)
    let before = document.size(inLinesOf: .infinity, lineLimit: 0)
    room.width = 50
    let after = document.size(inLinesOf: .infinity, lineLimit: 0)
    #expect(after.width == before.width + 40 && after.height == before.height)
  }
}
