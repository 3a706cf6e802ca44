// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Writes down what it is told of animations.
private final class Told: NSObject, ExposedClass {
  /// What animations are begun with.
  let mark = UnsafeMutableRawPointer(bitPattern: 16)
  var lines: [String] = []

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .method("animationWillStart:context:") { (me: Told, a: ExposedArguments) in
        me.note("start", a(0, as: String?.self), a(1, as: UnsafeMutableRawPointer?.self))
        return nil
      },
      .method("animationDidStop:finished:context:") { (me: Told, a: ExposedArguments) in
        let isFinished = a(1, as: Bool.self)
        me.note(
          "stop \(isFinished)", a(0, as: String?.self), a(2, as: UnsafeMutableRawPointer?.self))
        return nil
      })
  }

  private func note(_ what: String, _ id: String?, _ context: UnsafeMutableRawPointer?) {
    lines.append("\(id ?? "-"): \(what)\(context == mark ? "" : ", another context")")
  }
}

@MainActor @Suite("AN animations between calls", .freshApplication)
struct BegunAnimationRules {
  /// Views at the left of a window, one below the other.
  @MainActor private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let views: [UIView]
    let generator: EventGenerator
    let told = Told()
    var view: UIView { views[0] }

    init(_ count: Int = 1) throws {
      views = (0..<count).map { UIView(frame: CGRect(x: 0, y: $0 * 60, width: 50, height: 50)) }
      for view in views { window.addSubview(view) }
      generator = try EventGenerator(window: window)
    }

    /// Begins an animation that tells of itself.
    func begin(_ id: String?) {
      UIView.beginAnimations(id, context: told.mark)
      UIView.setAnimationDelegate(told)
      UIView.setAnimationWillStart(Selector("animationWillStart:context:"))
      UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
    }

    /// Where the views are shown after a number of seconds, to a thousandth.
    func places(after time: TimeInterval) -> [CGFloat] {
      generator.advance(by: time)
      return views.map { (($0.layer.presentation()?.frame.minX ?? -1) * 1000).rounded() / 1000 }
    }
  }

  @Test func `AN-22 what changes between the calls is animated, and the delegate is told`() throws {
    let stage = try Stage()
    stage.begin("move")
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(stage.view.frame.minX == 100 && stage.told.lines == [])
    #expect(stage.places(after: 0.1) == [50])
    #expect(stage.told.lines == ["move: start"])
    #expect(stage.generator.viewIsHittable(stage.view))
    #expect(stage.places(after: 0.2) == [100])
    #expect(stage.told.lines == ["move: start", "move: stop true"])
  }

  @Test func `AN-25 what is set without animation within others is shown at once`() throws {
    let stage = try Stage(3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      for view in stage.views { view.frame.origin.x = 100 }
      UIView.performWithoutAnimation {
        stage.views[1].frame.origin.x = 20
        UIView.performWithoutAnimation { stage.views[2].frame.origin.x = 30 }
      }
    }
    #expect(stage.places(after: 0.5) == [50, 20, 30])
  }

  @Test func `AN-25 a layer whose own animation runs is set without animation, too`() throws {
    let stage = try Stage()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    (spin.fromValue, spin.toValue, spin.duration) = (0.0, 0.0, 9)
    stage.view.layer.add(spin, forKey: "spin")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame.origin.x = 100
      UIView.performWithoutAnimation { stage.view.frame.origin.x = 40 }
    }
    #expect(stage.places(after: 0.5) == [40])
  }

  @Test func `AN-22 an animation within another takes over what is left, and may say otherwise`()
    throws
  {
    let stage = try Stage(4)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    stage.view.frame.origin.x = 100
    UIView.beginAnimations(nil, context: nil)
    stage.views[1].frame.origin.x = 100
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    stage.views[2].frame.origin.x = 100
    UIView.commitAnimations()
    UIView.animate(withDuration: 9) { stage.views[3].frame.origin.x = 100 }
    UIView.commitAnimations()
    #expect(stage.places(after: 0.5) == [25, 25, 50, 25])
    #expect(stage.places(after: 1) == [75, 75, 100, 75])
    #expect(stage.places(after: 1) == [100, 100, 100, 100])
  }

  @Test func `AN-22 the delegate is told after the delay, and when a view leaves before the end`()
    throws
  {
    let stage = try Stage()
    stage.begin("late")
    UIView.setAnimationDelay(1)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(stage.places(after: 0.9) == [0])
    #expect(stage.told.lines == [])
    #expect(stage.places(after: 0.2) == [10])
    #expect(stage.told.lines == ["late: start"])
    stage.view.removeFromSuperview()
    stage.generator.advance(by: 0.1)
    #expect(stage.told.lines == ["late: start", "late: stop false"])
    stage.generator.advance(by: 2)
    #expect(stage.told.lines.count == 2)
  }

  @Test func `AN-22 where nothing moves the delegate is told in a turn of its own`() throws {
    let stage = try Stage()
    UIView.setAnimationsEnabled(false)
    stage.begin("off")
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    UIView.setAnimationsEnabled(true)
    #expect(stage.view.layer.animationKeys() == nil && stage.told.lines == [])
    stage.generator.advance(by: 0.02)
    #expect(stage.told.lines == ["off: start", "off: stop true"])
    stage.begin(nil)
    UIView.setAnimationDelay(1)
    UIView.commitAnimations()
    stage.generator.advance(by: 0.02)
    #expect(stage.told.lines.suffix(2) == ["-: start", "-: stop true"])
  }

  @Test func `AN-22 what is not committed is so with the closure or the turn`() throws {
    let stage = try Stage(3)
    UIView.animate(withDuration: 1) {
      UIView.beginAnimations(nil, context: nil)
      stage.view.frame.origin.x = 100
    }
    #expect(stage.view.layer.animationKeys() == ["position"])
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.animate(withDuration: 1) { UIView.commitAnimations() }
    stage.views[1].frame.origin.x = 100
    stage.generator.advance(by: 0.1)
    #expect(stage.views[1].layer.animationKeys() == ["position"])
    stage.views[2].frame.origin.x = 100
    #expect(stage.views[2].layer.animationKeys() == nil)
  }

  @Test func `AN-30 some changes run in rounds, and the animation ends with the last`() throws {
    let stage = try Stage(3)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.views[0].frame.origin.x = 100
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        stage.views[1].frame.origin.x = 100
      }
      UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: false) {
        stage.views[2].frame.origin.x = 100
      }
    } completion: {
      ends.append($0)
    }
    #expect(stage.places(after: 0.5) == [50, 50, 50])
    #expect(!stage.generator.viewIsHittable(stage.views[1]))
    #expect(stage.places(after: 1) == [100, 50, 100])
    #expect(stage.places(after: 1) == [100, 50, 100])
    #expect(ends == [])
    #expect(stage.places(after: 1.6) == [100, 100, 100])
    #expect(ends == [true] && stage.generator.viewIsHittable(stage.views[1]))
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
      stage.view.frame.origin.x = 0
    }
    #expect(stage.view.layer.animationKeys() == nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        stage.view.frame.origin.x = 100
      }
    }
    animator.startAnimation()
    #expect(stage.places(after: 0.5) == [50, 100, 100])
  }

  @Test func `AN-23 rounds and their way back are said, in a closure too`() throws {
    let stage = try Stage(2)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      stage.view.frame.origin.x = 100
    } completion: {
      ends.append($0)
    }
    stage.begin("endless")
    stage.views[1].frame.origin.x = 100
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(1)
    UIView.setAnimationRepeatCount(.greatestFiniteMagnitude)
    UIView.commitAnimations()
    #expect(stage.places(after: 0.25) == [25, 25])
    #expect(stage.places(after: 1) == [75, 25])
    #expect(stage.places(after: 1) == [25, 25])
    #expect(stage.places(after: 1) == [75, 25])
    #expect(ends == [])
    #expect(stage.places(after: 1) == [100, 25])
    #expect(ends == [true])
    #expect(stage.views[1].layer.animation(forKey: "position")?.repeatCount == .infinity)
    #expect(stage.told.lines == ["endless: start"])
  }

  @Test func `AN-23 what takes no time is there at once, however often it repeats`() throws {
    let stage = try Stage(3)
    var ends: [String] = []
    UIView.animate(withDuration: 0, delay: 0, options: .repeat) {
      stage.views[0].frame.origin.x = 100
    } completion: {
      ends.append("block \($0)")
    }
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      UIView.setAnimationDuration(0)
      stage.views[1].frame.origin.x = 100
      stage.views[1].layer.borderWidth = 3
    } completion: {
      ends.append("set \($0)")
    }
    stage.begin("calls")
    UIView.setAnimationRepeatCount(.greatestFiniteMagnitude)
    UIView.setAnimationDuration(0)
    stage.views[2].frame.origin.x = 100
    UIView.commitAnimations()
    #expect(stage.places(after: 0.1) == [100, 100, 100])
    #expect(ends == ["block true", "set true"])
    #expect(stage.told.lines == ["calls: start", "calls: stop true"])
    #expect(stage.views[1].layer.animationKeys() == nil)
    #expect(stage.generator.viewIsHittable(stage.views[1]))
  }

  @Test func `AN-23 curves are those of blocks`() throws {
    let stage = try Stage(2)
    let curves: [(UIView.AnimationCurve, UIView.AnimationOptions)] = [
      (.easeInOut, .curveEaseInOut), (.easeIn, .curveEaseIn), (.easeOut, .curveEaseOut),
      (.linear, .curveLinear),
    ]
    var shown: Set<CGFloat> = []
    for (curve, option) in curves {
      for view in stage.views { view.frame.origin.x = 0 }
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(curve)
      stage.view.frame.origin.x = 100
      UIView.commitAnimations()
      UIView.animate(withDuration: 1, delay: 0, options: option) {
        stage.views[1].frame.origin.x = 100
      }
      let places = stage.places(after: 0.25)
      #expect(places[0] == places[1])
      shown.insert(places[0])
      #expect(stage.places(after: 1) == [100, 100])
    }
    #expect(shown.count == 4)
  }

  @Test func `AN-23 an animation takes the place of another where that is said`() throws {
    let stage = try Stage()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame.origin.x = 100
    } completion: {
      ends.append($0)
    }
    #expect(stage.places(after: 0.5) == [50])
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    stage.view.frame.origin.x = 0
    UIView.commitAnimations()
    #expect(ends == [false])
    #expect(stage.places(after: 0.5) == [25])
    #expect(stage.places(after: 0.6) == [0])
  }

  @Test func `AN-24 the former look of a view turns away before the new one turns in`() throws {
    let stage = try Stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.begin("flip")
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: stage.view, cache: true)
    stage.view.addSubview(inner)
    UIView.commitAnimations()
    #expect(stage.view.subviews == [inner] && stage.view.layer.sublayers?.count == 2)
    stage.generator.advance(by: 0.5)
    #expect((stage.view.layer.presentation()?.frame.width ?? 50) < 10)
    #expect(stage.told.lines == ["flip: start"])
    stage.generator.advance(by: 0.6)
    #expect(stage.view.transform == .identity && stage.view.layer.sublayers?.count == 1)
    #expect(stage.told.lines == ["flip: start", "flip: stop true"])
    stage.begin("none")
    UIView.setAnimationTransition(.none, for: stage.view, cache: true)
    inner.removeFromSuperview()
    UIView.commitAnimations()
    #expect(stage.view.layer.sublayers?.count ?? 0 == 0)
  }
}
