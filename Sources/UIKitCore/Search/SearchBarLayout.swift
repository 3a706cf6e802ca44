// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SB-12, SB-13, SB-34.
/// Where the parts of a search bar are, in a bar that runs from left to right.
@MainActor
struct SearchBarLayout {
  /// The height of the row with the field, in points, and of the field in it.
  static let rowHeight: CGFloat = 56
  static let fieldHeight: CGFloat = 36
  /// The height of the line above the field, and of the scopes below it, in points.
  static let promptHeight: CGFloat = 24
  static let scopeHeight: CGFloat = 44
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
  ///   - isEmbedded: whether the bar stands in a navigation bar.
  ///   - cancelWidth: nil without a cancel button.
  init(
    in bounds: CGRect, isEmbedded: Bool, hasPrompt: Bool, cancelWidth: CGFloat?, hasScopes: Bool
  ) {
    let margin = isEmbedded ? Self.embeddedMargin : Self.margin
    let above: CGFloat = hasPrompt ? Self.promptHeight : 0
    let below: CGFloat = hasScopes ? Self.scopeHeight : 0
    let width = max(0, bounds.width - 2 * margin)
    prompt = CGRect(x: bounds.minX + margin, y: bounds.minY, width: width, height: above)
    let row = max(0, bounds.height - above - below)
    let height = min(Self.fieldHeight, row)
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
  static func height(hasPrompt: Bool, hasScopes: Bool) -> CGFloat {
    rowHeight + (hasPrompt ? promptHeight : 0) + (hasScopes ? scopeHeight : 0)
  }
}
