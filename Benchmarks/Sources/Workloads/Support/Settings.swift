// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What the environment asks for.
struct Settings {
  /// `BENCH_ONLY`: only names that begin with one of these run, or are one behind `=`; empty runs
  /// all.
  var only: [String]
  /// `BENCH_MS`: the least length of a timed run, in nanoseconds.
  var runLength: Double
  /// `BENCH_ONCE`: untimed passes instead of timed runs, for counting instructions.
  var untimedPasses: Int?
  /// `BENCH_WALL`: the clock on the wall instead of the thread's share of the processor.
  var usesWallClock: Bool

  init(_ environment: [String: String]) {
    only = environment["BENCH_ONLY"]?.split(separator: " ").map(String.init) ?? []
    runLength = (environment["BENCH_MS"].flatMap(Double.init) ?? 40) * 1e6
    untimedPasses = environment["BENCH_ONCE"].flatMap(Int.init)
    usesWallClock = environment["BENCH_WALL"] == "1"
  }

  /// Whether a line of this name is asked for: `W1.d10` asks for itself, not for `W1.d100`, and
  /// `=W5` for nothing but `W5`.
  func includes(_ name: String) -> Bool {
    only.isEmpty
      || only.contains { asked in
        if asked.hasPrefix("=") { return name == asked.dropFirst() }
        return name.hasPrefix(asked) && name.dropFirst(asked.count).first?.isNumber != true
      }
  }
}
