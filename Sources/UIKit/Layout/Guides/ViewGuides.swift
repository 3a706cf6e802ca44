// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The guides that every view has.
@MainActor
enum ViewGuides {
  static func safeArea(of view: UIView) -> UILayoutGuide {
    if let guide = view.extras?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(of: view, identifier: "UIViewSafeAreaLayoutGuide") {
      $0.bounds.inset(by: $0.safeAreaInsets)
    }
    view.needExtras.safeAreaGuide = guide
    return guide
  }
}
