// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension Task where Success == Never, Failure == Never {
  // Rules: RT-45, RT-78.
  /// What the rewriter makes of `sleep(for:)`: on the main actor it waits on the application's clock
  /// where that is virtual.
  ///
  /// The task goes on when the main actor is free after that.
  ///
  /// - Parameters:
  ///   - duration: how long it sleeps.
  ///   - isolation: the actor of the caller.
  /// - Throws: `CancellationError` once the task is cancelled.
  public static func sleep(
    onClockFor duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    guard isolation === MainActor.shared, ClockQueue.isVirtual else {
      return try await Task.sleep(for: duration)
    }
    let parts = duration.components
    try await sleep(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
  }

  // Rules: RT-45, RT-78.
  /// What the rewriter makes of `sleep(nanoseconds:)`.
  ///
  /// - Parameters:
  ///   - duration: how long it sleeps, in nanoseconds.
  ///   - isolation: the actor of the caller.
  /// - Throws: `CancellationError` once the task is cancelled.
  public static func sleep(
    onClockNanoseconds duration: UInt64, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    guard isolation === MainActor.shared, ClockQueue.isVirtual else {
      return try await Task.sleep(nanoseconds: duration)
    }
    try await sleep(Double(duration) / 1e9)
  }

  @MainActor
  private static func sleep(_ seconds: Double) async throws {
    let sleep = ClockSleep()
    await withTaskCancellationHandler {
      await withCheckedContinuation { sleep.begin(seconds, $0) }
    } onCancel: {
      Task<Void, Never> { @MainActor in sleep.end() }
    }
    try Task.checkCancellation()
  }
}

/// A task that waits on the clock.
@MainActor
private final class ClockSleep {
  private var timer: ClockTimer?
  private var waiting: CheckedContinuation<Void, Never>?

  func begin(_ seconds: Double, _ continuation: CheckedContinuation<Void, Never>) {
    waiting = continuation
    timer = TimeSource.clock.schedule(after: seconds) { self.end() }
    if Task.isCancelled { end() }
  }

  func end() {
    timer?.cancel()
    waiting?.resume()
    waiting = nil
  }
}
