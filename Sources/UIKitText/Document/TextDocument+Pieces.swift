// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// A long paragraph is laid out in pieces, so that a key costs the same in any. Lines are broken as if
// there were none: a piece whose last line is not full, or too full, gives that line to the next piece
// when both are looked at. Below what is seen nothing is settled. Which way digits and punctuation run
// between two pieces of text in both directions is decided in each piece by itself.
extension TextDocument {
  /// Lays out a paragraph, or a piece whose last line is one of the paragraph's.
  ///
  /// What lies behind the piece may lie elsewhere afterwards; its own beginning stays.
  ///
  /// - Returns: where it is now, and its lines.
  func settled(_ start: TextBuffer.Place) -> (place: TextBuffer.Place, layout: ParagraphLayout) {
    settled(start, generation: FontTable.shared.generation)
  }

  /// The same, with the number of font reports.
  func settled(
    _ start: TextBuffer.Place, generation: Int
  ) -> (place: TextBuffer.Place, layout: ParagraphLayout) {
    var place = start
    var layout = layout(start, generation: generation)
    while buffer.goesOn(place), !buffer[place].isSettled {
      guard let end = betterEnd(of: layout, place) else {
        buffer[place].isSettled = true
        break
      }
      endPiece(place, at: end, losing: layout.lines.last?.height ?? 0)
      place = buffer.place(at: start.start)
      layout = self.layout(place, generation: generation)
      // The line before the one that was given away is known to end there.
      buffer[place].isSettled = end > 0
    }
    return (place, layout)
  }

  /// The paragraph, or settled piece, in which an offset is; of two it lies between, the later one.
  ///
  /// - Parameter isTrailing: whether it belongs to the character before it, and so to the end of the
  ///   piece before.
  func settled(
    at offset: Int, isTrailing: Bool = false
  ) -> (place: TextBuffer.Place, layout: ParagraphLayout) {
    var found = settled(buffer.place(at: offset))
    while offset >= found.place.start + buffer[found.place].length, buffer.goesOn(found.place),
      let next = buffer.next(after: found.place)
    {
      found = settled(next)
    }
    guard isTrailing, offset == found.place.start, let before = buffer.beginning(of: found.place)
    else { return found }
    let earlier = settled(before)
    if earlier.place.start + buffer[earlier.place].length == offset { return earlier }
    return settled(at: offset)
  }

  /// The paragraph or settled piece at a height, and its own top.
  func settled(
    atHeight y: CGFloat
  ) -> (place: TextBuffer.Place, layout: ParagraphLayout, top: CGFloat) {
    var (place, top) = buffer.place(atHeight: y)
    var layout: ParagraphLayout
    (place, layout) = settled(place)
    while y >= top + layout.height, let next = buffer.next(after: place) {
      top += layout.height
      (place, layout) = settled(next)
    }
    return (place, layout, top)
  }

  /// Where a piece should end instead: before its last line, or at 0 when that is all it has; nil when
  /// a line of the paragraph ends where it does.
  private func betterEnd(of layout: ParagraphLayout, _ place: TextBuffer.Place) -> Int? {
    guard let last = layout.lines.last, let next = buffer.next(after: place) else { return nil }
    let paragraph = buffer[place]
    let start = layout.offsets[last.clusters.lowerBound]
    var text = paragraph.slice(start..<paragraph.length)
    let length = text.length
    text.append(buffer[next].head(Self.headLength))
    let probe = ParagraphLayout(
      TextParagraph(text), frame, generation: layout.generation, emptyStyle: base.style,
      isRightToLeft: layout.isRightToLeft)
    let isEnd = probe.offsets[probe.lines[0].clusters.upperBound] == length
    if isEnd, buffer[next].contentLength > 0 { return nil }
    return layout.lines.count > 1 ? start : 0
  }

  /// Units of the next piece that show whether they go on a line; a word that is longer does not fit.
  private static let headLength = 120

  // MARK: Paragraphs of several pieces

  /// The first piece of the paragraph that a place is a piece of.
  package func paragraphStart(_ place: TextBuffer.Place) -> TextBuffer.Place {
    var first = place
    while let before = buffer.beginning(of: first) { first = before }
    return first
  }

  /// The pieces of the paragraph around an offset.
  package func pieces(around offset: Int) -> [TextBuffer.Place] {
    var result = [paragraphStart(buffer.place(at: offset))]
    while let last = result.last, buffer.goesOn(last), let next = buffer.next(after: last) {
      result.append(next)
    }
    return result
  }

  /// The piece around an offset, with the pieces beside it where a word may go on over its ends.
  package func words(around offset: Int) -> (text: String, start: Int) {
    var first = buffer.place(at: offset)
    var last = first
    var text = buffer[first].string
    for _ in 0..<Self.mostPiecesOfAWord {
      guard let before = buffer.beginning(of: first), buffer[before].string.last != " " else {
        break
      }
      text = buffer[before].string + text
      first = before
    }
    for _ in 0..<Self.mostPiecesOfAWord {
      guard buffer.goesOn(last), buffer[last].string.last != " ",
        let next = buffer.next(after: last)
      else { break }
      text += buffer[next].string
      last = next
    }
    return (text, first.start)
  }

  /// Pieces on either side over which words are looked for; text without spaces is cut there.
  private static let mostPiecesOfAWord = 4

  /// Whether the paragraph runs to the left of which a place is a later piece; nil for other places.
  package func direction(of place: TextBuffer.Place) -> Bool? {
    guard let before = buffer.beginning(of: place) else { return nil }
    if let known = buffer[before].isRightToLeft { return known }
    return layout(paragraphStart(before)).isRightToLeft
  }

  /// Tells the pieces behind one that the paragraph runs elsewhere than they were laid out for.
  func tellDirection(_ isRightToLeft: Bool, at place: TextBuffer.Place) {
    buffer[place].isRightToLeft = isRightToLeft
    var place = place
    while buffer.goesOn(place), let next = buffer.next(after: place),
      let known = buffer[next].isRightToLeft, known != isRightToLeft
    {
      buffer[next].isRightToLeft = isRightToLeft
      buffer[next].forgetLayout()
      place = next
    }
  }
}

extension TextParagraph {
  /// Its first units, whole scalars.
  fileprivate func head(_ units: Int) -> StyledText {
    let end = min(units, contentLength)
    return slice(0..<(string.isScalarBoundary(end) ? end : end - 1))
  }
}
