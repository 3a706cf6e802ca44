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
  ///   - character: the character that it stands for.
  func inlineBounds(in line: CGRect, of character: InlineCharacter) -> CGRect
  /// Room before it and behind it, in points; not negative.
  var inlinePadding: CGFloat { get }
  /// What is drawn there; nothing for room alone.
  ///
  /// - Parameters:
  ///   - bounds: its place beside the baseline.
  ///   - rect: where that is in what is drawn.
  ///   - character: the character that it stands for.
  func inlineDrawing(
    for bounds: CGRect, in rect: CGRect, of character: InlineCharacter
  ) -> [DrawingCommand]
}

// Rules: TS-59.
/// A character that something stands for in a text.
package struct InlineCharacter {
  /// Where it is, in UTF-16 units from the beginning of its paragraph.
  package var offset = 0
  /// Its attributes.
  package var attributes: [NSAttributedString.Key: Any] = [:]

  /// The first character of a paragraph, without attributes.
  package init() {}

  /// The first character of a paragraph.
  init(attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }
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
  /// What it stands for; where that is, once it is measured.
  private(set) var character = InlineCharacter()

  init(object: any InlineObject, attributes: [NSAttributedString.Key: Any] = [:]) {
    self.object = object
    character = InlineCharacter(attributes: attributes)
  }

  /// The character that stands for an object.
  package static let character: Character = "\u{FFFC}"

  // Rules: TS-44.
  /// Measures it in a line.
  ///
  /// - Returns: how far what follows is from where it begins, in points.
  mutating func measure(in line: CGRect, at offset: Int) -> CGFloat {
    let padding = object.inlinePadding
    character.offset = offset
    bounds = object.inlineBounds(in: line, of: character)
    bounds.origin.x += padding
    return max(0, bounds.maxX + padding)
  }

  /// What is drawn of it where its bounds are.
  func drawing(in rect: CGRect) -> [DrawingCommand] {
    object.inlineDrawing(for: bounds, in: rect, of: character)
  }

  package static func == (a: InlineBox, b: InlineBox) -> Bool {
    a.object === b.object && a.bounds == b.bounds
  }
}

extension TextStyle {
  /// How far the style reaches above the baseline and below it, in points.
  var reach: (above: CGFloat, below: CGFloat) {
    let (letters, raised) = (font.reach, raised)
    return (
      max(letters.above + raised, inline.map { $0.bounds.maxY + raised } ?? 0),
      max(letters.below - raised, inline.map { -$0.bounds.minY - raised } ?? 0)
    )
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
