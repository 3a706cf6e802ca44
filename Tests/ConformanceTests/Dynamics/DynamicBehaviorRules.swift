// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DY behaviours", .freshApplication)
struct DynamicBehaviorRules {
  /// A behaviour as applications make them: others in one, and a log of where it goes.
  private final class Bouncing: UIDynamicBehavior {
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    let material = UIDynamicItemBehavior()
    var moves: [Bool] = []

    override init() {
      super.init()
      collision.translatesReferenceBoundsIntoBoundary = true
      material.elasticity = 0.6
      for child in [gravity, collision, material] { addChildBehavior(child) }
    }

    func addItem(_ item: any UIDynamicItem) {
      gravity.addItem(item)
      collision.addItem(item)
      material.addItem(item)
    }

    func removeItem(_ item: any UIDynamicItem) {
      gravity.removeItem(item)
      collision.removeItem(item)
      material.removeItem(item)
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      super.willMove(to: dynamicAnimator)
      moves.append(dynamicAnimator != nil)
    }
  }

  @Test func `DY-19 a behaviour made of others comes and goes with them`() {
    let stage = DynamicsStage()
    let bouncing = Bouncing()
    let box = stage.box(150, 100)
    bouncing.addItem(box)
    stage.animator.addBehavior(bouncing)
    #expect(bouncing.moves == [true] && bouncing.gravity.dynamicAnimator === stage.animator)
    #expect(stage.animator.behaviors.count == 1 && bouncing.childBehaviors.count == 3)
    var lowest: CGFloat = 0
    var calls: [String] = []
    bouncing.action = {
      lowest = max(lowest, box.frame.maxY)
      calls.append("parent")
    }
    bouncing.gravity.action = { calls.append("child") }
    stage.run(1)
    #expect(isNear(lowest, 400, 6) && calls.prefix(2) == ["parent", "child"])
    let late = stage.box(0, 0)
    bouncing.addItem(late)
    stage.run(8)
    #expect(isNear(box.frame.maxY, 400) && isNear(late.frame.maxY, 400))
    #expect(!stage.animator.isRunning)
    stage.animator.removeBehavior(bouncing)
    #expect(bouncing.moves == [true, false] && bouncing.gravity.dynamicAnimator == nil)
  }

  @Test func `DY-19 a behaviour is in one place`() {
    let stage = DynamicsStage()
    let other = UIDynamicAnimator(referenceView: stage.room)
    let box = stage.box(0, 0)
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(gravity)
    #expect(stage.animator.behaviors.count == 1)
    other.addBehavior(gravity)
    #expect(stage.animator.behaviors.isEmpty && gravity.dynamicAnimator === other)
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(gravity)
    #expect(other.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    stage.animator.addBehavior(parent)
    #expect(gravity.dynamicAnimator === stage.animator)
    parent.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && parent.childBehaviors.isEmpty)
    stage.run(1)
    #expect(box.center == CGPoint(x: 50, y: 50))
  }

  @Test func `DY-12 velocities are given before and after there is an animator`() {
    let stage = DynamicsStage()
    let box = stage.box(0, 0)
    let behavior = UIDynamicItemBehavior(items: [box])
    #expect(behavior.elasticity == 0 && behavior.density == 1 && behavior.friction == 0.2)
    #expect(behavior.resistance == 0 && behavior.angularResistance == 0 && behavior.charge == 0)
    #expect(behavior.allowsRotation && !behavior.isAnchored)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    behavior.addLinearVelocity(CGPoint(x: 20, y: 0), for: box)
    #expect(behavior.linearVelocity(for: box) == CGPoint(x: 120, y: 0))
    stage.animator.addBehavior(behavior)
    stage.run(1)
    #expect(isNear(box.center.x, 170, 0.01))
    behavior.addLinearVelocity(CGPoint(x: -120, y: 60), for: box)
    behavior.addAngularVelocity(3, for: box)
    #expect(behavior.linearVelocity(for: box) == CGPoint(x: 0, y: 60))
    #expect(behavior.angularVelocity(for: box) == 3)
    behavior.allowsRotation = false
    behavior.resistance = 2
    stage.run(1)
    #expect(behavior.angularVelocity(for: box) == 0)
    #expect(isNear(behavior.linearVelocity(for: box).y, 60 * exp(-2), 0.1))
    behavior.isAnchored = true
    stage.run(1)
    #expect(behavior.linearVelocity(for: box) == .zero)
    behavior.addLinearVelocity(CGPoint(x: 5, y: 5), for: UIView())
  }

  @Test func `DY-12 of several behaviours each says what it was told`() {
    let stage = DynamicsStage()
    let ball = stage.box(150, 0)
    let springy = UIDynamicItemBehavior(items: [ball])
    springy.elasticity = 1
    let thrown = UIDynamicItemBehavior(items: [ball])
    thrown.addLinearVelocity(CGPoint(x: 0, y: 100), for: ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [springy, thrown, collision, UIGravityBehavior(items: [ball])] {
      stage.animator.addBehavior(behavior)
    }
    var highest: CGFloat = 400
    stage.run(0.9)
    thrown.action = { highest = min(highest, ball.frame.minY) }
    stage.run(1)
    // Thrown down from the top, it comes back to it.
    #expect(isNear(highest, 0, 2))
    thrown.elasticity = 0
    stage.run(4)
    #expect(isNear(ball.frame.maxY, 400))
  }

  @Test func `DY-20 a push acts once, or as long as it is active`() {
    let stage = DynamicsStage()
    let box = stage.box(0, 0)
    let once = UIPushBehavior(items: [box], mode: .instantaneous)
    #expect(once.active && once.magnitude == 0 && once.mode == .instantaneous)
    once.angle = .pi / 2
    once.magnitude = 0.5
    #expect(isNear(once.pushDirection.dy, 0.5, 1e-9))
    stage.animator.addBehavior(once)
    stage.run(1)
    #expect(!once.active && isNear(box.center.y, 100, 0.5))
    once.active = true
    stage.run(1)
    #expect(!once.active && isNear(box.center.y, 200, 1))
    stage.animator.removeAllBehaviors()

    let card = stage.box(0, 300)
    let force = UIPushBehavior(items: [card], mode: .continuous)
    force.setAngle(0, magnitude: 2)
    stage.animator.addBehavior(force)
    stage.run(1)
    #expect(isNear(card.center.x, 150, 0.5))
    force.active = false
    stage.run(1)
    #expect(isNear(card.center.x, 350, 1))
    force.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: card)
    #expect(force.targetOffsetFromCenter(for: card).vertical == -50)
    force.active = true
    stage.run(0.3)
    #expect(card.transform.b > 0.01)
  }

  @Test func `DY-15 a snap brings a view to a point and upright`() {
    let stage = DynamicsStage()
    let card = stage.box(250, 250)
    card.transform = CGAffineTransform(rotationAngle: 0.7)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 100, y: 120))
    #expect(snap.damping == 0.5)
    stage.animator.addBehavior(snap)
    stage.run(3)
    #expect(isNear(card.center.x, 100) && isNear(card.center.y, 120))
    #expect(isNear(card.transform.b, 0, 0.01) && !stage.animator.isRunning)
    snap.snapPoint = CGPoint(x: 300, y: 300)
    snap.damping = 1
    var most: CGFloat = 0
    snap.action = { most = max(most, card.center.x) }
    stage.run(3)
    #expect(isNear(card.center.x, 300) && most < 301)
  }

  @Test func `DY-17 fields act on their items`() {
    let stage = DynamicsStage()
    let box = stage.box(250, 150)
    let spring = UIFieldBehavior.springField()
    #expect(spring.strength == 1 && spring.falloff == 0 && spring.position == .zero)
    spring.position = CGPoint(x: 200, y: 200)
    spring.strength = 20
    spring.addItem(box)
    let drag = UIFieldBehavior.dragField()
    drag.strength = 5
    drag.addItem(box)
    stage.animator.addBehavior(spring)
    stage.animator.addBehavior(drag)
    stage.run(5)
    #expect(isNear(box.center.x, 200, 2) && !stage.animator.isRunning)
    stage.animator.removeAllBehaviors()
    var asked: [CGFloat] = []
    let own = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
      asked.append(mass)
      #expect(field.items.count == 1 && charge == 0 && isNear(CGFloat(time), 1.0 / 240, 1e-9))
      // What a program asks for meanwhile is answered.
      _ = stage.animator.items(in: .zero)
      return CGVector(dx: place.y > 0 ? 1 : 0, dy: velocity.dy)
    }
    own.addItem(box)
    stage.animator.addBehavior(own)
    stage.run(1)
    #expect(isNear(box.center.x, 250, 3) && asked.count > 200 && asked[0] == 1)
    for field in [
      UIFieldBehavior.vortexField(), .radialGravityField(position: CGPoint(x: 9, y: 9)),
      .linearGravityField(direction: CGVector(dx: 0, dy: 1)),
      .velocityField(direction: CGVector(dx: 1, dy: 0)),
      .noiseField(smoothness: 0.5, animationSpeed: 1),
      .turbulenceField(smoothness: 0.5, animationSpeed: 1), .electricField(), .magneticField(),
    ] {
      field.addItem(box)
      stage.animator.addBehavior(field)
    }
    stage.run(1)
    #expect(box.center.x.isFinite && box.center.y.isFinite)
  }

  @Test func `DY-18 regions are made of each other`() {
    let ring = UIRegion(radius: 50).byDifference(from: UIRegion(radius: 20))
    #expect(ring.contains(CGPoint(x: 30, y: 0)) && !ring.contains(.zero))
    #expect(ring.inverse().contains(.zero))
    #expect(ring.byUnion(with: UIRegion(size: CGSize(width: 4, height: 4))).contains(.zero))
    let half = ring.byIntersection(with: UIRegion(size: CGSize(width: 200, height: 20)))
    #expect(half.contains(CGPoint(x: 30, y: 5)) && !half.contains(CGPoint(x: 0, y: 30)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 1e9)))
    #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
  }
}
