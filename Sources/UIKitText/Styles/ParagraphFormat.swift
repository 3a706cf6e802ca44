// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// How the lines of a paragraph are broken and placed; lengths are in points.
package struct ParagraphFormat: Equatable {
  package var alignment = NSTextAlignment.natural
  package var breaking = NSLineBreakMode.byWordWrapping
  package var direction = NSWritingDirection.natural
  package var lineSpacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  package var firstLineIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var leastLineHeight: CGFloat = 0
  package var mostLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var tabStops = ParagraphFormat.defaultTabStops
  package var tabInterval: CGFloat = 0
  package var pushesOut = false
  package var keepsHangulWords = false
  /// Whether letters move together before text is left out.
  package var tightens = false

  /// What a paragraph has that says nothing.
  package init() {}

  private static let tabDistance: CGFloat = 28
  /// Twelve stops at the left, 28 points from each other.
  package static let defaultTabStops = (1...12).map { TextTab(location: tabDistance * CGFloat($0)) }

  /// The direction, if there is one.
  var ownDirection: NSWritingDirection? { direction == .natural ? nil : direction }

  // Rules: TS-4.
  /// Changes the height of a line; what it grows or shrinks by is above the text.
  func adjust(_ ascent: inout CGFloat, _ descent: CGFloat) {
    let natural = ascent + descent
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, leastLineHeight)
    if mostLineHeight > 0 { height = min(height, max(mostLineHeight, leastLineHeight)) }
    ascent += height - natural
  }

  // Rules: TS-5.
  /// Room beside a line that is as wide as `width` at most.
  func insets(isFirst: Bool, width: CGFloat) -> (head: CGFloat, tail: CGFloat) {
    let head = isFirst ? firstLineIndent : headIndent
    // An indent from the other side has no meaning without an end.
    let tail = tailIndent > 0 ? (width < Self.endless ? width - tailIndent : 0) : -tailIndent
    return (head, tail)
  }

  /// Wider than any text.
  private static let endless: CGFloat = 1e7
}

/// A place in a line that a tab goes on at.
package struct TextTab: Equatable {
  /// From the leading edge, in points.
  package var location: CGFloat
  package var alignment = NSTextAlignment.left
  /// What the text is aligned by; nil for its end.
  package var terminators: CharacterSet?

  package init(
    location: CGFloat, alignment: NSTextAlignment = .left, terminators: CharacterSet? = nil
  ) {
    self.location = location
    self.alignment = alignment
    self.terminators = terminators
  }
}

/// A format that stretches of text share.
package final class ParagraphBox: Equatable {
  package let format: ParagraphFormat

  package init(_ format: ParagraphFormat) { self.format = format }

  package static func == (a: ParagraphBox, b: ParagraphBox) -> Bool {
    a === b || a.format == b.format
  }
}

/// What the attribute `paragraphStyle` may hold.
package protocol ParagraphFormatSource {
  var box: ParagraphBox { get }
}

/// Where a line lies that a format, or the line above it, moves.
package final class LinePlace {
  let box: ParagraphBox?
  /// Room above the line, in points.
  let gap: CGFloat
  /// Room at its left, in points.
  let left: CGFloat
  /// Room at its right, in points.
  let right: CGFloat

  init(box: ParagraphBox?, gap: CGFloat, left: CGFloat, right: CGFloat) {
    self.box = box
    self.gap = gap
    self.left = left
    self.right = right
  }

  /// Where the line is aligned; `natural` where the format says nothing.
  var alignment: NSTextAlignment {
    guard let format = box?.format else { return .natural }
    let isNatural = format.alignment == .natural
    return isNatural && format.direction == .rightToLeft ? .right : format.alignment
  }
}

extension NSAttributedString.Key {
  /// An `NSParagraphStyle`, which the first character of a paragraph has for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
