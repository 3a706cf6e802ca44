// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

@MainActor
@Suite("Virtual clock")
struct VirtualClockTests {
  @MainActor private final class Log { var lines: [String] = [] }

  @Test func `timers fire by deadline, equal ones in the order of their calls`() {
    let (clock, log) = (VirtualClock(start: 10), Log())
    for (name, deadline) in [("c", 13.0), ("a", 11), ("b", 12), ("b2", 12)] {
      clock.schedule(at: deadline) { log.lines.append("\(name) at \(clock.now)") }
    }
    clock.advance(to: 12)
    #expect(log.lines == ["a at 11.0", "b at 12.0", "b2 at 12.0"])
    #expect(clock.nextDeadline == 13)
  }

  @Test func `a timer set by a timer fires in the same advance if it falls due`() {
    let (clock, log) = (VirtualClock(), Log())
    clock.schedule(after: 1) {
      log.lines.append("first")
      clock.schedule(after: 1) { log.lines.append("second at \(clock.now)") }
    }
    clock.advance(by: 5)
    #expect(log.lines == ["first", "second at 2.0"])
    #expect(clock.now == 5)
  }

  @Test func `a cancelled timer does not fire and ends no turn`() {
    let (clock, log) = (VirtualClock(), Log())
    clock.turnDidEnd = { log.lines.append("turn") }
    let timer = clock.schedule(after: 1) { log.lines.append("cancelled") }
    clock.schedule(after: 1) { log.lines.append("kept") }
    timer.cancel()
    clock.advance(by: 1)
    #expect(log.lines == ["kept", "turn"])
    #expect(!timer.isPending)
  }

  @Test func `a deadline in the past is due at once and time never goes back`() {
    let (clock, log) = (VirtualClock(start: 5), Log())
    clock.schedule(at: 1) { log.lines.append("late at \(clock.now)") }
    clock.advance(by: -3)
    clock.advance(to: 5)
    #expect(clock.now == 5)
    #expect(log.lines == ["late at 5.0"])
    clock.advance(to: 2)
    #expect(clock.now == 5)
  }

  @Test func `one timer fires late and alone, and time passes without any`() {
    let (clock, log) = (VirtualClock(), Log())
    clock.turnDidEnd = { log.lines.append("turn") }
    let cancelled = clock.schedule(at: 0.5) { log.lines.append("cancelled") }
    for time in [1.0, 1, 2] {
      clock.schedule(at: time) { log.lines.append("\(time) at \(clock.now)") }
    }
    cancelled.cancel()
    clock.pass(to: 1.5)
    clock.pass(to: 1.25)
    #expect(log.lines == [] && clock.now == 1.5)
    #expect(clock.fireNext(at: 1.75))
    #expect(clock.fireNext(at: 1.5))
    #expect(!clock.fireNext(at: 1.875))
    #expect(log.lines == ["1.0 at 1.75", "turn", "1.0 at 1.75", "turn"] && clock.now == 1.875)
    #expect(clock.fireNext(at: 3))
    #expect(log.lines.suffix(2) == ["2.0 at 3.0", "turn"])
  }
}
