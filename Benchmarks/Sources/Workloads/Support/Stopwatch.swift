// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Nanoseconds of work done by this thread, or of time gone by.
struct Stopwatch {
  var usesWallClock: Bool

  /// Nanoseconds since some moment before the process started.
  var now: Double {
    var time = timespec()
    clock_gettime(usesWallClock ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How long `body` takes, in nanoseconds.
  func measure(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }
}
