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
  /// Nil for text that has none of it, as most.
  package var extras: ExtrasBox?
  /// Nil for a paragraph that says nothing.
  package var paragraph: ParagraphBox?

  package init(font: TextFont, color: any TextColor) {
    self.font = font
    self.color = color
  }

  /// How wide letters are, in parts of their usual width.
  var stretch: CGFloat { font.stretch * (extras?.extras.stretch ?? 1) }
  /// How far letters lean to the right for each point of height.
  var slant: CGFloat { font.slant + (extras?.extras.obliqueness ?? 0) }
  /// Whether it is drawn otherwise than letters of its font and a plain line below them.
  var hasLook: Bool { extras != nil || font.stretch != 1 || font.slant != 0 }

  package static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.font == b.font && a.color.isEqual(b.color) && a.isUnderlined == b.isUnderlined
      && a.isLink == b.isLink && a.inline == b.inline
      && a.extras == b.extras && a.paragraph == b.paragraph
  }

  /// The style with what attributes say in place of its own values.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    var style = self
    if let source = attributes[.font] as? any TextFontSource { style.font = source.textFont }
    if let color = attributes[.foregroundColor] as? any TextColor { style.color = color }
    if attributes[.link] != nil { style.isLink = true }
    if let object = attributes[.attachment] as? any InlineObject {
      style.inline = InlineBox(object: object, attributes: attributes)
    }
    let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    if !isPlain { style.applyRarer(attributes) }
    return style
  }
}

extension TextStyle {
  /// Takes over what most text does not say.
  fileprivate mutating func applyRarer(_ attributes: [NSAttributedString.Key: Any]) {
    var rarer: TextExtras?
    for (key, value) in attributes {
      if key == .font || key == .foregroundColor { continue }
      if key == .paragraphStyle {
        paragraph = (value as? any ParagraphFormatSource)?.box ?? paragraph
      } else {
        var changed = rarer ?? extras?.extras ?? TextExtras()
        if changed.take(key, value) { rarer = changed }
      }
    }
    guard var rarer else { return }
    // Of two ways to space letters the newer one counts.
    if let tracking = attributes[.tracking] { _ = rarer.take(.tracking, tracking) }
    if attributes[.underlineStyle] != nil { isUnderlined = !rarer.underline.isEmpty }
    // A plain line needs nothing else.
    if rarer.underline == .single, rarer.underlineColor == nil { rarer.underline = [] }
    extras = rarer == TextExtras() ? nil : ExtrasBox(rarer)
  }
}

/// What the attribute `foregroundColor` may hold: an object that stands for a colour.
///
/// Which one that is may change with what is around the text, so it is asked when the text is drawn.
package protocol TextColor: AnyObject {
  var rgba: RGBA { get }
  func isEqual(_ object: Any?) -> Bool
}
