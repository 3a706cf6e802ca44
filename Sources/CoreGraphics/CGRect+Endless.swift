// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VA-4.
// Foundation's own end the process where the far edge of a rectangle is not a number, as it is of
// one that begins at minus infinity and has no end.
extension CGRect {
  /// Whether a point is inside, as `contains(_:)` says it of rectangles with edges.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both have, as `intersection(_:)` gives it of rectangles with edges; null if none.
  package func overlap(with other: CGRect) -> CGRect {
    let isMeasured = [self, other].allSatisfy { !$0.maxX.isNaN && !$0.maxY.isNaN }
    return isMeasured ? intersection(other) : .null
  }
}
