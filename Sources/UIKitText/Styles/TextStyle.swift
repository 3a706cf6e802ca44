// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// How a stretch of text looks.
package struct TextStyle: Equatable {
  package var font: TextFont
  package var color: any TextColor
  package var isUnderlined = false
  /// Whether the text leads somewhere.
  var isLink = false
  /// What stands in the place of the character for objects.
  package var inline: InlineBox?

  package init(font: TextFont, color: any TextColor) {
    self.font = font
    self.color = color
  }

  package static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.font == b.font && a.color.isEqual(b.color) && a.isUnderlined == b.isUnderlined
      && a.isLink == b.isLink && a.inline == b.inline
  }

  /// The style with what attributes say in place of its own values.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    var style = self
    if let source = attributes[.font] as? any TextFontSource { style.font = source.textFont }
    if let color = attributes[.foregroundColor] as? any TextColor { style.color = color }
    if attributes[.link] != nil { style.isLink = true }
    if let object = attributes[.attachment] as? any InlineObject {
      style.inline = InlineBox(object: object)
    }
    if let underline = attributes[.underlineStyle] as? Int { style.isUnderlined = underline != 0 }
    if let underline = attributes[.underlineStyle] as? NSNumber {
      style.isUnderlined = underline.intValue != 0
    }
    return style
  }
}

/// What the attribute `foregroundColor` may hold: an object that stands for a colour.
///
/// Which one that is may change with what is around the text, so it is asked when the text is drawn.
package protocol TextColor: AnyObject {
  var rgba: RGBA { get }
  func isEqual(_ object: Any?) -> Bool
}
