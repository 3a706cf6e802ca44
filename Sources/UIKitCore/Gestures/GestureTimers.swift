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
  private weak var recognizer: UIGestureRecognizer?
  private var body: (@MainActor () -> Void)?
  fileprivate var clockTimer: ClockTimer?

  fileprivate init(
    _ deadline: TimeInterval, _ recognizer: UIGestureRecognizer,
    _ body: @escaping @MainActor () -> Void
  ) {
    self.deadline = deadline
    self.recognizer = recognizer
    self.body = body
  }

  /// Takes the call back; without effect when it was made already.
  func cancel() {
    guard body != nil else { return }
    body = nil
    clockTimer?.cancel()
    GestureEnvironment.shared.timers.removeAll { $0 === self }
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

extension GestureEnvironment {
  /// Calls `body` when `delay` seconds have passed since the event in progress.
  func schedule(
    after delay: TimeInterval, for recognizer: UIGestureRecognizer,
    _ body: @escaping @MainActor () -> Void
  ) -> GestureTimer {
    let timer = GestureTimer(now + delay, recognizer, body)
    timers.append(timer)
    timer.clockTimer = TimeSource.clock.schedule(after: delay) { [weak timer] in timer?.fire() }
    return timer
  }

  /// Makes the calls that are due at `time`, the earliest first.
  func fireTimers(dueAt time: TimeInterval) {
    while let next = timers.min(by: { $0.deadline < $1.deadline }), next.deadline <= time {
      next.fire()
    }
  }
}
