// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How large the content of a scroll view is, and how much of it is seen: where offsets may lie.
struct ScrollGeometry: Equatable {
  /// The size of the scroll view.
  var viewport: CGSize
  /// The size of the content.
  var content: CGSize
  /// Room around the content, the safe area's included.
  var inset: UIEdgeInsets
  /// Where content that is smaller than the view lies: 0 at the leading edge, 1 at the trailing one.
  var alignment = CGPoint.zero

  /// The offsets at which nothing but content and its insets is seen.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let least = 0 - inset.leading(axis)
    let free =
      viewport[axis] - inset.leading(axis) - inset.trailing(axis) - content[axis]
    guard free > 0 else { return least...max(least, least - free) }
    let only = least - free * alignment[axis]
    return only...only
  }

  /// Whether there is more content than can be seen at once.
  func isLarger(_ axis: ScrollAxis) -> Bool {
    content[axis] + inset.leading(axis) + inset.trailing(axis) > viewport[axis]
  }

  /// The nearest offset at which nothing but content and its insets is seen.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x.clamped(to: range(.horizontal)), y: offset.y.clamped(to: range(.vertical)))
  }
}

extension CGFloat {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
