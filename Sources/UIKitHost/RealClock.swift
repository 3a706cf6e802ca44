// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The system's uptime clock, with timers on the main run loop.
@MainActor
public final class RealClock: HostClock {
  /// Makes a clock; all real clocks show the same time.
  public init() {}

  /// Seconds since the machine started.
  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Runs `body` on the main run loop when `now` reaches `deadline`.
  @discardableResult
  public func schedule(
    at deadline: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let timer = ClockTimer(deadline: deadline, body)
    RunLoop.main.add(Self.systemTimer(for: timer, after: deadline - now), forMode: .common)
    return timer
  }

  /// The run loop's timer that fires `timer` after `delay` seconds.
  static func systemTimer(for timer: ClockTimer, after delay: TimeInterval) -> Timer {
    // Foundation's timer that is made with an interval alone is due at once on Linux.
    let due = Date(timeIntervalSinceNow: max(0, delay))
    return Timer(fire: due, interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { timer.fire() }
    }
  }
}
