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
    for line in lines where line.bottom >= visible.lowerBound && line.top <= visible.upperBound {
      append(line, origin, underlined, links, to: &result)
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
      let left = lefts[first]
      if runsLeft(first) { members.reverse() }
      let width = members.reduce(0) { $0 + clusters[$1].advance }
      let style = styles[clusters[first].style]
      place = end
      // An object is no text.
      if inlineBox(of: first) != nil { continue }
      let string = string(of: members)
      if string.isEmpty { continue }
      let paint = style.isLink ? links : nil
      let color = paint?.color ?? style.color
      let isUnderlined = paint?.isUnderlined ?? style.isUnderlined
      result.append(
        TextLine(
          string: string,
          origin: CGPoint(x: origin.x + left, y: origin.y + line.top + line.ascent),
          width: Double(width), font: style.font.face, size: Double(style.font.pointSize),
          color: color.rgba, isUnderlined: isUnderlined || isMarked))
    }
  }

  /// The characters of a piece, with marks that are not seen.
  ///
  /// It joins what it was cut from by joiners. A host finds out by the letters which way a piece runs, so
  /// one that runs to the left says so where it begins or ends with what goes with its neighbours, and
  /// one that runs against its own letters as an override of the text says so around all of it.
  private func string(of members: [Int]) -> String {
    guard levels != nil, let first = members.first, let last = members.last else {
      return String(members.map { clusters[$0].character })
    }
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

  private func goesOn(
    _ last: Int, _ next: Int, _ first: Int, _ isMarked: Bool, _ underlined: Range<Int>?
  ) -> Bool {
    let isWide = clusters[last].character == " " && clusters[last].advance > spaceLimit(last)
    return !isWide && clusters[next].style == clusters[first].style
      && runsLeft(next) == runsLeft(first)
      && (levels == nil || levels?[next] == levels?[first])
      && (underlined?.contains(offsets[next]) ?? false) == isMarked
  }

  /// A space that is wider is a tab.
  private func spaceLimit(_ cluster: Int) -> CGFloat {
    let font = styles[clusters[cluster].style].font
    return CGFloat(font.figures.advance(of: " ")) * font.pointSize * 2
  }
}
