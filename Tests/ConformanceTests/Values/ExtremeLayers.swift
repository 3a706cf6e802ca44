// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit

extension ExtremeProperty {
  /// What moves layers, and the time of layers.
  static let animations: [ExtremeProperty] = [
    .init("CAAnimation.beginTime") { stage, value in
      stage.move { $0.beginTime = value }
    },
    .init("CAAnimation.duration") { stage, value in
      stage.move { $0.duration = value }
    },
    .init("CAAnimation.speed") { stage, value in
      stage.move { $0.speed = Float(value) }
    },
    .init("CAAnimation.timeOffset") { stage, value in
      stage.move { $0.timeOffset = value }
    },
    .init("CAAnimation.repeatCount") { stage, value in
      stage.move { $0.repeatCount = Float(value) }
    },
    .init("CAAnimation.repeatDuration") { stage, value in
      stage.move { $0.repeatDuration = value }
    },
    .init("CASpringAnimation.mass") { stage, value in
      stage.swing { $0.mass = value }
    },
    .init("CASpringAnimation.stiffness") { stage, value in
      stage.swing { $0.stiffness = value }
    },
    .init("CASpringAnimation.damping") { stage, value in
      stage.swing { $0.damping = value }
    },
    .init("CASpringAnimation.initialVelocity") { stage, value in
      stage.swing { $0.initialVelocity = value }
    },
    .init("CATransition.startProgress") { stage, value in
      let transition = CATransition()
      transition.startProgress = Float(value)
      stage.box.layer.add(transition, forKey: nil)
    },
    .init("CATransition.endProgress") { stage, value in
      let transition = CATransition()
      transition.endProgress = Float(value)
      stage.box.layer.add(transition, forKey: nil)
    },
    .init("CALayer.beginTime") { stage, value in
      stage.box.layer.beginTime = value
      stage.move()
    },
    .init("CALayer.duration") { stage, value in
      stage.box.layer.duration = value
      stage.move()
    },
    .init("CALayer.speed") { stage, value in
      stage.box.layer.speed = Float(value)
      stage.move()
    },
    .init("CALayer.timeOffset") { stage, value in
      stage.box.layer.timeOffset = value
      stage.move()
    },
    .init("CALayer.repeatCount") { stage, value in
      stage.box.layer.repeatCount = Float(value)
      stage.move()
    },
    .init("CALayer.repeatDuration") { stage, value in
      stage.box.layer.repeatDuration = value
      stage.move()
    },
  ]

  /// Where layers are in space, and what they look like there.
  static let looks: [ExtremeProperty] = [
    .init("CALayer.transform", refuses: .notFinite) {
      $0.box.layer.transform = CATransform3DMakeScale($1, $1, $1)
    },
    .init("CALayer.sublayerTransform", refuses: .notFinite) {
      $0.box.layer.sublayerTransform = CATransform3DMakeScale($1, $1, $1)
    },
    .init("CALayer.anchorPointZ", refuses: .notANumber) { $0.box.layer.anchorPointZ = $1 },
    .init("UIView.transform3D", refuses: .notFinite) {
      $0.box.transform3D = CATransform3DMakeRotation($1, 1, 0, 0)
    },
    .init("CALayer.contentsRect") {
      $0.box.layer.contentsRect = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("CALayer.contentsCenter") {
      $0.box.layer.contentsCenter = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("CALayer.rasterizationScale") { $0.box.layer.rasterizationScale = $1 },
    .init("CALayer.minificationFilterBias") { $0.box.layer.minificationFilterBias = Float($1) },
    .init("CAShapeLayer.strokeStart") { $0.shape.strokeStart = $1 },
    .init("CAShapeLayer.strokeEnd") { $0.shape.strokeEnd = $1 },
    .init("CAShapeLayer.lineWidth") { $0.shape.lineWidth = $1 },
    .init("CAShapeLayer.miterLimit") { $0.shape.miterLimit = $1 },
    .init("CAShapeLayer.lineDashPhase") { $0.shape.lineDashPhase = $1 },
  ]
}

extension ExtremeStage {
  /// Moves the box by an animation that `change` sets a number of.
  fileprivate func move(_ change: (CABasicAnimation) -> Void = { _ in }) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 5
    change(animation)
    box.layer.add(animation, forKey: "extreme")
  }

  fileprivate func swing(_ change: (CASpringAnimation) -> Void) {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.byValue = 5
    change(animation)
    box.layer.add(animation, forKey: "extreme")
  }

  /// A shape with a stroke, in the box.
  fileprivate var shape: CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: box.bounds).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.lineDashPattern = [3, 2]
    box.layer.addSublayer(shape)
    return shape
  }
}
