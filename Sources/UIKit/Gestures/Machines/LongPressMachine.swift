// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Decides whether fingers rest long enough, after a number of taps.
///
/// ```
/// tapping ── all taps ──▶ pressing ── time ──▶ holding ── finger up ──▶ over
/// ```
///
/// - Rules: GR-87 to GR-90.
struct LongPressMachine: Equatable {
  struct Settings: Equatable {
    var taps = 0
    var touches = 1
    var duration = Thresholds.longPressDuration
    var movement = Thresholds.longPressMovement
  }

  enum Reason: Equatable, CustomStringConvertible {
    case tap(TapMachine.Reason)
    case moved(CGFloat, limit: CGFloat)
    case lifted(limit: TimeInterval)
    case tooManyTouches(Int, limit: Int)
    case cancelled

    var description: String {
      switch self {
      case .tap(let reason): reason.description
      case .moved(let distance, let limit): "moved \(short(distance)) pt, limit \(short(limit))"
      case .lifted(let limit): "lifted before \(limit) s"
      case .tooManyTouches(let count, let limit): "\(count) touches, limit \(limit)"
      case .cancelled: "touches cancelled"
      }
    }
  }

  enum Effect: Equatable {
    case none
    case wait(TimeInterval)
    case begin
    case change
    case end
    case cancel
    case fail(Reason)
  }

  private enum Phase: Equatable { case tapping(TapMachine), pressing, holding, over }

  private let settings: Settings
  private var phase = Phase.pressing
  private var hasStarted = false

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Whether it has taps and waits for the next, or for the press.
  var isBetweenTaps: Bool {
    if case .tapping(let taps) = phase { return taps.isBetweenTaps }
    return false
  }

  /// Fingers came down; `count` are down now.
  mutating func began(count: Int, middle: CGPoint) -> Effect {
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
      let effect = taps.began(count: count, middle: middle)
      phase = .tapping(taps)
      guard taps.completedTaps == settings.taps else { return translate(effect) }
      if case .fail = effect { return translate(effect) }
      phase = .pressing
      return press(count)
    case .pressing: return press(count)
    case .holding, .over: return .none
    }
  }

  private mutating func press(_ count: Int) -> Effect {
    guard count <= settings.touches else {
      return fail(.tooManyTouches(count, limit: settings.touches))
    }
    guard count == settings.touches else { return .none }
    guard settings.duration > 0 else {
      phase = .holding
      return .begin
    }
    return .wait(settings.duration)
  }

  /// Fingers moved: `shift` is how far they are, on average, from where each came down.
  mutating func moved(shift: CGPoint) -> Effect {
    switch phase {
    case .tapping(var taps):
      let effect = taps.moved(shift: shift)
      phase = .tapping(taps)
      return translate(effect)
    case .pressing:
      guard shift.length > settings.movement else { return .none }
      return fail(.moved(shift.length, limit: settings.movement))
    case .holding: return .change
    case .over: return .none
    }
  }

  /// Fingers went up; `remaining` are down.
  mutating func ended(remaining: Int) -> Effect {
    switch phase {
    case .tapping(var taps):
      let effect = taps.ended(remaining: remaining)
      phase = .tapping(taps)
      return translate(effect)
    case .pressing: return fail(.lifted(limit: settings.duration))
    case .holding:
      guard remaining < settings.touches else { return .none }
      phase = .over
      return .end
    case .over: return .none
    }
  }

  /// Touches were taken away.
  mutating func cancelled() -> Effect {
    switch phase {
    case .holding:
      phase = .over
      return .cancel
    case .tapping, .pressing: return fail(.cancelled)
    case .over: return .none
    }
  }

  /// The time that was waited for is over.
  mutating func deadline() -> Effect {
    switch phase {
    case .tapping(var taps): return translate(taps.deadline())
    case .pressing:
      phase = .holding
      return .begin
    case .holding, .over: return .none
    }
  }

  private mutating func translate(_ effect: TapMachine.Effect) -> Effect {
    switch effect {
    case .none, .recognize: .none
    case .wait(let time): .wait(time)
    case .fail(let reason): fail(.tap(reason))
    }
  }

  private mutating func fail(_ reason: Reason) -> Effect {
    phase = .over
    return .fail(reason)
  }
}
