// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Decides when two fingers turn, and measures by how much.
///
/// - Rules: GR-104 to GR-106.
struct RotationMachine: Equatable {
  enum Effect: Equatable {
    case none
    case begin(CGFloat)
    case change
  }

  private enum Phase: Equatable {
    /// Fewer than two fingers; the rotation rests.
    case apart
    /// Two fingers that have not turned far enough, from how they lay when the second came.
    case judging(TwoFingers)
    /// Two fingers as they lay in the last event.
    case turning(TwoFingers)
  }

  /// Whether the touches are those of a pointer, which shakes less.
  var isPointer = false
  private var phase = Phase.apart
  private var filter = VelocityFilter()
  private var lastTime: TimeInterval = 0
  private var current: CGFloat = 0

  /// Whether it has begun.
  private(set) var hasBegun = false

  /// Radians per second.
  var velocity: CGFloat { filter.velocity }

  /// Radians since recognition, clockwise.
  ///
  /// - Rules: GR-105.
  var rotation: CGFloat {
    get { current }
    set {
      current = newValue
      filter.reset()
    }
  }

  /// A finger came down or went up.
  mutating func fingersChanged(_ fingers: TwoFingers?, at time: TimeInterval) {
    lastTime = time
    guard let fingers else {
      phase = .apart
      return
    }
    phase = hasBegun ? .turning(fingers) : .judging(fingers)
  }

  /// Fingers moved.
  mutating func moved(_ fingers: TwoFingers, at time: TimeInterval) -> Effect {
    switch phase {
    case .apart: return .none
    case .judging(let start):
      let turn = abs(fingers.turn(from: start))
      guard turn > hysteresis(start, fingers) else { return .none }
      hasBegun = true
      lastTime = time
      phase = .turning(fingers)
      return .begin(turn)
    case .turning(let last):
      let turn = fingers.turn(from: last)
      if time > lastTime {
        filter.add(turn, over: time - lastTime)
        lastTime = time
      }
      current += turn
      phase = .turning(fingers)
      return .change
    }
  }

  /// - Rules: GR-104.
  private func hysteresis(_ start: TwoFingers, _ now: TwoFingers) -> CGFloat {
    if isPointer { return Thresholds.pointerRotationHysteresis }
    guard start.distance > 0 else { return Thresholds.rotationHysteresis }
    let change = abs(now.distance - start.distance) / start.distance
    return Thresholds.rotationHysteresis
      + Thresholds.rotationPinchHysteresis * min(change, 1).squareRoot()
  }
}
