// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension TextDocument {
  /// How wide a caret is drawn, in points.
  package static let caretWidth: CGFloat = 2

  /// Where a caret is drawn.
  package func rect(of caret: TextCaret) -> CGRect {
    let (place, layout) = settled(at: caret.offset, isTrailing: caret.isTrailing)
    let local = TextCaret(offset: caret.offset - place.start, isTrailing: caret.isTrailing)
    let line = layout.lines[layout.line(of: local)]
    return CGRect(
      x: layout.x(of: local) - Self.caretWidth / 2, y: buffer.top(of: place) + line.top,
      width: Self.caretWidth, height: line.height)
  }

  /// The caret nearest to a point.
  package func caret(at point: CGPoint) -> TextCaret {
    let (place, layout, top) = settled(atHeight: max(0, point.y))
    let y = max(0, point.y) - top
    let line = layout.lines.firstIndex { y < $0.bottom } ?? layout.lines.count - 1
    let local = layout.caret(at: point.x, line: line)
    return TextCaret(offset: place.start + local.offset, isTrailing: local.isTrailing)
  }

  /// The character at a point; nil beside the text.
  package func character(at point: CGPoint) -> Range<Int>? {
    guard point.y >= 0, point.y < height else { return nil }
    let (place, layout, top) = settled(atHeight: point.y)
    guard let line = layout.lines.firstIndex(where: { point.y - top < $0.bottom }),
      let cluster = layout.cluster(under: point.x, line: line)
    else { return nil }
    return place.start + layout.offsets[cluster]..<place.start + layout.offsets[cluster + 1]
  }

  /// One rectangle of a selection.
  package struct Piece {
    package var rect: CGRect
    package var runsLeft: Bool
  }

  /// The rectangles of a range, as far as they lie between two heights.
  ///
  /// A selected line feed is shown as the rest of its line.
  package func pieces(
    of range: Range<Int>, visible: ClosedRange<CGFloat> = -CGFloat.infinity...CGFloat.infinity
  ) -> [Piece] {
    guard !range.isEmpty else { return [] }
    var result: [Piece] = []
    var place: TextBuffer.Place? = buffer.place(at: range.lowerBound)
    var top = place.map(buffer.top) ?? 0
    if top < visible.lowerBound {
      let found = buffer.place(atHeight: visible.lowerBound)
      if found.place.start > range.lowerBound { (place, top) = (found.place, found.top) }
    }
    while let found = place, found.start < range.upperBound, top <= visible.upperBound {
      let (current, layout) = settled(found)
      let paragraph = buffer[current]
      let from = max(0, range.lowerBound - current.start)
      let to = range.upperBound - current.start
      let end = min(to, paragraph.contentLength)
      if from < end { append(layout, from..<end, top, to: &result) }
      if to > paragraph.contentLength { appendRest(layout, top, to: &result) }
      top += layout.height
      place = buffer.next(after: current)
    }
    return result.filter {
      $0.rect.maxY >= visible.lowerBound && $0.rect.minY <= visible.upperBound
    }
  }

  private func append(
    _ layout: ParagraphLayout, _ range: Range<Int>, _ top: CGFloat, to result: inout [Piece]
  ) {
    for (rect, runsLeft) in layout.rects(range) {
      result.append(Piece(rect: rect.offsetBy(dx: 0, dy: top), runsLeft: runsLeft))
    }
  }

  /// The room behind the last character of a paragraph.
  private func appendRest(_ layout: ParagraphLayout, _ top: CGFloat, to result: inout [Piece]) {
    guard let line = layout.lines.last else { return }
    let end = layout.offsets[layout.clusters.count]
    let x = layout.x(of: TextCaret(offset: end, isTrailing: true))
    let isLeft = layout.isRightToLeft
    let width = isLeft ? max(0, x) : max(0, frame.width - x)
    guard frame.width.isFinite, width > 0 else { return }
    let rect = CGRect(x: isLeft ? 0 : x, y: top + line.top, width: width, height: line.height)
    result.append(Piece(rect: rect, runsLeft: isLeft))
  }
}
