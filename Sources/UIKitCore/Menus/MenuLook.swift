// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How menus look, in points and seconds.
@MainActor
enum MenuLook {
  static let background = gray(0.98, dark: 0.17)
  static let highlight = gray(0.86, dark: 0.24)
  static let line = gray(0.82, dark: 0.3)
  static let gap = gray(0.9, dark: 0.11)
  static let dim = UIColor(white: 0, alpha: 0.12)
  static let quiet = gray(0.37, dark: 0.75)
  static let font = GrowingFont(.body, size: 17)
  static let smallFont = GrowingFont(.footnote, size: 13)
  static let barFont = GrowingFont(.subheadline, size: 15)
  /// The alpha of a picture in its own colours where it cannot be chosen.
  static let disabledAlpha: CGFloat = 0.5
  static let cornerRadius: CGFloat = 12
  static let shadowRadius: CGFloat = 16
  static let shadowOpacity: Float = 0.25
  /// The width of a list where there is room for it, and how many times as wide it gets for large text.
  private static let width: CGFloat = 250
  private static let mostWidth: CGFloat = 2
  /// The width below which a list would be none.
  private static let leastWidth: CGFloat = 120
  /// The least height of an entry, and the height of an edit menu, in text of the ordinary size.
  static let rowHeight: CGFloat = 44
  static let headerHeight: CGFloat = 32
  /// The height of an entry that shows its picture above its title.
  static let tileHeight: CGFloat = 64
  /// Entries side by side, of the small and of the medium size.
  static let smallTiles = 4
  static let mediumTiles = 3
  /// Between two sections.
  static let sectionGap: CGFloat = 8
  static let lineWidth: CGFloat = 0.5
  static let padding: CGFloat = 16
  static let barPadding: CGFloat = 14
  private static let imageSide: CGFloat = 20
  /// The place of the mark, if any entry has one.
  private static let markWidth: CGFloat = 26
  /// How many times as large pictures get for large text, which needs the room itself.
  private static let mostImage: CGFloat = 1.5
  /// Lines that a title may take unless the menu says otherwise.
  static let titleLines = 2
  /// From the edges of the screen, and from what the menu belongs to.
  static let margin: CGFloat = 8
  static let distance: CGFloat = 8
  /// Above a list, for what is previewed.
  static let previewGap: CGFloat = 12
  /// Seconds that a menu takes to come and to go.
  static let duration: TimeInterval = 0.2

  // Rules: AC-40, AC-42.
  /// The width of a list.
  ///
  /// - Parameters:
  ///   - room: what is free of the width of the screen.
  ///   - traits: say how large text is.
  static func width(in room: CGFloat, for traits: UITraitCollection) -> CGFloat {
    max(leastWidth, min(traits.grown(width, most: mostWidth), room))
  }

  // Rules: AC-42.
  /// The height of an entry of an edit menu or of the menu bar.
  static func barHeight(for traits: UITraitCollection) -> CGFloat {
    rowHeight + barFont.growth(for: traits)
  }

  /// The side of pictures and marks.
  static func imageSide(for traits: UITraitCollection) -> CGFloat {
    traits.grown(imageSide, most: mostImage)
  }

  /// The width of the place of the mark.
  static func markWidth(for traits: UITraitCollection) -> CGFloat {
    traits.grown(markWidth, most: mostImage)
  }

  private static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor(light: UIColor(white: light, alpha: 1), dark: UIColor(white: dark, alpha: 1))
  }
}
