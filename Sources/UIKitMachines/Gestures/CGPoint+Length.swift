// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension CGPoint {
  /// The distance from the origin.
  package var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    CGPoint(x: x - other.x, y: y - other.y).length
  }
}
