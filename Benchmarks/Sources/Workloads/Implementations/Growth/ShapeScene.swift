// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Many shapes that are drawn line by line, and change their form, at once.
@MainActor
final class ShapeScene {
  static let frames = 30
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let shapes: [CAShapeLayer]
  private let clock = VirtualClock()
  private let forms = [
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath,
    UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 10, height: 20)).cgPath,
  ]
  private var isNarrow = false

  init(count: Int) {
    // What an earlier row left in motion has frames of another clock.
    renewApplication()
    TimeSource.clock = clock
    let form = forms[0]
    shapes = (0..<count).map { number in
      let layer = CAShapeLayer()
      let (column, row) = (CGFloat(number % 40), CGFloat(number / 40))
      layer.frame = CGRect(x: column * 25, y: row * 25, width: 20, height: 20)
      layer.path = form
      layer.strokeColor = UIColor.black.cgColor
      return layer
    }
    for shape in shapes { window.layer.addSublayer(shape) }
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  /// Animates all shapes, with all frames; how many have arrived when it is told that all is done.
  func animatePass() -> @MainActor () -> Int {
    { [self] in
      TimeSource.clock = clock
      isNarrow.toggle()
      let (from, goal) = isNarrow ? (forms[0], forms[1]) : (forms[1], forms[0])
      var arrived = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(Double(Self.frames - 1) / 60)
      CATransaction.setCompletionBlock { [shapes] in
        arrived = shapes.count { $0.animationKeys() == nil }
      }
      for shape in shapes {
        shape.add(animation("path", from, goal), forKey: "path")
        shape.add(animation("strokeEnd", 0.0, 1.0), forKey: "strokeEnd")
      }
      CATransaction.commit()
      for _ in 0...Self.frames { clock.advance(by: 1.0 / 60) }
      return arrived
    }
  }

  private func animation(_ key: String, _ from: Any, _ goal: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue) = (from, goal)
    return animation
  }
}
