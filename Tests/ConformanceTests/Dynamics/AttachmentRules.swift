// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DY attachments", .freshApplication)
struct AttachmentRules {
  @Test func `DY-13 a view hangs from a point, and follows it`() {
    let stage = DynamicsStage()
    let box = stage.box(150, 150)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
    #expect(attachment.length == 150 && attachment.attachedBehaviorType == .anchor)
    #expect(attachment.frequency == 0 && attachment.damping == 0 && attachment.items.count == 1)
    #expect(attachment.attachmentRange.isInfinite)
    stage.animator.addBehavior(attachment)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.run(2)
    #expect(isNear(box.center.y, 200, 1) && !stage.animator.isRunning)
    attachment.length = 50
    stage.run(2)
    #expect(isNear(box.center.y, 100, 1))
    attachment.anchorPoint = CGPoint(x: 260, y: 50)
    stage.run(0.4)
    let way = hypot(box.center.x - 260, box.center.y - 50)
    #expect(isNear(way, 50, 1) && box.center.x > 201)
  }

  @Test func `DY-13 two views keep their distance`() {
    let stage = DynamicsStage()
    let (one, other) = (stage.box(0, 0, 40), stage.box(100, 0, 40))
    let attachment = UIAttachmentBehavior(item: one, attachedTo: other)
    #expect(attachment.attachedBehaviorType == .items && attachment.length == 100)
    stage.animator.addBehavior(attachment)
    let push = UIPushBehavior(items: [other], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0.1)
    stage.animator.addBehavior(push)
    stage.run(1)
    #expect(isNear(hypot(one.center.x - other.center.x, one.center.y - other.center.y), 100))
    #expect(one.center.x > 40)
  }

  @Test func `DY-14 a spring swings as often as it says`() {
    let stage = DynamicsStage()
    let box = stage.box(150, 250)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 0))
    spring.length = 200
    spring.frequency = 2
    stage.animator.addBehavior(spring)
    var crossings = 0
    var last = box.center.y
    spring.action = {
      if (last - 200) * (box.center.y - 200) < 0 { crossings += 1 }
      last = box.center.y
    }
    stage.run(3)
    #expect(crossings == 12)
    spring.damping = 1
    stage.run(3)
    #expect(isNear(box.center.y, 200) && !stage.animator.isRunning)
  }

  @Test func `DY-16 attachments by the factories`() {
    let stage = DynamicsStage()
    let (one, other) = (stage.box(100, 100), stage.box(200, 100))
    let anchor = UIDynamicItemBehavior(items: [one])
    anchor.isAnchored = true
    stage.animator.addBehavior(anchor)
    stage.animator.addBehavior(UIGravityBehavior(items: [other]))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150))
    pin.attachmentRange = UIFloatRange(minimum: -0.3, maximum: 0.3)
    stage.animator.addBehavior(pin)
    stage.run(3)
    #expect(isNear(asin(other.transform.b), 0.3, 0.01))
    #expect(isNear(other.center.x, 200 + 50 * cos(0.3), 1) && one.center.x == 150)
    stage.animator.removeBehavior(pin)

    other.transform = .identity
    other.center = CGPoint(x: 250, y: 150)
    stage.animator.updateItem(usingCurrentState: other)
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150))
    stage.animator.addBehavior(fixed)
    stage.run(2)
    #expect(isNear(other.center.y, 150, 1) && isNear(other.transform.b, 0, 0.01))
    stage.animator.removeBehavior(fixed)

    let slide = UIAttachmentBehavior.slidingAttachment(
      with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 250, y: 150),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    stage.animator.addBehavior(slide)
    stage.run(2)
    #expect(isNear(other.center.y, 210, 2) && isNear(other.center.x, 250, 0.5))
    stage.animator.removeBehavior(slide)

    let limit = UIAttachmentBehavior.limitAttachment(
      with: one, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    limit.length = 250
    stage.animator.addBehavior(limit)
    stage.run(0.1)
    #expect(other.center.y > 213)
    var farthest: CGFloat = 0
    limit.action = {
      farthest = max(farthest, hypot(other.center.x - 150, other.center.y - 150))
    }
    stage.run(3)
    #expect(isNear(farthest, 250, 2))
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: other, attachmentAnchor: other.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    #expect(rail.attachedBehaviorType == .anchor && rail.items.count == 1)
  }

  /// A card that a finger drags and throws, as applications do it.
  @MainActor
  private final class Card: NSObject {
    let stage = DynamicsStage()
    let view: UIView
    let material: UIDynamicItemBehavior
    private var attachment: UIAttachmentBehavior?
    var onRelease: ((CGPoint) -> Void)?

    override init() {
      view = stage.box(150, 150, name: "card")
      material = UIDynamicItemBehavior(items: [view])
      material.angularResistance = 2
      super.init()
      stage.animator.addBehavior(material)
      let pan = UIPanGestureRecognizer(target: self, action: Selector("pan", Card.pan))
      view.addGestureRecognizer(pan)
    }

    private func pan(_ pan: UIPanGestureRecognizer) {
      let place = pan.location(in: stage.room)
      switch pan.state {
      case .began:
        let made = UIAttachmentBehavior(
          item: view,
          offsetFromCenter: UIOffset(
            horizontal: place.x - view.center.x, vertical: place.y - view.center.y),
          attachedToAnchor: place)
        attachment = made
        stage.animator.addBehavior(made)
      case .changed: attachment?.anchorPoint = place
      case .ended, .cancelled:
        if let attachment { stage.animator.removeBehavior(attachment) }
        attachment = nil
        onRelease?(pan.velocity(in: stage.room))
      default: break
      }
    }
  }

  @Test func `DY-13 a finger drags a view by an attachment`() throws {
    let card = Card()
    try card.stage.generator.fingerDown(at: CGPoint(x: 200, y: 200))
    try card.stage.generator.fingerMove(to: CGPoint(x: 260, y: 240), duration: 0.5)
    card.stage.run(0.5)
    #expect(isNear(card.view.center.x, 260, 12) && isNear(card.view.center.y, 240, 12))
    try card.stage.generator.fingerMove(to: CGPoint(x: 100, y: 300), duration: 0.5)
    card.stage.run(0.5)
    #expect(isNear(card.view.center.x, 100, 12) && isNear(card.view.center.y, 300, 12))
    try card.stage.generator.fingerUp()
  }

  @Test func `DY-12 a view that is thrown goes on with the finger's velocity`() throws {
    let card = Card()
    var velocity = CGPoint.zero
    card.onRelease = { [unowned card] in
      velocity = $0
      let current = card.material.linearVelocity(for: card.view)
      card.material.addLinearVelocity(
        CGPoint(x: $0.x - current.x, y: $0.y - current.y), for: card.view)
    }
    try card.stage.generator.fingerDown(at: CGPoint(x: 200, y: 200))
    try card.stage.generator.fingerMove(to: CGPoint(x: 300, y: 200), duration: 0.2)
    try card.stage.generator.fingerUp()
    #expect(isNear(velocity.x, 500, 60))
    let start = card.view.center.x
    card.stage.run(0.5)
    #expect(isNear(card.view.center.x - start, velocity.x / 2, 20))
  }

  @Test func `DY-15 a view that is let go snaps back`() throws {
    let card = Card()
    card.onRelease = { [unowned card] _ in
      card.stage.animator.addBehavior(
        UISnapBehavior(item: card.view, snapTo: CGPoint(x: 200, y: 200)))
    }
    try card.stage.generator.fingerDown(at: CGPoint(x: 230, y: 230))
    try card.stage.generator.fingerMove(to: CGPoint(x: 330, y: 300), duration: 0.3)
    try card.stage.generator.fingerUp()
    try card.stage.generator.waitUntilAnimationsAreFinished(timeout: 10)
    #expect(isNear(card.view.center.x, 200, 1) && isNear(card.view.center.y, 200, 1))
    #expect(isNear(card.view.transform.b, 0, 0.02))
  }

  @Test func `DY-20 a card is pushed off the screen and taken away`() throws {
    let card = Card()
    card.onRelease = { [unowned card] velocity in
      let stage = card.stage
      let push = UIPushBehavior(items: [card.view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: velocity.x / 50, dy: velocity.y / 50)
      push.action = { [unowned stage, unowned push] in
        guard stage.animator.items(in: stage.room.bounds).isEmpty else { return }
        stage.animator.removeAllBehaviors()
        push.items.forEach { ($0 as? UIView)?.removeFromSuperview() }
        stage.say("gone")
      }
      stage.animator.addBehavior(push)
    }
    try card.stage.generator.fingerDown(at: CGPoint(x: 200, y: 200))
    try card.stage.generator.fingerMove(to: CGPoint(x: 300, y: 200), duration: 0.2)
    try card.stage.generator.fingerUp()
    card.stage.run(3)
    #expect(card.stage.log.contains("gone") && card.view.superview == nil)
    #expect(card.stage.log.last == "pause")
  }
}
