// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The measures and colours that all pages share.
@MainActor
enum Theme {
  /// Points between a page's edge and its content.
  static let margin: CGFloat = 16
  /// Points between two things.
  static let gap: CGFloat = 12
  /// Points between two things that belong together.
  static let tightGap: CGFloat = 6
  static let cornerRadius: CGFloat = 14
  static let smallCornerRadius: CGFloat = 8
  /// The width from which on a page has two columns.
  static let wideWidth: CGFloat = 560
  /// The width that a page's content does not exceed.
  static let contentWidth: CGFloat = 1100

  static let background = UIColor.systemGroupedBackground
  static let card = UIColor.secondarySystemGroupedBackground
  static let text = UIColor.label
  static let quietText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.64, green: 0.64, blue: 0.67, alpha: 1)
      : UIColor(red: 0.39, green: 0.39, blue: 0.42, alpha: 1)
  }
  static let line = UIColor.systemGray4
  /// Of texts on `lit()`.
  static let litText = UIColor.systemBackground

  static let sentenceFont = UIFont.systemFont(ofSize: 15)
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let bodyFont = UIFont.systemFont(ofSize: 15)
  static let captionFont = UIFont.systemFont(ofSize: 13)
  static let smallFont = UIFont.systemFont(ofSize: 12, weight: .medium)
  static let logFont = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)

  /// A colour for each finger, in the order in which they come down.
  static let fingerColors: [UIColor] = [
    .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
    .systemIndigo, .systemBrown, .systemMint,
  ]

  /// A label in the gallery's looks.
  static func label(
    _ text: String = "", font: UIFont = bodyFont, color: UIColor = text, lines: Int = 1,
    identifier: String? = nil
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = lines
    label.accessibilityIdentifier = identifier
    return label
  }

  /// A white panel with round corners and a faint shadow.
  static func makeCard() -> UIView {
    let card = UIView()
    style(card)
    return card
  }

  /// Makes a view look like a card.
  static func style(_ view: UIView) {
    view.backgroundColor = card
    view.layer.cornerRadius = cornerRadius
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.06
    view.layer.shadowRadius = 8
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}

extension UIColor {
  /// This colour with a part of the ground that cards have: white, or nearly black in the dark.
  func paled(_ part: CGFloat) -> UIColor { mixed(part: part, light: 1, dark: 0.11) }

  /// This colour with a part of that of texts, to be read on cards and on `paled(_:)`.
  func inked(_ part: CGFloat = 0.35) -> UIColor { mixed(part: part, light: 0, dark: 1) }

  /// This colour with so much black that white letters can be read on it.
  func deepened() -> UIColor { mixed(part: 0.4, light: 0, dark: 0) }

  /// This colour as it stands out from `paled(_:)`: darker on light ground, as it is in the dark.
  func lit() -> UIColor {
    UIColor { traits in traits.userInterfaceStyle == .dark ? self : self.deepened() }
  }

  /// This colour mixed with a part of one gray in light traits and of another in the dark.
  private func mixed(part: CGFloat, light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      self.resolvedColor(with: traits)
        .mixed(with: traits.userInterfaceStyle == .dark ? dark : light, part: part)
    }
  }

  /// This colour mixed with a part of gray, 0 for black and 1 for white.
  func mixed(with gray: CGFloat, part: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let mix = { (component: CGFloat) in component + (gray - component) * part }
    return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
  }
}
