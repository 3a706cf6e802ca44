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
    let systemTimer = Timer(timeInterval: max(0, deadline - now), repeats: false) { _ in
      MainActor.assumeIsolated { timer.fire() }
    }
    RunLoop.main.add(systemTimer, forMode: .common)
    return timer
  }
}
