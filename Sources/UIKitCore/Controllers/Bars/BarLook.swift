// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How things in bars look.
@MainActor
enum BarLook {
  /// A button.
  case plain
  /// A button that stands out.
  case strong
  /// A tab: the image above the title.
  case tab

  /// Whether the image stands above the title.
  var isStacked: Bool { self == .tab }

  var font: UIFont {
    switch self {
    case .plain: .systemFont(ofSize: 17)
    case .strong: .systemFont(ofSize: 17, weight: .semibold)
    case .tab: .systemFont(ofSize: 10, weight: .medium)
    }
  }

  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = GrowingFont(.largeTitle, size: 34, weight: .bold)
  static let promptFont = UIFont.systemFont(ofSize: 13)
  static let badgeFont = UIFont.systemFont(ofSize: 12, weight: .medium)
  /// Behind a button that is chosen, with corners of this radius in points.
  static let selected = UIColor(
    light: UIColor(white: 0.88, alpha: 1), dark: UIColor(white: 0.24, alpha: 1))
  static let selectedRadius: CGFloat = 8
  /// Points that a bar is usually high; one less high shows smaller images.
  static let height: CGFloat = 44
  /// Points that a large title of the ordinary size adds to it, and that it is at least from the sides.
  private static let largeTitleHeight: CGFloat = 52
  static let largeTitleMargin: CGFloat = 16
  /// How much smaller a large title may be than it is meant, for which there is no room.
  static let leastLargeTitleScale: CGFloat = 0.6
  /// Points of a large title that are left when the small one begins to be seen.
  static let titleFade: CGFloat = 16
  /// Points that a line above the title adds to it.
  static let promptHeight: CGFloat = 30
  /// Points that a search bar beside the title is wide where there is room.
  static let inlinePaletteWidth: CGFloat = 320
  static let background = UIColor(
    light: UIColor(white: 0.975, alpha: 1), dark: UIColor(white: 0.11, alpha: 1))
  static let line = UIColor(
    light: UIColor(white: 0.78, alpha: 1), dark: UIColor(white: 0.25, alpha: 1))
  /// In points.
  static let lineWidth: CGFloat = 0.5
  /// Points left and right of a button's content, and between image and title.
  static let padding: CGFloat = 8
  static let gap: CGFloat = 4
  static let stackGap: CGFloat = 2
  /// Height of a badge and how far it lies over the corner, in points.
  static let badgeHeight: CGFloat = 18
  static let badgeOverlap: CGFloat = 6
  /// The alpha of a button under a finger, and of what else says nothing of being disabled.
  static let pressedAlpha: CGFloat = 0.3
  static let disabledAlpha: CGFloat = 0.5
  // Rules: VC-179.
  /// Points that a large title adds to a bar.
  static func largeTitleHeight(for traits: UITraitCollection) -> CGFloat {
    largeTitleHeight + largeTitleFont.growth(for: traits)
  }
  /// Room without an end, to ask a label for its size.
  static let anySize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
