// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What devices report and cannot mean: counted and traced, and time kept from going back.
@MainActor
final class InputRepairs {
  /// How often input was dropped or put right.
  private(set) var count = 0
  // OPTIMIZATION: unchecked, for `settle(_:)` alone uses it while input changes, and calls nothing.
  @exclusivity(unchecked) private var lastTime: TimeInterval = 0

  /// The time of a report, or the latest one known when it goes back.
  @inline(__always)
  func settle(_ time: TimeInterval) -> TimeInterval {
    guard time.isFinite, time >= lastTime else { return repaired(time) }
    lastTime = time
    return time
  }

  private func repaired(_ time: TimeInterval) -> TimeInterval {
    note("time \(time) after \(lastTime)")
    return lastTime
  }

  /// Counts and traces input that means nothing.
  func note(_ anomaly: @autoclosure () -> String) {
    count += 1
    Trace.record(.anomaly, anomaly())
  }
}
