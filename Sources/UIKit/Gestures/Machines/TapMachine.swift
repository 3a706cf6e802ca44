// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Decides whether fingers tap: a number of times, with a number of fingers, in one place.
///
/// ```
/// waiting ── finger ──▶ pressing ── last finger up ──▶ between ── finger ──▶ pressing …
///    pressing: moved, held or too many ──▶ failed     between: too late ──▶ failed
///    pressing: the last tap's last finger up ──▶ recognized
/// ```
///
/// - Rules: GR-79 to GR-86.
struct TapMachine: Equatable {
  struct Settings: Equatable {
    var taps = 1
    var touches = 1
    var movement = Thresholds.tapDistance
    var duration = Thresholds.tapDuration
    var interval = Thresholds.tapInterval
  }

  enum Reason: Equatable, CustomStringConvertible {
    case moved(CGFloat, limit: CGFloat)
    case held(limit: TimeInterval)
    case tooLate(limit: TimeInterval)
    case tooManyTouches(Int, limit: Int)
    case tooFewTouches(Int, required: Int)
    case cancelled

    var description: String {
      switch self {
      case .moved(let distance, let limit): "moved \(short(distance)) pt, limit \(short(limit))"
      case .held(let limit): "held longer than \(limit) s"
      case .tooLate(let limit): "no further tap within \(limit) s"
      case .tooManyTouches(let count, let limit): "\(count) touches, limit \(limit)"
      case .tooFewTouches(let count, let required): "\(count) touches, required \(required)"
      case .cancelled: "touches cancelled"
      }
    }
  }

  enum Effect: Equatable {
    case none
    /// A deadline from now on replaces the one before.
    case wait(TimeInterval)
    case recognize
    case fail(Reason)
  }

  /// The fingers of the present tap.
  private struct Press: Equatable {
    var down: Int
    var hasLifted: Bool
    /// Where the middle of the fingers was, when all had come, beside that of the first tap.
    var offset: CGPoint
  }

  private enum Phase: Equatable { case waiting, pressing(Press), between, over }

  private let settings: Settings
  private var phase = Phase.waiting
  private var taps = 0
  /// The middle of the fingers of the first tap.
  private(set) var place: CGPoint?

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Whether it has taps and waits for the next.
  var isBetweenTaps: Bool { phase == .between }

  /// Taps that are complete.
  var completedTaps: Int { taps }

  /// Fingers came down.
  ///
  /// - Parameters:
  ///   - count: the fingers that are down now.
  ///   - middle: their middle.
  mutating func began(count: Int, middle: CGPoint) -> Effect {
    switch phase {
    case .over: return .none
    case .pressing(var press):
      let landed = press.down + 1
      guard !press.hasLifted, count <= settings.touches else {
        return fail(.tooManyTouches(max(count, landed), limit: settings.touches))
      }
      press.down = count
      press.offset = offset(of: middle)
      phase = .pressing(press)
      return check(press)
    case .waiting, .between:
      guard count <= settings.touches else {
        return fail(.tooManyTouches(count, limit: settings.touches))
      }
      let press = Press(down: count, hasLifted: false, offset: offset(of: middle))
      phase = .pressing(press)
      let effect = check(press)
      return effect == .none ? .wait(settings.duration) : effect
    }
  }

  /// Fingers moved: `shift` is how far they are, on average, from where each came down.
  mutating func moved(shift: CGPoint) -> Effect {
    guard case .pressing(let press) = phase else { return .none }
    return check(press, shift)
  }

  /// Fingers went up; `remaining` are down.
  mutating func ended(remaining: Int) -> Effect {
    guard case .pressing(var press) = phase else { return .none }
    if !press.hasLifted, press.down < settings.touches {
      return fail(.tooFewTouches(press.down, required: settings.touches))
    }
    press.hasLifted = true
    phase = .pressing(press)
    guard remaining == 0 else { return .none }
    taps += 1
    guard taps >= settings.taps else {
      phase = .between
      return .wait(settings.interval)
    }
    phase = .over
    return .recognize
  }

  /// Touches were taken away.
  mutating func cancelled() -> Effect { phase == .over ? .none : fail(.cancelled) }

  /// The time that was waited for is over.
  mutating func deadline() -> Effect {
    switch phase {
    case .pressing: fail(.held(limit: settings.duration))
    case .between: fail(.tooLate(limit: settings.interval))
    case .waiting, .over: .none
    }
  }

  private mutating func fail(_ reason: Reason) -> Effect {
    phase = .over
    return .fail(reason)
  }

  private mutating func offset(of middle: CGPoint) -> CGPoint {
    if taps == 0 { place = middle }
    guard let place else { return .zero }
    return CGPoint(x: middle.x - place.x, y: middle.y - place.y)
  }

  private mutating func check(_ press: Press, _ shift: CGPoint = .zero) -> Effect {
    // Until all fingers of a later tap have come, their middle says nothing.
    guard press.down == settings.touches || taps == 0 else { return .none }
    let distance = CGPoint(x: press.offset.x + shift.x, y: press.offset.y + shift.y).length
    guard distance > settings.movement else { return .none }
    return fail(.moved(distance, limit: settings.movement))
  }
}
