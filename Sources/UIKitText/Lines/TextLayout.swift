// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// Text broken into lines: where each piece goes, by the figures it is drawn with.
package struct TextLayout {
  /// How text is broken and placed.
  package struct Options: Equatable {
    /// The room for a line, in points.
    package var width: CGFloat = .infinity
    /// The most lines; 0 is no limit.
    package var lineLimit = 0
    package var breaking = NSLineBreakMode.byWordWrapping
    package var alignment = NSTextAlignment.natural

    /// What a text is laid out by.
    package init(
      width: CGFloat = .infinity, lineLimit: Int = 0,
      breaking: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment = .natural
    ) {
      self.width = width
      self.lineLimit = lineLimit
      self.breaking = breaking
      self.alignment = alignment
    }
  }

  /// One line.
  package struct Line {
    /// The clusters shown, without the spaces at the end.
    package var clusters: ArraySlice<MeasuredText.Cluster>
    package var width: CGFloat
    /// The part of the line above the baseline, in points.
    package var ascent: CGFloat
    /// The part below, positive.
    package var descent: CGFloat
    /// False for a line that was broken because it was too long.
    var endsParagraph: Bool

    package var height: CGFloat { ascent + descent }
    package var string: String { clusters.string }
  }

  package let options: Options
  package let lines: [Line]
  package let styles: [TextStyle]
  /// Whether characters were left out.
  let isTruncated: Bool

  /// The width of the longest line.
  package var width: CGFloat { lines.map(\.width).max() ?? 0 }

  /// The height of all lines.
  package var height: CGFloat { lines.reduce(0) { $0 + $1.height } }

  /// Breaks `text`.
  package init(_ text: MeasuredText, _ options: Options) {
    self.options = options
    styles = text.styles
    guard !text.clusters.isEmpty else {
      lines = []
      isTruncated = false
      return
    }
    var breaker = LineBreaker(text, options)
    breaker.run()
    lines = breaker.lines
    isTruncated = breaker.isTruncated
  }

  /// The most lines of this layout that fit a height; at least one.
  package func lineCount(fitting height: CGFloat) -> Int {
    var left = height + LineBreaker.tolerance
    var count = 0
    for line in lines {
      left -= line.height
      if left < 0 { break }
      count += 1
    }
    return max(1, count)
  }

  /// The lines as a host draws them, from the top of `rect` down.
  package func textLines(in rect: CGRect, count: Int = .max) -> [TextLine] {
    var result: [TextLine] = []
    var y = rect.minY
    for line in lines.prefix(count) {
      result += pieces(of: line, baseline: y + line.ascent, in: rect)
      y += line.height
    }
    return result
  }

  private func pieces(of line: Line, baseline: CGFloat, in rect: CGRect) -> [TextLine] {
    let free = rect.width - line.width
    var stretch: CGFloat = 0
    var x = rect.minX
    switch options.alignment {
    case .left, .natural: break
    case .center: x += free / 2
    case .right: x += free
    case .justified:
      let spaces = line.clusters.count { $0.isSpace }
      if !line.endsParagraph, spaces > 0, free > 0 { stretch = free / CGFloat(spaces) }
    }
    var result: [TextLine] = []
    var rest = line.clusters
    while let first = rest.first {
      // A widened space ends a piece, for a piece is drawn with its own advances.
      var end = rest.startIndex
      while end < rest.endIndex, rest[end].style == first.style {
        end += 1
        if stretch > 0, rest[end - 1].isSpace { break }
      }
      let piece = rest[rest.startIndex..<end]
      let width = piece.reduce(0) { $0 + $1.advance }
      let style = styles[first.style]
      result.append(
        TextLine(
          string: piece.string, origin: CGPoint(x: x, y: baseline),
          width: Double(width), font: style.font.face, size: Double(style.font.pointSize),
          color: style.color.rgba, isUnderlined: style.isUnderlined))
      x += width
      if stretch > 0, let last = piece.last, last.isSpace { x += stretch }
      rest = rest[end...]
    }
    return result
  }
}
