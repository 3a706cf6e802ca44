// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SB-12, SB-13, SB-34, SB-39.
/// Where the parts of a search bar are, in a bar that runs from left to right.
@MainActor
struct SearchBarLayout {
  /// The fonts of the field and of the line above it.
  static let fieldFont = GrowingFont(.body, size: 17)
  static let promptFont = GrowingFont(.footnote, size: 13)
  /// The height of the row with the field, in points, and of the field in it, in text of the ordinary
  /// size.
  private static let rowHeight: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  /// The height of the line above the field, and of the scopes below it, in points.
  private static let promptHeight: CGFloat = 24
  private static let scopeHeight: CGFloat = 44
  private static let scopeInset: CGFloat = 6
  /// Points at the sides, and between the field and the cancel button.
  static let margin: CGFloat = 8
  /// Points at the sides in a navigation bar, where the field stands below the title.
  static let embeddedMargin: CGFloat = 16
  /// Seconds in which parts of a bar, and a search, come and go.
  static let duration: TimeInterval = 0.25

  let prompt: CGRect
  let field: CGRect
  let cancel: CGRect
  let scopes: CGRect

  /// - Parameters:
  ///   - traits: say how large text is.
  ///   - isEmbedded: whether the bar stands in a navigation bar.
  ///   - cancelWidth: nil without a cancel button.
  init(
    in bounds: CGRect, for traits: UITraitCollection, isEmbedded: Bool, hasPrompt: Bool,
    cancelWidth: CGFloat?, hasScopes: Bool
  ) {
    let margin = isEmbedded ? Self.embeddedMargin : Self.margin
    let above: CGFloat = hasPrompt ? Self.promptHeight(for: traits) : 0
    let below: CGFloat = hasScopes ? Self.scopeHeight : 0
    let width = max(0, bounds.width - 2 * margin)
    prompt = CGRect(x: bounds.minX + margin, y: bounds.minY, width: width, height: above)
    let row = max(0, bounds.height - above - below)
    let height = min(Self.fieldHeight(for: traits), row)
    let top = bounds.minY + above + (row - height) / 2
    let taken = cancelWidth.map { min($0, width) + Self.margin } ?? 0
    field = CGRect(
      x: bounds.minX + margin, y: top, width: max(0, width - taken), height: height)
    cancel = CGRect(
      x: bounds.maxX - margin - (cancelWidth ?? 0), y: top, width: cancelWidth ?? 0, height: height)
    scopes = CGRect(
      x: bounds.minX + margin, y: bounds.minY + above + row, width: width,
      height: max(0, below - 2 * Self.scopeInset))
  }

  /// The height that a bar asks for.
  static func height(
    for traits: UITraitCollection, hasPrompt: Bool, hasScopes: Bool
  ) -> CGFloat {
    rowHeight(for: traits) + (hasPrompt ? promptHeight(for: traits) : 0)
      + (hasScopes ? scopeHeight : 0)
  }

  /// The height of the row with the field.
  static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    rowHeight + fieldFont.growth(for: traits)
  }

  /// The height of a search field.
  static func fieldHeight(for traits: UITraitCollection) -> CGFloat {
    fieldHeight + fieldFont.growth(for: traits)
  }

  private static func promptHeight(for traits: UITraitCollection) -> CGFloat {
    promptHeight + promptFont.growth(for: traits)
  }
}
