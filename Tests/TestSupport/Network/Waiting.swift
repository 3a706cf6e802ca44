// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Dispatch
  import Foundation

  /// Seconds that a test waits for the other side before it fails.
  ///
  /// All tests share the main actor, and the host's turn there comes after everything that already
  /// waits for it, which on a slow machine may be nearly all tests.
  package let patience = 1200

  /// Runs what blocks on a thread of its own, so that the main actor stays free for the host.
  package func elsewhere<T: Sendable>(
    _ body: @escaping @Sendable () throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }

  /// Lets the main actor do other things until `condition` holds.
  @MainActor
  package func eventually(_ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(patience)
    while !condition() {
      guard ContinuousClock.now < deadline else { throw ClientError.tooLate }
      await Task.yield()
    }
  }

  /// Why a client of a test gave up.
  package enum ClientError: Error, Equatable {
    case cannotConnect, closed, tooLate, unexpected
  }
#endif
