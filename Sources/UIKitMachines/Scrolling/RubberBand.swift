// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Content that is pulled beyond its edge follows the finger less and less.
///
/// Pulled by `x`, it moves `(1 - 1 / (x · c / d + 1)) · d`, where `d` is the size of the view and `c`
/// is `Thresholds.rubberBandStiffness`: at first about half as far as the finger, never farther than
/// the view is large.
package struct RubberBand: Equatable {
  /// The size of the view along the axis, in points.
  package var dimension: CGFloat

  package init(dimension: CGFloat) { self.dimension = dimension }

  /// How far content moves beyond its edge when it is pulled by `distance`.
  package func shown(_ distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pull = abs(distance) * Thresholds.rubberBandStiffness / dimension
    return copysign((1 - 1 / (pull + 1)) * dimension, distance)
  }

  /// How far a finger has pulled content that is shown `distance` beyond its edge.
  package func pulled(_ distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(abs(distance) / dimension, RubberBand.most)
    return copysign(
      (1 / (1 - part) - 1) * dimension / Thresholds.rubberBandStiffness, distance)
  }

  /// The part of the view's size beyond which no finger gets: the pull would be endless.
  private static let most: CGFloat = 0.999

  /// The offset that is shown for one that fingers ask for.
  package func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let edge = offset.clamped(to: range)
    return edge + shown(offset - edge)
  }

  /// The offset that fingers asked for when another is shown.
  package func pulled(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let edge = offset.clamped(to: range)
    return edge + pulled(offset - edge)
  }
}
