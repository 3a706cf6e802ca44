// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// Calls that wait for the main queue, while the application's clock is virtual.
@MainActor
final class ClockQueue {
  static var shared: ClockQueue { Runtime.part(.clockQueue) { ClockQueue() } }

  /// How many calls, each asked for by the one before, come at one instant; the next one comes a
  /// moment later, so that what asks for itself for ever lets time pass.
  private static let mostAtOnce = 100
  /// How much later, in seconds.
  private static let moment: TimeInterval = 0.001

  /// How many calls led to the one that runs, at this instant; nil while none runs.
  private var depth: Int?

  // Rules: RT-45, RT-49.
  /// Calls when the time has passed, in order with all else that waits on the clock.
  ///
  /// - Parameters:
  ///   - delay: seconds; 0 for after all that is due now.
  ///   - body: what is called.
  func call(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    var delay = max(0, delay)
    var number = 0
    if delay == 0, let depth {
      number = depth + 1
      if number > Self.mostAtOnce { (number, delay) = (0, Self.moment) }
    }
    TimeSource.clock.schedule(after: delay) { [self] in
      depth = number
      defer { depth = nil }
      body()
    }
  }

  /// Whether the caller is on the main actor and its time is virtual: then calls wait on the clock.
  nonisolated static var isVirtual: Bool {
    guard MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated { !(TimeSource.clock is RealClock) }
  }

  // Rules: RT-45.
  /// The same for whoever knows that the caller is on the main actor.
  nonisolated static func call(after delay: TimeInterval, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    MainActor.assumeIsolated { shared.call(after: delay) { body() } }
  }
}
