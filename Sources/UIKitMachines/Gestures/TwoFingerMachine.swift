// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// What two fingers change by a gesture: how far apart they are, or how they lie.
package protocol TwoFingerMeasure: Equatable {
  /// What it has come to since the gesture began; may be set.
  var value: CGFloat { get set }

  init()

  /// Why the way from one position to another makes the gesture; nil when it does not.
  ///
  /// - Parameter isPointer: whether the touches are those of a pointer, which shakes less.
  func beginning(from start: TwoFingers, to now: TwoFingers, isPointer: Bool) -> GestureReason?

  /// Takes how the fingers lie as where the value stands.
  mutating func rest(on fingers: TwoFingers)

  /// Takes in a movement; by how much the value changed, nil when it could not be told.
  mutating func follow(_ fingers: TwoFingers) -> CGFloat?
}

// Rules: GR-99 to GR-106.
/// Decides when two fingers make a gesture, and measures its value and how fast that changes.
///
/// With fewer than two fingers down, the value rests.
package struct TwoFingerMachine<Measure: TwoFingerMeasure>: Equatable {
  private enum Phase: Equatable {
    /// Fewer than two fingers.
    case apart
    /// Two fingers that have not done enough, from how they lay when the second came.
    case judging(TwoFingers)
    case measuring
  }

  /// Whether the touches are those of a pointer.
  package var isPointer = false
  private var phase = Phase.apart
  private var measure = Measure()
  private var filter = VelocityFilter()
  private var lastTime: TimeInterval = 0

  /// Whether it has begun.
  package private(set) var hasBegun = false

  /// A machine without fingers.
  package init() {}

  /// The change of the value per second.
  package var velocity: CGFloat { filter.velocity }

  /// What the fingers have done since the gesture began; setting it forgets the velocity.
  package var value: CGFloat {
    get { measure.value }
    set {
      measure.value = newValue
      filter.reset()
    }
  }

  /// A finger came down or went up.
  package mutating func fingersChanged(_ fingers: TwoFingers?, at time: TimeInterval) {
    lastTime = time
    guard let fingers else {
      phase = .apart
      return
    }
    measure.rest(on: fingers)
    phase = hasBegun ? .measuring : .judging(fingers)
  }

  /// Fingers moved.
  ///
  /// - Parameter mayBegin: false while it must not.
  package mutating func moved(_ fingers: TwoFingers, at time: TimeInterval, mayBegin: Bool)
    -> GestureMove?
  {
    switch phase {
    case .apart: return nil
    case .judging(let start):
      guard mayBegin,
        let reason = measure.beginning(from: start, to: fingers, isPointer: isPointer)
      else { return nil }
      hasBegun = true
      lastTime = time
      measure.rest(on: fingers)
      phase = .measuring
      return .begin(reason)
    case .measuring:
      if let change = measure.follow(fingers), time > lastTime {
        filter.add(change, over: time - lastTime)
        lastTime = time
      }
      return .change
    }
  }
}
