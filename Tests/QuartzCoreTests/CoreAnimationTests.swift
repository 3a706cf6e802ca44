// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Core Animation", .freshRuntime)
struct CoreAnimationTests {
  private final class OwnAnimation: CABasicAnimation {}

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private let clock = VirtualClock()
  private let log = AnimationLog()
  private let layer = CALayer()

  init() { TimeSource.clock = clock }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  private func basic(_ path: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  @Test func `CA-3 curves are those of their control points`() {
    for points in [(0.42, 0, 1, 1), (0.25, 0.1, 0.25, 1), (0.9, -0.5, 0.1, 1.5), (0, 1, 1, 0)] {
      let curve = CAMediaTimingFunction(
        controlPoints: Float(points.0), Float(points.1), Float(points.2), Float(points.3))
      let animation = basic("position.x", 0, 1)
      animation.timingFunction = curve
      layer.speed = 0
      layer.timeOffset = 0
      layer.add(animation, forKey: "curve")
      for step in 0..<20 {
        let time = Double(step) / 20
        layer.timeOffset = time
        func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
          3 * (1 - t) * (1 - t) * t * Double(Float(a)) + 3 * (1 - t) * t * t * Double(Float(b))
            + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if at(middle, points.0, points.2) < time { low = middle } else { high = middle }
        }
        #expect(abs(Double(shown.position.x) - at(low, points.1, points.3)) < 1e-6)
      }
    }
    var ends = [Float](repeating: -1, count: 2)
    CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &ends)
    #expect(ends == [0.58, 1])
  }

  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (2, 50, 80, 3), (1, 30, 0, -2), (0.5, 200, 1, 10),
  ])
  func `CA-9 springs follow the closed form`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 4)
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (
      mass, stiffness, damping, velocity
    )
    layer.add(spring, forKey: nil)
    // The equation itself, in small steps.
    var (place, speed, time) = (-1.0, velocity, 0.0)
    let step = 1e-5
    for frame in 1..<16 {
      while time < Double(frame) / 4 {
        let force = { (x: Double, v: Double) in (-stiffness * x - damping * v) / mass }
        let middle = (place + speed * step / 2, speed + force(place, speed) * step / 2)
        (place, speed) = (place + middle.1 * step, speed + force(middle.0, middle.1) * step)
        time += step
      }
      clock.advance(to: Double(frame) / 4)
      #expect(abs(Double(shown.position.x) - 1 - place) < 2e-3)
    }
    if damping > 0 { #expect(spring.settlingDuration.isFinite) }
  }

  @Test func `CA-5 all that a basic animation can say`() {
    layer.position.x = 8
    let ways: [(Double?, Double?, Double?, Double)] = [
      (0, 4, nil, 1), (2, nil, 4, 3), (nil, 6, 4, 3), (4, nil, nil, 5), (nil, 4, nil, 7),
      (nil, nil, 4, 9), (nil, nil, nil, 8),
    ]
    layer.speed = 0
    layer.timeOffset = 0
    for (from, to, by, wanted) in ways {
      layer.timeOffset = 0
      layer.add(basic("position.x", from, to, by: by), forKey: "way")
      layer.timeOffset = 0.25
      #expect(Double(shown.position.x) == wanted, "\(String(describing: (from, to, by)))")
    }
    #expect(layer.position.x == 8)
  }

  @Test func `CA-5 colours, transforms and paths of times are mixed`() {
    layer.add(basic("backgroundColor", nil, CGColor(gray: 1, alpha: 1)), forKey: "color")
    layer.add(basic("transform.rotation.y", 0, Double.pi), forKey: "turn")
    clock.advance(to: 0.5)
    #expect(shown.backgroundColor?.alpha == 0.5)
    #expect(abs(shown.transform.m13 + 1) < 1e-9 && abs(shown.transform.m11) < 1e-9)
  }

  @Test func `CA-6 additive ones add up, cumulative ones go on`() {
    layer.position.x = 100
    let added = basic("position.x", 0, 10)
    added.isAdditive = true
    added.isCumulative = true
    added.repeatCount = 3
    layer.add(added, forKey: nil)
    layer.add(added, forKey: nil)
    clock.advance(to: 2.5)
    #expect(shown.position.x == 150 && layer.animationKeys() == nil)
    clock.advance(to: 3.1)
    #expect(shown.position.x == 100)
  }

  @Test func `CA-7 a group gives its animations time`() {
    let first = basic("position.x", 0, 10)
    let second = basic("opacity", 0, 1)
    second.beginTime = 1
    second.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [first, second]
    group.duration = 2
    group.delegate = AnimationListener("group", log)
    layer.add(group, forKey: "both")
    clock.advance(to: 0.5)
    #expect(shown.position.x == 5 && shown.opacity == 0)
    clock.advance(to: 1.5)
    #expect(shown.position.x == 0 && shown.opacity == 0.5)
    clock.advance(to: 2.1)
    #expect(log.lines == ["group starts", "group true"] && layer.animationKeys() == nil)
  }

  @Test func `CA-7 what ends with a group is shown as long as the group is`() {
    let fade = basic("opacity", 0, 0.5)
    fade.duration = 0.5
    let late = basic("position.y", 0, 20)
    (late.beginTime, late.duration) = (0.5, 0.5)
    let group = CAAnimationGroup()
    group.animations = [basic("position.x", 0, 10), fade, late]
    (group.duration, group.fillMode, group.isRemovedOnCompletion) = (1, .forwards, false)
    layer.add(group, forKey: "all")
    clock.advance(to: 3)
    #expect(shown.position == CGPoint(x: 10, y: 20) && shown.opacity == 1)
  }

  @Test func `CA-8 value functions make transforms of numbers`() {
    let turn = basic("transform", 0, 4 * Double.pi)
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    layer.add(turn, forKey: nil)
    clock.advance(to: 0.125)
    #expect(abs(shown.transform.m12 - 1) < 1e-9)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
  }

  @Test func `CA-11 key frames: even, discrete, paced, smooth, along a path`() {
    func shows(_ set: (CAKeyframeAnimation) -> Void) -> [Double] {
      let frames = CAKeyframeAnimation(keyPath: "position.x")
      frames.values = [0, 10, 40]
      frames.duration = 1
      set(frames)
      layer.speed = 0
      layer.timeOffset = 0
      layer.add(frames, forKey: "frames")
      return [0, 0.25, 0.5, 0.75, 0.99].map { time in
        layer.timeOffset = time
        return (Double(shown.position.x) * 10).rounded() / 10
      }
    }
    #expect(shows { _ in } == [0, 5, 10, 25, 39.4])
    #expect(shows { $0.keyTimes = [0, 0.25, 1] } == [0, 10, 20, 30, 39.6])
    #expect(shows { $0.calculationMode = .discrete } == [0, 0, 10, 40, 40])
    #expect(shows { $0.calculationMode = .paced } == [0, 10, 20, 30, 39.6])
    #expect(shows { $0.calculationMode = .cubic }[2] == 10)
    #expect(
      shows { $0.timingFunctions = [.init(name: .linear), .init(controlPoints: 0, 1, 0, 1)] }[3]
        > 35)
    #expect(shows { $0.values = [] } == [0, 0, 0, 0, 0])
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let frames = CAKeyframeAnimation(keyPath: "position")
    (frames.path, frames.calculationMode, frames.rotationMode) = (path, .paced, .rotateAuto)
    frames.duration = 1
    layer.timeOffset = 0
    layer.add(frames, forKey: "frames")
    layer.timeOffset = 0.5
    #expect(abs(shown.position.x - 10) < 1e-9 && abs(shown.position.y - 10) < 1e-9)
    #expect(abs(shown.transform.m12 - 1) < 1e-6)
  }

  @Test(arguments: [false, true])
  func `CA-11 what turns on a smooth curve keeps its size`(isInSpace: Bool) {
    let frames = CAKeyframeAnimation(keyPath: "transform")
    frames.values = [0.0, 0.4, 0.8, 1.2].map { (turns: Double) -> CATransform3D in
      let turn = CATransform3DMakeRotation(CGFloat(turns * .pi), 0, 0, 1)
      return CATransform3DTranslate(turn, 0, 0, isInSpace ? 8 : 0)
    }
    (frames.calculationMode, frames.duration) = (.cubic, 3)
    layer.speed = 0
    layer.add(frames, forKey: "turn")
    var (angles, sizes): ([Double], [Double]) = ([], [])
    for time in [0.5, 1.5, 2.5] {
      layer.timeOffset = time
      let matrix = shown.transform
      angles.append((Double(atan2(matrix.m12, matrix.m11)) * 1000 / .pi).rounded())
      sizes.append((Double(hypot(matrix.m11, matrix.m12)) * 1000).rounded())
    }
    #expect(angles == [175, 600, -975])
    #expect(sizes == [1000, 1000, 1000])
  }

  @Test func `CA-4 rounds, reversal, speed, offsets and fill`() {
    func shows(_ times: [Double], _ set: (CABasicAnimation) -> Void) -> [Double] {
      let animation = basic("position.x", 0, 8)
      animation.isRemovedOnCompletion = false
      set(animation)
      layer.speed = 0
      layer.timeOffset = 0
      layer.position.x = 99
      layer.add(animation, forKey: "one")
      return times.map { time in
        layer.timeOffset = time
        return Double(shown.position.x)
      }
    }
    #expect(shows([0, 0.5, 1, 2]) { _ in } == [0, 4, 99, 99])
    #expect(shows([0.5, 1, 9]) { $0.fillMode = .forwards } == [4, 8, 8])
    #expect(shows([1.25, 1.5, 2]) { $0.autoreverses = true } == [6, 4, 99])
    #expect(shows([2.25, 2.75]) { $0.repeatCount = 2.5 } == [2, 99])
    #expect(shows([2.25, 9.5]) { $0.repeatCount = .infinity } == [2, 4])
    #expect(shows([0.5, 1.75]) { $0.repeatDuration = 1.5 } == [4, 99])
    #expect(shows([0.25, 0.75]) { $0.speed = 2 } == [4, 99])
    #expect(shows([0.25, 0.75, 2]) { $0.speed = -1 } == [6, 2, 99])
    #expect(shows([0.25, 0.75]) { $0.timeOffset = 0.5 } == [6, 2])
    #expect(shows([0.25, 5]) { ($0.speed, $0.timeOffset) = (0, 0.5) } == [4, 4])
    #expect(
      shows([0.5, 2.5]) { ($0.beginTime, $0.fillMode) = (2, .backwards) } == [0, 4])
    for value in [Double.nan, -.infinity, .infinity, 0, 1e300] {
      #expect(
        shows([0, 0.5, 1e300]) {
          ($0.duration, $0.repeatCount, $0.timeOffset) = (value, Float(value), value)
        }.allSatisfy { !$0.isNaN })
    }
  }

  @Test func `CA-14 a layer with speed 0 is scrubbed, and one that was paused goes on`() {
    let inner = CALayer()
    layer.addSublayer(inner)
    inner.add(basic("opacity", 0, 1), forKey: "fade")
    clock.advance(to: 0.25)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, paused)
    clock.advance(to: 5)
    #expect(inner.presentation()?.opacity == 0.25)
    layer.timeOffset = 0.75
    #expect(inner.presentation()?.opacity == 0.75)
    layer.timeOffset = paused
    let kept = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - kept
    clock.advance(by: 0.25)
    #expect(inner.presentation()?.opacity == 0.5)
    clock.advance(by: 1)
    #expect(inner.animationKeys() == nil)
    (inner.speed, inner.timeOffset) = (2, 1)
    #expect(abs(inner.convertTime(inner.convertTime(3, to: layer), from: layer) - 3) < 1e-9)
  }

  @Test func `CA-10 delegates hear once and in order`() {
    for (name, duration) in [("a", 2.0), ("b", 1.0), ("a", 0.5)] {
      let animation = basic("opacity", 0, 1)
      animation.duration = duration
      animation.delegate = AnimationListener("\(name)\(duration)", log)
      layer.add(animation, forKey: name)
    }
    #expect(layer.animationKeys() == ["b", "a"])
    clock.advance(to: 0.75)
    let kept = basic("opacity", 0, 1)
    kept.isRemovedOnCompletion = false
    kept.delegate = AnimationListener("kept", log)
    layer.add(kept, forKey: "kept")
    clock.advance(to: 3)
    layer.removeAllAnimations()
    #expect(
      log.lines == [
        "a2.0 false", "b1.0 starts", "a0.5 starts", "a0.5 true", "kept starts", "b1.0 true",
        "kept true",
      ])
  }

  @Test func `CA-13 a layer that leaves its tree has no animations left`() {
    let inner = CALayer()
    layer.addSublayer(inner)
    let animation = basic("opacity", 0, 1)
    animation.repeatCount = .infinity
    animation.delegate = AnimationListener("inner", log)
    inner.add(animation, forKey: "pulse")
    clock.advance(to: 9)
    inner.removeFromSuperlayer()
    #expect(log.lines == ["inner starts", "inner false"] && inner.animationKeys() == nil)
  }

  @Test func `CA-14 a mask's time is that of what it masks, and CA-13 it ends with that`() {
    let mask = CAShapeLayer()
    let outer = CALayer()
    outer.addSublayer(layer)
    layer.mask = mask
    let pulse = basic("opacity", 0, 1)
    pulse.repeatCount = .infinity
    pulse.delegate = AnimationListener("pulse", log)
    mask.add(pulse, forKey: "pulse")
    clock.advance(to: 0.25)
    (layer.speed, layer.timeOffset) = (0, 0.25)
    clock.advance(to: 5.5)
    #expect(mask.presentation()?.opacity == 0.25)
    layer.removeFromSuperlayer()
    #expect(outer.sublayers == nil)
    #expect(log.lines == ["pulse starts", "pulse false"] && mask.animationKeys() == nil)
    mask.add(pulse, forKey: "pulse")
    layer.mask = nil
    #expect(mask.animationKeys() == nil)
  }

  @Test func `CA-12 layers that are shown animate by themselves, as actions and transactions say`()
  {
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    _ = LayerCommitter().commit(roots: [layer])
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 10
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 4
    CATransaction.commit()
    clock.advance(to: 1)
    #expect(layer.animationKeys() == ["position"] && shown.position.x == 5)
    layer.actions = ["borderWidth": NSNull()]
    layer.borderWidth = 3
    #expect(layer.action(forKey: "borderWidth") == nil && layer.animationKeys() == ["position"])
  }

  @Test func `CA-25 a path changes at once unless an action says how it moves`() {
    let shape = CAShapeLayer()
    layer.addSublayer(shape)
    _ = LayerCommitter().commit(roots: [layer])
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    shape.shadowPath = shape.path
    #expect(shape.animationKeys() == nil && shape.action(forKey: "path") == nil)
    shape.strokeEnd = 0.5
    shape.actions = ["path": CABasicAnimation(keyPath: "path")]
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    #expect(shape.animationKeys() == ["strokeEnd", "path"])
  }

  @Test func `CA-26 an animation without a curve has that of its transaction`() {
    let own = basic("position.y", 0, 100)
    own.timingFunction = CAMediaTimingFunction(name: .linear)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.add(basic("position.x", 0, 100), forKey: "plain")
    layer.add(own, forKey: "own")
    CATransaction.commit()
    layer.add(basic("zPosition", 0, 100), forKey: "after")
    clock.advance(to: 0.5)
    #expect(shown.position.x > 20 && shown.position.x < 40)
    #expect(shown.position.y == 50 && shown.zPosition == 50)
  }

  @Test func `CA-18 a block waits for what its transaction animated`() {
    func run(_ name: String) { log.lines.append("\(clock.now) \(name)") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { run("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { run("inner") }
    layer.add(basic("opacity", 0, 1), forKey: "fade")
    CATransaction.commit()
    _ = AnimationCapture.shared.animate(
      AnimationGroup(start: 0, duration: 2, timing: .linear)
    ) { layer.position.x = 5 }
    CATransaction.setValue(7, forKey: "mine")
    #expect(CATransaction.value(forKey: "mine") as? Int == 7)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { run("empty") }
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") == nil)
    clock.advance(to: 3)
    #expect(log.lines == ["0.0 empty", "1.0 inner", "2.0 outer"])
  }

  @Test func `CA-15 what a block animates is found under its keys`() throws {
    _ = AnimationCapture.shared.animate(
      AnimationGroup(start: 0, duration: 2, timing: .easeIn) { self.log.lines.append("\($0)") }
    ) {
      layer.position.x = 5
      layer.opacity = 0
    }
    #expect(layer.animationKeys() == ["position", "opacity"])
    let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(fade.duration == 2 && fade.fromValue as? Float == 1 && fade.keyPath == "opacity")
    layer.removeAnimation(forKey: "position")
    #expect(layer.animationKeys() == ["opacity"] && shown.position.x == 5)
    layer.removeAllAnimations()
    #expect(log.lines == ["false"])
  }

  @Test func `CA-10 an animation that is kept itself may turn to other paths`() {
    let animation = OwnAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    layer.add(animation, forKey: "own")
    clock.advance(by: 0.5)
    var seen: [CGPoint] = [shown.position]
    for path: String? in ["position.y", nil, "position.x"] {
      animation.keyPath = path
      seen.append(shown.position)
    }
    let across = CGPoint(x: 5, y: 0)
    #expect(seen == [across, CGPoint(x: 0, y: 5), CGPoint.zero, across])
  }

  @Test func `CA-16 presentation and model lead to each other`() {
    layer.name = "mine"
    let copy = shown
    #expect(copy !== layer && copy.model() === layer && layer.model() === layer)
    #expect(copy.name == "mine" && copy.superlayer == nil)
  }

  @Test(arguments: 0..<40)
  func `CA-10 every animation ends once, whatever is done`(seed: UInt64) {
    var random = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let layers = (0..<4).map { _ in CALayer() }
    for other in layers.dropFirst() { layers[0].addSublayer(other) }
    var added: [String] = []
    for step in 0..<60 {
      let target = layers[Int.random(in: 0..<4, using: &random)]
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let animation = basic("position.x", 0, 10)
        animation.duration = Double.random(in: 0...2, using: &random)
        animation.repeatCount = [0, 2, .nan][Int.random(in: 0..<3, using: &random)]
        animation.speed = [1, -1, 2][Int.random(in: 0..<3, using: &random)]
        animation.isRemovedOnCompletion = Bool.random(using: &random)
        animation.delegate = AnimationListener("\(step)", log)
        added.append("\(step)")
        target.add(animation, forKey: ["a", "b", nil][Int.random(in: 0..<3, using: &random)])
      case 4: target.removeAnimation(forKey: "a")
      case 5: target.removeAllAnimations()
      case 6: clock.advance(by: Double.random(in: 0...1, using: &random))
      default:
        target.removeFromSuperlayer()
        if target !== layers[0] { layers[0].addSublayer(target) }
      }
      #expect(target.position.x == 0)
    }
    clock.advance(by: 100)
    let ends = log.lines.filter { $0.hasSuffix("true") || $0.hasSuffix("false") }
    #expect(ends.map { $0.split(separator: " ")[0] }.map(String.init).sorted() == added.sorted())
  }
}
