// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitText

/// Scales fonts and lengths with the size in which a person wants text.
///
/// [Apple: UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics)
open class UIFontMetrics: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let style: UIFont.TextStyle

  /// Makes metrics that scale as a kind of text does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as running text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  // Rules: AW-38.
  /// A font as large as the person wants it, under the current traits.
  ///
  /// - Parameter font: in the size for people who set nothing.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  // Rules: AW-38.
  /// A font as large as the person wants it, and no larger than so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  // Rules: AW-38.
  /// A font as large as a collection of traits wants it; nil for the current one.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  // Rules: AW-38.
  /// A font as large as a collection of traits wants it, and no larger than so many points; 0 is no
  /// limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    return UIFont(
      face: font.face, scaling: FontScaling(style: style, base: font.pointSize, most: most),
      category: UIFont.category(traitCollection), form: font.textFont.form)
  }

  // Rules: AW-38.
  /// A length as large as the person wants it, under the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  // Rules: AW-38.
  /// A length as large as a collection of traits wants it; nil for the current one.
  ///
  /// - Parameters:
  ///   - value: a length for text of the usual size, in points.
  ///   - traitCollection: tells the size of text that a person wants; nil for that of the screen.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UIFont.category(traitCollection)
    return value * TextSizes.points(of: style, in: category)
      / TextSizes.points(of: style, in: .large)
  }
}
