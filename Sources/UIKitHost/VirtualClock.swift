// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A clock that moves only when it is told to: the same calls give the same times, every run.
@MainActor
public final class VirtualClock: HostClock {
  /// Seconds since the clock was made, plus its start.
  ///
  /// Unchecked, as the others are: an access to any is over before a timer is fired.
  @exclusivity(unchecked) public private(set) var now: TimeInterval
  /// Called after every timer that fired: the end of that timer's turn.
  @exclusivity(unchecked) public var turnDidEnd: (@MainActor () -> Void)?
  @exclusivity(unchecked) private var waiting = TimerQueue()

  /// Makes a clock that stands at `start`.
  public init(start: TimeInterval = 0) { now = start }

  /// Runs `body` once when `now` reaches `deadline`.
  @discardableResult
  public func schedule(
    at deadline: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let timer = ClockTimer(deadline: deadline, body)
    waiting.insert(timer, due: deadline)
    return timer
  }

  /// The deadline of the next timer that still waits, or nil.
  public var nextDeadline: TimeInterval? { waiting.nextDue }

  /// Moves the time forward by `interval` seconds and fires, in order, every timer that falls due.
  public func advance(by interval: TimeInterval) { advance(to: now + max(0, interval)) }

  /// Moves the time forward to `time` and fires the timer that is due first, and no other.
  ///
  /// - Returns: false when none is due by then.
  @discardableResult
  package func fireNext(at time: TimeInterval) -> Bool {
    let timer = waiting.removeFirst(dueBy: time)
    pass(to: time)
    guard let timer else { return false }
    timer.fire()
    turnDidEnd?()
    return true
  }

  /// Moves the time forward and leaves what falls due to wait.
  package func pass(to time: TimeInterval) { now = max(now, time) }

  /// Moves the time forward to `time`, firing what falls due; a time in the past changes nothing.
  public func advance(to time: TimeInterval) {
    if !waiting.isEmpty { fireAll(dueBy: time) }
    now = max(now, time)
  }

  private func fireAll(dueBy time: TimeInterval) {
    while let timer = waiting.removeFirst(dueBy: time) {
      now = max(now, timer.deadline)
      timer.fire()
      turnDidEnd?()
    }
  }
}
