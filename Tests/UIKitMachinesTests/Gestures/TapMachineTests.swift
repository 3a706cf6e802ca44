// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Tap machine")
struct TapMachineTests {
  private func fingers(taps: Int = 1, touches: Int = 1) -> Fingers<TapMachine> {
    Fingers(TapMachine(settings: .init(taps: taps, touches: touches)))
  }

  @Test func `a finger that comes and goes taps`() {
    var one = fingers()
    one.tap(at: CGPoint(x: 3, y: 4))
    #expect(one.take() == ["wait 0.75", "ended: tapped"])
    #expect(one.machine.place == CGPoint(x: 3, y: 4))
    #expect(one.machine.completedTaps == 1)
    #expect(!one.machine.isBetweenTaps)
  }

  @Test func `taps are counted, and waited for`() {
    var two = fingers(taps: 2)
    two.tap()
    #expect(two.machine.isBetweenTaps)
    two.pass(0.2)
    two.tap()
    #expect(two.take() == ["wait 0.75", "wait 0.35", "wait 0.75", "ended: tapped 2 times"])
    var late = fingers(taps: 2)
    late.tap()
    late.pass(0.36)
    #expect(late.take() == ["wait 0.75", "wait 0.35", "failed: no further tap within 0.35 s"])
  }

  @Test func `what is no tap says why`() {
    var held = fingers()
    held.land()
    held.pass(0.75)
    #expect(held.take().last == "failed: held longer than 0.75 s")
    var moved = fingers()
    moved.land()
    moved.move(45)
    #expect(moved.take() == ["wait 0.75"])
    moved.move(45.2)
    #expect(moved.take() == ["failed: moved 45.2 pt, limit 45"])
    var crowd = fingers()
    crowd.land(2)
    #expect(crowd.take() == ["failed: 2 touches, limit 1"])
    var lonely = fingers(touches: 2)
    lonely.tap()
    #expect(lonely.take().last == "failed: 1 touches, required 2")
    var taken = fingers()
    taken.land()
    taken.cancel()
    #expect(taken.take().last == "failed: touches cancelled")
  }

  @Test func `several fingers may come and go one after the other`() {
    var two = fingers(touches: 2)
    two.land()
    two.land()
    two.lift()
    #expect(!two.isOver)
    two.lift()
    #expect(two.take().last == "ended: tapped")
    var again = fingers(touches: 2)
    again.land(2)
    again.lift()
    again.land()
    #expect(again.take().last == "failed: 3 touches, limit 2")
  }

  @Test func `a later tap is beside the first one only so far`() {
    var far = fingers(taps: 2)
    far.tap()
    far.tap(at: CGPoint(x: 46, y: 0))
    #expect(far.take().last == "failed: moved 46 pt, limit 45")
    // The middle of two fingers says nothing while the second is not down.
    var pair = fingers(taps: 2, touches: 2)
    pair.tap(2)
    pair.land(at: CGPoint(x: 100, y: 0))
    #expect(!pair.isOver)
    pair.land(at: CGPoint(x: 10, y: 0))
    pair.lift(2)
    #expect(pair.take().last == "ended: tapped 2 times")
  }

  @Test func `whatever fingers do, a decision is the last word`() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<2000 {
      var fingers = fingers(taps: random.int(1..<4), touches: random.int(1..<4))
      for _ in 0..<12 {
        let wasOver = fingers.isOver
        switch random.int(0..<5) {
        case 0 where fingers.down < 5: fingers.land()
        case 1: fingers.move(CGFloat(random.int(0..<60)))
        case 2 where fingers.down > 0: fingers.lift()
        case 3 where fingers.down > 0 && random.chance(0.2): fingers.cancel()
        default: fingers.pass(Double(random.int(0..<5)) / 10)
        }
        let words = fingers.take()
        if wasOver { #expect(words == []) }
        #expect(fingers.machine.isBetweenTaps ? fingers.down == 0 && fingers.wait != nil : true)
      }
    }
  }
}
