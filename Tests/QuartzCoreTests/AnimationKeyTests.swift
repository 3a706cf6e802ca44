// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Keys of layers and animations", .freshRuntime)
struct AnimationKeyTests {
  @Test func `CA-1 properties and unknown keys are values by name`() {
    let layer = CALayer()
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue("mine", forKey: "note")
    #expect(layer.opacity == 0.25 && layer.position == CGPoint(x: 3, y: 4))
    #expect(layer.value(forKey: "note") as? String == "mine")
    #expect(CALayer().value(forKey: "note") == nil)
    #expect(CALayer(layer: layer).value(forKey: "opacity") as? Float == 0.25)
  }

  @Test func `CA-2 parts of points, rectangles and transforms have paths`() throws {
    let layer = CALayer()
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(20.0, forKeyPath: "bounds.size.width")
    layer.setValue(CGFloat(5), forKeyPath: "bounds.origin.y")
    layer.setValue(2, forKeyPath: "shadowOffset.width")
    #expect(layer.position == CGPoint(x: 7, y: 0))
    #expect(layer.bounds == CGRect(x: 0, y: 5, width: 20, height: 0))
    #expect(layer.shadowOffset == CGSize(width: 2, height: -3))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 20, height: 0))
    for (path, value) in [
      ("transform.rotation.x", 0.4), ("transform.rotation.y", -0.3), ("transform.rotation.z", 1.2),
      ("transform.scale.x", 2), ("transform.scale.y", 3), ("transform.scale.z", 0.5),
      ("transform.translation.x", 8), ("transform.translation.y", 9),
      ("transform.translation.z", 10),
    ] { layer.setValue(value, forKeyPath: path) }
    let wanted = [
      ("rotation.x", 0.4), ("rotation.y", -0.3), ("rotation", 1.2), ("scale.x", 2),
      ("scale.y", 3), ("scale.z", 0.5), ("translation.x", 8), ("translation.z", 10),
    ]
    for (part, value) in wanted {
      let shown = try #require(layer.value(forKeyPath: "transform.\(part)") as? Double)
      #expect(abs(shown - value) < 1e-9, "\(part)")
    }
    layer.transform = CATransform3DIdentity
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation")
    #expect(abs(layer.affineTransform().b - 1) < 1e-12)
    for (axis, x, y, z) in [("x", 1, 0, 0), ("y", 0, 1, 0), ("z", 0, 0, 1)] {
      layer.transform = CATransform3DMakeRotation(.pi, CGFloat(x), CGFloat(y), CGFloat(z))
      let turn = try #require(layer.value(forKeyPath: "transform.rotation.\(axis)") as? Double)
      let scale = try #require(layer.value(forKeyPath: "transform.scale") as? Double)
      #expect(abs(turn - .pi) < 1e-9 && abs(scale - 1) < 1e-9, "\(axis)")
    }
    layer.transform = CATransform3DMakeScale(1, 3, 5)
    #expect(layer.value(forKeyPath: "transform.scale.xy") as? Double == 2)
    layer.setValue(4, forKeyPath: "transform.scale.xy")
    #expect([layer.transform.m11, layer.transform.m22, layer.transform.m33] == [4, 4, 5])
  }

  @Test func `CA-10 an animation keeps extra keys, and a copy has them too`() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("tag", forKey: "id")
    animation.setValue(3, forKey: "duration")
    animation.toValue = 1
    let copy = try #require(animation.copy() as? CABasicAnimation)
    animation.duration = 9
    #expect(copy.value(forKey: "id") as? String == "tag" && copy.duration == 3)
    #expect(copy.keyPath == "opacity" && copy.toValue as? Int == 1 && copy !== animation)
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(animation.value(forKey: "nothing") == nil)
  }

  @Test func `CA-24 values are worth keeping that are not those at first`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    let keys = ["speed", "duration", "isAdditive", "keyPath", "toValue", "fromValue", "id", "none"]
    func kept() -> [String] { keys.filter { animation.shouldArchiveValue(forKey: $0) } }
    #expect(kept() == ["keyPath"])
    animation.speed = 2
    animation.isAdditive = true
    animation.toValue = 1
    animation.setValue("tag", forKey: "id")
    #expect(kept() == ["speed", "isAdditive", "keyPath", "toValue", "id"])
  }

  @Test(arguments: [CATransitionType.fade, .push, .reveal, .moveIn])
  func `CA-20 the former look goes as the new one comes`(type: CATransitionType) throws {
    let clock = VirtualClock()
    TimeSource.clock = clock
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    layer.bounds.size = CGSize(width: 100, height: 40)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
    layer.add(transition, forKey: "anything")
    #expect(layer.animationKeys() == ["transition"])
    clock.advance(to: 0.25)
    let shown = try #require(layer.presentation())
    let former = layer.sublayers?.first?.presentation()
    switch type {
    case .fade: #expect(former?.opacity == 0.75 && former?.position == CGPoint(x: 50, y: 20))
    case .push: #expect(shown.position.x == 75 && former?.position.x == -50)
    case .reveal: #expect(shown.position.x == 0 && former?.position.x == 25)
    default: #expect(shown.position.x == 75 && outer.sublayers?.count == 2)
    }
    clock.advance(to: 2)
    #expect(layer.sublayers == nil && outer.sublayers == [layer] && layer.animationKeys() == nil)
  }
}
