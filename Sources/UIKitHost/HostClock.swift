// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitRuntime

/// Where an application takes the time from: real on a host, virtual in tests and replays.
///
/// Nothing below a host reads a wall clock or sleeps.
@MainActor
public protocol HostClock: AnyObject {
  /// Seconds since an arbitrary start; never goes back.
  var now: TimeInterval { get }
  /// Runs `body` once when `now` reaches `deadline`, in the order of deadlines, then of calls.
  @discardableResult
  func schedule(at deadline: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockTimer
}

extension HostClock {
  /// Runs `body` once when `delay` seconds have passed.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    schedule(at: now + max(0, delay), body)
  }
}

/// A call that waits on a clock.
@MainActor
public final class ClockTimer {
  /// When it is due.
  public let deadline: TimeInterval
  private var body: (@MainActor () -> Void)?

  /// Makes a timer; only clocks do.
  ///
  /// - Parameters:
  ///   - deadline: when it is time, in seconds of the clock.
  ///   - body: what is done when it is time.
  public init(deadline: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.body = body
  }

  /// True until it fired or was cancelled.
  public var isPending: Bool { body != nil }

  /// Takes the call back; without effect when it was made already.
  public func cancel() { body = nil }

  /// Makes the call, once; only clocks call this.
  public func fire() {
    let call = body
    body = nil
    call?()
  }
}

/// The clock the application runs on: the host's, or a real one before a host starts.
@MainActor
public enum TimeSource {
  /// The clock that `CACurrentMediaTime()` and every timer of the library read.
  public static var clock: any HostClock {
    get { ApplicationClock.shared.clock }
    set { ApplicationClock.shared.clock = newValue }
  }
}

/// Keeps the clock of the application.
@MainActor
private final class ApplicationClock {
  static var shared: ApplicationClock { Runtime.part(.clock) { ApplicationClock() } }

  var clock: any HostClock = RealClock()
}
