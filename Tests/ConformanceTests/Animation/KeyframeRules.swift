// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AN key frames and transitions", .freshApplication)
final class KeyframeRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private var generator: EventGenerator!
  private var ends: [Bool] = []

  /// In the test itself: between a suite's initializer and its test others may run.
  private func begin() throws {
    window.addSubview(view)
    generator = try EventGenerator(window: window)
  }

  private func shown(_ view: UIView) -> CGPoint {
    view.layer.presentation()?.frame.origin ?? .zero
  }

  private func x(after time: TimeInterval) -> CGFloat {
    generator.advance(by: time)
    return (shown(view).x * 1000).rounded() / 1000
  }

  @Test func `AN-8 key frames move a view in stages`() throws {
    try begin()
    UIView.animateKeyframes(withDuration: 2, delay: 0) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 0
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 9) { view.alpha = 0.5 }
    } completion: { [weak self] in
      self?.ends.append($0)
    }
    #expect(view.frame.origin.x == 0 && view.alpha == 0.5)
    #expect(x(after: 0.25) == 50)
    #expect(x(after: 0.5) == 100)
    #expect(view.layer.presentation()?.opacity == 1)
    #expect(x(after: 0.75) == 50)
    #expect(view.layer.presentation()?.opacity == 0.75)
    #expect(ends == [])
    #expect(x(after: 0.6) == 0)
    #expect(ends == [true])
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [view] in
      view.frame.origin.x = 30
    }
    #expect(shown(view).x == 30)
  }

  @Test func `AN-8 key frames go on from where another animation is, and from each other`() throws {
    try begin()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.frame.origin.x = 100
    }
    #expect(x(after: 0.5) == 50)
    run([], [(200, 0, 0.5), (0, 0.5, 0.5)])
    let shown = [0.5, 0.5, 0.5, 0.6].map { x(after: $0) }
    #expect(shown == [125, 200, 100, 0])
  }

  /// Moves the view through places in two seconds, each in its part of the time.
  private func run(
    _ options: UIView.KeyframeAnimationOptions,
    _ places: [(x: CGFloat, start: Double, length: Double)]
  ) {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) { [view] in
      for place in places {
        UIView.addKeyframe(withRelativeStartTime: place.start, relativeDuration: place.length) {
          view.frame.origin.x = place.x
        }
      }
    } completion: { [weak self] in
      self?.ends.append($0)
    }
  }

  @Test func `AN-21 discrete key frames are there as they begin`() throws {
    try begin()
    run(.calculationModeDiscrete, [(100, 0.25, 0.25), (40, 0.5, 0.5)])
    let shown = [0.4, 0.2, 0.3, 0.2, 0.7].map { x(after: $0) }
    #expect(shown == [0, 100, 100, 40, 40])
    #expect(ends == [])
    #expect(x(after: 0.3) == 40)
    #expect(ends == [true])
  }

  @Test func `AN-21 paced key frames go at an even speed, whatever their parts`() throws {
    try begin()
    run(.calculationModePaced, [(100, 0, 0.5), (300, 0.5, 0.5)])
    let shown = [0.5, 0.5, 0.5, 0.6].map { x(after: $0) }
    #expect(shown == [75, 150, 225, 300])
    #expect(ends == [true])
    run(.calculationModeLinear, [(100, 0, 0.5), (300, 0.5, 0.5)])
    let straight = [0.5, 0.5, 0.5, 0.6].map { x(after: $0) }
    #expect(straight == [200, 100, 200, 300])
  }

  @Test func `AN-21 cubic key frames go on a smooth curve, also at an even speed`() throws {
    try begin()
    run(.calculationModeCubic, [(100, 0, 0.5), (0, 0.5, 0.5)])
    let alone = [0.5, 0.5, 0.5, 0.6].map { x(after: $0) }
    #expect(alone == [56.25, 100, 56.25, 0])
    run(.calculationModeCubicPaced, [(100, 0, 0.25), (0, 0.25, 0.25)])
    let shown = [0.5, 0.5, 0.5, 0.6].map { x(after: $0) }
    #expect(shown.map { $0.rounded() } == [50, 100, 50, 0])
    #expect(ends == [true, true])
  }

  @Test func `AN-9 a transition puts one view in the place of another`() throws {
    try begin()
    let other = UIView(frame: view.frame)
    UIView.transition(from: view, to: other, duration: 1, options: .transitionCrossDissolve) {
      [weak self] in self?.ends.append($0)
    }
    #expect(window.subviews.contains(view) && window.subviews.last === other)
    generator.advance(by: 0.5)
    let opacity = other.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.4 && opacity < 0.6)
    generator.advance(by: 1)
    #expect(!window.subviews.contains(view) && ends == [true])
    #expect(view.alpha == 1 && other.alpha == 1)
    UIView.transition(from: other, to: view, duration: 1, options: .transitionFlipFromLeft) {
      [weak self] in self?.ends.append($0)
    }
    generator.advance(by: 0.25)
    let half = other.layer.presentation()?.frame.width ?? 0
    #expect(half > 1 && half < 50)
    generator.advance(by: 1)
    #expect(window.subviews == [view] && ends == [true, true])
    #expect(other.transform == .identity && !other.isHidden)
    window.addSubview(other)
    UIView.transition(from: view, to: other, duration: 1, options: .showHideTransitionViews)
    #expect(view.isHidden && !other.isHidden && window.subviews.count == 2)
  }

  @Test(
    arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ])
  func `AN-33 a transition ends the one before of the same views`(
    options: UIView.AnimationOptions
  ) throws {
    try begin()
    let back = UIView(frame: view.frame)
    back.isHidden = true
    window.addSubview(back)
    func turn(from old: UIView, to new: UIView) {
      UIView.transition(
        from: old, to: new, duration: 1, options: [options, .showHideTransitionViews]
      ) { [weak self] in self?.ends.append($0) }
    }
    turn(from: view, to: back)
    generator.advance(by: 0.2)
    turn(from: back, to: view)
    #expect(ends == [false])
    generator.advance(by: 0.7)
    turn(from: view, to: back)
    #expect(ends == [false, false])
    generator.advance(by: 1.1)
    #expect(ends == [false, false, true] && view.isHidden && !back.isHidden)
    for each in [view, back] {
      #expect(each.alpha == 1 && each.transform == .identity && each.layer.animationKeys() == nil)
      #expect(each.superview === window)
    }
  }

  @Test func `AN-33 a view comes back that was about to be taken away`() throws {
    try begin()
    let other = UIView(frame: view.frame)
    UIView.transition(from: view, to: other, duration: 1, options: .transitionCrossDissolve)
    generator.advance(by: 0.5)
    UIView.transition(from: other, to: view, duration: 1, options: .transitionCrossDissolve)
    generator.advance(by: 2)
    #expect(window.subviews == [view] && view.alpha == 1 && other.alpha == 1)
  }

  @Test func `AN-33 a flip that is interrupted goes no further`() throws {
    try begin()
    let other = UIView(frame: view.frame)
    UIView.transition(from: view, to: other, duration: 1, options: .transitionFlipFromLeft) {
      [weak self] in self?.ends.append($0)
    }
    generator.advance(by: 0.25)
    view.layer.removeAllAnimations()
    #expect(ends == [false] && window.subviews == [other])
    #expect(other.layer.animationKeys() == nil && other.alpha == 1)
    #expect(view.transform == .identity && !view.isHidden)
  }

  @Test func `AN-34 a view turns in space, back again, and by hand`() throws {
    try begin()
    let eye: CATransform3D = {
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 500
      return eye
    }()
    func turned(by angle: CGFloat) -> CATransform3D { CATransform3DRotate(eye, angle, 0, 1, 0) }
    func isShown(_ wanted: CATransform3D) -> Bool {
      guard let shown = view.layer.presentation()?.transform else { return false }
      let parts: [KeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m13, \.m14, \.m22, \.m31, \.m33, \.m34, \.m44,
      ]
      return parts.allSatisfy { abs(shown[keyPath: $0] - wanted[keyPath: $0]) < 1e-9 }
    }
    view.layer.transform = eye
    for (start, end) in [(CGFloat(0), CGFloat.pi), (.pi, 0)] {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { [view] in view.layer.transform = turned(by: end) })
      generator.advance(by: 0.25)
      #expect(isShown(turned(by: start + (end - start) / 4)))
      generator.advance(by: 1)
      #expect(isShown(turned(by: end)) && view.layer.animationKeys() == nil)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.layer.transform = turned(by: 2)
    }
    animator.fractionComplete = 0.5
    #expect(isShown(turned(by: 1)))
    animator.stopAnimation(true)
    #expect(isShown(turned(by: 1)) && view.layer.transform.m14 != 0)
  }

  @Test func `AN-10 deleted views go, with changes alongside`() throws {
    try begin()
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 10, height: 10))
    window.addSubview(other)
    UIView.perform(.delete, on: [view]) {
      other.frame.origin.x = 0
    } completion: { [weak self] in
      self?.ends.append($0)
    }
    generator.advance(by: 0.1)
    #expect(window.subviews.contains(view) && shown(other).x > 0)
    generator.advance(by: 0.3)
    #expect(window.subviews == [other] && ends == [true])
    #expect(view.alpha == 1 && view.transform == .identity && shown(other).x == 0)
  }
}
