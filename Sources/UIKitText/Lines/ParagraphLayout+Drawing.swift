// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

extension ParagraphLayout {
  /// The text as a host draws it, the upper left corner of the paragraph at `origin`.
  ///
  /// - Parameters:
  ///   - underlined: offsets that are drawn underlined whatever their style, such as marked text.
  ///   - visible: heights in the paragraph that need be drawn.
  ///   - links: how links look.
  package func textLines(
    at origin: CGPoint, underlined: Range<Int>?, visible: ClosedRange<CGFloat>,
    links: LinkPaint? = nil
  ) -> [TextLine] {
    var result: [TextLine] = []
    for number in lines.indices
    where lines[number].bottom >= visible.lowerBound && lines[number].top <= visible.upperBound {
      if levels != nil {
        append(lines[number], origin, underlined, links, to: &result)
      } else {
        for piece in plainPieces(of: number, underlined) {
          result.append(textLine(piece, of: lines[number], origin, links))
        }
      }
    }
    return result
  }

  private func append(
    _ line: Line, _ origin: CGPoint, _ underlined: Range<Int>?, _ links: LinkPaint?,
    to result: inout [TextLine]
  ) {
    let order = line.order ?? Array(line.clusters)
    var place = 0
    while place < order.count {
      let first = order[place]
      let isMarked = underlined?.contains(offsets[first]) ?? false
      var end = place + 1
      // A piece is drawn in one go: neighbours of one style and direction. A tab ends it.
      while end < order.count, goesOn(order[end - 1], order[end], first, isMarked, underlined) {
        end += 1
      }
      var members = Array(order[place..<end])
      if runsLeft(first) { members.reverse() }
      place = end
      // An object is no text.
      if inlineBox(of: first) != nil { continue }
      let string = string(of: members)
      if string.isEmpty { continue }
      let width = members.reduce(0) { $0 + clusters[$1].advance }
      let piece = DrawnLines.Piece(
        first: first, count: members.count, string: string, width: width, isMarked: isMarked)
      result.append(textLine(piece, of: line, origin, links))
    }
  }

  /// The pieces of a line of a paragraph that runs to the right everywhere.
  private func plainPieces(of number: Int, _ underlined: Range<Int>?) -> [DrawnLines.Piece] {
    if underlined == nil, let known = drawn.pieces(of: number) { return known }
    let line = lines[number]
    var result: [DrawnLines.Piece] = []
    var place = line.clusters.lowerBound
    while place < line.clusters.upperBound {
      let first = place
      let isMarked = underlined?.contains(offsets[first]) ?? false
      var width = clusters[first].advance
      place += 1
      while place < line.clusters.upperBound, goesOn(place - 1, place, first, isMarked, underlined)
      {
        width += clusters[place].advance
        place += 1
      }
      // An object is no text.
      if inlineBox(of: first) != nil { continue }
      let string = clusters[first..<place].string
      if string.isEmpty { continue }
      result.append(
        DrawnLines.Piece(
          first: first, count: place - first, string: string, width: width, isMarked: isMarked))
    }
    if underlined == nil { drawn.keep(result, of: number, among: lines.count) }
    return result
  }

  private func textLine(
    _ piece: DrawnLines.Piece, of line: Line, _ origin: CGPoint, _ links: LinkPaint?
  ) -> TextLine {
    let style = styles[clusters[piece.first].style]
    let paint = style.isLink ? links : nil
    let color = paint?.color ?? style.color
    let isUnderlined = paint?.isUnderlined ?? style.isUnderlined
    var result = TextLine(
      string: piece.string,
      origin: CGPoint(x: origin.x + lefts[piece.first], y: origin.y + line.top + line.ascent),
      width: Double(piece.width), font: style.font.face, size: Double(style.font.letterSize),
      color: color.rgba, isUnderlined: isUnderlined || piece.isMarked)
    if style.hasLook { add(style, piece, of: line, to: &result) }
    return result
  }

  private func add(
    _ style: TextStyle, _ piece: DrawnLines.Piece, of line: Line, to result: inout TextLine
  ) {
    // Of text that runs both ways, what belongs to a piece is not side by side among the clusters.
    let whole = [(start: CGFloat(0), width: piece.width)]
    let end = piece.first + piece.count
    result.add(
      style, levels == nil ? clusters[piece.first..<end].words : whole, ascent: line.ascent,
      descent: line.descent)
    if piece.isMarked { result.isUnderlined = true }
  }

  /// The characters of a piece, with marks that are not seen.
  ///
  /// It joins what it was cut from by joiners. A host finds out by the letters which way a piece runs, so
  /// one that runs to the left says so where it begins or ends with what goes with its neighbours, and
  /// one that runs against its own letters as an override of the text says so around all of it.
  private func string(of members: [Int]) -> String {
    guard let first = members.first, let last = members.last else { return "" }
    // What orders the text has been done: a host would do it again, in a part of the text.
    var result = String(
      members.map { clusters[$0].character }.filter { !TextDirection.isInstruction($0) })
    if first > 0, LetterJoining.joins(clusters[first - 1].character, clusters[first].character) {
      result = Self.joiner + result
    }
    if last + 1 < clusters.count,
      LetterJoining.joins(clusters[last].character, clusters[last + 1].character)
    {
      result += Self.joiner
    }
    if runsAgainstLetters(members) {
      return (runsLeft(first) ? Self.leftwardsOverride : Self.rightwardsOverride) + result
        + Self.overrideEnd
    }
    let ends = [first, last].map { TextDirection.isNeutral(clusters[$0].character) }
    guard runsLeft(first), ends.contains(true) else { return result }
    return Self.leftwards + result + Self.leftwards
  }

  private static let joiner = "\u{200D}"
  private static let leftwards = "\u{200F}"
  private static let leftwardsOverride = "\u{202E}"
  private static let rightwardsOverride = "\u{202D}"
  private static let overrideEnd = "\u{202C}"

  /// Whether a letter or a digit of a piece would by itself run the other way.
  private func runsAgainstLetters(_ members: [Int]) -> Bool {
    let isLeft = runsLeft(members[0])
    return members.contains { TextDirection.runs(clusters[$0].character, left: !isLeft) }
  }

  /// Whether a space is so wide, or as a tab so narrow, that what follows is drawn for itself.
  private func isWide(_ advance: CGFloat, _ style: Int) -> Bool {
    advance > spaceLimits[style]
      || (hasTabs && advance < spaceLimits[style] - 2 * LineBreaker.tolerance)
  }

  private func goesOn(
    _ last: Int, _ next: Int, _ first: Int, _ isMarked: Bool, _ underlined: Range<Int>?
  ) -> Bool {
    let style = clusters[first].style
    let isWide = clusters[last].code == 0x20 && isWide(clusters[last].advance, style)
    return !isWide && clusters[next].style == style
      && (levels == nil || levels?[next] == levels?[first])
      && (underlined?.contains(offsets[next]) ?? false) == isMarked
  }
}
