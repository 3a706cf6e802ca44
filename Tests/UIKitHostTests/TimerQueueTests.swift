// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitHost

@MainActor @Suite("Timers that wait")
struct TimerQueueTests {
  @Test func `they come by the time they are due, equal ones in the order of calls`() {
    var random = SeededRandom(seed: 5)
    var queue = TimerQueue()
    var expected: [(due: Double, number: Int)] = []
    var timers: [ObjectIdentifier: Int] = [:]
    var kept: [ClockTimer] = []
    for number in 0..<500 {
      let due = Double(Int.random(in: 0..<40, using: &random))
      let timer = ClockTimer(deadline: due) {}
      queue.insert(timer, due: due)
      timers[ObjectIdentifier(timer)] = number
      kept.append(timer)
      if number % 7 == 0 { timer.cancel() } else { expected.append((due, number)) }
    }
    expected.sort { ($0.due, $0.number) < ($1.due, $1.number) }
    #expect(queue.removeFirst(dueBy: -1) == nil)
    #expect(queue.nextDue == expected.first?.due)
    var came: [Int] = []
    while let timer = queue.removeFirst(dueBy: 100) {
      came += [timers[ObjectIdentifier(timer)] ?? -1]
    }
    #expect(came == expected.map(\.number))
    #expect(queue.isEmpty && queue.nextDue == nil)
  }

  @Test func `one that is due at no number is due at once`() {
    var queue = TimerQueue()
    let (some, none) = (ClockTimer(deadline: 0) {}, ClockTimer(deadline: .nan) {})
    queue.insert(some, due: 0)
    queue.insert(none, due: .nan)
    #expect(queue.removeFirst(dueBy: 0) === none)
    #expect(queue.removeFirst(dueBy: 0) === some)
  }

  @Test func `those that were cancelled long before they are due do not pile up`() {
    var queue = TimerQueue()
    let kept = (0..<100).map { ClockTimer(deadline: Double(100 - $0)) {} }
    for timer in kept { queue.insert(timer, due: timer.deadline) }
    var most = 0
    for _ in 0..<10_000 {
      let timer = ClockTimer(deadline: 1e6) {}
      queue.insert(timer, due: timer.deadline)
      timer.cancel()
      most = max(most, queue.count)
    }
    #expect(most <= 256)
    for timer in kept.reversed() { #expect(queue.removeFirst(dueBy: 1e5) === timer) }
    #expect(queue.nextDue == nil && queue.isEmpty)
  }
}
