// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: VC-15, VC-90.
/// The places of a sheet in its container.
package struct SheetGeometry: Equatable {
  /// Points of what is behind that stay in sight above a page sheet.
  private static let strip: CGFloat = 44
  /// The size of a form sheet that prefers none, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The widest page sheet, in points.
  private static let greatestPageWidth: CGFloat = 712
  /// The part of the greatest height that the medium detent has.
  package static let mediumPart: CGFloat = 0.55
  /// The least height of a detent, in points.
  private static let leastHeight: CGFloat = 44

  /// The container.
  package let bounds: CGRect
  /// Whether the sheet is a form in the middle, not a card at the lower edge.
  package let isForm: Bool
  /// The size that the content prefers; 0 where it does not say.
  private let preferred: CGSize
  /// Points at the top and at the bottom of the container that the screen's shape takes.
  private let safe: (top: CGFloat, bottom: CGFloat)

  /// - Parameters:
  ///   - bounds: the container.
  ///   - preferred: the size that the content prefers; 0 where it does not say.
  ///   - safe: points at the top and at the bottom that the screen's shape takes.
  package init(
    _ bounds: CGRect, isForm: Bool, preferred: CGSize, safe: (top: CGFloat, bottom: CGFloat)
  ) {
    self.bounds = bounds
    self.isForm = isForm
    self.preferred = preferred
    self.safe = safe
  }

  package static func == (one: SheetGeometry, other: SheetGeometry) -> Bool {
    one.bounds == other.bounds && one.isForm == other.isForm && one.preferred == other.preferred
      && one.safe == other.safe
  }

  /// The height of the container below the strip and above the safe area.
  package var greatestValue: CGFloat {
    max(0, bounds.height - Self.strip - safe.top - safe.bottom)
  }

  /// The form in the middle.
  package var formFrame: CGRect {
    let width = min(preferred.width > 0 ? preferred.width : Self.formSize.width, bounds.width)
    let height = min(
      preferred.height > 0 ? preferred.height : Self.formSize.height, bounds.height)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// The card at the lower edge.
  ///
  /// - Parameter value: its height without the safe area below.
  package func cardFrame(value: CGFloat) -> CGRect {
    let width = min(bounds.width, Self.greatestPageWidth)
    let height = min(max(value, Self.leastHeight), greatestValue) + safe.bottom
    return CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }
}
