// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Insets of scroll views, and offsets that keep clear of them.
@MainActor
enum ScrollInsets {
  /// The part of the safe area that is added to a scroll view's insets.
  static func added(to view: UIScrollView) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    guard safe != .zero else { return .zero }
    switch view.contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      var added = UIEdgeInsets.zero
      if scrolls(view, .vertical, view.alwaysBounceVertical) {
        added.top = safe.top
        added.bottom = safe.bottom
      }
      if scrolls(view, .horizontal, view.alwaysBounceHorizontal) {
        added.left = safe.left
        added.right = safe.right
      }
      return added
    }
  }

  private static func scrolls(
    _ view: UIScrollView, _ axis: ScrollAxis, _ alwaysBounces: Bool
  ) -> Bool {
    let safe = view.safeAreaInsets
    let inset = view.contentInset
    let free =
      view.bounds.size[axis] - inset.leading(axis) - inset.trailing(axis) - safe.leading(axis)
      - safe.trailing(axis)
    let content = view.contentSize[axis]
    return alwaysBounces || (content > 0 && content > free)
  }

  /// The offset nearest to the present one at which a rectangle is seen.
  static func offset(showing rect: CGRect, in view: UIScrollView) -> CGPoint {
    let inset = view.adjustedContentInset
    let old = view.contentOffset
    var offset = old
    let corner = rect.origin
    for axis in ScrollAxis.allCases {
      let first = corner[axis] - inset.leading(axis)
      let last = corner[axis] + rect.size[axis] + inset.trailing(axis) - view.bounds.size[axis]
      // A rectangle that does not fit is shown from its beginning.
      if old[axis] > first || last > first {
        offset[axis] = first
      } else if old[axis] < last {
        offset[axis] = last
      }
    }
    return view.engine.geometry.clamp(offset)
  }
}
