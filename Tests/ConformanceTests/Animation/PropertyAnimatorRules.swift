// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AN property animator", .freshApplication)
struct PropertyAnimatorRules {
  /// A view at the left edge, and an animator that moves it by 100 points in a second.
  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let animator: UIViewPropertyAnimator
    let generator: EventGenerator
    private(set) var ends: [UIViewAnimatingPosition] = []

    init(_ curve: UIView.AnimationCurve = .linear) throws {
      window.addSubview(view)
      generator = try EventGenerator(window: window)
      animator = UIViewPropertyAnimator(duration: 1, curve: curve)
      animator.addAnimations { [view] in view.frame.origin.x = 100 }
      animator.addCompletion { [weak self] in self?.ends.append($0) }
    }

    /// Where the view is shown.
    var shown: CGFloat { (view.layer.presentation()?.frame.origin.x ?? .nan).rounded(to: 6) }
    func wait(_ time: TimeInterval) { generator.advance(by: time) }
  }

  /// A view that moves itself by an animator of its own.
  private final class Keeper: UIView { var animator: UIViewPropertyAnimator? }

  @Test func `AN-1 nothing changes before the start, then the model at once and the looks slowly`()
    throws
  {
    let scene = try Scene()
    #expect(scene.animator.state == .inactive)
    #expect(scene.view.frame.origin.x == 0)
    scene.animator.startAnimation()
    #expect(scene.animator.state == .active && scene.animator.isRunning)
    #expect(scene.view.frame.origin.x == 100)
    #expect(scene.shown == 0)
    scene.wait(0.25)
    #expect(scene.shown == 25)
    #expect(abs(scene.animator.fractionComplete - 0.25) < 1e-9)
    // Added under way: shown in the time that is left.
    scene.animator.addAnimations { [view = scene.view] in view.frame.origin.y = 75 }
    scene.wait(0.25)
    #expect(scene.view.layer.presentation()?.frame.origin.y.rounded(to: 6) == 25)
  }

  @Test func `AN-2 it ends after its duration, once, and can be used again`() throws {
    let scene = try Scene(.easeInOut)
    scene.animator.startAnimation()
    scene.wait(0.5)
    #expect(scene.shown == 50)
    scene.wait(0.499)
    #expect(scene.ends == [])
    scene.wait(0.001)
    #expect(scene.ends == [.end])
    #expect(scene.animator.state == .inactive && !scene.animator.isRunning)
    #expect(scene.shown == 100)
    scene.animator.addAnimations { [view = scene.view] in view.frame.origin.x = 0 }
    scene.animator.startAnimation(afterDelay: 1)
    scene.wait(0.9)
    #expect(scene.view.frame.origin.x == 100)
    scene.wait(0.6)
    #expect(scene.shown == 50)
  }

  @Test func `AN-3 turned round it goes back and leaves the old values`() throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    scene.wait(0.4)
    scene.animator.isReversed = true
    #expect(scene.shown == 40)
    scene.wait(0.3)
    #expect(scene.shown == 10)
    scene.wait(0.2)
    #expect(scene.ends == [.start])
    #expect(scene.view.frame.origin.x == 0)
    #expect(scene.shown == 0)
  }

  @Test func `AN-4 a paused animator is moved by hand and goes on from there`() throws {
    let scene = try Scene(.easeInOut)
    scene.animator.pauseAnimation()
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(scene.view.frame.origin.x == 100)
    #expect(scene.shown == 0)
    scene.animator.fractionComplete = 0.3
    #expect(scene.shown == 30)
    scene.wait(3)
    #expect(scene.shown == 30)
    scene.animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    scene.wait(0.35)
    #expect(scene.shown == 65)
    scene.animator.pauseAnimation()
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    scene.wait(1)
    #expect(scene.shown == 82.5)
    scene.wait(1)
    #expect(scene.ends == [.end])
  }

  @Test func `AN-4 a fraction set by hand may follow the curve`() throws {
    let scene = try Scene(.easeIn)
    scene.animator.scrubsLinearly = false
    scene.animator.fractionComplete = 0.5
    #expect(scene.shown > 20 && scene.shown < 40)
    scene.animator.fractionComplete = .nan
    #expect(scene.shown == 0 && scene.animator.fractionComplete.rounded(to: 6) == 0)
    scene.animator.fractionComplete = .infinity
    #expect(scene.shown == 100)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, CGFloat(0)), (.current, 40), (.end, 100),
  ])
  func `AN-5 a stopped animator is finished anywhere`(
    position: UIViewAnimatingPosition, place: CGFloat
  ) throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    scene.wait(0.4)
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .stopped)
    #expect(scene.ends == [])
    scene.animator.finishAnimation(at: position)
    #expect(scene.ends == [position])
    #expect(scene.animator.state == .inactive)
    #expect(scene.view.frame.origin.x.rounded(to: 6) == place)
    #expect(scene.shown == place)
  }

  @Test func `AN-5 stopped without finishing it tells nobody`() throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    scene.wait(0.4)
    scene.animator.stopAnimation(true)
    #expect(scene.animator.state == .inactive)
    #expect(scene.view.frame.origin.x.rounded(to: 6) == 40)
    scene.wait(2)
    #expect(scene.ends == [])
  }

  @Test func `AN-5 it may stay active when it arrives`() throws {
    let scene = try Scene()
    scene.animator.pausesOnCompletion = true
    scene.animator.startAnimation()
    scene.wait(2)
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(scene.ends == [])
    scene.animator.isReversed = true
    scene.animator.startAnimation()
    scene.wait(0.5)
    #expect(scene.shown == 50)
  }

  @Test func `AN-5 stopped on its way back it goes forwards the next time`() throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    scene.wait(0.6)
    scene.animator.isReversed = true
    scene.wait(0.2)
    scene.animator.stopAnimation(true)
    #expect(scene.shown == 40 && !scene.animator.isReversed)
    scene.animator.addAnimations { [view = scene.view] in view.frame.origin.x = 100 }
    scene.animator.startAnimation()
    scene.wait(0.5)
    #expect(scene.shown == 70)
    scene.wait(0.6)
    #expect(scene.shown == 100 && scene.animator.state == .inactive)
  }

  @Test func `AN-2 started again while it runs it arrives when it was to`() throws {
    let scene = try Scene(.easeIn)
    scene.animator.startAnimation()
    scene.wait(0.5)
    let half = scene.shown
    scene.animator.startAnimation()
    #expect(scene.shown == half)
    scene.wait(0.51)
    #expect(scene.ends == [.end])
  }

  @Test func `AN-31 turned round, the fraction counts the way back`() throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    scene.wait(0.3)
    scene.animator.isReversed = true
    #expect(abs(scene.animator.fractionComplete - 0.7) < 1e-9 && scene.shown == 30)
    scene.wait(0.1)
    #expect(abs(scene.animator.fractionComplete - 0.8) < 1e-9)
    scene.animator.pauseAnimation()
    scene.animator.fractionComplete = 0.6
    #expect(scene.shown == 40)
    scene.animator.isReversed = false
    #expect(abs(scene.animator.fractionComplete - 0.4) < 1e-9 && scene.shown == 40)
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.wait(0.61)
    #expect(scene.ends == [.end] && scene.shown == 100)
  }

  @Test(arguments: [UIViewAnimatingPosition?.none, .start, .end])
  func `AN-32 one that waits for its start can be stopped`(at end: UIViewAnimatingPosition?) throws
  {
    let scene = try Scene()
    scene.animator.startAnimation(afterDelay: 1)
    scene.wait(0.5)
    scene.animator.stopAnimation(end == nil)
    if let end {
      #expect(scene.animator.state == .stopped && scene.shown == 0)
      scene.animator.finishAnimation(at: end)
    }
    #expect(scene.animator.state == .inactive)
    scene.wait(3)
    #expect(scene.view.frame.origin.x == (end == .end ? 100 : 0))
    #expect(scene.ends == (end.map { [$0] } ?? []))
  }

  @Test func `AN-6 views take touches meanwhile unless that is switched off`() throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    #expect(scene.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === scene.view)
    scene.wait(2)
    let other = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [view = scene.view] in
      view.frame.origin.x = 200
    }
    other.isUserInteractionEnabled = false
    other.startAnimation()
    #expect(scene.window.hitTest(CGPoint(x: 210, y: 10), with: nil) === scene.window)
    scene.wait(2)
    #expect(scene.window.hitTest(CGPoint(x: 210, y: 10), with: nil) === scene.view)
  }

  @Test func `AN-27 touches find a view where it is shown, or where the program leaves it`() throws
  {
    let scene = try Scene()
    /// Whether the view is hit at the places 25, 75 and 125 across.
    func hits() -> [Bool] {
      [25, 75, 125].map { (x: CGFloat) -> Bool in
        scene.window.hitTest(CGPoint(x: x, y: 10), with: nil) === scene.view
      }
    }
    #expect(hits() == [true, false, false])
    scene.animator.startAnimation()
    scene.wait(0.5)
    #expect(hits() == [false, true, false])
    scene.animator.isReversed = true
    scene.wait(0.6)
    #expect(scene.ends == [.start] && hits() == [true, false, false])
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = scene.view] in
      view.frame.origin.x = 100
    }
    other.isManualHitTestingEnabled = true
    other.startAnimation()
    scene.wait(0.5)
    #expect(hits() == [false, false, true])
  }

  @Test func `AN-27 it is found so among very many, and no more when the animator is gone`() throws
  {
    let scene = try Scene()
    for row in 0..<400 {
      let other = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 60 + 60, width: 50, height: 50))
      scene.window.addSubview(other)
    }
    #expect(scene.window.hitTest(CGPoint(x: 25, y: 10), with: nil) === scene.view)
    scene.animator.startAnimation()
    scene.wait(0.5)
    #expect(scene.window.hitTest(CGPoint(x: 75, y: 10), with: nil) === scene.view)
    #expect(scene.window.hitTest(CGPoint(x: 125, y: 10), with: nil) === scene.window)
    scene.wait(0.6)
    #expect(scene.window.hitTest(CGPoint(x: 75, y: 10), with: nil) === scene.window)
    #expect(scene.window.hitTest(CGPoint(x: 125, y: 10), with: nil) === scene.view)
  }

  @Test func `AN-27 controls are pressed where they are shown, and what is scrolled is found`()
    throws
  {
    let scene = try Scene()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    scene.view.addSubview(button)
    let scrolled = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    scrolled.contentSize = CGSize(width: 100, height: 1000)
    scene.window.addSubview(scrolled)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    scene.window.addSubview(segments)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = scene.view] in
      view.frame.origin.x = 300
      segments.frame.origin.x = 300
      scrolled.contentOffset.y = 800
    }
    animator.startAnimation()
    scene.wait(0.5)
    #expect(scene.window.hitTest(CGPoint(x: 10, y: 150), with: nil) === scrolled)
    try scene.generator.fingerDown(at: CGPoint(x: 175, y: 25))
    try scene.generator.fingerUp()
    #expect(log == ["inside"])
    try scene.generator.fingerDown(at: CGPoint(x: 225, y: 220))
    try scene.generator.fingerUp()
    #expect(segments.selectedSegmentIndex == 1)
    scene.wait(1)
    try scene.generator.fingerDown(at: CGPoint(x: 325, y: 25))
    try scene.generator.fingerUp()
    #expect(log == ["inside", "inside"])
  }

  @Test(arguments: [true, false])
  func `AN-27 a view that keeps an animator under way is let go`(takesTouches: Bool) throws {
    let scene = try Scene()
    weak var kept: Keeper?
    do {
      let view = Keeper(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
      scene.window.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in
        view?.alpha = 0.5
      }
      animator.isUserInteractionEnabled = takesTouches
      animator.pauseAnimation()
      view.animator = animator
      kept = view
      scene.wait(0.1)
      view.removeFromSuperview()
    }
    scene.wait(0.1)
    #expect(kept == nil)
  }

  @Test func `AN-6 a test can wait until nothing moves by itself any more`() throws {
    let scene = try Scene()
    scene.animator.startAnimation()
    let start = scene.generator.now
    try scene.generator.waitUntilAnimationsAreFinished(timeout: 3)
    #expect(scene.ends == [.end])
    #expect(scene.generator.now - start < 1.1)
    scene.animator.addAnimations { [view = scene.view] in view.frame.origin.x = 0 }
    scene.animator.pauseAnimation()
    try scene.generator.waitUntilAnimationsAreFinished(timeout: 3)
    #expect(scene.shown == 100)
  }

  @Test func `AN-26 key frames and blocks inside an animator follow it`() throws {
    let scene = try Scene()
    let views = [scene.view, UIView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))]
    scene.window.addSubview(views[1])
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          views[0].frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          views[0].frame.origin.x = 40
        }
      } completion: {
        told.append("frames \($0)")
      }
      UIView.animate(withDuration: 0) {
        views[1].frame.origin.x = 100
      } completion: {
        told.append("block \($0)")
      }
    }
    animator.addCompletion { told.append($0 == .start ? "start" : "end") }
    func shown(_ fraction: CGFloat) -> [CGFloat] {
      animator.fractionComplete = fraction
      return views.map { ($0.layer.presentation()?.frame.minX ?? -1).rounded(to: 6) }
    }
    #expect(shown(0.25) == [50, 25])
    #expect(shown(0.5) == [100, 50])
    #expect(shown(0.75) == [70, 75])
    scene.wait(3)
    #expect(scene.shown == 70)
    animator.isReversed = true
    animator.startAnimation()
    scene.wait(0.5)
    #expect(scene.shown == 50 && told == [])
    scene.wait(0.5)
    #expect(views.map(\.frame.minX) == [0, 0])
    #expect(told == ["frames true", "block true", "start"])
  }

  @Test func `AN-26 a delay is a part of the way, and what overrides goes by itself`() throws {
    let scene = try Scene()
    let other = UIView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
    scene.window.addSubview(other)
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view = scene.view] in
      told.append("\(UIView.inheritedAnimationDuration)")
      UIView.animate(withDuration: 9, delay: 1) {
        view.frame.origin.x = 100
      } completion: {
        told.append("late \($0)")
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        other.frame.origin.x = 100
      } completion: {
        told.append("own \($0)")
      }
      UIView.animate(withDuration: 1) {
      } completion: {
        told.append("nothing \($0)")
      }
    }
    animator.fractionComplete = 0.75
    scene.wait(1)
    #expect(scene.shown == 50)
    #expect(told == ["2.0", "nothing true", "own true"])
    animator.stopAnimation(true)
    #expect(told.last == "late false")
    #expect(scene.view.frame.minX.rounded(to: 6) == 50)
  }

  @Test func `AN-26 each of many blocks ends where the animator does`() throws {
    let scene = try Scene()
    let views = (0..<100).map { UIView(frame: CGRect(x: 0, y: CGFloat($0), width: 1, height: 1)) }
    for view in views { scene.window.addSubview(view) }
    var told = 0
    func places() -> Set<CGFloat> { Set(views.map { $0.frame.minX.rounded(to: 6) }) }
    for (position, place) in [(UIViewAnimatingPosition.start, CGFloat(0)), (.current, 50)] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        for view in views {
          UIView.animate(withDuration: 1) {
            view.frame.origin.x = 80
          } completion: { _ in
            told += 1
          }
        }
      }
      animator.addAnimations { for view in views { view.frame.origin.x = 100 } }
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      #expect(places() == [100])
      animator.finishAnimation(at: position)
      #expect(places() == [place])
    }
    #expect(told == 200)
  }

  @Test func `AN-26 changes that stop their animator are shown at once`() throws {
    let scene = try Scene()
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [view = scene.view] in
      UIView.animate(withDuration: 0) {
        view.frame.origin.x = 60
        animator.stopAnimation(true)
      } completion: {
        told.append("block \($0)")
      }
    }
    animator.addCompletion { _ in told.append("animator") }
    animator.startAnimation()
    #expect(told == ["block false"])
    #expect(scene.shown == 60 && animator.state == .inactive)
    scene.wait(2)
    #expect(told == ["block false"])
  }

  @Test func `AN-7 springs given by their forces have their own duration`() throws {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(abs(animator.duration - 0.6908) < 1e-3)
    #expect(spring.timingCurveType == .spring)
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    #expect(
      UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
  }
}

extension CGFloat {
  fileprivate func rounded(to places: Int) -> CGFloat {
    let factor = pow(10, CGFloat(places))
    return (self * factor).rounded() / factor
  }
}
