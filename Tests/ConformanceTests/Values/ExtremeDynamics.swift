// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit

extension ExtremeProperty {
  /// What moves items as bodies, and what items are made of.
  static let dynamics: [ExtremeProperty] = [
    .init("UIGravityBehavior.gravityDirection") { stage, value in
      stage.act(UIGravityBehavior(items: [stage.box])) {
        $0.gravityDirection = CGVector(dx: value, dy: value)
      }
    },
    .init("UIGravityBehavior.angle") { stage, value in
      stage.act(UIGravityBehavior(items: [stage.box])) { $0.angle = value }
    },
    .init("UIGravityBehavior.magnitude") { stage, value in
      stage.act(UIGravityBehavior(items: [stage.box])) { $0.magnitude = value }
    },
    .init("UIPushBehavior.pushDirection") { stage, value in
      stage.act(UIPushBehavior(items: [stage.box], mode: .continuous)) {
        $0.pushDirection = CGVector(dx: value, dy: value)
        $0.setTargetOffsetFromCenter(
          UIOffset(horizontal: value, vertical: value), for: stage.box)
      }
    },
    .init("UIPushBehavior.angle") { stage, value in
      stage.act(UIPushBehavior(items: [stage.box], mode: .instantaneous)) {
        $0.magnitude = 1
        $0.angle = value
      }
    },
    .init("UIPushBehavior.magnitude") { stage, value in
      stage.act(UIPushBehavior(items: [stage.box], mode: .instantaneous)) {
        $0.magnitude = value
      }
    },
    .init("UISnapBehavior.snapPoint") { stage, value in
      stage.act(UISnapBehavior(item: stage.box, snapTo: .zero)) {
        $0.snapPoint = CGPoint(x: value, y: value)
      }
    },
    .init("UISnapBehavior.damping") { stage, value in
      stage.act(UISnapBehavior(item: stage.box, snapTo: .zero)) { $0.damping = value }
    },
    .init("UIAttachmentBehavior.anchorPoint") { stage, value in
      stage.act(stage.attachment) { $0.anchorPoint = CGPoint(x: value, y: value) }
    },
    .init("UIAttachmentBehavior.length") { stage, value in
      stage.act(stage.attachment) { $0.length = value }
    },
    .init("UIAttachmentBehavior.damping") { stage, value in
      stage.act(stage.attachment) {
        $0.frequency = 2
        $0.damping = value
      }
    },
    .init("UIAttachmentBehavior.frequency") { stage, value in
      stage.act(stage.attachment) { $0.frequency = value }
    },
    .init("UIAttachmentBehavior.frictionTorque") { stage, value in
      stage.act(stage.attachment) {
        $0.frictionTorque = value
        $0.attachmentRange = UIFloatRange(minimum: value, maximum: value)
      }
    },
    .init("UIDynamicItemBehavior.elasticity") { stage, value in
      stage.act(UIDynamicItemBehavior(items: [stage.box])) { $0.elasticity = value }
    },
    .init("UIDynamicItemBehavior.friction") { stage, value in
      stage.act(UIDynamicItemBehavior(items: [stage.box])) { $0.friction = value }
    },
    .init("UIDynamicItemBehavior.density") { stage, value in
      stage.act(UIDynamicItemBehavior(items: [stage.box])) { $0.density = value }
    },
    .init("UIDynamicItemBehavior.resistance") { stage, value in
      stage.act(UIDynamicItemBehavior(items: [stage.box])) {
        $0.resistance = value
        $0.addLinearVelocity(CGPoint(x: value, y: value), for: stage.box)
      }
    },
    .init("UIDynamicItemBehavior.angularResistance") { stage, value in
      stage.act(UIDynamicItemBehavior(items: [stage.box])) {
        $0.angularResistance = value
        $0.addAngularVelocity(value, for: stage.box)
      }
    },
    .init("UIDynamicItemBehavior.charge") { stage, value in
      stage.act(UIDynamicItemBehavior(items: [stage.box])) { $0.charge = value }
    },
    .init("UIFieldBehavior.position") { stage, value in
      stage.act(stage.field(.springField())) { $0.position = CGPoint(x: value, y: value) }
    },
    .init("UIFieldBehavior.strength") { stage, value in
      stage.act(stage.field(.vortexField())) {
        $0.strength = value
        $0.region = UIRegion(radius: value)
      }
    },
    .init("UIFieldBehavior.falloff") { stage, value in
      stage.act(stage.field(.radialGravityField(position: .zero))) { $0.falloff = value }
    },
    .init("UIFieldBehavior.minimumRadius") { stage, value in
      stage.act(stage.field(.radialGravityField(position: .zero))) {
        $0.falloff = 2
        $0.minimumRadius = value
      }
    },
    .init("UIFieldBehavior.direction") { stage, value in
      stage.act(stage.field(.linearGravityField(direction: .zero))) {
        $0.direction = CGVector(dx: value, dy: value)
      }
    },
    .init("UIFieldBehavior.smoothness") { stage, value in
      stage.act(stage.field(.noiseField(smoothness: 0, animationSpeed: 1))) {
        $0.smoothness = value
      }
    },
    .init("UIFieldBehavior.animationSpeed") { stage, value in
      stage.act(stage.field(.noiseField(smoothness: 0, animationSpeed: 1))) {
        $0.animationSpeed = value
      }
    },
    .init("UIDynamicItemGroup.center", refuses: .notANumber) { stage, value in
      UIDynamicItemGroup(items: [stage.box]).center = CGPoint(x: value, y: value)
    },
    .init("UIDynamicItemGroup.transform", refuses: .notFinite) { stage, value in
      UIDynamicItemGroup(items: [stage.box]).transform = CGAffineTransform(
        scaleX: value, y: value)
    },
  ]
}

extension ExtremeStage {
  /// Lets a behaviour act on the box, with gravity and walls.
  fileprivate func act<Behavior: UIDynamicBehavior>(
    _ behavior: Behavior, _ change: (Behavior) -> Void
  ) {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(behavior)
    change(behavior)
  }

  fileprivate var attachment: UIAttachmentBehavior {
    UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 0))
  }

  fileprivate func field(_ field: UIFieldBehavior) -> UIFieldBehavior {
    field.addItem(box)
    return field
  }
}
