// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// How a stretch of text looks beyond font, colour and a line below it.
///
/// Most text has none of it.
package struct TextExtras: Equatable {
  /// Points behind each character.
  package var kern: CGFloat = 0
  /// Points by which the text is raised.
  package var baselineOffset: CGFloat = 0
  /// How far letters lean for each point of height.
  package var obliqueness: CGFloat = 0
  /// How wide letters are in parts of their width.
  package var stretch: CGFloat = 1
  package var underline = NSUnderlineStyle()
  package var strikethrough = NSUnderlineStyle()
  /// In hundredths of the font's size; negative fills the letters too.
  package var strokeWidth: CGFloat = 0
  package var underlineColor: (any TextColor)?
  package var strikethroughColor: (any TextColor)?
  package var strokeColor: (any TextColor)?
  package var background: (any TextColor)?
  package var shadow: (any TextShadowSource)?
  /// Whether letters look as if they were pressed into their ground.
  package var isPressed = false

  package init() {}

  package static func == (a: TextExtras, b: TextExtras) -> Bool {
    a.kern == b.kern && a.baselineOffset == b.baselineOffset && a.obliqueness == b.obliqueness
      && a.stretch == b.stretch && a.underline == b.underline
      && a.strikethrough == b.strikethrough && a.strokeWidth == b.strokeWidth
      && isSame(a.underlineColor, b.underlineColor)
      && isSame(a.strikethroughColor, b.strikethroughColor)
      && isSame(a.strokeColor, b.strokeColor) && isSame(a.background, b.background)
      && a.isPressed == b.isPressed
      && (a.shadow.map { $0.isEqual(b.shadow) } ?? (b.shadow == nil))
  }

  private static func isSame(_ a: (any TextColor)?, _ b: (any TextColor)?) -> Bool {
    a.map { $0.isEqual(b) } ?? (b == nil)
  }

  /// In a size of `scale` times its own.
  func scaled(by scale: CGFloat) -> TextExtras {
    var scaled = self
    scaled.kern *= scale
    scaled.baselineOffset *= scale
    return scaled
  }

  /// Takes over what an attribute says; false for one that it does not know.
  mutating func take(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
    switch key {
    case .kern, .tracking: kern = CGFloat(finite: value) ?? kern
    case .baselineOffset: baselineOffset = CGFloat(finite: value) ?? baselineOffset
    case .obliqueness: obliqueness = CGFloat(finite: value) ?? obliqueness
    case .expansion: stretch = CGFloat(finite: value).map { exp($0) } ?? stretch
    case .underlineStyle: underline = Self.lines(value) ?? underline
    case .strikethroughStyle: strikethrough = Self.lines(value) ?? strikethrough
    case .strokeWidth: strokeWidth = CGFloat(finite: value) ?? strokeWidth
    case .underlineColor: underlineColor = value as? any TextColor
    case .strikethroughColor: strikethroughColor = value as? any TextColor
    case .strokeColor: strokeColor = value as? any TextColor
    case .backgroundColor: background = value as? any TextColor
    case .shadow: shadow = value as? any TextShadowSource
    case .textEffect: isPressed = NSAttributedString.TextEffectStyle(value) == .letterpressStyle
    default: return false
    }
    return true
  }

  private static func lines(_ value: Any) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return CGFloat(finite: value).flatMap { Int(exactly: $0.rounded()) }.map(
      NSUnderlineStyle.init(rawValue:))
  }

  /// Whether the line below is more than a plain one in the colour of the text.
  var hasOwnUnderline: Bool {
    !underline.isEmpty && (underline != .single || underlineColor != nil)
  }
}

/// Extras that stretches of text share.
package final class ExtrasBox: Equatable {
  package let extras: TextExtras

  package init(_ extras: TextExtras) { self.extras = extras }

  package static func == (a: ExtrasBox, b: ExtrasBox) -> Bool {
    a === b || a.extras == b.extras
  }
}

/// What the attribute `shadow` may hold.
package protocol TextShadowSource: AnyObject {
  var offset: CGSize { get }
  var radius: CGFloat { get }
  /// Nil for no shadow.
  var color: (any TextColor)? { get }
  func isEqual(_ object: Any?) -> Bool
}
