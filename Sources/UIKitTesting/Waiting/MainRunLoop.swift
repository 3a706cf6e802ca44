// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Turns the real run loop that tests run on, for what a test scheduled there itself.
///
/// Under XCTest that is the main run loop. Swift Testing runs the main actor on a thread of its own
/// on Linux, where nobody turns `RunLoop.main`: `Timer.scheduledTimer` and the loop of the current
/// thread work there.
@MainActor
enum MainRunLoop {
  /// The longest the loop sleeps at a time, in seconds, before it is asked whether to go on.
  private static let slice: TimeInterval = 0.01

  /// Turns it for `duration` real seconds, calling `body` after each turn.
  static func turn(for duration: TimeInterval, _ body: () -> Void) {
    _ = turn(for: duration) {
      body()
      return false
    }
  }

  /// Turns it until `condition` holds, for at most `duration` real seconds.
  ///
  /// - Returns: whether the condition held.
  static func turn(for duration: TimeInterval, until condition: () throws -> Bool) rethrows -> Bool
  {
    let end = Date(timeIntervalSinceNow: duration)
    while Date() < end {
      let until = min(end, Date(timeIntervalSinceNow: slice))
      if !RunLoop.current.run(mode: .default, before: until) { Thread.sleep(until: until) }
      if try condition() { return true }
    }
    return false
  }
}
