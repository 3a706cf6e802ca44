// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitHost

/// On the run loop of the thread that the test runs on, which the test turns itself.
@MainActor
@Suite("Real clock", .timeLimit(.minutes(30)))
struct RealClockTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  /// Makes the clock in the test itself: a suite may be made on another thread, whose run loop nobody
  /// turns.
  @MainActor private final class Stage {
    lazy var clock = RealClock(on: .current)
  }

  private let stage = Stage()
  private var clock: RealClock { stage.clock }
  private let log = Log()

  /// Turns the run loop until there are some lines.
  private func turn(untilThereAre count: Int) {
    while log.lines.count < count {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func `calls come by deadline, not at once, equal ones in the order of being set`() {
    let start = clock.now
    var early: [String] = []
    let times = [("c", 0.03), ("a", 0.01), ("b", 0.02), ("b2", 0.02)]
    for (name, delay) in times {
      clock.schedule(at: start + delay) { [clock, log] in
        log.lines.append(name)
        if clock.now < start + delay { early.append(name) }
      }
    }
    turn(untilThereAre: 4)
    #expect(log.lines == ["a", "b", "b2", "c"])
    #expect(early.isEmpty)
  }

  @Test func `a thousand calls, some set by calls, need two timers of the run loop`() {
    for number in 0..<500 {
      clock.schedule(after: 0) { [clock, log] in
        log.lines.append("\(number)")
        clock.schedule(after: 0) { log.lines.append("\(number) again") }
      }
    }
    turn(untilThereAre: 1000)
    #expect(log.lines.prefix(500) == (0..<500).map { "\($0)" }[...])
    #expect(log.lines.suffix(500) == (0..<500).map { "\($0) again" }[...])
    #expect(clock.alarmCount == 2)
  }

  @Test func `what a call schedules for now comes after all that were due`() {
    clock.schedule(at: 0) { [clock, log] in
      log.lines.append("a")
      clock.schedule(at: 0) { log.lines.append("set by a") }
    }
    clock.schedule(after: 0) { [log] in log.lines.append("b") }
    turn(untilThereAre: 3)
    #expect(log.lines == ["a", "b", "set by a"])
  }

  @Test func `a run loop that turns inside a call makes the other calls`() {
    clock.schedule(after: 0) { [clock, log] in
      log.lines.append("a begins")
      clock.schedule(after: 0) {
        log.lines.append("c begins")
        turn(untilThereAre: 4)
        log.lines.append("c ends")
      }
      turn(untilThereAre: 5)
      log.lines.append("a ends")
    }
    clock.schedule(after: 0.001) { [log] in log.lines.append("b") }
    clock.schedule(after: 0.005) { [log] in log.lines.append("d") }
    turn(untilThereAre: 6)
    #expect(log.lines.first == "a begins")
    #expect(Set(log.lines[1...3]) == ["b", "c begins", "d"])
    #expect(log.lines[4...] == ["c ends", "a ends"])
    clock.schedule(after: 0) { [log] in log.lines.append("e") }
    turn(untilThereAre: 7)
    #expect(log.lines.last == "e")
  }

  @Test func `a call that was taken back does not come`() {
    let timer = clock.schedule(after: 0) { [log] in log.lines.append("cancelled") }
    clock.schedule(after: 0.001) { [log] in log.lines.append("kept") }
    timer.cancel()
    turn(untilThereAre: 1)
    #expect(log.lines == ["kept"])
  }

  @Test(arguments: [Double.nan, -.infinity])
  func `a deadline beyond all times stops nobody else`(deadline: TimeInterval) {
    clock.schedule(at: .infinity) { [log] in log.lines.append("never") }
    clock.schedule(at: deadline) { [log] in log.lines.append("\(deadline)") }
    turn(untilThereAre: 1)
    #expect(log.lines == ["\(deadline)"])
  }

  @Test func `calls come though nobody keeps the clock, which then goes`() {
    weak var gone: RealClock?
    do {
      let clock = RealClock(on: .current)
      gone = clock
      clock.schedule(after: 0) { [log] in log.lines.append("a") }
    }
    #expect(gone != nil)
    turn(untilThereAre: 1)
    #expect(log.lines == ["a"])
    #expect(gone == nil)
  }
}
