// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The timers that wait on a clock: by the time they are due, equal times in the order of calls.
@MainActor
struct TimerQueue {
  private struct Entry {
    let due: TimeInterval
    /// Counts calls.
    let number: Int
    let timer: ClockTimer

    static func < (one: Entry, other: Entry) -> Bool {
      one.due == other.due ? one.number < other.number : one.due < other.due
    }
  }

  /// A heap: none comes before the one at half its place.
  private var waiting: [Entry] = []
  private var lastNumber = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// When the next one is due that was not cancelled; nil when there is none.
  var nextDue: TimeInterval? {
    mutating get {
      while let next = waiting.first, !next.timer.isPending { removeFirst() }
      return waiting.first?.due
    }
  }

  /// Puts a timer in its place; one that is due at no number is due at once.
  mutating func insert(_ timer: ClockTimer, due: TimeInterval) {
    lastNumber += 1
    let entry = Entry(due: due.isNaN ? -.infinity : due, number: lastNumber, timer: timer)
    waiting.append(entry)
    var place = waiting.count - 1
    while place > 0 {
      let above = (place - 1) / 2
      guard entry < waiting[above] else { break }
      waiting[place] = waiting[above]
      place = above
    }
    waiting[place] = entry
  }

  /// Takes the first timer that is due by `time`; those that were cancelled are passed over.
  mutating func removeFirst(dueBy time: TimeInterval) -> ClockTimer? {
    while let next = waiting.first, next.due <= time {
      removeFirst()
      if next.timer.isPending { return next.timer }
    }
    return nil
  }

  private mutating func removeFirst() {
    guard let last = waiting.popLast(), !waiting.isEmpty else { return }
    var place = 0
    while true {
      var below = 2 * place + 1
      guard below < waiting.count else { break }
      if below + 1 < waiting.count, waiting[below + 1] < waiting[below] { below += 1 }
      guard waiting[below] < last else { break }
      waiting[place] = waiting[below]
      place = below
    }
    waiting[place] = last
  }
}
