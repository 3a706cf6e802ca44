// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

extension TextLayout {
  /// The lines as a host draws them, from the top of `rect` down.
  package func textLines(in rect: CGRect, count: Int = .max) -> [TextLine] {
    var result: [TextLine] = []
    forEachLine(in: rect, count: count) { line, baseline in
      result += pieces(of: line, baseline: baseline, in: rect)
    }
    return result
  }

  // Rules: TS-8.
  /// What objects in the lines draw, where `textLines` puts them.
  package func pictures(in rect: CGRect, count: Int = .max) -> [DrawingCommand] {
    guard styles.contains(where: { $0.inline != nil }) else { return [] }
    var result: [DrawingCommand] = []
    forEachLine(in: rect, count: count) { line, baseline in
      var (x, stretch) = start(of: line, in: rect)
      for cluster in line.clusters {
        if let box = styles.inlineBox(of: cluster) {
          let place = CGRect(
            x: x + box.bounds.minX,
            y: baseline - styles[cluster.style].raised - box.bounds.maxY,
            width: box.bounds.width, height: box.bounds.height)
          result += box.drawing(in: place)
        }
        x += cluster.advance + (cluster.isSpace ? stretch : 0)
      }
    }
    return result
  }

  /// Goes through lines from the top of a rectangle down, with the baseline of each.
  func forEachLine(
    in rect: CGRect, count: Int = .max, _ body: (_ line: Line, _ baseline: CGFloat) -> Void
  ) {
    var y = rect.minY
    for line in lines.prefix(count) {
      y += line.gap
      body(line, y + line.ascent)
      y += line.height
    }
  }

  /// Where a line begins, and by how much its spaces are widened.
  private func start(of line: Line, in rect: CGRect) -> (x: CGFloat, stretch: CGFloat) {
    var x = rect.minX
    var room = rect.width
    var alignment = options.alignment
    if let place = line.place {
      x += place.left
      room -= place.left + place.right
      let own = place.alignment
      if !options.forcesAlignment, own != .natural { alignment = own }
    }
    // Without an end there is nothing to lie at.
    let free = room < Self.endless ? room - line.width : 0
    switch alignment {
    case .left, .natural: return (x, 0)
    case .center: return (x + free / 2, 0)
    case .right: return (x + free, 0)
    case .justified:
      let spaces = line.clusters.count { $0.isSpace }
      let isWidened = !line.endsParagraph && spaces > 0 && free > 0
      return (x, isWidened ? free / CGFloat(spaces) : 0)
    }
  }

  /// Wider than any text.
  private static let endless: CGFloat = 1e7

  private func pieces(of line: Line, baseline: CGFloat, in rect: CGRect) -> [TextLine] {
    var result: [TextLine] = []
    forEachPiece(of: line, in: rect) { piece, x, width in
      guard let first = piece.first, styles.inlineBox(of: first) == nil else { return }
      result.append(textLine(piece, of: line, CGPoint(x: x, y: baseline), width))
    }
    return result
  }

  /// Goes through what is drawn in one go of a line, with the left of each piece and its width.
  func forEachPiece(
    of line: Line, in rect: CGRect,
    _ body: (_ piece: ArraySlice<MeasuredText.Cluster>, _ x: CGFloat, _ width: CGFloat) -> Void
  ) {
    var (x, stretch) = start(of: line, in: rect)
    var rest = line.clusters
    while let first = rest.first {
      // A widened space ends a piece, for a piece is drawn with its own advances.
      var end = rest.startIndex
      let space = hasTabs ? spaceAdvance(first.style) : 0
      while end < rest.endIndex, rest[end].style == first.style {
        end += 1
        guard rest[end - 1].isSpace else { continue }
        if stretch > 0 || (hasTabs && abs(rest[end - 1].advance - space) > LineBreaker.tolerance) {
          break
        }
      }
      let piece = rest[rest.startIndex..<end]
      let width = piece.reduce(0) { $0 + $1.advance }
      body(piece, x, width)
      x += width
      if stretch > 0, let last = piece.last, last.isSpace { x += stretch }
      rest = rest[end...]
    }
  }

  private func spaceAdvance(_ style: Int) -> CGFloat {
    ClusterMeasure(styles[style], at: style).space.advance
  }

  private func textLine(
    _ piece: ArraySlice<MeasuredText.Cluster>, of line: Line, _ origin: CGPoint, _ width: CGFloat
  ) -> TextLine {
    let style = styles[piece[piece.startIndex].style]
    var result = TextLine(
      string: piece.string, origin: origin, width: Double(width), font: style.font.face,
      size: Double(style.font.letterSize), color: style.color.rgba,
      isUnderlined: style.isUnderlined)
    result.add(style, piece.words, ascent: line.ascent, descent: line.descent)
    return result
  }
}

extension TextLine {
  /// Adds what a style has beyond font and colour.
  ///
  /// - Parameter words: stretches without spaces, if a line is drawn below or through these alone.
  mutating func add(
    _ style: TextStyle, _ words: @autoclosure () -> [(start: CGFloat, width: CGFloat)],
    ascent: CGFloat, descent: CGFloat
  ) {
    guard style.hasLook else { return }
    let extras = style.extras?.extras ?? TextExtras()
    origin.y -= extras.baselineOffset
    if extras.hasOwnUnderline { isUnderlined = false }
    let isByWord = extras.underline.union(extras.strikethrough).contains(.byWord)
    look =
      LookMaker(
        style: style, extras: extras, color: color, ascent: ascent - extras.baselineOffset,
        descent: descent + extras.baselineOffset, width: CGFloat(width),
        words: isByWord ? words() : []
      ).look
  }
}
