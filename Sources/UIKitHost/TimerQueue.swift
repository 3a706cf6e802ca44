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
  }

  /// A heap: none comes before the one at half its place.
  private var waiting: [Entry] = []
  private var lastNumber = 0
  /// With how many that wait the cancelled ones are taken out.
  private var limit = Self.leastLimit

  private static let leastLimit = 64

  var isEmpty: Bool { waiting.isEmpty }

  /// How many are kept, cancelled ones included.
  var count: Int { waiting.count }

  /// When the next one is due that was not cancelled; nil when there is none.
  var nextDue: TimeInterval? {
    mutating get {
      while let next = waiting.first, !next.timer.isPending { removeFirst() }
      return waiting.first?.due
    }
  }

  /// Puts a timer in its place; one that is due at no number is due at once.
  mutating func insert(_ timer: ClockTimer, due: TimeInterval) {
    if waiting.count >= limit { removeCancelled() }
    lastNumber += 1
    waiting.append(
      Entry(due: due.isNaN ? -.infinity : due, number: lastNumber, timer: timer))
    Self.rise(from: waiting.count - 1, in: &waiting)
  }

  /// Takes the first timer that is due by `time`; those that were cancelled are passed over.
  mutating func removeFirst(dueBy time: TimeInterval) -> ClockTimer? {
    while let due = waiting.first?.due, due <= time {
      let timer = removeFirst()
      if timer.isPending { return timer }
    }
    return nil
  }

  /// Those that are due long after they were cancelled would pile up.
  private mutating func removeCancelled() {
    waiting.removeAll { !$0.timer.isPending }
    for place in waiting.indices { Self.rise(from: place, in: &waiting) }
    limit = max(Self.leastLimit, 2 * waiting.count)
  }

  @discardableResult
  private mutating func removeFirst() -> ClockTimer {
    waiting.swapAt(0, waiting.count - 1)
    let first = waiting.removeLast()
    Self.sink(in: &waiting)
    return first.timer
  }

  // OPTIMIZATION: entries change places, for to copy one would retain its timer at each level. Not
  // isolated, because closures of the main actor check their executor.

  private nonisolated static func rise(from start: Int, in waiting: inout [Entry]) {
    waiting.withUnsafeMutableBufferPointer { heap in
      var place = start
      while place > 0 {
        let above = (place - 1) / 2
        guard isBefore(place, above, in: heap) else { break }
        heap.swapAt(place, above)
        place = above
      }
    }
  }

  private nonisolated static func sink(in waiting: inout [Entry]) {
    waiting.withUnsafeMutableBufferPointer { heap in
      var place = 0
      while true {
        var below = 2 * place + 1
        guard below < heap.count else { break }
        // OPTIMIZATION: added, for nobody can foretell a branch.
        if below + 1 < heap.count { below += isBefore(below + 1, below, in: heap) ? 1 : 0 }
        guard isBefore(below, place, in: heap) else { break }
        heap.swapAt(place, below)
        place = below
      }
    }
  }

  private nonisolated static func isBefore(
    _ one: Int, _ other: Int, in heap: UnsafeMutableBufferPointer<Entry>
  ) -> Bool {
    let (first, second) = (heap[one].due, heap[other].due)
    return first == second ? heap[one].number < heap[other].number : first < second
  }
}
