// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Flexible lengths")
struct FlexibleLengthTests {
  /// "start length" of 20 points after 10, in a room of 100 that becomes another.
  private func fitted(_ flexible: String, to room: CGFloat) -> [CGFloat] {
    let length = FlexibleLength(start: 10, length: 20).fitted(
      from: 100, to: room, before: flexible.contains("b"), size: flexible.contains("s"),
      after: flexible.contains("a"))
    return [length.start, length.length]
  }

  @Test func `what is flexible takes its part of the change`() {
    #expect(fitted("", to: 200) == [10, 20])
    #expect(fitted("a", to: 200) == [10, 20])
    #expect(fitted("b", to: 200) == [110, 20])
    #expect(fitted("s", to: 200) == [10, 120])
    #expect(fitted("ba", to: 180) == [20, 20])
    #expect(fitted("bsa", to: 200) == [20, 40])
    #expect(fitted("bs", to: 130) == [20, 40])
    #expect(fitted("s", to: 50) == [10, 0])
    #expect(fitted("bsa", to: 100) == [10, 20])
  }

  @Test func `margins that are empty share evenly`() {
    let whole = FlexibleLength(start: 0, length: 100)
    #expect(
      whole.fitted(from: 100, to: 140, before: true, size: false, after: true)
        == FlexibleLength(start: 20, length: 100))
  }

  @Test func `the three parts fill the room again when one of them is flexible`() {
    var random = SeededRandom(seed: 17)
    for _ in 0..<2000 {
      let start = CGFloat(random.int(0..<50))
      let length = CGFloat(random.int(1..<50))
      let old = start + length + CGFloat(random.int(0..<50))
      let new = old + CGFloat(random.int(0..<100))
      let part = random.int(0..<8)
      guard part > 0 else { continue }
      let fitted = FlexibleLength(start: start, length: length).fitted(
        from: old, to: new, before: part & 1 != 0, size: part & 2 != 0, after: part & 4 != 0)
      if part & 1 == 0 { #expect(fitted.start == start) }
      if part & 2 == 0 { #expect(fitted.length == length) }
      let after = new - fitted.start - fitted.length
      if part & 4 == 0 { #expect(abs(after - (old - start - length)) < 1e-9) }
      #expect(fitted.start >= start && fitted.length >= length && after > -1e-9)
    }
  }
}
