// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

/// A layer that says where it is put.
private final class TellingLayer: CALayer {
  var told: (String) -> Void = { _ in }
  override var position: CGPoint {
    didSet { told("\(name ?? "") \(position.x)") }
  }
}

@MainActor @Suite("Animations of layers", .freshRuntime)
struct LayerAnimationTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private let clock = VirtualClock()
  private let log = Log()
  private let layer = CALayer()

  init() {
    TimeSource.clock = clock
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
  }

  private func group(_ name: String, _ duration: Double = 1) -> AnimationGroup {
    AnimationGroup(start: clock.now, duration: duration, timing: .linear) { [log] in
      log.lines.append("\(name) \($0)")
    }
  }

  @discardableResult
  private func animate(_ name: String, _ duration: Double = 1, _ changes: () -> Void)
    -> AnimationGroup
  {
    let group = group(name, duration)
    _ = AnimationCapture.shared.animate(group, changes)
    return group
  }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  @Test func `AN-29 frames come as often as the fastest that moves wants them`() {
    func move(_ rate: Int, _ duration: Double) {
      let group = group("\(rate)", duration)
      group.framesPerSecond = rate
      let moved = CALayer()
      _ = AnimationCapture.shared.animate(group) { moved.opacity = 0.5 }
    }
    /// After how many frames of the screen the next one is prepared.
    func step() -> Int? {
      let now = clock.now
      return clock.nextDeadline.map { Int((($0 - now) * 60).rounded()) }
    }
    move(30, 10)
    #expect(step() == 2)
    move(20, 5)
    #expect(step() == 2)
    move(0, 1)
    #expect(step() == 1)
    clock.advance(to: 72.0 / 60)
    #expect(step() == 2)
    clock.advance(by: 10)
    #expect(clock.nextDeadline == nil && log.lines == ["0 true", "20 true", "30 true"])
  }

  @Test func `layers are stopped and arrive in the order in which they began`() {
    let layers = (0..<20).map { _ in CALayer() }
    func animateAll() {
      for (number, layer) in layers.enumerated() {
        animate("\(number)") { layer.opacity = 1.5 - layer.opacity }
      }
    }
    animateAll()
    LayerAnimator.shared.stopAll()
    #expect(log.lines == (0..<20).map { "\($0) false" })
    log.lines = []
    animateAll()
    clock.advance(by: 2)
    #expect(log.lines == (0..<20).map { "\($0) true" })
  }

  @Test func `every property is on its way, and the model is there already`() {
    let moved = AnimationCapture.shared.animate(group("all")) {
      #expect(AnimationCapture.shared.isCapturing)
      layer.position = CGPoint(x: 100, y: 40)
      layer.bounds = CGRect(x: 4, y: 8, width: 30, height: 60)
      layer.setAffineTransform(CGAffineTransform(a: 3, b: 0, c: 0, d: 5, tx: 8, ty: 4))
      layer.opacity = 0
      layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
      layer.cornerRadius = 8
      layer.name = "not animated"
    }
    #expect(!AnimationCapture.shared.isCapturing)
    #expect(moved == [layer] && LayerAnimator.shared.isBusy)
    clock.advance(to: 0.25)
    #expect(shown.position == CGPoint(x: 25, y: 10))
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 15, height: 30))
    #expect(
      shown.affineTransform() == CGAffineTransform(a: 1.5, b: 0, c: 0, d: 2, tx: 2, ty: 1))
    #expect(shown.opacity == 0.75 && shown.cornerRadius == 2)
    #expect(shown.backgroundColor?.components == [1, 0.5, 0.25, 0.25])
    #expect(layer.position == CGPoint(x: 100, y: 40) && layer.opacity == 0)
    #expect(log.lines == [])
    clock.advance(to: 1.02)
    #expect(shown.position == layer.position && shown.bounds == layer.bounds)
    #expect(shown.backgroundColor == layer.backgroundColor && shown.opacity == 0)
    #expect(log.lines == ["all true"] && !LayerAnimator.shared.isBusy)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `a colour that goes fades, and one that changes is mixed`() {
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.8)
    animate("gone") { layer.backgroundColor = nil }
    clock.advance(to: 0.5)
    #expect(shown.backgroundColor?.components == [1, 0, 0, 0.4])
    layer.removeAllAnimations()
    #expect(shown.backgroundColor == nil && log.lines == ["gone false"])
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    animate("mixed") { layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0.5, alpha: 0) }
    clock.advance(by: 0.25)
    #expect(shown.backgroundColor?.components == [0.75, 0.25, 0.5, 0.75])
  }

  @Test func `a turn goes the short way round`() {
    for direction in [1.0, -1] {
      let start = CGAffineTransform(rotationAngle: direction * 3 * .pi / 4)
      layer.removeAllAnimations()
      layer.setAffineTransform(start)
      animate("turn") {
        layer.setAffineTransform(CGAffineTransform(rotationAngle: -direction * 3 * .pi / 4))
      }
      clock.advance(by: 0.5)
      let half = shown.affineTransform()
      #expect(abs(half.a + 1) < 1e-9 && abs(half.b) < 1e-9, "\(direction)")
    }
    layer.removeAllAnimations()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 0, ty: 8))
    animate("slanted") {
      layer.setAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 8, ty: 0))
    }
    clock.advance(by: 0.25)
    let map = shown.affineTransform()
    let wanted = [1, 0.5, -0.25, 2, 2, 6]
    #expect(
      zip([map.a, map.b, map.c, map.d, map.tx, map.ty], wanted).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `CA-17 a later animation is added to an earlier one`() {
    animate("first") { layer.position.x = 100 }
    clock.advance(to: 0.25)
    #expect(log.lines == [])
    animate("second") { layer.position.x = 225 }
    #expect(log.lines == [] && shown.position.x == 25)
    #expect(layer.animationKeys() == ["position", "position-2"])
    clock.advance(to: 0.5)
    #expect(shown.position.x == 81.25)
    clock.advance(to: 1.1)
    #expect(log.lines == ["first true"])
    clock.advance(to: 1.27)
    #expect(log.lines == ["first true", "second true"] && shown.position.x == 225)
  }

  @Test func `a group ends when the last of its layers does, and was interrupted if one was`() {
    let other = CALayer()
    animate("both") {
      layer.position.x = 100
      other.position.x = 100
    }
    clock.advance(to: 0.25)
    layer.removeAllAnimations()
    #expect(log.lines == [] && shown.position.x == 100)
    #expect(other.presentation()?.position.x == 25)
    clock.advance(to: 1.02)
    #expect(log.lines == ["both false"])
    animate("short", 0.5) { layer.position.x = 0 }
    animate("long") { other.position.x = 0 }
    clock.advance(by: 3)
    #expect(log.lines.dropFirst() == ["short true", "long true"])
  }

  @Test func `what does not change is not animated, and what is paused is not`() {
    let other = CALayer()
    let none = AnimationCapture.shared.animate(group("none")) {
      layer.position.x = 5
      layer.position.x = 0
      AnimationCapture.shared.pause { other.opacity = 0.5 }
      #expect(AnimationCapture.shared.isCapturing)
    }
    #expect(none == [] && other.opacity == 0.5 && clock.nextDeadline == nil)
    #expect(other.presentation()?.opacity == 0.5)
    #expect(log.lines == [] && !LayerAnimator.shared.isBusy)
  }

  @Test func `an animation inside another keeps to itself`() {
    let other = CALayer()
    var inner: [CALayer] = []
    let outer = AnimationCapture.shared.animate(group("outer", 2)) {
      layer.position.x = 100
      inner = AnimationCapture.shared.animate(group("inner")) { other.position.x = 100 }
      layer.opacity = 0
    }
    #expect(outer == [layer] && inner == [other])
    clock.advance(to: 0.5)
    #expect(shown.position.x == 25 && shown.opacity == 0.75)
    #expect(other.presentation()?.position.x == 50)
    LayerAnimator.shared.stopAll()
    #expect(log.lines.sorted() == ["inner false", "outer false"] && clock.nextDeadline == nil)
    #expect(shown.position.x == 100)
    animate("again") { layer.position.x = 0 }
    clock.advance(by: 2)
    #expect(log.lines.last == "again true")
  }

  @Test func `of groups that end in one frame the one that began first ends first`() {
    let others = (0..<3).map { _ in CALayer() }
    for (place, other) in others.enumerated() {
      let start = Double(place) / 4
      clock.advance(to: start)
      animate("\(place)", 1 - start) { other.position.x = 100 }
    }
    clock.advance(to: 2)
    #expect(log.lines == ["0 true", "1 true", "2 true"])
  }

  @Test(arguments: [
    (LayerAnimator.End.start, 0.0), (.current, 25), (.end, 100),
  ])
  func `a group that is ended stays where it was told, and others go on`(
    end: LayerAnimator.End, place: Double
  ) {
    let other = CALayer()
    let committer = LayerCommitter()
    _ = committer.commit(roots: [layer, other])
    let moving = animate("moving") { layer.position.x = 100 }
    animate("fading") { other.opacity = 0 }
    clock.advance(to: 0.25)
    _ = committer.commit(roots: [layer, other])
    LayerAnimator.shared.end([moving], at: end)
    let told = committer.commit(roots: [layer, other])?.changes[layer.id]
    #expect(told?.geometry?.position.x == CGFloat(place) && told?.style == nil)
    #expect(layer.position.x == place && shown.position.x == place)
    #expect(other.presentation()?.opacity == 0.75)
    clock.advance(to: 2)
    #expect(layer.position.x == place && log.lines == ["fading true"])
  }

  @Test func `what ends is put where it stays in the order in which it was set in motion`() {
    let layers = ["a", "b", "c"].map { name in
      let layer = TellingLayer()
      layer.name = name
      layer.told = { [log] in log.lines.append($0) }
      return layer
    }
    /// Half the way by 100 points, of c, a and b; what was told until then does not count.
    func moveAll() -> AnimationGroup {
      let group = AnimationGroup(AnimationPlayhead(restingAt: 0.5), from: 0)
      _ = AnimationCapture.shared.animate(group) {
        for place in [2, 0, 1] { layers[place].position.x += 100 }
      }
      log.lines = []
      return group
    }
    animate("fading", 10) { layers[1].opacity = 0 }
    let first = moveAll()
    LayerAnimator.shared.end([first, group("other")], at: .start)
    #expect(log.lines == ["b 0.0", "c 0.0", "a 0.0"])
    LayerAnimator.shared.end([first], at: .start)
    #expect(log.lines.count == 3)

    // Another takes the place of one of its tracks, and moves one layer more.
    let second = moveAll()
    let third = AnimationGroup(AnimationPlayhead(restingAt: 0.5), from: 0)
    _ = AnimationCapture.shared.animate(third) {
      layers[0].position.x = 300
      layer.position.x = 40
    }
    log.lines = []
    LayerAnimator.shared.end([second], at: .start)
    #expect(log.lines == ["b 0.0", "c 0.0"])
    LayerAnimator.shared.end([third], at: .current)
    #expect(log.lines == ["b 0.0", "c 0.0", "a 175.0"] && layer.position.x == 20)

    // One is taken from it, and set in motion again by another.
    let fourth = moveAll()
    layers[1].removeAllAnimations()
    let fifth = AnimationGroup(AnimationPlayhead(), from: 0)
    _ = AnimationCapture.shared.animate(fifth) { layers[1].opacity = 1 }
    log.lines = []
    LayerAnimator.shared.end([fifth, fourth], at: .start)
    #expect(log.lines == ["c 0.0", "a 175.0"] && layers[1].opacity == 0)
    #expect(!LayerAnimator.shared.isBusy)
  }

  @Test func `a host is shown each frame of what moves, and nothing else`() throws {
    let (root, other) = (CALayer(), CALayer())
    root.sublayers = [layer, other]
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root])
    animate("x", 0.5) { layer.position.x = 100 }
    _ = committer.commit(roots: [root])
    clock.advance(to: 0.25)
    let half = try #require(committer.commit(roots: [root]))
    #expect(Array(half.changes.keys) == [layer.id])
    #expect(half.changes[layer.id]?.geometry?.position.x == 50)
    #expect(half.changes[layer.id]?.style == nil)
    animate("y", 0.5) {
      other.opacity = 0
      other.cornerRadius = 8
    }
    clock.advance(to: 0.5)
    let later = try #require(committer.commit(roots: [root]))
    #expect(later.changes[layer.id]?.geometry?.position.x == 100)
    #expect(later.changes[other.id]?.geometry == nil)
    #expect(later.changes[other.id]?.style?.opacity == 0.5)
    #expect(later.changes[other.id]?.style?.cornerRadius == 4)
    clock.advance(to: 1)
    let last = committer.commit(roots: [root])?.changes[other.id]
    #expect(last?.style?.cornerRadius == 8 && last?.style?.opacity == 0)
    clock.advance(to: 2)
    #expect(committer.commit(roots: [root]) == nil)
  }

  @Test func `a host is told where a layer is whose animations were removed`() {
    let committer = LayerCommitter()
    _ = committer.commit(roots: [layer])
    animate("x") { layer.position.x = 100 }
    clock.advance(to: 0.25)
    _ = committer.commit(roots: [layer])
    layer.removeAllAnimations()
    let told = committer.commit(roots: [layer])?.changes[layer.id]
    #expect(told?.geometry?.position.x == 100 && told?.style == nil && log.lines == ["x false"])
  }

  @Test func `a playhead that was moved shows what it moves`() throws {
    let committer = LayerCommitter()
    let playhead = AnimationPlayhead()
    let group = AnimationGroup(playhead, from: 0)
    _ = AnimationCapture.shared.animate(group) { layer.position.x = 100 }
    _ = committer.commit(roots: [layer])
    clock.advance(to: 1)
    #expect(committer.commit(roots: [layer]) == nil && !LayerAnimator.shared.isBusy)
    #expect(clock.nextDeadline == nil)
    playhead.rest(at: 0.25)
    LayerAnimator.shared.playheadDidMove(of: [])
    #expect(committer.commit(roots: [layer]) == nil)
    LayerAnimator.shared.playheadDidMove(of: [group])
    let moved = try #require(committer.commit(roots: [layer]))
    #expect(moved.changes[layer.id]?.geometry?.position.x == 25)
    #expect(clock.nextDeadline == nil)
    playhead.go(to: 1, in: 1, .linear, start: 1)
    LayerAnimator.shared.playheadDidMove(of: [group])
    #expect(clock.nextDeadline != nil && LayerAnimator.shared.isBusy)
    clock.advance(to: 2)
    #expect(shown.position.x == 100)
  }

  @Test func `stages of keyframes follow each other`() {
    var wasActive = false
    let moved = KeyframeCapture.shared.animate(group("keys")) {
      wasActive = KeyframeCapture.shared.isActive
      KeyframeCapture.shared.add(from: -1, for: 0.5) { layer.position.x = 100 }
      KeyframeCapture.shared.add(from: 0.75, for: 9) { layer.position.x = 300 }
      KeyframeCapture.shared.add(from: 0.25, for: 0) { layer.opacity = 0 }
    }
    #expect(wasActive && !KeyframeCapture.shared.isActive && moved == [layer])
    let places = [0.125, 0.25, 0.5, 0.75, 0.875].map { time in
      clock.advance(to: time)
      return [shown.position.x, Double(shown.opacity)]
    }
    #expect(places == [[25, 1], [50, 0], [100, 0], [100, 0], [200, 0]])
    clock.advance(to: 1.02)
    #expect(shown.position.x == 300 && log.lines == ["keys true"])
    let none = KeyframeCapture.shared.animate(group("none")) {
      KeyframeCapture.shared.add(from: 0, for: 1) {
        layer.position.y = 5
        layer.position.y = 0
      }
    }
    #expect(none == [] && log.lines == ["keys true"])
    animate("later") { layer.position.x = 0 }
    _ = KeyframeCapture.shared.animate(group("again")) {
      KeyframeCapture.shared.add(from: 0, for: 1) { layer.position.x = 50 }
    }
    #expect(log.lines == ["keys true", "later false"])
  }

  @Test func `key frames inside of others keep to themselves`() {
    let other = CALayer()
    var inner: [CALayer] = []
    let outer = KeyframeCapture.shared.animate(group("outer", 2)) {
      KeyframeCapture.shared.add(from: 0, for: 1) { layer.position.x = 100 }
      inner = KeyframeCapture.shared.animate(group("inner")) {
        KeyframeCapture.shared.add(from: 0, for: 1) { other.position.x = 100 }
      }
      KeyframeCapture.shared.add(from: 0, for: 0.5) { layer.opacity = 0 }
    }
    #expect(outer == [layer] && inner == [other])
    clock.advance(to: 0.5)
    #expect(shown.position.x == 25 && shown.opacity == 0.5)
    #expect(other.presentation()?.position.x == 50)
  }
}
