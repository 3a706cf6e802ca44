// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

extension UIView {
  // Rules: VA-4.
  /// Sets a frame that was computed of lengths that a program gave, as large as they may be.
  ///
  /// Sums of endless ones come to no place: then the view stays where it is.
  final func setComputedFrame(_ rect: CGRect) {
    func isPlace(_ start: CGFloat, _ length: CGFloat) -> Bool {
      length > -.infinity && !(start + length / 2).isNaN
    }
    guard isPlace(rect.origin.x, rect.size.width), isPlace(rect.origin.y, rect.size.height)
    else { return }
    frame = rect
  }
}
