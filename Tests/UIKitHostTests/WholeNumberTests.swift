// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

@Suite("Whole numbers")
struct WholeNumberTests {
  private static let values: [Double] = [
    0, -0.0, 0.9, -0.9, 7.9, -7.9, .leastNonzeroMagnitude, 1e15, -1e15, 9.3e18, -9.3e18, 1e300,
    .infinity,
    -.infinity, .nan,
  ]

  @Test func `VA-1 any number becomes one of a range`() {
    #expect(
      Self.values.map { Int($0, in: -5...100) }
        == [0, 0, 0, 0, 7, -5, 0, 100, -5, 100, -5, 100, 100, -5, 0])
    #expect(
      Self.values.map { Int($0, in: 3...5) } == [3, 3, 3, 3, 5, 3, 3, 5, 3, 5, 3, 5, 5, 3, 3])
  }

  @Test func `VA-1 the range may be all there is`() {
    #expect(
      Self.values.map { Int($0, in: .min ... .max) } == [
        0, 0, 0, 0, 7, -7, 0, 1_000_000_000_000_000, -1_000_000_000_000_000, .max, .min, .max,
        .max, .min, 0,
      ])
  }
}
