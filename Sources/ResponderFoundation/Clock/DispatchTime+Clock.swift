// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Dispatch
import Foundation
import UIKitHost

extension DispatchTime {
  /// What times on a virtual clock begin with, in nanoseconds: no machine runs for so long.
  private static let virtualStart: UInt64 = 1 << 60

  /// The beginning of a virtual clock: times before it can be told, too.
  private static let virtualZero: UInt64 = virtualStart + (1 << 58)

  /// The latest time on a virtual clock, in nanoseconds: three years.
  private static let mostNanoseconds = 100_000_000_000_000_000

  // Rules: RT-46.
  /// What the rewriter makes of `now()`: on the main actor the time of the application's clock where
  /// that is virtual, else the same as `now()`.
  ///
  /// A time on the virtual clock can be compared with others of it alone.
  public static func nowOnClock() -> DispatchTime {
    guard ClockQueue.isVirtual else { return now() }
    let time = MainActor.assumeIsolated { TimeSource.clock.now }
    return DispatchTime(uptimeNanoseconds: virtualZero &+ nanoseconds(time))
  }

  private static func nanoseconds(_ time: Double) -> UInt64 {
    UInt64(Int((time * 1e9).rounded(), in: 0...mostNanoseconds))
  }

  /// Whether it is a time on a virtual clock.
  private var isVirtual: Bool { uptimeNanoseconds >= Self.virtualStart && self != .distantFuture }

  /// Seconds from now until this time; infinity for never.
  ///
  /// A real time is taken to the millisecond, since some of it passes before anyone can ask.
  var delay: Double {
    if self == .distantFuture { return .infinity }
    let isVirtual = isVirtual
    let now = isVirtual ? DispatchTime.nowOnClock() : .now()
    let (one, other) = (uptimeNanoseconds, now.uptimeNanoseconds)
    let delay = one > other ? Double(one - other) / 1e9 : -Double(other - one) / 1e9
    return isVirtual ? delay : (delay * 1000).rounded() / 1000
  }

  /// The same time for a queue whose time is always real.
  var real: DispatchTime { isVirtual ? .now() + delay : self }
}
