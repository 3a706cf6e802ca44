// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Content that was let go and slows down: each millisecond its velocity is multiplied by `rate`.
///
/// Place and velocity are closed forms of the time, so it is all the same how often they are asked.
package struct Deceleration: Equatable {
  /// Where it was let go.
  package var start: CGFloat
  /// Points per second when it was let go.
  package var velocity: CGFloat
  /// The part of the velocity that is left after a millisecond.
  package var rate: CGFloat

  /// Makes the motion from a velocity.
  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// Makes the motion that comes to rest at `end`.
  package init(start: CGFloat, end: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: 0, rate: rate)
    velocity = (start - end) * damping
  }

  /// The logarithm of the part that is left after a second; negative.
  private var damping: CGFloat {
    1000 * log(rate.clamped(to: Deceleration.rates))
  }

  /// A rate of 0 would stop at once, one of 1 never.
  private static let rates: ClosedRange<CGFloat> = 0.001...0.9999

  /// Where it comes to rest.
  package var end: CGFloat { start - velocity / damping }

  package func value(at time: TimeInterval) -> CGFloat {
    start + velocity * (exp(damping * time) - 1) / damping
  }

  package func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(damping * time) }

  /// When it is within `Thresholds.scrollRest` of its end.
  package var duration: TimeInterval {
    let way = abs(velocity / damping)
    guard way > Thresholds.scrollRest else { return 0 }
    return log(Thresholds.scrollRest / way) / damping
  }

  /// When it passes a place between start and end.
  package func time(at place: CGFloat) -> TimeInterval {
    guard velocity != 0 else { return 0 }
    let left = 1 + damping * (place - start) / velocity
    return left > 0 ? log(left) / damping : .infinity
  }
}
