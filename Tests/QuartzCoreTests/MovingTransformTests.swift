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
