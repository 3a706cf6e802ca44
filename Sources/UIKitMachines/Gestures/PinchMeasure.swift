// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-99, GR-101, GR-102, GR-103.
/// The distance of two fingers beside that at recognition.
package struct PinchMeasure: TwoFingerMeasure {
  private var scale: CGFloat = 1
  private var distance: CGFloat = 0
  /// The distance at which the scale is 1.
  private var base: CGFloat = 0

  package init() {}

  // Rules: GR-101.
  /// The scale.
  package var value: CGFloat {
    get { scale }
    set {
      scale = newValue
      rebase()
    }
  }

  // Rules: GR-99.
  package func beginning(from start: TwoFingers, to now: TwoFingers, isPointer: Bool)
    -> GestureReason?
  {
    let change = abs(now.distance - start.distance)
    let limit = isPointer ? Thresholds.pointerPinchHysteresis : Thresholds.pinchHysteresis
    guard change > limit, dominates(change, start, now) else { return nil }
    return .pinched(change, limit: limit)
  }

  package mutating func rest(on fingers: TwoFingers) {
    distance = fingers.distance
    rebase()
  }

  package mutating func follow(_ fingers: TwoFingers) -> CGFloat? {
    distance = fingers.distance
    guard base > 0 else { return nil }
    let old = scale
    scale = distance / base
    return scale - old
  }

  private mutating func rebase() { base = scale == 0 ? distance : distance / scale }

  // Rules: GR-102.
  private func dominates(_ change: CGFloat, _ start: TwoFingers, _ now: TwoFingers) -> Bool {
    let arc = abs(now.turn(from: start)) * now.distance / 2
    let way = now.middle.distance(to: start.middle)
    return change * Thresholds.pinchDominance >= arc + way
  }
}
