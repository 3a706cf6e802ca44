// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Decides, from fingers that come down, move and lift, and from time, whether they make a gesture.
///
/// A value that knows no view; `FingerTracker` asks it and does what it says.
package protocol FingerMachine: Equatable {
  /// Whether it waits for the next finger without one, until a time that it asked for.
  var isBetweenTaps: Bool { get }

  /// Fingers came down.
  ///
  /// - Parameters:
  ///   - count: the fingers that are down now.
  ///   - middle: their middle.
  mutating func began(count: Int, middle: CGPoint, at time: TimeInterval) -> FingerEffect

  /// Fingers moved: `shift` is how far they are, on average, from where each came down.
  mutating func moved(shift: CGPoint, at time: TimeInterval) -> FingerEffect

  /// Fingers went up, having come this far; `remaining` are down.
  mutating func ended(shift: CGPoint, remaining: Int) -> FingerEffect

  /// Touches were taken away.
  mutating func cancelled() -> FingerEffect

  /// The time that was waited for is over.
  mutating func deadline() -> FingerEffect
}

/// What a machine of fingers wants to happen.
package enum FingerEffect: Equatable {
  case nothing
  /// To hear of it when so many seconds have passed; replaces what it wanted before.
  case wait(TimeInterval)
  case move(GestureMove)

  package static func fail(_ reason: GestureReason) -> FingerEffect { .move(.fail(reason)) }
}
