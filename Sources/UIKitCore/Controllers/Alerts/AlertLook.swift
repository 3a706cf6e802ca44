// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How alerts look; lengths in points.
@MainActor
enum AlertLook {
  /// How dark what is behind gets: 0 not, 1 black.
  static let dimming: CGFloat = 0.3
  static let cornerRadius: CGFloat = 14
  static let card = UIColor(
    light: UIColor(white: 0.97, alpha: 1), dark: UIColor(white: 0.15, alpha: 1))
  static let pressed = UIColor(
    light: UIColor(white: 0.87, alpha: 1), dark: UIColor(white: 0.24, alpha: 1))
  static let focused = UIColor(
    light: UIColor(red: 0.85, green: 0.91, blue: 1, alpha: 1),
    dark: UIColor(red: 0.14, green: 0.22, blue: 0.36, alpha: 1))
  static let line = UIColor(
    light: UIColor(white: 0.24, alpha: 0.25), dark: UIColor(white: 0.7, alpha: 0.25))
  /// Title and message of an action sheet.
  private static let quiet = UIColor(
    light: UIColor(white: 0.44, alpha: 1), dark: UIColor(white: 0.62, alpha: 1))
  static let lineWidth: CGFloat = 0.5
  /// Between the edges of the screen and the card.
  static let margin: CGFloat = 8
  /// Between the card of an action sheet and that of the answer that cancels.
  static let gap: CGFloat = 8
  /// Between the edges of the card and its text.
  static let padding = UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
  /// Between title and message.
  static let textGap: CGFloat = 4
  /// Between message and text fields.
  static let fieldsGap: CGFloat = 14
  /// From field to field.
  static let fieldGap: CGFloat = 8
  private static let fieldHeight: CGFloat = 34
  static let fieldFont = GrowingFont(.subheadline, size: 15)

  /// The width of an action sheet in a popover.
  private static let popoverWidth: CGFloat = 304
  /// How many times as wide alerts and popovers get where text is very large.
  private static let mostWidth: CGFloat = 1.4

  // Rules: VC-180.
  static func popoverWidth(for traits: UITraitCollection) -> CGFloat {
    traits.wantsLargestText ? traits.grown(popoverWidth, most: mostWidth) : popoverWidth
  }

  // Rules: VC-180.
  static func width(_ style: UIAlertController.Style, for traits: UITraitCollection) -> CGFloat {
    guard style == .alert else { return 398 }
    return traits.wantsLargestText ? traits.grown(270, most: mostWidth) : 270
  }

  // Rules: VC-180.
  /// The height of an answer in one line.
  static func rowHeight(
    _ style: UIAlertController.Style, for traits: UITraitCollection
  ) -> CGFloat {
    (style == .alert ? 44 : 57) + rowFont(style, isStrong: false).growth(for: traits)
  }

  // Rules: VC-180.
  static func fieldHeight(for traits: UITraitCollection) -> CGFloat {
    fieldHeight + fieldFont.growth(for: traits)
  }

  static func titleFont(_ style: UIAlertController.Style) -> GrowingFont {
    style == .alert
      ? GrowingFont(.headline, size: 17, weight: .semibold)
      : GrowingFont(.footnote, size: 13, weight: .semibold)
  }

  static let messageFont = GrowingFont(.footnote, size: 13)

  static func textColor(_ style: UIAlertController.Style) -> UIColor {
    style == .alert ? .label : quiet
  }

  static func rowFont(_ style: UIAlertController.Style, isStrong: Bool) -> GrowingFont {
    let weight: UIFont.Weight = isStrong ? .semibold : .regular
    return style == .alert
      ? GrowingFont(.body, size: 17, weight: weight)
      : GrowingFont(.title3, size: 20, weight: weight)
  }

  /// Lets a part scroll in one direction, where it has to, and nothing else.
  static func prepare(_ part: UIScrollView) {
    part.contentInsetAdjustmentBehavior = .never
    part.delaysContentTouches = false
  }
}
