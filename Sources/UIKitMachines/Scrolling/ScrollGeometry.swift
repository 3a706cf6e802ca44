// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// How large the content of a scroll view is, and how much of it is seen: where offsets may lie.
package struct ScrollGeometry: Equatable {
  /// The size of the scroll view.
  package var viewport: CGSize
  /// The size of the content.
  package var content: CGSize
  /// Room before the content along each axis, the safe area's included.
  package var before: CGPoint
  /// Room behind it.
  package var after: CGPoint
  /// Where content that is smaller than the view lies: 0 at the leading edge, 1 at the trailing one.
  package var alignment: CGPoint

  package init(
    viewport: CGSize, content: CGSize, before: CGPoint, after: CGPoint,
    alignment: CGPoint = .zero
  ) {
    self.viewport = viewport
    self.content = content
    self.before = before
    self.after = after
    self.alignment = alignment
  }

  // Rules: VA-4.
  /// The offsets at which nothing but content and its insets is seen.
  ///
  /// What has no finite size stays where it is.
  package func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let least = 0 - before[axis]
    let free =
      viewport[axis] - before[axis] - after[axis] - content[axis]
    guard free.isFinite else {
      let only = least.isFinite ? least : 0
      return only...only
    }
    guard free > 0 else { return least...max(least, least - free) }
    let aligned = least - free * alignment[axis]
    let only = aligned.isFinite ? aligned : least
    return only...only
  }

  /// Whether there is more content than can be seen at once.
  package func isLarger(_ axis: ScrollAxis) -> Bool {
    content[axis] + before[axis] + after[axis] > viewport[axis]
  }

  /// The nearest offset at which nothing but content and its insets is seen.
  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x.clamped(to: range(.horizontal)), y: offset.y.clamped(to: range(.vertical)))
  }
}
