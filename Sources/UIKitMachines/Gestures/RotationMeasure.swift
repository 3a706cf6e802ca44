// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-104 to GR-106.
/// How far two fingers have turned about each other, past full turns too.
package struct RotationMeasure: TwoFingerMeasure {
  // Rules: GR-105.
  /// Radians since recognition, clockwise.
  package var value: CGFloat = 0
  /// How the fingers lay in the last event.
  private var last: TwoFingers?

  package init() {}

  // Rules: GR-104.
  package func beginning(from start: TwoFingers, to now: TwoFingers, isPointer: Bool)
    -> GestureReason?
  {
    let turn = abs(now.turn(from: start))
    let limit =
      isPointer ? Thresholds.pointerRotationHysteresis : RotationMeasure.hysteresis(start, now)
    return turn > limit ? .turned(turn) : nil
  }

  package mutating func rest(on fingers: TwoFingers) { last = fingers }

  package mutating func follow(_ fingers: TwoFingers) -> CGFloat? {
    guard let last else { return nil }
    let turn = fingers.turn(from: last)
    value += turn
    self.last = fingers
    return turn
  }

  private static func hysteresis(_ start: TwoFingers, _ now: TwoFingers) -> CGFloat {
    guard start.distance > 0 else { return Thresholds.rotationHysteresis }
    let change = abs(now.distance - start.distance) / start.distance
    return Thresholds.rotationHysteresis
      + Thresholds.rotationPinchHysteresis * min(change, 1).squareRoot()
  }
}
