// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: GR-117.
/// A call that a recognizer waits for: at a time, on the clock of events.
///
/// It comes when the application's clock reaches the time, or just before the first event that is
/// later, whichever is first. So the same events give the same gestures however late they arrive.
@MainActor
final class GestureTimer {
  /// When it is due, in the time of events.
  let deadline: TimeInterval
  /// Counts timers, so that those due at one time come in the order in which they were set.
  fileprivate let number: Int
  private weak var recognizer: UIGestureRecognizer?
  private var body: (@MainActor () -> Void)?
  fileprivate var clockTimer: ClockTimer?

  fileprivate init(
    _ deadline: TimeInterval, number: Int, _ recognizer: UIGestureRecognizer,
    _ body: @escaping @MainActor () -> Void
  ) {
    self.deadline = deadline
    self.number = number
    self.recognizer = recognizer
    self.body = body
  }

  /// Takes the call back; without effect when it was made already.
  func cancel() {
    guard body != nil else { return }
    body = nil
    clockTimer?.cancel()
    GestureEnvironment.shared.timers.remove(self)
  }

  fileprivate func fire() {
    let call = recognizer == nil ? nil : body
    cancel()
    guard let call else { return }
    let environment = GestureEnvironment.shared
    environment.now = max(environment.now, deadline)
    environment.turns += 1
    environment.scope(call)
    environment.endTurn()
  }
}

/// The timers that are not due yet.
@MainActor
struct GestureTimers {
  /// The one that is due first comes last.
  private var inOrder: [GestureTimer] = []
  private var count = 0

  var isEmpty: Bool { inOrder.isEmpty }

  /// The one that is due first.
  var first: GestureTimer? { inOrder.last }

  fileprivate mutating func make(
    _ deadline: TimeInterval, for recognizer: UIGestureRecognizer,
    _ body: @escaping @MainActor () -> Void
  ) -> GestureTimer {
    count += 1
    let timer = GestureTimer(deadline, number: count, recognizer, body)
    inOrder.insert(timer, at: place(of: timer))
    return timer
  }

  fileprivate mutating func remove(_ timer: GestureTimer) {
    let place = place(of: timer)
    if place < inOrder.count, inOrder[place] === timer { inOrder.remove(at: place) }
  }

  /// Where the timer is, or belongs.
  private func place(of timer: GestureTimer) -> Int {
    inOrder.partitioningIndex { ($0.deadline, $0.number) <= (timer.deadline, timer.number) }
  }
}

extension GestureEnvironment {
  /// Calls `body` when `delay` seconds have passed since the event in progress.
  func schedule(
    after delay: TimeInterval, for recognizer: UIGestureRecognizer,
    _ body: @escaping @MainActor () -> Void
  ) -> GestureTimer {
    let timer = timers.make(now + max(0, delay), for: recognizer, body)
    timer.clockTimer = TimeSource.clock.schedule(after: delay) { [weak timer] in timer?.fire() }
    return timer
  }

  /// Makes the calls that are due at `time`, the earliest first.
  func fireTimers(dueAt time: TimeInterval) {
    while let next = timers.first, next.deadline <= time { next.fire() }
  }
}
