// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Which of several rectangles lies next to one in a direction, and which comes first to a reader.
package enum FocusGeometry {
  /// A direction of a key or of a remote.
  package enum Direction: CaseIterable {
    case up, down, left, right
  }

  // Rules: FO-10.
  /// The rectangle that begins where `start` ends, nearest to it, and most nearly in its line.
  ///
  /// - Returns: its place among `others`, the first of several that are equally near; nil when none
  ///   lies there.
  package static func nearest(
    _ direction: Direction, to start: CGRect, among others: [CGRect]
  ) -> Int? {
    var best: (place: Int, distance: CGFloat)?
    for (place, other) in others.enumerated() {
      guard let distance = distance(direction, from: start, to: other),
        distance < best?.distance ?? .infinity
      else { continue }
      best = (place, distance)
    }
    return best?.place
  }

  /// How far a rectangle is in a direction; nil when it does not lie there.
  package static func distance(
    _ direction: Direction, from start: CGRect, to end: CGRect
  ) -> CGFloat? {
    let isSideways = direction == .left || direction == .right
    let way =
      switch direction {
      case .up: start.minY - end.maxY
      case .down: end.minY - start.maxY
      case .left: start.minX - end.maxX
      case .right: end.minX - start.maxX
      }
    guard way >= -Thresholds.focusOverlap else { return nil }
    let aside =
      isSideways
      ? max(end.minY - start.maxY, start.minY - end.maxY)
      : max(end.minX - start.maxX, start.minX - end.maxX)
    let drift = isSideways ? abs(end.midY - start.midY) : abs(end.midX - start.midX)
    return max(0, way) + Thresholds.focusSideWeight * max(0, aside)
      + Thresholds.focusDriftWeight * drift
  }

  /// Whether a reader comes to one corner before another: from top to bottom, in a row from left to
  /// right.
  package static func precedes(_ one: CGPoint, _ other: CGPoint) -> Bool {
    one.y == other.y ? one.x < other.x : one.y < other.y
  }
}
