// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Key repeat")
struct KeyRepeatTests {
  @Test func `a pause comes first, then short intervals`() {
    var held = KeyRepeat(delay: 0.5, interval: 0.1)
    let first = held.begin()
    #expect(first.time == 0.5)
    #expect(held.isDue(first))
    let second = held.next(after: first)
    #expect(second.time == 0.1)
    #expect(held.isDue(second))
    #expect(held.next(after: second).time == 0.1)
  }

  @Test func `nothing is due of a key that is up or of the one before`() {
    var held = KeyRepeat(delay: 0.5, interval: 0.1)
    let first = held.begin()
    held.end()
    #expect(!held.isDue(first))
    let second = held.begin()
    #expect(held.isDue(second) && !held.isDue(first))
    let third = held.begin()
    #expect(!held.isDue(second) && !held.isDue(held.next(after: second)))
    #expect(held.isDue(third))
  }
}
