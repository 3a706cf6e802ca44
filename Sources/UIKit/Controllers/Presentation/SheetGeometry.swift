// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The places of a sheet in its container.
///
/// - Rules: VC-15, VC-90.
@MainActor
struct SheetGeometry {
  /// Points of what is behind that stay in sight above a page sheet.
  private static let strip: CGFloat = 44
  /// The size of a form sheet that wishes none, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The widest page sheet, in points.
  private static let greatestPageWidth: CGFloat = 712
  /// The part of the greatest height that the medium detent has.
  static let mediumPart: CGFloat = 0.55
  /// The least height of a detent, in points.
  private static let leastHeight: CGFloat = 44

  let bounds: CGRect
  let presented: UIViewController
  let isForm: Bool

  init(_ bounds: CGRect, _ presented: UIViewController) {
    self.bounds = bounds
    self.presented = presented
    isForm =
      presented.modalPresentationStyle.isForm && bounds.width >= Thresholds.leastRegularWidth
  }

  private var safe: EdgeDistances { UIScreen.main.metrics.safeArea }

  /// The height of the container below the strip and above the safe area.
  var greatestValue: CGFloat { max(0, bounds.height - Self.strip - safe.top - safe.bottom) }

  /// The form in the middle.
  var formFrame: CGRect {
    let wished = presented.preferredContentSize
    let width = min(wished.width > 0 ? wished.width : Self.formSize.width, bounds.width)
    let height = min(wished.height > 0 ? wished.height : Self.formSize.height, bounds.height)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// The card at the lower edge.
  ///
  /// - Parameter value: its height without the safe area below.
  func cardFrame(value: CGFloat) -> CGRect {
    let width = min(bounds.width, Self.greatestPageWidth)
    let height = min(max(value, Self.leastHeight), greatestValue) + safe.bottom
    return CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }

  /// The detents that there are in the container with their heights, the smallest first.
  func values(
    of detents: [UISheetPresentationController.Detent]
  ) -> [(identifier: UISheetPresentationController.Detent.Identifier, value: CGFloat)] {
    let context = SheetContext(traits: presented.traitCollection, greatest: greatestValue)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min($0, greatestValue)) }
    }.sorted { $0.value < $1.value }
  }
}

/// What detents are told.
private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, greatest: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = greatest
    super.init()
  }
}
