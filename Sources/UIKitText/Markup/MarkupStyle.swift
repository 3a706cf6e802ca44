// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a stretch of text looks that was HTML.
package struct MarkupStyle: Equatable {
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  /// Nothing of it is shown.
  var isHidden = false
  /// Blanks and breaks stay as they are written.
  var keepsBlanks = false
  /// In points.
  package var size = MarkupStyle.usualSize
  /// The families that are wanted, the first first; empty for the usual one.
  package var families: [String] = []
  package var color: MarkupColor?
  package var background: MarkupColor?
  /// Where it leads; nil for no link.
  package var link: String?
  /// How far above the baseline it stands, in points.
  package var raise = 0.0

  /// The size of text that nothing is said of, in points.
  package static let usualSize = 12.0
  /// No text is larger.
  private static let largest = 1000.0

  mutating func scale(by factor: Double) { setSize(size * factor) }

  mutating func setSize(_ points: Double) {
    guard points.isFinite else { return }
    size = min(max(points, 0), Self.largest)
  }
}

/// How a paragraph lies that was HTML.
package struct MarkupParagraph: Equatable {
  package var alignment = NSTextAlignment.natural
  /// How far it is from the edge, in points, besides what lists take.
  package var indent = 0.0
  /// The lists that it is in, the outermost first.
  package var lists: [MarkupList] = []
  /// Room below it, in points.
  package var spacing = 0.0
}

/// A stretch of text of one style, in a paragraph or more of one kind.
package struct MarkupRun: Equatable {
  package var text: String
  package var style: MarkupStyle
  package var paragraph: MarkupParagraph
}
