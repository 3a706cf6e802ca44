// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Swipe machine")
struct SwipeMachineTests {
  private static let right = CGPoint(x: 1, y: 0)
  private static let down = CGPoint(x: 0, y: 1)

  private func fingers(
    _ directions: CGPoint..., touches: Int = 1
  ) -> Fingers<SwipeMachine> {
    Fingers(SwipeMachine(touches: touches, directions: directions))
  }

  @Test func `reasons print numbers of any size`() {
    #expect(
      [1, 1.25, -3, 1e200, .infinity, .nan].map(short)
        == ["1", "1.3", "-3", "1e+200", "inf", "nan"])
  }

  @Test func `a fast movement in a direction swipes`() {
    var one = fingers(Self.right)
    one.land(at: CGPoint(x: 7, y: 8))
    one.pass(0.1)
    one.move(49)
    one.move(50, 10)
    #expect(one.take() == ["wait 0.5", "ended: swiped 50 pt"])
    #expect(one.machine.place == CGPoint(x: 7, y: 8))
    #expect(!one.machine.isBetweenTaps)
  }

  @Test func `what is no swipe says why`() {
    var back = fingers(Self.right)
    back.land()
    back.move(30)
    back.move(20)
    #expect(back.take().last == "failed: moved backwards")
    var away = fingers(Self.right)
    away.land()
    away.move(-10)
    #expect(away.take().last == "failed: moved backwards")
    var slow = fingers(Self.right)
    slow.land()
    slow.pass(0.5)
    #expect(slow.take().last == "failed: not complete within 0.5 s")
    var lifted = fingers(Self.right)
    lifted.tap()
    #expect(lifted.take().last == "failed: lifted too early")
    var alone = fingers(Self.right, touches: 2)
    alone.land()
    alone.move(9)
    alone.move(10)
    #expect(alone.take().last == "failed: moved with 1 touches, required 2")
    var crowd = fingers(Self.right)
    crowd.land(2)
    #expect(crowd.take().last == "failed: 2 touches, limit 1")
    var taken = fingers(Self.right)
    taken.land()
    taken.cancel()
    #expect(taken.take().last == "failed: touches cancelled")
  }

  @Test func `a swipe may drift less and less`() {
    var early = fingers(Self.right)
    early.land()
    early.move(20, 150)
    #expect(!early.isOver)
    var late = fingers(Self.right)
    late.land()
    late.pass(0.4)
    late.move(20, 41)
    #expect(late.take().last == "failed: drifted 41 pt, limit 40")
  }

  @Test func `a movement steeper than half a right angle is another swipe`() {
    var both = fingers(Self.right, Self.down)
    both.land()
    both.move(50, 60)
    #expect(both.take().last == "ended: swiped 60 pt")
    var one = fingers(Self.right)
    one.land()
    one.move(50, 60)
    #expect(!one.isOver)
  }
}
