// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Dispatch
import Foundation

extension DispatchGroup {
  // Rules: RT-47.
  /// What the rewriter makes of `notify(queue:execute:)` with the main queue: in virtual time it comes
  /// by the clock where nothing is left to wait for.
  ///
  /// What other threads do still takes real time, and the call comes when they are done.
  ///
  /// - Parameters:
  ///   - queue: where it is called.
  ///   - work: what is called once all of the group is done.
  @preconcurrency
  public func notify(
    onClock queue: DispatchQueue, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    guard queue.isOnClock else {
      return notify(queue: queue) { MainActor.assumeIsolated { work() } }
    }
    ask(work)
  }

  private func ask(_ work: @escaping @MainActor @Sendable () -> Void) {
    ClockQueue.call(after: 0) { [self] in
      if wait(timeout: .now()) == .success { return MainActor.assumeIsolated { work() } }
      ClockQueue.call(after: 0.001) { [self] in ask(work) }
    }
  }
}
