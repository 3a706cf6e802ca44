// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DY collisions", .freshApplication)
struct CollisionRules {
  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Kite: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: -50))
      path.addLine(to: CGPoint(x: 50, y: 50))
      path.addLine(to: CGPoint(x: -50, y: 50))
      path.close()
      return path
    }
  }

  private func fall(_ stage: DynamicsStage, _ items: [any UIDynamicItem]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.collisionDelegate = stage
    stage.animator.addBehavior(UIGravityBehavior(items: items))
    stage.animator.addBehavior(collision)
    return collision
  }

  @Test func `DY-9 views pile up within the bounds of the reference view`() {
    let stage = DynamicsStage()
    let boxes = (0..<4).map { stage.box(150, 10 + 95 * CGFloat($0), 80, name: "\($0)") }
    let collision = fall(stage, boxes)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    stage.run(5)
    #expect(!stage.animator.isRunning)
    for (level, box) in boxes.reversed().enumerated() {
      #expect(isNear(box.frame.maxY, 380 - 80 * CGFloat(level), 1.5))
      #expect(isNear(box.center.x, 190, 2))
    }
  }

  @Test func `DY-8 shapes hit as what they are`() {
    let stage = DynamicsStage()
    let ball = Ball(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    let kite = Kite(frame: CGRect(x: 250, y: 200, width: 100, height: 100))
    kite.transform = CGAffineTransform(rotationAngle: 2.9)
    for view in [ball, kite] { stage.room.addSubview(view) }
    let collision = fall(stage, [ball, kite])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.run(6)
    #expect(isNear(ball.center.y, 350))
    // On its tip it falls over, onto one of its longer sides.
    #expect(abs(kite.transform.a) < 0.95 && kite.center.y > 350)
    #expect(UIView().collisionBoundsType == .rectangle)
    let bounds = UIView(frame: CGRect(x: 9, y: 9, width: 20, height: 10)).collisionBoundingPath
    #expect(bounds.bounds == CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test func `DY-8 a group moves as one`() {
    let stage = DynamicsStage()
    let (left, right) = (stage.box(100, 100, 50), stage.box(150, 100, 50))
    right.transform = CGAffineTransform(rotationAngle: 0)
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 150, y: 125) && group.items.count == 2)
    #expect(group.bounds.size == CGSize(width: 100, height: 50))
    #expect(group.collisionBoundsType == .path && !group.collisionBoundingPath.isEmpty)
    let behavior = UIDynamicItemBehavior(items: [group])
    behavior.addAngularVelocity(1, for: group)
    behavior.addLinearVelocity(CGPoint(x: 10, y: 0), for: group)
    stage.animator.addBehavior(behavior)
    stage.run(1)
    #expect(isNear(group.center.x, 160, 0.01))
    #expect(isNear(left.transform.b, sin(1), 0.001))
    #expect(isNear(left.center.x, 160 - 25 * cos(1), 0.01))
    #expect(isNear(right.center.y, 125 + 25 * sin(1), 0.01))
    // A tall group on a floor stands on the lower of its items.
    let tall = DynamicsStage()
    let parts = [tall.box(100, 0, 50), tall.box(100, 50, 50)]
    let collision = fall(tall, [UIDynamicItemGroup(items: parts)])
    collision.translatesReferenceBoundsIntoBoundary = true
    tall.run(3)
    #expect(isNear(parts[1].frame.maxY, 400) && isNear(parts[0].frame.maxY, 350))
    #expect(UIDynamicItemGroup(items: []).bounds == .zero)
  }

  @Test func `DY-9 boundaries have names and can be taken away`() throws {
    let stage = DynamicsStage()
    let box = stage.box(150, 0, name: "box")
    let collision = fall(stage, [box])
    let shelf = NSString(string: "shelf")
    collision.addBoundary(
      withIdentifier: shelf, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
    collision.addBoundary(
      withIdentifier: NSNumber(value: 7),
      for: UIBezierPath(rect: CGRect(x: 100, y: 300, width: 200, height: 50)))
    #expect(collision.boundaryIdentifiers?.count == 2)
    let path = try #require(collision.boundary(withIdentifier: NSString(string: "shelf")))
    #expect(path.bounds == CGRect(x: 0, y: 200, width: 400, height: 0))
    stage.run(3)
    #expect(isNear(box.frame.maxY, 200) && !stage.animator.isRunning)
    #expect(stage.takeLog() == ["resume", "box + shelf", "pause"])
    collision.removeBoundary(withIdentifier: shelf)
    #expect(collision.boundary(withIdentifier: shelf) == nil)
    stage.run(3)
    #expect(isNear(box.frame.maxY, 300, 1))
    #expect(stage.takeLog() == ["resume", "box + 7", "pause"])
    collision.collisionMode = .items
    stage.run(0.5)
    #expect(box.center.y > 300)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func `DY-9 the mode says what items hit`() {
    let stage = DynamicsStage()
    let (upper, lower) = (stage.box(150, 5, name: "a"), stage.box(150, 200, name: "b"))
    let collision = fall(stage, [upper, lower])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    #expect(UICollisionBehavior.Mode.everything.contains([.items, .boundaries]))
    stage.run(3)
    #expect(isNear(upper.frame.maxY, 400) && isNear(lower.frame.maxY, 400))
    #expect(stage.takeLog() == ["resume", "b + bounds", "a + bounds", "pause"])
  }

  @Test func `DY-11 the delegate hears everything in order`() {
    let stage = DynamicsStage()
    let (ball, floor) = (stage.box(150, 100, name: "ball"), stage.box(150, 290, name: "floor"))
    let collision = fall(stage, [ball, floor])
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = UIDynamicItemBehavior(items: [ball])
    material.elasticity = 0.5
    stage.animator.addBehavior(material)
    let fixed = UIDynamicItemBehavior(items: [floor])
    fixed.isAnchored = true
    stage.animator.addBehavior(fixed)
    var places: [CGFloat] = []
    stage.heard = { if $0 == "ball + floor" { places.append(ball.frame.maxY) } }
    stage.run(6)
    let log = stage.takeLog()
    #expect(
      log.prefix(5) == ["resume", "ball + floor", "ball - floor", "ball + floor", "ball - floor"])
    #expect(log.suffix(2) == ["ball + floor", "pause"])
    #expect(places.allSatisfy { isNear($0, 290, 5) } && floor.frame.minY == 290)
    collision.removeItem(ball)
    stage.run(0.5)
    // What was removed is not told.
    #expect(stage.takeLog() == ["resume"])
    #expect(ball.frame.maxY > 300)
  }

  @Test func `DY-10 a ball that gives nothing away comes back as high`() {
    let stage = DynamicsStage()
    let ball = Ball(frame: CGRect(x: 100, y: 0, width: 60, height: 60))
    stage.room.addSubview(ball)
    let collision = fall(stage, [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = UIDynamicItemBehavior(items: [ball])
    material.elasticity = 1
    stage.animator.addBehavior(material)
    var tops: [CGFloat] = []
    var before: [CGFloat] = [0, 0]
    material.action = {
      let y = ball.frame.minY
      if before[1] <= before[0], y > before[1] { tops.append(before[1]) }
      before = [before[1], y]
    }
    stage.run(7)
    #expect(tops.count >= 4 && tops.allSatisfy { $0 > -0.5 && $0 < 4 }, "\(tops)")
  }

  @Test func `DY-5 DY-6 a hundred views come to rest, and odd ones do no harm`() {
    let stage = DynamicsStage()
    let views = (0..<100).map { index in
      stage.box(CGFloat(index % 10) * 38 + 5, CGFloat(index / 10) * 36, 30, name: "\(index)")
    }
    let empty = UIView()
    empty.center = CGPoint(x: 200, y: 380)
    let huge = UIView(frame: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))
    let collision = fall(stage, views + [empty, huge])
    collision.removeItem(huge)
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.run(6)
    #expect(views.allSatisfy { $0.frame.minX > -2 && $0.frame.maxX < 402 && $0.frame.maxY < 402 })
    #expect(huge.center.y.isFinite && empty.center.y < 402)
  }
}
