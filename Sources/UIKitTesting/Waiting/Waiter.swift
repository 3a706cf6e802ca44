// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit

extension EventGenerator {
  /// Waits until something calls `complete()`.
  @preconcurrency @MainActor
  public final class Waiter {
    /// How far a waiter is.
    public enum State: Equatable, Sendable {
      /// Not started.
      case idle
      /// Waiting.
      case running
      /// Done: completed, or out of time.
      case completed(timeout: Bool)
    }

    /// The longest time to wait, in seconds.
    public let timeout: TimeInterval

    /// How far it is.
    public private(set) var state: State = .idle

    /// Makes a waiter that was not started.
    public init(timeout: TimeInterval) { self.timeout = timeout }

    /// Waits until `complete()` is called or the time is over.
    ///
    /// - Throws: `waiterIsAlreadyRunning` or `waiterIsAlreadyCompleted`.
    public func start() throws {
      try begin()
      finish()
    }

    /// Ends the waiting.
    ///
    /// - Throws: `waiterIsNotRunning` or `waiterIsAlreadyCompleted`.
    public func complete() throws {
      switch state {
      case .idle: throw HammerError.waiterIsNotRunning
      case .completed: throw HammerError.waiterIsAlreadyCompleted
      case .running: state = .completed(timeout: false)
      }
    }

    func begin() throws {
      switch state {
      case .running: throw HammerError.waiterIsAlreadyRunning
      case .completed: throw HammerError.waiterIsAlreadyCompleted
      case .idle: state = .running
      }
    }

    func finish() {
      let isDone = DriverSession.shared.hold(
        for: timeout, checking: EventGenerator.fingerMoveInterval
      ) { state != .running }
      if !isDone { state = .completed(timeout: true) }
    }
  }
}
