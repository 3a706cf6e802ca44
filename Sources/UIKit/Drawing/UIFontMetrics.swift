// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Scales fonts and lengths with the size in which a person wants text.
///
/// [Apple: UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics that scale as a kind of text does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as running text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font as large as the person wants it, under the current traits.
  ///
  /// - Parameter font: in the size for people who set nothing.
  /// - Rules: AW-38.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font as large as the person wants it, and no larger than so many points.
  ///
  /// - Rules: AW-38.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font as large as a collection of traits wants it; nil for the current one.
  ///
  /// - Rules: AW-38.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font as large as a collection of traits wants it, and no larger than so many points; 0 is no
  /// limit.
  ///
  /// - Rules: AW-38.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    return UIFont(
      face: font.face, scaling: FontScaling(style: style, base: font.pointSize, most: most),
      category: UIFont.category(traitCollection))
  }

  /// A length as large as the person wants it, under the current traits.
  ///
  /// - Rules: AW-38.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length as large as a collection of traits wants it; nil for the current one.
  ///
  /// - Rules: AW-38.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UIFont.category(traitCollection)
    return value * TextSizes.points(of: style, in: category)
      / TextSizes.points(of: style, in: .large)
  }
}
