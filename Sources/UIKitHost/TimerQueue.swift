// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The timers that wait on a clock: by the time they are due, equal times in the order of calls.
@MainActor
struct TimerQueue {
  /// The one that is due first comes last.
  private var waiting: [(due: TimeInterval, timer: ClockTimer)] = []

  var isEmpty: Bool { waiting.isEmpty }

  /// When the next one is due that was not cancelled; nil when there is none.
  var nextDue: TimeInterval? {
    mutating get {
      while let next = waiting.last, !next.timer.isPending { waiting.removeLast() }
      return waiting.last?.due
    }
  }

  /// Puts a timer in its place; one that is due at no number is due at once.
  mutating func insert(_ timer: ClockTimer, due: TimeInterval) {
    let due = due.isNaN ? -.infinity : due
    waiting.insert((due, timer), at: waiting.partitioningIndex { $0.due <= due })
  }

  /// Takes the first timer that is due by `time`; those that were cancelled are passed over.
  mutating func removeFirst(dueBy time: TimeInterval) -> ClockTimer? {
    while let next = waiting.last, next.due <= time {
      waiting.removeLast()
      if next.timer.isPending { return next.timer }
    }
    return nil
  }
}
