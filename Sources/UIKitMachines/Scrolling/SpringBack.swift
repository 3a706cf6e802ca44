// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Content that returns to a place as a critically damped spring does: fast, without swinging.
package struct SpringBack: Equatable {
  package var target: CGFloat
  package var start: CGFloat
  /// Points per second at the start.
  package var velocity: CGFloat
  /// Radians per second: the larger, the sooner it is there.
  package var frequency: CGFloat

  private var way: CGFloat { start - target }
  private var drift: CGFloat { velocity + frequency * way }

  package func value(at time: TimeInterval) -> CGFloat {
    target + (way + drift * time) * exp(-frequency * time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    (drift - frequency * (way + drift * time)) * exp(-frequency * time)
  }

  /// When it is within `Thresholds.scrollRest` of the target for good.
  package var duration: TimeInterval {
    // The bound falls from `low` on; halving finds where it falls below the rest.
    func bound(_ time: TimeInterval) -> CGFloat {
      (abs(way) + abs(drift) * time) * exp(-frequency * time)
    }
    var low = drift == 0 ? 0 : max(0, 1 / frequency - abs(way) / abs(drift))
    guard bound(low) > Thresholds.scrollRest else { return low == 0 ? 0 : low }
    var high = low + 1 / frequency
    while bound(high) > Thresholds.scrollRest { high += 1 / frequency }
    for _ in 0..<SpringBack.halvings {
      let middle = (low + high) / 2
      if bound(middle) > Thresholds.scrollRest { low = middle } else { high = middle }
    }
    return high
  }

  /// Enough to find the time to a billionth of a second.
  private static let halvings = 30

  /// The greatest velocity towards the target that does not carry beyond it.
  package static func limit(
    _ velocity: CGFloat, from start: CGFloat, to target: CGFloat, _ frequency: CGFloat
  )
    -> CGFloat
  {
    let most = abs(target - start) * frequency
    return (target - start) * velocity > 0 ? velocity.clamped(to: -most...most) : velocity
  }
}
