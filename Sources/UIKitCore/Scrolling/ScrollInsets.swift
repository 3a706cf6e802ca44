// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Insets of scroll views, and offsets that keep clear of them.
extension UIScrollView {
  /// The part of the safe area that is added to a scroll view's insets.
  func addedSafeArea() -> UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic where !controllerAdjusts: return .zero
    case .automatic, .scrollableAxes:
      var added = UIEdgeInsets.zero
      if scrolls(.vertical, alwaysBounceVertical) {
        added.top = safe.top
        added.bottom = safe.bottom
      }
      if scrolls(.horizontal, alwaysBounceHorizontal) {
        added.left = safe.left
        added.right = safe.right
      }
      return added
    }
  }

  // Rules: VC-141.
  /// Whether the controller whose view this is, or is directly in, leaves adjusting on.
  private var controllerAdjusts: Bool {
    let controller = next as? UIViewController ?? superview?.next as? UIViewController
    return controller?.automaticallyAdjustsScrollViewInsets ?? true
  }

  private func scrolls(_ axis: ScrollAxis, _ alwaysBounces: Bool) -> Bool {
    let safe = safeAreaInsets
    let inset = contentInset
    let free =
      bounds.size[axis] - inset.leading(axis) - inset.trailing(axis) - safe.leading(axis)
      - safe.trailing(axis) - (axis == .vertical ? engine.yielded.given : 0)
    let content = contentSize[axis]
    return alwaysBounces || (content > 0 && content > free)
  }

  /// The offset nearest to the present one at which a rectangle is seen.
  func nearestOffset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let old = contentOffset
    var offset = old
    let corner = rect.origin
    for axis in ScrollAxis.allCases {
      let first = corner[axis] - inset.leading(axis)
      let last = corner[axis] + rect.size[axis] + inset.trailing(axis) - bounds.size[axis]
      // A rectangle that does not fit is shown from its beginning.
      if old[axis] > first || last > first {
        offset[axis] = first
      } else if old[axis] < last {
        offset[axis] = last
      }
    }
    return engine.geometry.clamp(offset)
  }
}
