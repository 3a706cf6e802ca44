// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

/// What is known of blocks of paragraphs is what one finds who looks at each paragraph.
@MainActor @Suite("Blocks of paragraphs", .freshRuntime)
struct TextBlocksTests {
  private static let sets = [9, 12, 20].map { AttributeSet(base: .plain($0)) }
  private static let pieces = ["a", "some words ", "\n", "one\ntwo\n", "", "שלום ", "more of it "]
  private static let widths: [CGFloat] = [70, 110, 260]

  private func document(_ text: StyledText, width: CGFloat = 110, pieces: Int) -> TextDocument {
    let document = TextDocument(base: Self.sets[1])
    document.lengthOfPiece = pieces
    document.frame.width = width
    document.setText(text)
    return document
  }

  /// More paragraphs than two blocks have, some of them long.
  private func text() -> StyledText {
    let short = String(repeating: "a line\n", count: 120)
    let long = String(repeating: "many words that follow each other ", count: 30) + "\n"
    return StyledText(String(repeating: short + long, count: 3), Self.sets[1])
  }

  /// All lines between two heights: their ends and their tops.
  private func lines(of document: TextDocument, from top: CGFloat, to bottom: CGFloat) -> [String] {
    var result: [String] = []
    document.layOut(from: top, to: bottom)
    for block in document.blocks(from: top, to: bottom) {
      document.forEachParagraph(of: block, from: top, to: bottom) { start, layout, y in
        for line in layout.lines where y + line.bottom > top && y + line.top < bottom {
          let end = block.start + start + layout.offsets[line.clusters.upperBound]
          result.append("\(end) at \((y + line.top).rounded())")
        }
      }
    }
    return result
  }

  /// The same, paragraph by paragraph.
  private func plainLines(
    of document: TextDocument, from top: CGFloat, to bottom: CGFloat
  ) -> [String] {
    var result: [String] = []
    document.forEachParagraph(from: top, to: bottom) { place, layout, y in
      guard y < bottom else { return }
      for line in layout.lines where y + line.bottom > top && y + line.top < bottom {
        let end = place.start + layout.offsets[line.clusters.upperBound]
        result.append("\(end) at \((y + line.top).rounded())")
      }
    }
    return result
  }

  private func change(_ document: TextDocument, _ random: inout SeededRandom) -> String {
    let start = document.buffer.valid(random.int(0..<document.length + 1))
    let end = document.buffer.valid(min(document.length, start + random.int(0..<60)))
    let range = start..<max(start, end)
    switch random.int(0..<12) {
    case 0:
      document.changeAttributes(in: range) { _ in Self.sets[random.int(0..<3)] }
      return "attributes"
    case 1:
      document.frame.width = Self.widths[random.int(0..<3)]
      return "width"
    case 2:
      // There and back, and nobody looks in between.
      let width = document.frame.width
      document.frame.width = Self.widths[random.int(0..<3)]
      document.frame.width = width
      return "there and back"
    case 3:
      document.layOut(from: CGFloat(random.int(0..<4000)), to: CGFloat(random.int(0..<9000)))
      return "look"
    case 4:
      let many = document.buffer.valid(min(document.length, start + random.int(0..<3000)))
      document.replace(start..<max(start, many), with: StyledText("", Self.sets[1]))
      return "delete"
    case 5:
      document.replace(
        range, with: StyledText(String(repeating: "x\n", count: 200), Self.sets[2]))
      return "insert"
    default:
      document.replace(
        range, with: StyledText(Self.pieces[random.int(0..<Self.pieces.count)], Self.sets[0]))
      return "replace"
    }
  }

  private func difference(_ document: TextDocument, _ random: inout SeededRandom) -> String? {
    let fresh = self.document(
      document.buffer.text(in: 0..<document.length), width: document.frame.width,
      pieces: document.lengthOfPiece)
    for width in [document.frame.width, .infinity, 90] {
      let found = document.size(inLinesOf: width, lineLimit: 0)
      let plain = fresh.size(inLinesOf: width, lineLimit: 0)
      if max(abs(found.width - plain.width), abs(found.height - plain.height)) > 1e-6 {
        return "\(found) instead of \(plain) in \(width)"
      }
    }
    fresh.forEachParagraph(from: 0, to: .infinity) { _, _, _ in }
    if abs(document.height - fresh.height) > 1e-6 {
      return "\(document.height) high instead of \(fresh.height)"
    }
    for _ in 0..<3 {
      let top = CGFloat(random.int(0..<Int(fresh.height)))
      let bottom = top + CGFloat(random.int(1..<3000))
      let found = lines(of: document, from: top, to: bottom)
      let plain = plainLines(of: fresh, from: top, to: bottom)
      if found != plain {
        return "lines \(top) to \(bottom): \(found.difference(from: plain).prefix(4))"
      }
    }
    return document.buffer.checkInvariants()
  }

  /// With even seeds long paragraphs are in pieces of a few words.
  @Test(arguments: [1, 2] as [UInt64])
  func `after any change blocks are known as their paragraphs are`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let document = document(text(), pieces: seed.isMultiple(of: 2) ? 64 : 1024)
    #expect(document.buffer.blocks.count > 2)
    for step in 0..<45 {
      let change = change(document, &random)
      if step % 3 > 0 { continue }
      if let difference = difference(document, &random) {
        Issue.record("seed \(seed), step \(step), \(change): \(difference)")
        return
      }
    }
  }

  @Test func `a key is known to have changed one block`() {
    let document = document(text(), pieces: 1024)
    document.layOut(from: 0, to: .infinity)
    let before = document.blocks(from: 0, to: .infinity)
    let versions = before.map(\.notes.version)
    #expect(before.count > 2)
    document.replace(3..<3, with: StyledText("x", Self.sets[1]))
    document.layOut(from: 0, to: .infinity)
    let after = document.blocks(from: 0, to: .infinity)
    #expect(after.map { ObjectIdentifier($0.notes) } == before.map { ObjectIdentifier($0.notes) })
    let isKept = zip(after, versions).map { $0.notes.version == $1 }
    #expect(!isKept[0] && isKept.dropFirst().allSatisfy { $0 })
  }

  @Test func `a width that comes back has the heights that it had`() {
    let document = document(text(), pieces: 1024)
    document.layOut(from: 0, to: .infinity)
    let height = document.height
    document.frame.width = 300
    document.layOut(from: 0, to: 100)
    document.frame.width = 110
    document.layOut(from: 0, to: .infinity)
    #expect(document.height == height)
    let offset = document.length / 2
    let caret = document.rect(of: TextCaret(offset: offset))
    #expect(document.caret(at: CGPoint(x: caret.midX, y: caret.midY)).offset == offset)
  }
}
