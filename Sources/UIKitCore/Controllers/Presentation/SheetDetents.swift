// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

extension SheetGeometry {
  /// The geometry of the sheet that shows a controller, in a container as large as `bounds`.
  @MainActor
  init(_ bounds: CGRect, of presented: UIViewController) {
    let safe = UIScreen.main.metrics.safeArea
    self.init(
      bounds,
      isForm: presented.modalPresentationStyle.isForm
        && bounds.width >= Thresholds.leastRegularWidth,
      preferred: presented.preferredContentSize, safe: (CGFloat(safe.top), CGFloat(safe.bottom)))
  }

  /// The detents that there are in the container with their heights, the smallest first.
  @MainActor
  func values(
    of detents: [UISheetPresentationController.Detent], for presented: UIViewController
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
