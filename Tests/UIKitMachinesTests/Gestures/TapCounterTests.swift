// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Tap counter")
struct TapCounterTests {
  @Test func `taps in time and in place are one series`() {
    var counter = TapCounter()
    let place = CGPoint(x: 10, y: 10)
    #expect(counter.begin(at: place, time: 0) == 1)
    counter.end(count: 1, start: place, time: 0.1)
    #expect(counter.begin(at: CGPoint(x: 55, y: 10), time: 0.4) == 2)
    counter.end(count: 2, start: place, time: 0.5)
    #expect(counter.begin(at: place, time: 0.86) == 1)
  }

  @Test func `another place, or a touch that moved, begins anew`() {
    var counter = TapCounter()
    counter.end(count: 1, start: .zero, time: 0)
    #expect(counter.begin(at: CGPoint(x: 45.1, y: 0), time: 0.1) == 1)
    #expect(counter.begin(at: .zero, time: 0.1) == 2)
    counter.end(count: 0, start: .zero, time: 0.2)
    #expect(counter.begin(at: .zero, time: 0.2) == 1)
  }

  @Test func `two fingers are counted each for itself`() {
    var counter = TapCounter()
    let far = CGPoint(x: 200, y: 0)
    counter.end(count: 1, start: .zero, time: 0)
    counter.end(count: 4, start: far, time: 0)
    #expect(counter.begin(at: far, time: 0.1) == 5)
    #expect(counter.begin(at: .zero, time: 0.1) == 2)
  }

  @Test func `a touch may be a tap as far as a tap may move`() {
    #expect(TapCounter.isTap(from: .zero, to: CGPoint(x: 27, y: 36)))
    #expect(!TapCounter.isTap(from: .zero, to: CGPoint(x: 27, y: 36.1)))
  }
}
