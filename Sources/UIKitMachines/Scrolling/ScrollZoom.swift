// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A pinch in progress.
package struct ScrollZoom: Equatable {
  /// The scale before it.
  package var start: CGFloat
  /// Where the middle of the fingers was last, relative to the corner of the view.
  package var anchor: CGPoint

  package init(start: CGFloat, anchor: CGPoint) {
    self.start = start
    self.anchor = anchor
  }

  /// The scale that is shown for one that fingers ask for: beyond the limits with resistance, or not
  /// at all.
  package static func shown(
    _ scale: CGFloat, in limits: ClosedRange<CGFloat>, bounces: Bool
  ) -> CGFloat {
    let limit = scale.clamped(to: limits)
    guard limit != scale, bounces, limit > 0 else { return limit }
    return limit * pow(scale / limit, Thresholds.zoomResistance)
  }

  /// The offset that keeps a point of the view over the same point of content that grows.
  ///
  /// - Parameters:
  ///   - offset: the offset before.
  ///   - ratio: how much larger the content gets.
  ///   - anchor: the point, relative to the corner of the view.
  package static func offset(
    from offset: CGPoint, growing ratio: CGFloat, around anchor: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: (offset.x + anchor.x) * ratio - anchor.x, y: (offset.y + anchor.y) * ratio - anchor.y)
  }
}
