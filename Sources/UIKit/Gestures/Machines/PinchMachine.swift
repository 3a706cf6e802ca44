// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Decides when two fingers pinch, and measures the scale.
///
/// - Rules: GR-99 to GR-103.
struct PinchMachine: Equatable {
  enum Effect: Equatable {
    case none
    case begin(CGFloat)
    case change
  }

  private enum Phase: Equatable {
    /// Fewer than two fingers; the scale rests.
    case apart
    /// Two fingers that have not pinched yet, from how they lay when the second came.
    case judging(TwoFingers)
    /// Two fingers; the scale is 1 at this distance.
    case pinching(CGFloat)
  }

  /// Points by which the distance must change.
  var hysteresis = Thresholds.pinchHysteresis
  private var phase = Phase.apart
  private var filter = VelocityFilter()
  private var lastTime: TimeInterval = 0
  private var current: CGFloat = 1
  private var distance: CGFloat = 0

  /// Whether it has begun.
  private(set) var hasBegun = false

  /// Scale change per second; negative when the fingers close in.
  var velocity: CGFloat { filter.velocity }

  /// Distance beside that at recognition.
  ///
  /// - Rules: GR-101.
  var scale: CGFloat {
    get { current }
    set {
      current = newValue
      filter.reset()
      if case .pinching = phase { phase = .pinching(base) }
    }
  }

  /// The distance at which the scale would be 1.
  private var base: CGFloat { current == 0 ? distance : distance / current }

  /// A finger came down or went up.
  mutating func fingersChanged(_ fingers: TwoFingers?, at time: TimeInterval) {
    lastTime = time
    guard let fingers else {
      phase = .apart
      return
    }
    distance = fingers.distance
    phase = hasBegun ? .pinching(base) : .judging(fingers)
  }

  /// Fingers moved.
  ///
  /// - Parameter isAllowed: false while it must not begin, because a finger left the window.
  mutating func moved(_ fingers: TwoFingers, at time: TimeInterval, isAllowed: Bool) -> Effect {
    switch phase {
    case .apart: return .none
    case .judging(let start):
      let change = abs(fingers.distance - start.distance)
      guard isAllowed, change > hysteresis, dominates(change, start, fingers) else { return .none }
      hasBegun = true
      distance = fingers.distance
      lastTime = time
      phase = .pinching(base)
      return .begin(change)
    case .pinching(let base):
      distance = fingers.distance
      guard base > 0 else { return .change }
      let scale = distance / base
      if time > lastTime {
        filter.add(scale - current, over: time - lastTime)
        lastTime = time
      }
      current = scale
      return .change
    }
  }

  /// - Rules: GR-102.
  private func dominates(_ change: CGFloat, _ start: TwoFingers, _ now: TwoFingers) -> Bool {
    let arc = abs(now.turn(from: start)) * now.distance / 2
    let way = now.middle.distance(to: start.middle)
    return change * Thresholds.pinchDominance >= arc + way
  }
}
