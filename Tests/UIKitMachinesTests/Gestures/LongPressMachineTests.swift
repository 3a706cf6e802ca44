// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Long press machine")
struct LongPressMachineTests {
  private func fingers(
    taps: Int = 0, touches: Int = 1, duration: TimeInterval = 0.5
  ) -> Fingers<LongPressMachine> {
    Fingers(LongPressMachine(settings: .init(taps: taps, touches: touches, duration: duration)))
  }

  @Test func `a finger that rests begins, moves and ends`() {
    var one = fingers()
    one.land()
    one.pass(0.5)
    one.move(80)
    one.lift()
    #expect(one.take() == ["wait 0.5", "began: held 0.5 s", "changed", "ended: fingers lifted"])
    one.move(1)
    one.cancel()
    #expect(one.take() == [])
  }

  @Test func `what does not rest fails`() {
    var moved = fingers()
    moved.land()
    moved.move(10)
    moved.move(10.5)
    #expect(moved.take() == ["wait 0.5", "failed: moved 10.5 pt, limit 10"])
    var short = fingers()
    short.tap()
    #expect(short.take() == ["wait 0.5", "failed: lifted before 0.5 s"])
    var crowd = fingers()
    crowd.land()
    crowd.land()
    #expect(crowd.take() == ["wait 0.5", "failed: 2 touches, limit 1"])
  }

  @Test func `the time counts from the last finger, and ends with the first`() {
    var two = fingers(touches: 2)
    two.land()
    two.pass(1)
    #expect(two.take() == [])
    two.land()
    two.pass(0.5)
    two.lift()
    two.lift()
    #expect(two.take() == ["wait 0.5", "began: held 0.5 s", "ended: fingers lifted"])
  }

  @Test func `without a duration it begins with the finger`() {
    var one = fingers(duration: 0)
    one.land()
    one.cancel()
    #expect(one.take() == ["began: held 0.0 s", "cancelled: touches cancelled"])
  }

  @Test func `taps come before the press`() {
    var tapped = fingers(taps: 1)
    tapped.tap()
    #expect(tapped.machine.isBetweenTaps)
    tapped.pass(0.1)
    tapped.land()
    tapped.pass(0.5)
    #expect(tapped.take() == ["wait 0.75", "wait 0.35", "wait 0.5", "began: held 0.5 s"])
    var late = fingers(taps: 1)
    late.tap()
    late.pass(0.4)
    #expect(late.take().last == "failed: no further tap within 0.35 s")
    var held = fingers(taps: 1)
    held.land()
    held.move(3)
    held.pass(0.8)
    #expect(held.take().last == "failed: held longer than 0.75 s")
    held.land()
    #expect(held.take() == [])
  }

  @Test func `GR-122 after taps the time counts from the last finger`() {
    var two = fingers(taps: 1, touches: 2)
    two.land(2)
    two.lift(2)
    two.pass(0.1)
    two.land()
    two.pass(0.4)
    #expect(two.take() == ["wait 0.75", "wait 0.35"])
    two.land()
    two.pass(0.4)
    #expect(two.take() == ["wait 0.5"])
    two.pass(0.2)
    #expect(two.take() == ["began: held 0.5 s"])
  }

  @Test func `whatever fingers do, what began ends or is cancelled once`() {
    var random = SeededRandom(seed: 43)
    for _ in 0..<2000 {
      var fingers = fingers(taps: random.int(0..<3), touches: random.int(1..<3))
      var words: [String] = []
      for _ in 0..<14 {
        switch random.int(0..<5) {
        case 0 where fingers.down < 4: fingers.land()
        case 1 where fingers.down > 0: fingers.move(CGFloat(random.int(0..<14)))
        case 2 where fingers.down > 0: fingers.lift()
        case 3 where fingers.down > 0 && random.chance(0.2): fingers.cancel()
        default: fingers.pass(Double(random.int(0..<7)) / 10)
        }
        words += fingers.take()
      }
      let states = words.map { String($0.prefix { $0.isLetter }) }.filter { $0 != "wait" }
      let began = states.firstIndex(of: "began")
      let over = states.firstIndex { ["ended", "cancelled", "failed"].contains($0) }
      #expect(states.count { $0 == "began" } <= 1)
      if let over { #expect(over == states.count - 1, "\(states)") }
      if states.contains("ended") || states.contains("cancelled") { #expect(began == 0) }
      if states.contains("failed") { #expect(states == ["failed"]) }
    }
  }
}
