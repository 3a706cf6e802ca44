// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of animations", .freshApplication)
struct AnimationPartsTests {
  /// A window with a view at its left edge, and a driver that moves the time.
  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let generator: EventGenerator
    var ends: [String] = []

    init() throws {
      window.addSubview(view)
      generator = try EventGenerator(window: window)
    }

    func note(_ name: String) -> (Bool) -> Void {
      { [weak self] in self?.ends.append("\(name) \($0)") }
    }

    /// Where the view is shown, after a time.
    func x(after time: TimeInterval = 0) -> CGFloat {
      if time > 0 { generator.advance(by: time) }
      return ((view.layer.presentation()?.frame.origin.x ?? .nan) * 1000).rounded() / 1000
    }
  }

  // MARK: - Curves

  @Test func `curves have their control points, and springs their forces`() {
    let curves = (0...3).compactMap(UIView.AnimationCurve.init)
    #expect(curves == [.easeInOut, .easeIn, .easeOut, .linear])
    let made = curves.map { UICubicTimingParameters(animationCurve: $0) }
    #expect(made.map(\.animationCurve) == curves)
    #expect(
      made.map { [$0.controlPoint1.x, $0.controlPoint1.y, $0.controlPoint2.x, $0.controlPoint2.y] }
        == [[0.42, 0, 0.58, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0, 0, 1, 1]])
    #expect(made.map(\.timing) == [.easeInOut, .easeIn, .easeOut, .linear])
    #expect(made.map { $0.timing(over: 3) } == made.map(\.timing))
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -1, y: -2), controlPoint2: CGPoint(x: 3, y: 4))
    #expect(own.timing == .cubic(x1: 0, y1: -2, x2: 1, y2: 4) && own.animationCurve == .easeInOut)
    #expect(own.controlPoint1 == CGPoint(x: -1, y: -2) && own.controlPoint2 == CGPoint(x: 3, y: 4))
    #expect([own.timingCurveType, made[0].timingCurveType] == [.cubic, .builtin])
    #expect(own.cubicTimingParameters === own && own.springTimingParameters == nil)
    #expect(own.copy() as? UICubicTimingParameters === own)
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 3, dy: 1))
    #expect(
      spring.timing(over: 2) == .spring(damping: 0.5, velocity: 6) && spring.ownDuration == nil)
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    #expect(
      spring.cubicTimingParameters == nil && spring.copy() as? UISpringTimingParameters === spring)
    #expect(UISpringTimingParameters(dampingRatio: 1).initialVelocity.dx == 0)
    let system = UISpringTimingParameters()
    #expect(abs(system.dampingRatio - 4.5644) < 1e-4 && system.ownDuration != nil)
    #expect(system.initialVelocity.dx == 0 && system.initialVelocity.dy == 0)
  }

  @Test func `options name a curve, the straight one before all others`() {
    let options: [UIView.AnimationOptions] = [
      [], .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear, [.curveEaseIn, .repeat],
      [.curveEaseIn, .curveEaseOut],
    ]
    #expect(
      options.map(ViewAnimation.curve)
        == [.easeInOut, .easeInOut, .easeIn, .easeOut, .linear, .easeIn, .linear])
    let curves = options.map { options in
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 9, options: options, animations: {})
      defer { animator.stopAnimation(true) }
      return animator.timingParameters?.cubicTimingParameters?.animationCurve
    }
    #expect(
      curves == [.easeInOut, .easeInOut, .easeIn, .easeOut, .linear, .easeIn, .linear])
    #expect(
      options.prefix(5).map(\.rawValue) == [0, 0, 65536, 131_072, 196_608])
    let plain: [UIView.AnimationOptions] = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .showHideTransitionViews,
    ]
    #expect(plain.map(\.rawValue) == [2, 4, 8, 16, 256])
    #expect(UIView.SystemAnimation.delete.rawValue == 0)
  }

  // MARK: - Animators

  @Test func `an animator begins with nothing to do`() {
    let animator = UIViewPropertyAnimator(duration: -3, curve: .easeIn)
    #expect(animator.duration == 0 && animator.delay == 0 && animator.state == .inactive)
    #expect(!animator.isRunning && !animator.isReversed && animator.fractionComplete == 0)
    #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    let others = [
      UIViewPropertyAnimator(
        duration: 2, controlPoint1: CGPoint(x: 0.1, y: 0), controlPoint2: CGPoint(x: 1, y: 0.9)),
      UIViewPropertyAnimator(duration: 4, dampingRatio: 0.25),
    ]
    #expect(others.map(\.duration) == [2, 4])
    #expect(others[0].timingParameters?.cubicTimingParameters?.controlPoint2.y == 0.9)
    #expect(others[1].timingParameters?.springTimingParameters?.dampingRatio == 0.25)
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(states.map(\.rawValue) == [0, 1, 2] && positions.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `each way to make an animator takes its changes`() throws {
    let scene = try Scene()
    let view = scene.view
    let made = [
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 1 },
      UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero) {
        view.frame.origin.x = 2
      },
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.frame.origin.x = 3 },
    ]
    let places = made.map { animator in
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      return view.frame.origin.x
    }
    #expect(places == [1, 2, 3])
  }

  @Test func `an animator that is run at once waits, and lets touches through if it is told to`()
    throws
  {
    let scene = try Scene()
    var ends: [UIViewAnimatingPosition] = []
    func run(_ options: UIView.AnimationOptions, _ delay: TimeInterval) -> UIViewPropertyAnimator {
      .runningPropertyAnimator(
        withDuration: 1, delay: delay, options: options,
        animations: { scene.view.frame.origin.x += 100 }, completion: { ends.append($0) })
    }
    let first = run(.curveLinear, 0.5)
    #expect(first.delay == 0.5 && first.state == .inactive && !first.isUserInteractionEnabled)
    #expect(scene.x(after: 0.4) == 0 && scene.view.frame.origin.x == 0)
    #expect(scene.x(after: 0.6) == 50 && scene.view.flags.contains(.animating))
    #expect(first.isRunning && first.state == .active)
    #expect(scene.x(after: 0.6) == 100 && !scene.view.flags.contains(.animating))
    #expect(ends == [.end] && first.state == .inactive)
    let second = run([.curveLinear, .allowUserInteraction], 0)
    #expect(second.isUserInteractionEnabled && second.isRunning && second.delay == 0)
    #expect(scene.x(after: 0.5) == 150 && !scene.view.flags.contains(.animating))
    _ = scene.x(after: 1)
    #expect(ends == [.end, .end])
  }

  @Test func `changes with a delay begin in the time that is left`() throws {
    let scene = try Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let others = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    for other in others { scene.window.addSubview(other) }
    animator.addAnimations({ scene.view.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.addAnimations({ others[0].frame.origin.x = 100 }, delayFactor: -1)
    animator.addAnimations({ others[1].frame.origin.x = 1000 }, delayFactor: 7)
    animator.startAnimation()
    func places() -> [CGFloat] {
      [scene.x()] + others.map { (($0.layer.presentation()?.frame.minX ?? -1) * 10).rounded() / 10 }
    }
    scene.generator.advance(by: 0.5)
    #expect(places() == [0, 50, 0, 0])
    animator.addAnimations({ others[2].frame.origin.x = 100 }, delayFactor: 0.5)
    scene.generator.advance(by: 0.25)
    #expect(places() == [50, 75, 0, 0])
    scene.generator.advance(by: 0.125)
    #expect(places() == [75, 87.5, 0, 50])
    scene.generator.advance(by: 0.2)
    #expect(places() == [100, 100, 1000, 100] && animator.state == .inactive)
  }

  @Test func `an animator is moved by hand within its way, turned round and stopped`() throws {
    let scene = try Scene()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      scene.view.frame.origin.x = 100
    }
    animator.addCompletion { scene.ends.append("\($0)") }
    #expect(
      [-1, 0.25, 9].map { part in
        animator.fractionComplete = part
        return [animator.fractionComplete, scene.x()]
      } == [[0, 0], [0.25, 25], [1, 100]])
    animator.fractionComplete = 0.75
    animator.isReversed = true
    animator.isReversed = true
    #expect(!animator.isRunning && scene.x(after: 5) == 75)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(scene.x(after: 0.5) == 50)
    animator.isReversed = false
    #expect(scene.x(after: 0.5) == 75)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning && scene.x(after: 3) == 75)
    animator.stopAnimation(false)
    animator.pauseAnimation()
    animator.fractionComplete = 0
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.state == .stopped && scene.x(after: 3) == 75)
    animator.finishAnimation(at: .start)
    #expect(scene.ends == ["start"] && scene.x() == 0 && scene.view.frame.origin.x == 0)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
    animator.addAnimations { scene.view.frame.origin.x = 10 }
    animator.startAnimation()
    animator.stopAnimation(true)
    #expect(scene.x(after: 3) == 0 && scene.ends == ["start"] && animator.state == .inactive)
  }

  // MARK: - Blocks of changes

  @Test func `without time, or without animations, changes are made at once and told soon`() throws
  {
    let scene = try Scene()
    func run(_ name: String, _ duration: TimeInterval, _ change: @escaping () -> Void) {
      UIView.animate(withDuration: duration, animations: change, completion: scene.note(name))
    }
    run("none", 0) { scene.view.frame.origin.x = 1 }
    run("less", -1) { scene.view.frame.origin.x = 2 }
    run("empty", 1) {}
    #expect(UIView.areAnimationsEnabled && scene.x() == 2 && scene.ends == [])
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    run("off", 1) { scene.view.frame.origin.x = 3 }
    UIView.setAnimationsEnabled(true)
    #expect(scene.x() == 3 && !scene.view.flags.contains(.animating))
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { scene.view.frame.origin.x = 4 }
    }
    #expect(scene.x() == 4 && !scene.view.flags.contains(.animating))
    scene.generator.advance(by: 0.001)
    #expect(scene.ends == ["none true", "less true", "empty true", "off true"])
  }

  @Test func `an animation waits, repeats and goes back, and keeps touches away meanwhile`() throws
  {
    let scene = try Scene()
    func run(_ name: String, _ options: UIView.AnimationOptions, _ delay: TimeInterval = 0) {
      UIView.animate(
        withDuration: 1, delay: delay, options: options.union(.curveLinear),
        animations: { scene.view.frame.origin.x += 100 }, completion: scene.note(name))
    }
    run("late", [], 0.5)
    #expect(scene.x(after: 0.5) == 0 && scene.view.flags.contains(.animating))
    #expect(scene.x(after: 0.25) == 25 && scene.x(after: 1) == 100)
    #expect(scene.ends == ["late true"] && !scene.view.flags.contains(.animating))
    run("early", [], -3)
    #expect(scene.x(after: 0.25) == 125 && scene.x(after: 1) == 200)
    run("free", .allowUserInteraction)
    #expect(!scene.view.flags.contains(.animating) && scene.x(after: 2) == 300)
    run("again", [.repeat, .autoreverse])
    #expect(scene.x(after: 0.25) == 325 && scene.x(after: 1) == 375 && scene.x(after: 1) == 325)
    #expect(scene.ends == ["late true", "early true", "free true"])
    scene.view.layer.removeAllAnimations()
    #expect(scene.ends.last == "again false" && !scene.view.flags.contains(.animating))
    #expect(scene.view.frame.origin.x == 400)
  }

  @Test func `a view that two animations move takes touches again after both`() throws {
    let scene = try Scene()
    UIView.animate(withDuration: 1) { scene.view.frame.origin.x = 100 }
    UIView.animate(withDuration: 2) { scene.view.alpha = 0.5 }
    scene.generator.advance(by: 1.5)
    #expect(scene.view.extras?.animations == 1 && scene.view.flags.contains(.animating))
    scene.generator.advance(by: 1)
    #expect(scene.view.extras?.animations == 0 && !scene.view.flags.contains(.animating))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
      animations: { scene.view.frame.origin.x = 200 })
    var most: CGFloat = 0
    for _ in 0..<20 { most = max(most, scene.x(after: 0.05)) }
    #expect(most > 210 && scene.x(after: 0.1) == 200)
  }

  @Test func `AN-29 the options say how often an animation is shown`() throws {
    let scene = try Scene()
    var rates: [Int?] = []
    for options in [[], .preferredFramesPerSecond30] as [UIView.AnimationOptions] {
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        rates.append(AnimationCapture.shared.current?.framesPerSecond)
        scene.view.alpha = 0.5
      }
    }
    #expect(rates == [0, 30])
  }

  // MARK: - Transitions

  @Test(
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
    ])
  func `a view is turned to its edge, and the other from there`(
    _ options: UIView.AnimationOptions, _ isAcross: Bool
  ) throws {
    let scene = try Scene()
    let (old, new) = (scene.view, UIView(frame: scene.view.frame))
    new.alpha = 0.5
    let top = UIView()
    scene.window.addSubview(top)
    let edge = CGAffineTransform(scaleX: isAcross ? 0.01 : 1, y: isAcross ? 1 : 0.01)
    UIView.transition(
      from: old, to: new, duration: 1, options: options, completion: scene.note("turned"))
    #expect(scene.window.subviews == [old, new, top] && new.alpha == 0 && old.transform == edge)
    scene.generator.advance(by: 0.51)
    #expect(old.isHidden && old.transform == .identity && new.alpha == 0.5)
    #expect(new.transform == .identity && new.layer.presentation()?.affineTransform() != .identity)
    #expect(scene.ends == [])
    scene.generator.advance(by: 0.51)
    #expect(scene.window.subviews == [new, top] && !old.isHidden && scene.ends == ["turned true"])
    #expect(new.layer.presentation()?.affineTransform() == .identity)
  }

  @Test func `a transition may keep both views, and needs no time`() throws {
    let scene = try Scene()
    let (old, new) = (scene.view, UIView(frame: scene.view.frame))
    scene.window.addSubview(new)
    new.isHidden = true
    old.alpha = 0.75
    UIView.transition(
      from: old, to: new, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews],
      completion: scene.note("kept"))
    #expect(!new.isHidden && !old.isHidden && old.alpha == 0 && new.alpha == 1)
    #expect((new.layer.presentation()?.opacity ?? 1) < 0.01)
    scene.generator.advance(by: 1.1)
    #expect(
      old.isHidden && old.alpha == 0.75 && old.superview != nil && scene.ends == ["kept true"])
    UIView.transition(
      from: new, to: old, duration: 0,
      options: [.transitionCrossDissolve, .showHideTransitionViews],
      completion: scene.note("at once"))
    #expect(new.isHidden && !old.isHidden && old.alpha == 0.75)
    UIView.transition(from: old, to: new, duration: 1, completion: scene.note("plain"))
    #expect(scene.window.subviews == [new])
    scene.generator.advance(by: 0.001)
    #expect(scene.ends == ["kept true", "at once true", "plain true"])
  }

  @Test func `views are deleted in a quarter of a second, and are then as they were`() throws {
    let scene = try Scene()
    let turned = CGAffineTransform(scaleX: 2, y: 2)
    scene.view.transform = turned
    scene.view.alpha = 0.5
    var alongside = 0
    UIView.perform(
      .delete, on: [scene.view], animations: { alongside += 1 }, completion: scene.note("gone"))
    #expect(alongside == 1 && scene.view.alpha == 0 && scene.view.transform.a == 0.02)
    #expect(scene.view.transform.d == 0.02 && scene.view.flags.contains(.animating))
    scene.generator.advance(by: 0.24)
    #expect(scene.view.superview != nil && scene.ends == [])
    scene.generator.advance(by: 0.02)
    #expect(scene.view.superview == nil && scene.ends == ["gone true"])
    #expect(scene.view.alpha == 0.5 && scene.view.transform == turned)
  }

  // MARK: - Animations that are moved by hand

  @Test func `animations that are held are moved by hand, together with animators`() throws {
    let scene = try Scene()
    let (second, third) = (UIView(), UIView())
    for view in [second, third] { scene.window.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      third.frame.origin.x = 100
    }
    let scrubber = AnimationScrubber(duration: 2)
    scrubber.hold {
      #expect(AnimationScrubber.current === scrubber)
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: { scene.view.frame.origin.x = 100 }, completion: scene.note("first"))
      UIView.animate(
        withDuration: 1, delay: 1, options: [.curveLinear, .allowUserInteraction],
        animations: { second.frame.origin.x = 100 }, completion: scene.note("second"))
      animator.startAnimation(afterDelay: 0.5)
    }
    #expect(AnimationScrubber.current == nil && scrubber.progress == 0)
    #expect(scene.view.flags.contains(.animating) && !second.flags.contains(.animating))
    func places() -> [CGFloat] {
      [scene.view, second, third]
        .map { (($0.layer.presentation()?.frame.minX ?? -1) * 100).rounded() / 100 }
    }
    let shown = [-1, 0.25, 0.5, 0.75, 1, 9].map { (part: CGFloat) in
      scrubber.show(part)
      return places()
    }
    #expect(
      shown == [
        [0, 0, 0], [25, 0, 0], [50, 0, 50], [75, 50, 100], [100, 100, 100], [100, 100, 100],
      ])
    scrubber.show(0.5)
    scene.generator.advance(by: 5)
    #expect(places() == [50, 0, 50] && scene.ends == [])
    scrubber.go(backwards: false, speed: 2, .linear)
    scene.generator.advance(by: 0.25)
    #expect(places() == [75, 50, 75] && abs(scrubber.progress - 0.75) < 1e-9)
    scrubber.pause()
    scene.generator.advance(by: 5)
    #expect(places()[0] == 75 && scene.ends == [])
    scrubber.go(backwards: true, speed: 1, .linear)
    scene.generator.advance(by: 0.75)
    #expect(places().prefix(2) == [37.5, 0])
    scene.generator.advance(by: 0.8)
    #expect(scene.ends == ["first true", "second true"] && places() == [0, 0, 0])
    #expect([scene.view, second, third].map(\.frame.minX) == [0, 0, 0])
    #expect(!scene.view.flags.contains(.animating) && animator.state == .inactive)
  }

  // MARK: - Many animators

  @Test func `animators that share views end in their order, also stopped by one another`() throws {
    let scene = try Scene()
    let views = [scene.view] + (0..<2).map { _ in UIView(frame: scene.view.frame) }
    for view in views.dropFirst() { scene.window.addSubview(view) }
    var told: [String] = []
    func make(
      _ name: String, _ duration: TimeInterval, _ changes: @escaping () -> Void
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
      animator.addCompletion { told.append("\(name) \($0)") }
      return animator
    }
    func shown(after time: TimeInterval) -> [CGFloat] {
      scene.generator.advance(by: time)
      return views.map { (($0.layer.presentation()?.frame.minX ?? -1) * 100).rounded() / 100 }
    }
    let animators = [
      make("both", 1) {
        views[0].frame.origin.x = 100
        views[1].alpha = 0
      },
      make("short", 0.5) { views[1].frame.origin.x = 100 },
      make("stopped", 1) { views[2].frame.origin.x = 100 },
      // Takes the place of what moves the first view.
      make("over", 1) { views[0].frame.origin.x = 200 },
    ]
    animators[1].addCompletion { _ in animators[2].stopAnimation(true) }
    for animator in animators { animator.startAnimation() }
    #expect(shown(after: 0.25) == [50, 50, 25] && told == [])
    #expect(shown(after: 0.3) == [110, 100, 50] && told == ["short end"])
    #expect(shown(after: 0.2) == [150, 100, 50])
    #expect(abs((views[1].layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    #expect(shown(after: 0.3) == [200, 100, 50])
    #expect(told == ["short end", "both end", "over end"])
    #expect(animators.allSatisfy { $0.state == .inactive } && views[1].alpha == 0)

    // Scrubbed, the one that came last alone moves the view that two have.
    told = []
    let pair = [
      make("under", 1) { views[0].frame.origin.x = 300 },
      make("over", 1) { for view in views { view.frame.origin.x = 400 } },
    ]
    for animator in pair { animator.fractionComplete = 0.5 }
    #expect(shown(after: 1) == [325, 250, 225])
    pair[0].stopAnimation(false)
    pair[0].finishAnimation(at: .start)
    #expect(shown(after: 1) == [325, 250, 225] && told == ["under start"])
    pair[1].fractionComplete = 0.75
    #expect(shown(after: 1) == [362.5, 325, 312.5])
    pair[1].stopAnimation(false)
    pair[1].finishAnimation(at: .start)
    #expect(shown(after: 0) == [250, 100, 50] && told == ["under start", "over start"])
    #expect(views.map { $0.frame.minX.rounded() } == [250, 100, 50])
  }

  @Test func `animations that are held may be ended at once, forwards`() throws {
    let scene = try Scene()
    let scrubber = AnimationScrubber(duration: 1)
    scrubber.hold {
      UIView.animate(
        withDuration: 1, animations: { scene.view.frame.origin.x = 100 },
        completion: scene.note("end"))
      UIView.animate(withDuration: 1, animations: {}, completion: scene.note("empty"))
    }
    scrubber.show(0.25)
    scrubber.finishNow(backwards: false)
    #expect(scene.x() == 100 && scene.view.frame.origin.x == 100)
    #expect(scene.ends == ["end true", "empty true"] && !scene.view.flags.contains(.animating))
    scrubber.finishNow(backwards: false)
    #expect(scene.ends.count == 2)
  }
}
