// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

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
    /// Whether the alignment counts more than that of paragraphs.
    package var forcesAlignment = false
    /// Whether the way lines end counts more than that of paragraphs.
    package var forcesBreaking = false
    /// Whether a paragraph whose lines do not wrap has one line, whatever the limit.
    package var keepsParagraphsOnLines = false

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
    /// Nil for a line right below the one above it, with all the room.
    package var place: LinePlace?

    /// Room above it, in points.
    package var gap: CGFloat { place?.gap ?? 0 }
    package var height: CGFloat { ascent + descent }
    package var string: String { clusters.string }
  }

  package let options: Options
  package let lines: [Line]
  package let styles: [TextStyle]
  /// Whether some of its spaces are tabs.
  let hasTabs: Bool
  /// Whether characters were left out.
  package let isTruncated: Bool

  /// The width of the longest line.
  package var width: CGFloat {
    lines.map { line in line.width + (line.place.map { $0.left + $0.right } ?? 0) }.max() ?? 0
  }

  /// The height of all lines.
  package var height: CGFloat { lines.reduce(0) { $0 + $1.gap + $1.height } }

  /// Breaks `text`.
  package init(_ text: MeasuredText, _ options: Options) {
    self.options = options
    styles = text.styles
    hasTabs = text.hasTabs
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
      left -= line.gap + line.height
      if left < 0 { break }
      count += 1
    }
    return max(1, count)
  }
}
