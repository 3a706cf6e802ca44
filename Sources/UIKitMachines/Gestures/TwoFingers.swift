// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// How two fingers lie to each other.
package struct TwoFingers: Equatable {
  package var distance: CGFloat
  /// Radians from the first finger to the second, clockwise from the x axis.
  package var angle: CGFloat
  package var middle: CGPoint

  /// Measures the first two fingers; nil when there are fewer.
  package init?(_ track: FingerTrack) {
    guard track.count >= 2 else { return nil }
    self.init(track.fingers[0].place, track.fingers[1].place)
  }

  package init(_ first: CGPoint, _ second: CGPoint) {
    let dx = second.x - first.x
    let dy = second.y - first.y
    distance = (dx * dx + dy * dy).squareRoot()
    angle = atan2(dy, dx)
    middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  /// The turn from another position to this one, at most half a turn either way.
  package func turn(from other: TwoFingers) -> CGFloat {
    var turn = angle - other.angle
    while turn > .pi { turn -= 2 * .pi }
    while turn <= -.pi { turn += 2 * .pi }
    return turn
  }
}
