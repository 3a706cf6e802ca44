// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-79 to GR-86.
/// Decides whether fingers tap: a number of times, with a number of fingers, in one place.
///
/// ```
/// waiting ── finger ──▶ pressing ── last finger up ──▶ between ── finger ──▶ pressing …
///    pressing: moved, held or too many ──▶ failed     between: too late ──▶ failed
///    pressing: the last tap's last finger up ──▶ recognized
/// ```
package struct TapMachine: FingerMachine {
  package struct Settings: Equatable {
    package var taps = 1
    package var touches = 1
    package var movement = Thresholds.tapDistance
    package var duration = Thresholds.tapDuration
    package var interval = Thresholds.tapInterval

    package init(taps: Int = 1, touches: Int = 1) {
      self.taps = taps
      self.touches = touches
    }
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
  package private(set) var place: CGPoint?

  package init(settings: Settings = Settings()) { self.settings = settings }

  package var isBetweenTaps: Bool { phase == .between }

  /// Taps that are complete.
  package var completedTaps: Int { taps }

  package mutating func began(count: Int, middle: CGPoint, at time: TimeInterval) -> FingerEffect {
    switch phase {
    case .over: return .nothing
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
      return effect == .nothing ? .wait(settings.duration) : effect
    }
  }

  package mutating func moved(shift: CGPoint, at time: TimeInterval) -> FingerEffect {
    guard case .pressing(let press) = phase else { return .nothing }
    return check(press, shift)
  }

  package mutating func ended(shift: CGPoint, remaining: Int) -> FingerEffect {
    guard case .pressing(var press) = phase else { return .nothing }
    let effect = check(press, shift)
    guard effect == .nothing else { return effect }
    if !press.hasLifted, press.down < settings.touches {
      return fail(.tooFewTouches(press.down, required: settings.touches))
    }
    press.hasLifted = true
    phase = .pressing(press)
    guard remaining == 0 else { return .nothing }
    taps += 1
    guard taps >= settings.taps else {
      phase = .between
      return .wait(settings.interval)
    }
    phase = .over
    return .move(.end(.tapped(taps)))
  }

  package mutating func cancelled() -> FingerEffect { phase == .over ? .nothing : fail(.cancelled) }

  package mutating func deadline() -> FingerEffect {
    switch phase {
    case .pressing: fail(.heldTooLong(limit: settings.duration))
    case .between: fail(.noFurtherTap(limit: settings.interval))
    case .waiting, .over: .nothing
    }
  }

  private mutating func fail(_ reason: GestureReason) -> FingerEffect {
    phase = .over
    return .fail(reason)
  }

  private mutating func offset(of middle: CGPoint) -> CGPoint {
    if taps == 0 { place = middle }
    guard let place else { return .zero }
    return CGPoint(x: middle.x - place.x, y: middle.y - place.y)
  }

  private mutating func check(_ press: Press, _ shift: CGPoint = .zero) -> FingerEffect {
    // Until all fingers of a later tap have come, their middle says nothing.
    guard press.down == settings.touches || taps == 0 else { return .nothing }
    let distance = CGPoint(x: press.offset.x + shift.x, y: press.offset.y + shift.y).length
    guard distance > settings.movement else { return .nothing }
    return fail(.moved(distance, limit: settings.movement))
  }
}
