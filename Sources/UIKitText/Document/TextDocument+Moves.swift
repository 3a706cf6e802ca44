// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension TextDocument {
  /// The offset behind the character at an offset; the same at the end.
  package func offset(after offset: Int) -> Int {
    guard offset < length else { return length }
    let (place, layout) = settled(at: offset)
    let local = offset - place.start
    let cluster = layout.cluster(at: local)
    if cluster + 1 < layout.offsets.count { return place.start + layout.offsets[cluster + 1] }
    return place.start + buffer[place].length
  }

  /// The offset before the character that ends at an offset; the same at the beginning.
  package func offset(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let (place, layout) = settled(at: offset, isTrailing: true)
    if offset == place.start {
      guard let before = buffer.previous(before: place) else { return 0 }
      return before.start + buffer[before].contentLength
    }
    let local = offset - place.start
    let cluster = layout.cluster(at: local)
    let start = layout.offsets[cluster]
    return place.start + (start < local ? start : layout.offsets[max(0, cluster - 1)])
  }

  /// The character before an offset; nil at the beginning.
  package func character(before offset: Int) -> Character? {
    guard offset > 0 else { return nil }
    return buffer.string(in: self.offset(before: offset)..<offset).last
  }

  /// The character behind an offset; nil at the end.
  package func character(behind offset: Int) -> Character? {
    guard offset < length else { return nil }
    return buffer.string(in: offset..<self.offset(after: offset)).first
  }

  /// Whether the paragraph at an offset begins at the right.
  package func isRightToLeft(at offset: Int) -> Bool { settled(at: offset).layout.isRightToLeft }

  /// The caret that a motion leads to.
  ///
  /// - Parameter goal: where vertical motions want to stay, in points from the left.
  package func caret(_ caret: TextCaret, moved motion: TextMotion, goal: CGFloat) -> TextCaret {
    switch motion {
    case .left: return beside(caret, toRight: false)
    case .right: return beside(caret, toRight: true)
    case .up: return vertically(caret, goal, down: false)
    case .down: return vertically(caret, goal, down: true)
    case .wordLeft, .wordRight:
      return word(caret, forward: (motion == .wordRight) != isRightToLeft(at: caret.offset))
    case .wordForward: return word(caret, forward: true)
    case .wordBackward: return word(caret, forward: false)
    case .characterForward: return TextCaret(offset: offset(after: caret.offset))
    case .characterBackward: return TextCaret(offset: offset(before: caret.offset))
    case .lineLeft: return lineEdge(caret, atEnd: isRightToLeft(at: caret.offset))
    case .lineRight: return lineEdge(caret, atEnd: !isRightToLeft(at: caret.offset))
    case .lineStart: return lineEdge(caret, atEnd: false)
    case .lineEnd: return lineEdge(caret, atEnd: true)
    case .paragraphStart:
      let walker = TextWalker(stream: self)
      return TextCaret(offset: walker.boundary(from: caret.offset, .paragraph, forward: false) ?? 0)
    case .paragraphEnd:
      let walker = TextWalker(stream: self)
      return TextCaret(
        offset: walker.boundary(from: caret.offset, .paragraph, forward: true) ?? length)
    case .start: return TextCaret(offset: 0)
    case .end: return TextCaret(offset: length)
    case .page(let points):
      let rect = rect(of: caret)
      if rect.midY + points < 0 { return TextCaret(offset: 0) }
      if rect.midY + points > height { return TextCaret(offset: length) }
      return self.caret(at: CGPoint(x: goal, y: rect.midY + points))
    }
  }

  private func word(_ caret: TextCaret, forward: Bool) -> TextCaret {
    let boundary = TextWalker(stream: self).boundary(from: caret.offset, .word, forward: forward)
    return TextCaret(offset: boundary ?? (forward ? length : 0))
  }

  private func beside(_ caret: TextCaret, toRight: Bool) -> TextCaret {
    let (place, layout) = settled(at: caret.offset, isTrailing: caret.isTrailing)
    guard layout.levels != nil else {
      let isForward = toRight != layout.isRightToLeft
      return TextCaret(
        offset: isForward ? offset(after: caret.offset) : offset(before: caret.offset))
    }
    let local = TextCaret(offset: caret.offset - place.start, isTrailing: caret.isTrailing)
    if let next = layout.caret(beside: local, toRight: toRight) {
      return TextCaret(offset: place.start + next.offset, isTrailing: next.isTrailing)
    }
    // The end of the line: on to the line beyond.
    let line = layout.lines[layout.line(of: local)]
    if toRight != layout.isRightToLeft {
      let end = place.start + layout.offsets[line.clusters.upperBound]
      if end < place.start + buffer[place].contentLength { return TextCaret(offset: end) }
      return TextCaret(offset: offset(after: end))
    }
    let start = place.start + layout.offsets[line.clusters.lowerBound]
    if start > place.start { return TextCaret(offset: start, isTrailing: true) }
    return TextCaret(offset: offset(before: start))
  }

  private func vertically(_ caret: TextCaret, _ goal: CGFloat, down: Bool) -> TextCaret {
    let rect = rect(of: caret)
    let y = down ? rect.maxY + rect.height / 2 : rect.minY - rect.height / 2
    if y < 0 { return TextCaret(offset: 0) }
    let (place, layout) = settled(at: caret.offset, isTrailing: caret.isTrailing)
    let local = TextCaret(offset: caret.offset - place.start, isTrailing: caret.isTrailing)
    let line = layout.line(of: local) + (down ? 1 : -1)
    if layout.lines.indices.contains(line) { return self.caret(in: place, layout, line, goal) }
    guard let next = down ? buffer.next(after: place) : buffer.previous(before: place) else {
      return TextCaret(offset: down ? length : 0)
    }
    let beyond = settled(next)
    return self.caret(
      in: beyond.place, beyond.layout, down ? 0 : beyond.layout.lines.count - 1, goal)
  }

  private func caret(
    in place: TextBuffer.Place, _ layout: ParagraphLayout, _ line: Int, _ x: CGFloat
  ) -> TextCaret {
    let local = layout.caret(at: x, line: line)
    return TextCaret(offset: place.start + local.offset, isTrailing: local.isTrailing)
  }

  private func lineEdge(_ caret: TextCaret, atEnd: Bool) -> TextCaret {
    let (place, layout) = settled(at: caret.offset, isTrailing: caret.isTrailing)
    let local = TextCaret(offset: caret.offset - place.start, isTrailing: caret.isTrailing)
    let clusters = layout.lines[layout.line(of: local)].clusters
    let offset = layout.offsets[atEnd ? clusters.upperBound : clusters.lowerBound]
    return TextCaret(offset: place.start + offset, isTrailing: atEnd && !clusters.isEmpty)
  }
}
