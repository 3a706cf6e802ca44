// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import TestSupport
import Testing
import UIKitHost
import UIKitRuntime

@testable import ResponderFoundation

@MainActor @Suite("The main queue on a virtual clock", .freshRuntime)
struct MainClockTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private func withClock(_ body: (VirtualClock, Log) throws -> Void) rethrows {
    try Runtime.withFresh {
      let clock = VirtualClock()
      TimeSource.clock = clock
      try body(clock, Log())
    }
  }

  @Test func `timers, calls after a time and delayed performs keep the order in which they came`() {
    var orders: Set<[String]> = []
    for run in 0..<1000 {
      withClock { clock, log in
        clock.advance(by: Double(run) * 0.37)
        DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 0.3) { log.lines.append("one") }
        Timer.scheduledTimer(onClockAfter: 0.3, repeats: false) { _ in
          MainActor.assumeIsolated { log.lines.append("timer") }
        }
        DispatchQueue.main.asyncAfter(onClock: DispatchTime.nowOnClock() + .milliseconds(300)) {
          log.lines.append("two")
          DispatchQueue.main.async(onClock: nil) { log.lines.append("async") }
        }
        TimeSource.clock.schedule(after: 0.3) { log.lines.append("clock") }
        clock.advance(by: 0.3)
        orders.insert(log.lines)
      }
    }
    #expect(orders == [["one", "timer", "two", "clock", "async"]])
  }

  @Test func `a work item that is cancelled does not run, and its group is left`() {
    withClock { clock, log in
      let group = DispatchGroup()
      let item = DispatchWorkItem { MainActor.assumeIsolated { log.lines.append("item") } }
      DispatchQueue.main.async(onClock: group, execute: item)
      group.notify(onClock: .main) { log.lines.append("done") }
      item.cancel()
      clock.advance(by: 0.1)
      #expect(log.lines == ["done"])
    }
  }

  @Test func `a call that asks for itself for ever lets time pass`() {
    withClock { clock, log in
      var count = 0
      @MainActor func again() {
        count += 1
        DispatchQueue.main.async(onClock: nil) { again() }
      }
      again()
      clock.advance(by: 0.5)
      #expect(count > 500 && count < 100_000)
    }
  }
}
