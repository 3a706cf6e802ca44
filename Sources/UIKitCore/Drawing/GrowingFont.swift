// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: AW-103.
/// A font of the library's own that is as large as a person wants text.
struct GrowingFont: Sendable {
  /// The font for people who set nothing.
  let ordinary: UIFont
  private let style: UIFont.TextStyle

  /// - Parameters:
  ///   - style: the kind of text as which it grows.
  ///   - size: its size for people who set nothing, in points.
  init(_ style: UIFont.TextStyle, size: CGFloat, weight: UIFont.Weight = .regular) {
    self.style = style
    ordinary = .systemFont(ofSize: size, weight: weight)
  }

  /// The font for a collection of traits.
  func font(for traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: ordinary, compatibleWith: traits)
  }

  /// How much higher than the ordinary one its lines are, in whole points; 0 where they are lower.
  func growth(for traits: UITraitCollection) -> CGFloat {
    // OPTIMIZATION: asked for in each layout of a bar.
    if traits.isOrdinaryText { return 0 }
    return max(0, (font(for: traits).lineHeight - ordinary.lineHeight).rounded(.up))
  }
}

extension UITraitCollection {
  // Rules: AW-103.
  /// Whether text is so large that it has to have the whole width, and what stands beside it goes below.
  var wantsLargestText: Bool {
    !isOrdinaryText && preferredContentSizeCategory.isAccessibilityCategory
  }

  fileprivate var isOrdinaryText: Bool { preferredContentSizeCategory == .large }

  // Rules: AW-103.
  /// A length that grows with running text, in whole points, and is no shorter than for people who set
  /// nothing.
  ///
  /// - Parameters:
  ///   - length: in whole points.
  ///   - most: how many times as long it gets.
  func grown(_ length: CGFloat, most: CGFloat) -> CGFloat {
    if isOrdinaryText { return length }
    let scaled = UIFontMetrics.default.scaledValue(for: length, compatibleWith: self)
    return min(max(length, scaled.rounded()), length * most)
  }
}
