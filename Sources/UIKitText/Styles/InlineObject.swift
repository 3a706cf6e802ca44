// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

/// What stands in a line of text in the place of a character.
package protocol InlineObject: AnyObject {
  /// Its place beside the baseline, in points; y runs up, and 0 is the baseline.
  ///
  /// - Parameters:
  ///   - line: the room for the line it is in.
  ///   - offset: where its character is, in UTF-16 units from the beginning of its paragraph.
  func inlineBounds(in line: CGRect, at offset: Int) -> CGRect
  /// Room before it and behind it, in points; not negative.
  var inlinePadding: CGFloat { get }
  /// What is drawn there; nothing for room alone.
  ///
  /// - Parameters:
  ///   - bounds: its place beside the baseline.
  ///   - rect: where that is in what is drawn.
  func inlineDrawing(for bounds: CGRect, in rect: CGRect) -> [DrawingCommand]
}

extension InlineObject {
  /// None.
  package var inlinePadding: CGFloat { 0 }
}

/// An inline object as a part of a style.
package struct InlineBox: Equatable {
  package let object: any InlineObject
  /// Its place beside the baseline once it is measured; y runs up.
  package var bounds = CGRect.zero

  /// The character that stands for an object.
  package static let character: Character = "\u{FFFC}"

  // Rules: TS-44.
  /// Measures it in a line.
  ///
  /// - Returns: how far what follows is from where it begins, in points.
  mutating func measure(in line: CGRect, at offset: Int) -> CGFloat {
    let padding = object.inlinePadding
    bounds = object.inlineBounds(in: line, at: offset)
    bounds.origin.x += padding
    return max(0, bounds.maxX + padding)
  }

  package static func == (a: InlineBox, b: InlineBox) -> Bool {
    a.object === b.object && a.bounds == b.bounds
  }
}

extension TextStyle {
  /// How far the style reaches above the baseline, in points.
  package var ascent: CGFloat {
    max(font.ascender + raised, inline.map { $0.bounds.maxY + raised } ?? 0)
  }
  /// How far it reaches below, positive.
  package var descent: CGFloat {
    max(-font.descender - raised, inline.map { -$0.bounds.minY - raised } ?? 0)
  }
  /// Points by which it stands above the baseline.
  var raised: CGFloat { extras?.extras.baselineOffset ?? 0 }
}

extension NSAttributedString.Key {
  /// A `URL`, or a `String` that is one: where the text leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, for the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
