// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIView {
  /// A point of the screen in the coordinates of this view, which is a window.
  final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    var isTurned = false
    let inner = backing.shifted(point, isTurned: &isTurned)
    return isTurned ? ViewPlacement(of: self).descend(point) ?? point : inner
  }

  /// Where a point of a view is in this one, which is a window; nil for a view that is in none.
  final func place(_ point: CGPoint, of view: UIView) -> CGPoint? {
    guard let window = view.window else { return nil }
    return convertFromScreen(window.convert(view.convert(point, to: window), to: nil))
  }
}
