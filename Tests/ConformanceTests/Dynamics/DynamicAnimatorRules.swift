// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DY animator", .freshApplication)
struct DynamicAnimatorRules {
  @Test func `DY-3 a view falls by 1000 points per second squared`() {
    let stage = DynamicsStage()
    let box = stage.box(0, 0, 60)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let gravity = UIGravityBehavior(items: [box])
    #expect(isNear(gravity.angle, .pi / 2, 1e-9) && gravity.magnitude == 1)
    stage.animator.addBehavior(gravity)
    #expect(box.center == CGPoint(x: 30, y: 30))
    stage.run(0.5)
    #expect(isNear(box.center.y, 30 + 125, 0.01) && box.center.x == 30)
    #expect(box.transform == CGAffineTransform(scaleX: 2, y: 2))
    gravity.setAngle(0, magnitude: 2)
    #expect(isNear(gravity.gravityDirection.dx, 2, 1e-9))
    stage.run(0.5)
    #expect(isNear(box.center.x, 30 + 250, 0.01) && isNear(box.center.y, 155 + 250, 0.01))
    #expect(isNear(stage.animator.elapsedTime, 1, 1e-9))
  }

  @Test func `DY-3 gravity that is switched off and on again pulls where it pulled`() {
    let stage = DynamicsStage()
    let box = stage.box(0, 0)
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    gravity.magnitude = 0
    stage.run(0.1)
    #expect(box.center == CGPoint(x: 50, y: 50) && isNear(gravity.angle, .pi / 2, 1e-9))
    gravity.magnitude = 1
    stage.run(0.5)
    #expect(isNear(box.center.x, 50, 0.01) && box.center.y > 150)
    gravity.magnitude = 0
    gravity.angle = 0
    gravity.magnitude = 2
    #expect(isNear(gravity.gravityDirection.dx, 2, 1e-9))
    gravity.gravityDirection = CGVector(dx: 0, dy: -3)
    gravity.gravityDirection = .zero
    #expect(isNear(gravity.angle, -.pi / 2, 1e-9))
    gravity.magnitude = 1
    #expect(isNear(gravity.gravityDirection.dy, -1, 1e-9))
  }

  @Test func `DY-1 an item that two behaviours name is one body, and an item may be any object`() {
    final class Dial: NSObject, UIDynamicItem {
      var center = CGPoint(x: 10, y: 20)
      var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      var transform = CGAffineTransform.identity
    }
    let stage = DynamicsStage()
    let dial = Dial()
    stage.animator.addBehavior(UIGravityBehavior(items: [dial]))
    let sideways = UIGravityBehavior(items: [dial])
    sideways.gravityDirection = CGVector(dx: 0.5, dy: 0)
    stage.animator.addBehavior(sideways)
    let spin = UIDynamicItemBehavior(items: [dial])
    spin.addAngularVelocity(2, for: dial)
    stage.animator.addBehavior(spin)
    stage.run(0.5)
    #expect(isNear(dial.center.x, 10 + 62.5, 0.01) && isNear(dial.center.y, 20 + 125, 0.01))
    #expect(isNear(dial.transform.b, sin(1), 0.001))
  }

  @Test func `DY-2 the same however time passes`() {
    func trace(_ part: TimeInterval) -> String {
      let stage = DynamicsStage()
      // Frames come at multiples of their length: every trace begins at the same place between two.
      let now = CACurrentMediaTime()
      stage.run(now.rounded(.up) - now + 0.001)
      let boxes = (0..<6).map { stage.box(20 + 30 * CGFloat($0), 10 + 45 * CGFloat($0), 40) }
      stage.animator.addBehavior(UIGravityBehavior(items: boxes))
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.addBehavior(collision)
      for _ in 0..<Int((1 / part).rounded()) { stage.run(part) }
      stage.run(0.005)
      return "\(boxes.map(\.center)) \(boxes.map(\.transform))"
    }
    let first = trace(1.0 / 60)
    #expect(first == trace(1.0 / 30) && first == trace(0.25) && first == trace(1))
  }

  @Test func `DY-4 it rests when everything does, and wakes`() {
    let stage = DynamicsStage()
    let box = stage.box(150, 100)
    #expect(!stage.animator.isRunning)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = stage
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(collision)
    #expect(stage.animator.isRunning)
    var frames = 0
    gravity.action = { frames += 1 }
    stage.run(4)
    #expect(stage.takeLog() == ["resume", "box + bounds", "pause"])
    #expect(!stage.animator.isRunning && isNear(box.frame.maxY, 400))
    #expect(isNear(box.transform.b, 0, 0.001))
    let (count, time) = (frames, stage.animator.elapsedTime)
    #expect(count > 50 && time < 2)
    stage.run(2)
    #expect(frames == count && stage.animator.elapsedTime == time)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    #expect(stage.animator.isRunning)
    stage.run(4)
    #expect(stage.takeLog() == ["resume", "box - bounds", "box + bounds", "pause"])
    #expect(isNear(box.frame.minY, 0))
    // Without behaviours nothing is left to move.
    stage.animator.removeAllBehaviors()
    stage.run(1)
    #expect(stage.takeLog() == ["resume", "pause"] && stage.animator.behaviors.isEmpty)
  }

  @Test func `DY-7 what a program sets is taken over when it says so`() {
    let stage = DynamicsStage()
    let box = stage.box(0, 0)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.run(0.5)
    box.center = CGPoint(x: 200, y: 60)
    stage.run(0.1)
    #expect(isNear(box.center.x, 50, 0.01))
    box.center = CGPoint(x: 200, y: 60)
    box.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.updateItem(usingCurrentState: box)
    stage.run(0.1)
    // It still has the velocity of 0.6 s.
    #expect(isNear(box.center.x, 200, 0.01) && isNear(box.center.y, 60 + 65, 0.01))
    #expect(isNear(box.transform.b, sin(1), 1e-9))
    stage.animator.updateItem(usingCurrentState: UIView())
  }

  @Test func `DY-22 items in a rectangle`() {
    let stage = DynamicsStage()
    let boxes = (0..<3).map { stage.box(CGFloat($0) * 120, 0, name: "\($0)") }
    stage.animator.addBehavior(UIDynamicItemBehavior(items: boxes))
    func names(_ rect: CGRect) -> [String?] {
      stage.animator.items(in: rect).map { ($0 as? UIView)?.accessibilityIdentifier }
    }
    #expect(names(CGRect(x: 110, y: 50, width: 200, height: 10)) == ["1", "2"])
    #expect(names(CGRect(x: 0, y: 300, width: 400, height: 10)) == [])
  }

  @Test func `DY-21 an animator that goes leaves its items where they are`() {
    let stage = DynamicsStage()
    let box = stage.box(0, 0)
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    weak let animator = stage.animator
    stage.run(0.2)
    let center = box.center
    #expect(center.y > 60 && gravity.dynamicAnimator === animator)
    stage.dropAnimator()
    #expect(animator == nil && gravity.dynamicAnimator == nil)
    stage.run(1)
    #expect(box.center == center)
    // Under way, by what it calls itself.
    let other = DynamicsStage()
    let fall = UIGravityBehavior(items: [other.box(0, 0)])
    var calls = 0
    fall.action = {
      calls += 1
      if calls == 5 { other.dropAnimator() }
    }
    other.animator.addBehavior(fall)
    other.run(1)
    #expect(calls == 5)
    weak var room: UIView?
    var kept: UIDynamicAnimator?
    do {
      let view = UIView()
      room = view
      kept = UIDynamicAnimator(referenceView: view)
    }
    #expect(room == nil && kept?.referenceView == nil)
  }

  @Test func `DY-21 behaviours and items go within actions and calls`() {
    let stage = DynamicsStage()
    let box = stage.box(50, 20, name: "a")
    let other = stage.box(200, 100, name: "b")
    let gravity = UIGravityBehavior(items: [box, other])
    let collision = UICollisionBehavior(items: [box, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = stage
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(collision)
    stage.heard = { [unowned stage] line in
      if line == "b + bounds" { collision.removeItem(other) }
      if line == "a + bounds" { stage.animator.removeAllBehaviors() }
    }
    stage.run(2)
    #expect(stage.takeLog() == ["resume", "b + bounds", "a + bounds", "pause"])
    #expect(other.frame.maxY > 402 && isNear(box.frame.maxY, 400, 1))
    // An action that removes itself, and one that was to come after it.
    let first = UIDynamicItemBehavior(items: [box])
    let second = UIDynamicItemBehavior(items: [box])
    second.action = { stage.say("never") }
    first.action = {
      stage.say("once")
      stage.animator.removeBehavior(first)
      stage.animator.removeBehavior(second)
    }
    stage.animator.addBehavior(first)
    stage.animator.addBehavior(second)
    stage.run(1)
    #expect(stage.takeLog() == ["resume", "once", "pause"])
  }

  @Test func `DY-23 the test driver waits for what moves`() throws {
    let stage = DynamicsStage()
    let box = stage.box(0, 0)
    stage.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200)))
    try stage.generator.waitUntilAnimationsAreFinished(timeout: 5)
    #expect(isNear(box.center.x, 200) && !stage.animator.isRunning)
    stage.animator.removeAllBehaviors()
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    #expect(throws: (any Error).self) {
      try stage.generator.waitUntilAnimationsAreFinished(timeout: 1)
    }
  }
}
