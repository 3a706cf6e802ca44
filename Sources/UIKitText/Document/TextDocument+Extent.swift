// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// How large a paragraph is in a room, whether or not its document has that room.
struct ParagraphExtent {
  let frame: TextFrame
  /// The number of font reports it was measured with.
  let generation: Int
  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0
  /// Where its lines end, in points from its top.
  private(set) var bottoms: [CGFloat] = []

  init(_ frame: TextFrame, generation: Int) {
    self.frame = frame
    self.generation = generation
  }

  /// Adds what lies below all that was added before.
  mutating func add(_ layout: ParagraphLayout) {
    width = max(width, layout.width)
    bottoms += layout.lines.lazy.map { [height] in height + $0.bottom }
    height += layout.height
  }
}

// OPTIMIZATION: a text that grows is measured at each key, in its own width and in one without end. Only
// paragraphs that changed are laid out for that; of the others is known how large they are. What the
// document has laid out in its own room stays.
extension TextDocument {
  /// How large the text is in lines of a width: its widest line, and all lines or some first ones.
  ///
  /// - Parameter limit: how many first lines count for the height; 0 for all.
  package func size(inLinesOf width: CGFloat, lineLimit limit: Int) -> CGSize {
    var frame = frame
    frame.width = width
    if frame == self.frame { return size(lineLimit: limit) }
    var size = CGSize.zero
    var left = limit
    var cut: CGFloat?
    var place: TextBuffer.Place? = buffer.firstPlace
    let generation = FontTable.shared.generation
    var block = BlockSum(frame, generation)
    while let first = place {
      if limit == 0, first.index == 0 {
        if let known = buffer.blocks[first.block].notes.extent(in: frame, generation) {
          size.width = max(size.width, known.width)
          size.height += known.height
          place = buffer.nextBlock(after: first)
          continue
        }
        block.begin(first.block, buffer)
      }
      let extent: ParagraphExtent
      if !buffer.goesOn(first), let known = buffer[first].extent(in: frame, generation) {
        extent = known
        place = buffer.next(after: first)
      } else {
        let last = lastPiece(of: first)
        extent = self.extent(from: first, through: last, frame, generation)
        place = buffer.next(after: last)
      }
      let count = extent.bottoms.count
      if limit > 0, cut == nil {
        if count > left || count == left && place != nil {
          cut = size.height + extent.bottoms[left - 1]
        }
        left -= count
      }
      size.width = max(size.width, extent.width)
      size.height += extent.height
      if limit == 0 { block.add(extent, before: place, buffer) }
    }
    return CGSize(width: size.width, height: cut ?? size.height)
  }

  /// The same in the document's own width.
  private func size(lineLimit limit: Int) -> CGSize {
    var size = CGSize.zero
    layOut(from: 0, to: .infinity) { part in
      size.width = max(size.width, part.width)
      size.height += part.height
    }
    if let cut = cut(afterLines: limit) { size.height = cut.bottom }
    return size
  }

  /// The last piece of the paragraph that begins at a place.
  private func lastPiece(of first: TextBuffer.Place) -> TextBuffer.Place {
    var last = first
    while buffer.goesOn(last), let next = buffer.next(after: last) { last = next }
    return last
  }

  private func forEachPiece(
    from first: TextBuffer.Place, through last: TextBuffer.Place, _ body: (TextParagraph) -> Void
  ) {
    var place: TextBuffer.Place? = first
    while let current = place {
      body(buffer[current])
      place = current == last ? nil : buffer.next(after: current)
    }
  }

  /// How large a paragraph is, which is measured if it is not known.
  private func extent(
    from first: TextBuffer.Place, through last: TextBuffer.Place, _ frame: TextFrame,
    _ generation: Int
  ) -> ParagraphExtent {
    var isKnown = true
    forEachPiece(from: first, through: last) { isKnown = isKnown && $0.isMeasured }
    if isKnown, let known = buffer[first].extent(in: frame, generation) { return known }
    var made = ParagraphExtent(frame, generation: generation)
    var hasInlineObjects = false
    forEachLayout(from: first, through: last, frame, generation: generation) {
      made.add($0)
      hasInlineObjects = hasInlineObjects || $0.hasInlineObjects
    }
    if hasInlineObjects {
      // How large they are they say anew each time, for every room.
      forEachPiece(from: first, through: last) { $0.forgetLayout() }
    } else {
      if !isKnown { forEachPiece(from: first, through: last) { $0.noteMeasured() } }
      keep(made, of: buffer[first])
    }
    return made
  }

  /// Keeps how large a paragraph is in one room where lines end, and in one where they need not.
  private func keep(_ extent: ParagraphExtent, of first: TextParagraph) {
    first.extents.removeAll { $0.frame.isEndless == extent.frame.isEndless }
    first.extents.append(extent)
  }

  /// Lays a paragraph out in another room than the document has, whole or in pieces.
  private func forEachLayout(
    from first: TextBuffer.Place, through last: TextBuffer.Place, _ frame: TextFrame,
    generation: Int, _ body: (ParagraphLayout) -> Void
  ) {
    let range = first.start..<last.start + buffer[last].length
    let pieces = frame.isEndless ? max(1, range.count) : lengthOfPiece
    if first == last, range.count <= 2 * pieces {
      return body(
        ParagraphLayout(
          buffer[first], frame, generation: generation, emptyStyle: base.style,
          isFirst: first.start == 0))
    }
    let alone = TextDocument(base: base)
    alone.lengthOfPiece = pieces
    alone.frame = frame
    // A line above, for there is text above in the document.
    var text = StyledText(first.start > 0 ? "\n" : "", base)
    let above = text.length
    text.append(buffer.text(in: range))
    alone.setText(text)
    var place: TextBuffer.Place? = alone.buffer.firstPlace
    while let current = place, current.start < above + range.count {
      let (settled, layout) = alone.settled(current)
      if settled.start >= above { body(layout) }
      place = alone.buffer.next(after: settled)
    }
  }
}

/// Adds up the paragraphs of a block, and keeps what comes out.
private struct BlockSum {
  private var sum: BlockNotes.Extent
  /// Nil where the paragraphs are not all of a block.
  private var block: Int?
  private var version = 0

  init(_ frame: TextFrame, _ generation: Int) {
    sum = BlockNotes.Extent(frame: frame, generation: generation)
  }

  /// Begins with the first paragraph of a block.
  mutating func begin(_ block: Int, _ buffer: TextBuffer) {
    self.block = block
    version = buffer.blocks[block].notes.version
    (sum.width, sum.height) = (0, 0)
  }

  /// Adds a paragraph; the sum is kept when the next one begins the next block, and nothing changed
  /// meanwhile, as what says anew each time how large it is does.
  mutating func add(
    _ paragraph: ParagraphExtent, before next: TextBuffer.Place?, _ buffer: TextBuffer
  ) {
    guard let block else { return }
    sum.add(width: paragraph.width, height: paragraph.height)
    if let next, next.block == block { return }
    let notes = buffer.blocks[block].notes
    let endsHere = next.map { $0.block == block + 1 && $0.index == 0 } ?? true
    if endsHere, notes.version == version { notes.note(sum) }
    self.block = nil
  }
}
