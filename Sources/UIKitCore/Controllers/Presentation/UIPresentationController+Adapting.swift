// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIPresentationController {
  // Rules: VC-86.
  /// The style that the presentation has in a window with given traits.
  final func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = presentationStyle
    guard style == .popover, traits.horizontalSizeClass == .compact else { return style }
    let adapted =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    if adapted == .automatic { return .formSheet }
    return adapted == UIModalPresentationStyle.none ? style : adapted
  }
}
