// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

/// Half way between two values that are more than a number.
@MainActor @Suite("Transforms and paths on their way", .freshRuntime)
struct MovingTransformTests {
  private let clock = VirtualClock()

  init() { TimeSource.clock = clock }

  /// A copy of a layer half way through an animation of a second.
  private func halfWay<Layer: CALayer>(
    _ layer: Layer, _ key: String, from: Any?, to: Any?, by: Any? = nil, rounds: Float = 0,
    after seconds: TimeInterval = 0.5
  ) -> Layer? {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    animation.isCumulative = rounds > 0
    animation.repeatCount = rounds
    layer.add(animation, forKey: nil)
    clock.advance(by: seconds)
    return layer.presentation()
  }

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func `CA-5 a turn in the plane goes by its angle`() throws {
    let shown = try #require(
      halfWay(
        CALayer(), "transform", from: CATransform3DIdentity,
        to: CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(isNear(shown.transform, CATransform3DMakeRotation(0.5, 0, 0, 1)))
  }

  @Test func `CA-5 scale and place go evenly`() throws {
    let end = CATransform3DConcat(
      CATransform3DMakeScale(3, 5, 1), CATransform3DMakeTranslation(10, 20, 0))
    let shown = try #require(
      halfWay(CALayer(), "transform", from: CATransform3DIdentity, to: end))
    let middle = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 10, 0))
    #expect(isNear(shown.transform, middle))
  }

  @Test func `CA-5 a turn in space goes by its angle, and depth evenly`() throws {
    var end = CATransform3DMakeRotation(1, 0, 1, 0)
    let shown = try #require(halfWay(CALayer(), "transform", from: CATransform3DIdentity, to: end))
    #expect(isNear(shown.transform, CATransform3DMakeRotation(0.5, 0, 1, 0)))
    end = CATransform3DMakeTranslation(0, 0, 40)
    let deep = try #require(halfWay(CALayer(), "transform", from: CATransform3DIdentity, to: end))
    #expect(isNear(deep.transform, CATransform3DMakeTranslation(0, 0, 20)))
  }

  @Test func `CA-5 what turns in space is seen by the same eye all the way`() throws {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 50
    let end = CATransform3DRotate(eye, .pi, 0, 1, 0)
    let shown = try #require(halfWay(CALayer(), "transform", from: eye, to: end))
    #expect(isNear(shown.transform, CATransform3DRotate(eye, .pi / 2, 0, 1, 0)))
    let layer = CALayer()
    layer.transform = eye
    let turned = try #require(halfWay(layer, "transform.rotation.y", from: 0.0, to: 2.0))
    #expect(isNear(turned.transform, CATransform3DRotate(eye, 1, 0, 1, 0)))
  }

  @Test func `CA-12 a plain layer turns in space by itself`() throws {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    _ = LayerCommitter().commit(roots: [root])
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    root.sublayerTransform = CATransform3DMakeTranslation(0, 0, 40)
    CATransaction.commit()
    clock.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(isNear(shown.transform, CATransform3DMakeRotation(0.5, 0, 1, 0)))
    let around = try #require(root.presentation())
    #expect(isNear(around.sublayerTransform, CATransform3DMakeTranslation(0, 0, 20)))
  }

  @Test func `CA-5 a path goes point by point where its steps are alike`() throws {
    let (one, two) = (CGMutablePath(), CGMutablePath())
    for (path, far) in [(one, 10.0), (two, 30.0)] {
      path.move(to: CGPoint(x: 0, y: far))
      path.addLine(to: CGPoint(x: far, y: 0))
      path.addQuadCurve(to: CGPoint(x: far, y: far), control: CGPoint(x: 1, y: far))
      path.addCurve(
        to: .zero, control1: CGPoint(x: far, y: 2), control2: CGPoint(x: 2, y: far))
      path.closeSubpath()
    }
    let shown = try #require(halfWay(CAShapeLayer(), "path", from: one, to: two))
    let middle = CGMutablePath()
    middle.move(to: CGPoint(x: 0, y: 20))
    middle.addLine(to: CGPoint(x: 20, y: 0))
    middle.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 1, y: 20))
    middle.addCurve(to: .zero, control1: CGPoint(x: 20, y: 2), control2: CGPoint(x: 2, y: 20))
    middle.closeSubpath()
    #expect(shown.path?.steps == middle.steps)
    two.addLine(to: .zero)
    let other = try #require(halfWay(CAShapeLayer(), "path", from: one, to: two))
    #expect(other.path?.steps == one.steps)
  }

  @Test func `CA-5 rounds of a cumulative turn go on from each other`() throws {
    let layer = CALayer()
    let shown = try #require(
      halfWay(
        layer, "transform", from: CATransform3DIdentity,
        to: CATransform3DMakeRotation(0.4, 0, 0, 1), rounds: 3, after: 2.5))
    #expect(isNear(shown.transform, CATransform3DMakeRotation(1, 0, 0, 1)))
  }
}
