// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitHost

@MainActor @Suite("Real clock")
struct RealClockTests {
  /// An hour against the milliseconds of a test: the run loop of tests turns no timers.
  @Test func `timers of the real clock are due when they were asked for, not at once`() {
    let timer = ClockTimer(deadline: 0) {}
    let late = RealClock.systemTimer(for: timer, after: 3600).fireDate
    let overdue = RealClock.systemTimer(for: timer, after: -3600).fireDate
    #expect(late > Date(timeIntervalSinceNow: 1800))
    #expect(overdue > Date(timeIntervalSinceNow: -1800) && overdue <= Date())
  }
}
