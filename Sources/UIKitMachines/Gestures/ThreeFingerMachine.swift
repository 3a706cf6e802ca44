// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: UN-23.
/// Tells whether three fingers mean undo or redo.
///
///     idle ── third finger ──▶ watching ── far to the left ──▶ undo ─▶ done
///                                       ── far to the right ─▶ redo ─▶ done
///                                       ── all up, early ────▶ a tap: the second in time is undo
///                                       ── too slow, a fourth finger, cancelled ──▶ done
///     done ── all up ──▶ idle
package struct ThreeFingerMachine {
  /// One finger in one event.
  package struct Finger {
    let id: ObjectIdentifier
    let location: CGPoint
    let isDown: Bool
    let isCancelled: Bool

    package init(id: ObjectIdentifier, location: CGPoint, isDown: Bool, isCancelled: Bool) {
      self.id = id
      self.location = location
      self.isDown = isDown
      self.isCancelled = isCancelled
    }
  }

  /// What three fingers ask for.
  package enum Meaning: Equatable, Sendable {
    case undo, redo
  }

  private enum State {
    case idle
    case watching(since: TimeInterval, starts: [ObjectIdentifier: CGPoint])
    case done
  }

  package static let fingers = 3
  private var state = State.idle {
    didSet { isBusy = if case .idle = state { false } else { true } }
  }
  private var lastTap: TimeInterval?

  /// A machine without fingers.
  package init() {}

  /// Whether fingers are being watched, or have to go up before any are.
  ///
  /// OPTIMIZATION: kept, for every event asks.
  package private(set) var isBusy = false

  /// Whether an event that leaves so many fingers down may change anything, whoever they are.
  package func concerns(_ down: Int) -> Bool {
    switch state {
    case .idle: down == Self.fingers
    case .watching: true
    case .done: down == 0
    }
  }

  /// Takes in all fingers of an event; returns what they mean, which is mostly nothing.
  package mutating func handle(_ fingers: [Finger], at time: TimeInterval) -> Meaning? {
    let down = fingers.filter(\.isDown).count
    defer { if down == 0 { state = .idle } }
    switch state {
    case .done: return nil
    case .idle:
      guard down == Self.fingers else { return nil }
      let starts = fingers.filter(\.isDown).map { ($0.id, $0.location) }
      state = .watching(since: time, starts: Dictionary(starts) { first, _ in first })
      return nil
    case .watching(let since, let starts):
      return watch(fingers, down: down, at: time, since: since, starts: starts)
    }
  }

  private mutating func watch(
    _ fingers: [Finger], down: Int, at time: TimeInterval, since: TimeInterval,
    starts: [ObjectIdentifier: CGPoint]
  ) -> Meaning? {
    let travels = fingers.compactMap { finger in
      starts[finger.id].map { start in
        CGPoint(x: finger.location.x - start.x, y: finger.location.y - start.y)
      }
    }
    let isStrange =
      fingers.contains { $0.isCancelled || starts[$0.id] == nil }
      || time - since > Thresholds.tapDuration
    if isStrange {
      state = .done
      lastTap = nil
      return nil
    }
    if down == Self.fingers {
      guard time - since <= Thresholds.swipeDuration, let meaning = swipe(travels) else {
        return nil
      }
      state = .done
      lastTap = nil
      return meaning
    }
    guard !travels.contains(where: isFar) else {
      state = .done
      return nil
    }
    return down == 0 ? tap(at: time, since: since) : nil
  }

  /// The second of two taps is undo.
  private mutating func tap(at time: TimeInterval, since: TimeInterval) -> Meaning? {
    guard let last = lastTap, since - last <= Thresholds.tapInterval else {
      lastTap = time
      return nil
    }
    lastTap = nil
    return .undo
  }

  /// All fingers far enough to one side: on average as far as a swipe, each at least half of it.
  private func swipe(_ travels: [CGPoint]) -> Meaning? {
    let count = CGFloat(travels.count)
    let x = travels.reduce(0) { $0 + $1.x } / count
    let y = travels.reduce(0) { $0 + $1.y } / count
    guard abs(x) >= Thresholds.swipeDistance, abs(y) <= abs(x) / 2 else { return nil }
    let direction: CGFloat = x < 0 ? -1 : 1
    guard travels.allSatisfy({ $0.x * direction >= Thresholds.swipeDistance / 2 }) else {
      return nil
    }
    return x < 0 ? .undo : .redo
  }

  private func isFar(_ travel: CGPoint) -> Bool {
    hypot(travel.x, travel.y) > Thresholds.tapDistance
  }
}
