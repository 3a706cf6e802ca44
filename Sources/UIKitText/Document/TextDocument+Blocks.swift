// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// The text block by block, for those who look at much of it of which little changed.
extension TextDocument {
  /// Some paragraphs that follow each other.
  package struct Block {
    fileprivate let number: Int
    /// The offset of its first character.
    let start: Int
    fileprivate let length: Int
    /// Where it begins, in points.
    package let top: CGFloat
    package let height: CGFloat
    /// The same for the same block as long as it lives.
    package let notes: BlockNotes

    /// The part of a range that lies in it, from its own beginning; nil for none.
    package func part(of range: Range<Int>?) -> Range<Int>? {
      guard let part = range?.clamped(to: start..<start + length), !part.isEmpty else { return nil }
      return part.lowerBound - start..<part.upperBound - start
    }
  }

  /// Lays out all paragraphs between two heights.
  ///
  /// - Parameter body: told how large the parts are that were laid out, whole blocks where that is known.
  package func layOut(from top: CGFloat, to bottom: CGFloat, _ body: (CGSize) -> Void = { _ in }) {
    var (place, y) = buffer.place(atHeight: top)
    let generation = FontTable.shared.generation
    while true {
      var next: TextBuffer.Place?
      let size: CGSize
      if place.index == 0, let known = laidOut(place.block, generation) {
        size = CGSize(width: known.width, height: known.height)
        next = buffer.nextBlock(after: place)
      } else {
        let found = settled(place, generation: generation)
        place = found.place
        size = CGSize(width: found.layout.width, height: found.layout.height)
        next = buffer.next(after: place)
      }
      body(size)
      y += size.height
      guard y <= bottom, let next else { return }
      place = next
    }
  }

  /// How large a block is as it is laid out; nil unless all of it is.
  private func laidOut(_ block: Int, _ generation: Int) -> BlockNotes.Extent? {
    let block = buffer.blocks[block]
    if let known = block.notes.laidOut, known.holds(in: frame, generation) { return known }
    let last = buffer[buffer.lastPlace]
    var made = BlockNotes.Extent(frame: frame, generation: generation)
    for paragraph in block.paragraphs {
      let ends = paragraph.contentLength < paragraph.length || paragraph === last
      guard let layout = paragraph.layout, layout.generation == generation, layout.frame == frame,
        paragraph.height == layout.height, ends || paragraph.isSettled
      else { return nil }
      made.add(width: layout.width, height: layout.height)
    }
    block.notes.laidOut = made
    return made
  }

  /// The blocks that have something between two heights, which `layOut(from:to:)` made exact.
  package func blocks(from top: CGFloat, to bottom: CGFloat) -> [Block] {
    var result: [Block] = []
    var (start, y) = (0, CGFloat(0))
    for (number, block) in buffer.blocks.enumerated() where y < bottom {
      if y + block.height > top {
        result.append(
          Block(
            number: number, start: start, length: block.length, top: y, height: block.height,
            notes: block.notes))
      }
      start += block.length
      y += block.height
    }
    return result
  }

  /// Calls `body` with the paragraphs of a block between two heights: their offsets in it, their lines
  /// and their tops.
  package func forEachParagraph(
    of block: Block, from top: CGFloat, to bottom: CGFloat,
    _ body: (Int, ParagraphLayout, CGFloat) -> Void
  ) {
    let generation = FontTable.shared.generation
    var place = TextBuffer.Place(block: block.number, index: 0, start: block.start)
    var y = block.top
    for paragraph in buffer.blocks[block.number].paragraphs {
      if y >= bottom { return }
      if y + paragraph.height > top {
        body(place.start - block.start, layout(place, generation: generation), y)
      }
      y += paragraph.height
      place.index += 1
      place.start += paragraph.length
    }
  }
}
