// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-87 to GR-90, GR-122.
/// Decides whether fingers rest long enough, after a number of taps.
///
/// ```
/// tapping ── all taps ──▶ pressing ── time ──▶ holding ── finger up ──▶ over
/// ```
package struct LongPressMachine: FingerMachine {
  package struct Settings: Equatable {
    package var taps = 0
    package var touches = 1
    package var duration = Thresholds.longPressDuration
    package var movement = Thresholds.longPressMovement

    package init(
      taps: Int = 0, touches: Int = 1, duration: TimeInterval = Thresholds.longPressDuration,
      movement: CGFloat = Thresholds.longPressMovement
    ) {
      self.taps = taps
      self.touches = touches
      self.duration = duration
      self.movement = movement
    }
  }

  private enum Phase: Equatable {
    case tapping(TapMachine)
    /// Whether all fingers are down: until then a timer left from the taps means nothing.
    case pressing(isComplete: Bool)
    case holding, over
  }

  private let settings: Settings
  private var phase = Phase.pressing(isComplete: false)
  private var hasStarted = false

  package init(settings: Settings = Settings()) { self.settings = settings }

  package var isBetweenTaps: Bool {
    if case .tapping(let taps) = phase { return taps.isBetweenTaps }
    return false
  }

  package mutating func began(count: Int, middle: CGPoint, at time: TimeInterval) -> FingerEffect {
    if !hasStarted {
      hasStarted = true
      if settings.taps > 0 {
        // One tap more than required: the last of them is the press itself.
        phase = .tapping(
          TapMachine(settings: .init(taps: settings.taps + 1, touches: settings.touches)))
      }
    }
    switch phase {
    case .tapping(var taps):
      let effect = taps.began(count: count, middle: middle, at: time)
      phase = .tapping(taps)
      guard taps.completedTaps == settings.taps else { return adopt(effect) }
      if case .move = effect { return adopt(effect) }
      return press(count)
    case .pressing: return press(count)
    case .holding, .over: return .nothing
    }
  }

  private mutating func press(_ count: Int) -> FingerEffect {
    guard count <= settings.touches else {
      return fail(.tooManyTouches(count, limit: settings.touches))
    }
    phase = .pressing(isComplete: count == settings.touches)
    guard count == settings.touches else { return .nothing }
    guard settings.duration > 0 else {
      return hold()
    }
    return .wait(settings.duration)
  }

  package mutating func moved(shift: CGPoint, at time: TimeInterval) -> FingerEffect {
    switch phase {
    case .tapping(var taps):
      let effect = taps.moved(shift: shift, at: time)
      phase = .tapping(taps)
      return adopt(effect)
    case .pressing:
      guard shift.length > settings.movement else { return .nothing }
      return fail(.moved(shift.length, limit: settings.movement))
    case .holding: return .move(.change)
    case .over: return .nothing
    }
  }

  package mutating func ended(shift: CGPoint, remaining: Int) -> FingerEffect {
    switch phase {
    case .tapping(var taps):
      let effect = taps.ended(shift: shift, remaining: remaining)
      phase = .tapping(taps)
      return adopt(effect)
    case .pressing: return fail(.liftedBefore(settings.duration))
    case .holding:
      guard remaining < settings.touches else { return .nothing }
      phase = .over
      return .move(.end(.lifted))
    case .over: return .nothing
    }
  }

  package mutating func cancelled() -> FingerEffect {
    guard phase != .over else { return .nothing }
    defer { phase = .over }
    return .move(.abandon(hasBegun: phase == .holding))
  }

  package mutating func deadline() -> FingerEffect {
    switch phase {
    case .tapping(var taps): return adopt(taps.deadline())
    case .pressing(let isComplete): return isComplete ? hold() : .nothing
    case .holding, .over: return .nothing
    }
  }

  /// What the taps before the press decided; a tap more than required is never complete.
  private mutating func adopt(_ effect: FingerEffect) -> FingerEffect {
    if case .move = effect { phase = .over }
    return effect
  }

  private mutating func hold() -> FingerEffect {
    phase = .holding
    return .move(.begin(.held(settings.duration)))
  }

  private mutating func fail(_ reason: GestureReason) -> FingerEffect {
    phase = .over
    return .fail(reason)
  }
}
