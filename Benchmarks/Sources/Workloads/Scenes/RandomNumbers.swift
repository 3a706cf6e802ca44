// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A small linear congruential generator, so that every language draws the same numbers.
struct RandomNumbers {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// The next 24 random bits.
  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 8
  }

  /// A number in 0..<limit.
  mutating func below(_ limit: Int) -> Int {
    Int((UInt64(next()) * UInt64(limit)) >> 24)
  }
}
