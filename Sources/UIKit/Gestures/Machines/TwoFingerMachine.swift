// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What two fingers change by a gesture: how far apart they are, or how they lie.
protocol TwoFingerMeasure: Equatable {
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

/// Decides when two fingers make a gesture, and measures its value and how fast that changes.
///
/// With fewer than two fingers down, the value rests.
///
/// - Rules: GR-99 to GR-106.
struct TwoFingerMachine<Measure: TwoFingerMeasure>: Equatable {
  private enum Phase: Equatable {
    /// Fewer than two fingers.
    case apart
    /// Two fingers that have not done enough, from how they lay when the second came.
    case judging(TwoFingers)
    case measuring
  }

  /// Whether the touches are those of a pointer.
  var isPointer = false
  private var phase = Phase.apart
  private var measure = Measure()
  private var filter = VelocityFilter()
  private var lastTime: TimeInterval = 0

  /// Whether it has begun.
  private(set) var hasBegun = false

  /// The change of the value per second.
  var velocity: CGFloat { filter.velocity }

  /// What the fingers have done since the gesture began; setting it forgets the velocity.
  var value: CGFloat {
    get { measure.value }
    set {
      measure.value = newValue
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
    measure.rest(on: fingers)
    phase = hasBegun ? .measuring : .judging(fingers)
  }

  /// Fingers moved.
  ///
  /// - Parameter mayBegin: false while it must not.
  mutating func moved(_ fingers: TwoFingers, at time: TimeInterval, mayBegin: Bool) -> GestureMove?
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

/// Tells a machine of a recognizer's fingers, the first two, and does what it decides.
@MainActor
final class TwoFingerJudge<Measure: TwoFingerMeasure> {
  var machine = TwoFingerMachine<Measure>()
  private var fingers = FingerTrack()

  /// Takes in touches up to two; the recognizer ignores more.
  func began(_ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      if fingers.count < 2 { fingers.begin([touch]) } else { recognizer.ignore(touch, for: event) }
    }
    if touches.contains(where: { $0.type == .indirectPointer }) { machine.isPointer = true }
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
  }

  /// - Parameter area: where the fingers must be for the gesture to begin; nil for anywhere.
  func moved(
    _ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer,
    within area: CGRect? = nil
  ) {
    fingers.move(touches)
    guard let pair = TwoFingers(fingers) else { return }
    let mayBegin = machine.hasBegun || fingers.areInside(area)
    if let move = machine.moved(pair, at: event.timestamp, mayBegin: mayBegin) {
      recognizer.make(move)
    }
  }

  /// - Parameter failure: why the recognizer fails when the gesture has not begun.
  func ended(
    _ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer,
    orFail failure: GestureReason
  ) {
    if lift(touches, event) { recognizer.make(machine.hasBegun ? .end(.lifted) : .fail(failure)) }
  }

  func cancelled(_ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer) {
    if lift(touches, event) { recognizer.make(.abandon(hasBegun: machine.hasBegun)) }
  }

  /// Whether no finger is left.
  private func lift(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    fingers.end(touches)
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
    return fingers.isEmpty
  }

  /// Forgets everything.
  func reset() {
    fingers.removeAll()
    machine = TwoFingerMachine()
  }
}
