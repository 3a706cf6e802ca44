// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Adds how far the person is to the right to the opacity, in the other direction.
private final class FadingEffect: UIMotionEffect {
  override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { ["alpha": NSNumber(value: -Double(viewerOffset.horizontal) / 2)] }
}

/// Adds nothing, and says that it was asked.
private final class AskedEffect: UIMotionEffect {
  var asked: () -> Void = {}

  override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    asked()
    return nil
  }
}

/// A box of 20 by 20 points in a view, its middle at (20, 20).
@MainActor
private final class TiltStage {
  let pad = UIView()
  let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  let generator: EventGenerator

  init() throws {
    pad.addSubview(box)
    generator = try EventGenerator(view: pad)
  }

  func tilt(_ horizontal: CGFloat, _ vertical: CGFloat) {
    generator.tilt(to: UIOffset(horizontal: horizontal, vertical: vertical))
  }

  /// Where the middle of the box is shown, and how opaque it is.
  var shown: [Double] {
    guard let layer = box.layer.presentation() else { return [] }
    return [Double(layer.position.x), Double(layer.position.y), Double(layer.opacity)]
  }

  func prefer(_ preferences: HostPreferences) {
    HostInput.send(.preferences(preferences, at: generator.now))
  }
}

@MainActor @Suite("MO motion effects", .freshApplication)
struct MotionEffectRules {
  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, from: Double?, to: Double?
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = from.map { NSNumber(value: $0) }
    effect.maximumRelativeValue = to.map { NSNumber(value: $0) }
    return effect
  }

  private func values(
    _ effect: UIMotionEffect, _ horizontal: CGFloat, _ vertical: CGFloat
  ) -> [String: Double]? {
    effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: horizontal, vertical: vertical))?
      .compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }

  @Test func `MO-13 an effect adds what its class says, and by itself nothing`() throws {
    #expect(values(UIMotionEffect(), 1, 1) == nil)
    let stage = try TiltStage()
    stage.box.addMotionEffect(FadingEffect())
    stage.box.addMotionEffect(UIMotionEffect())
    #expect(stage.shown == [20, 20, 1])
    stage.tilt(1, 0)
    #expect(stage.shown == [20, 20, 0.5])
    #expect(stage.box.alpha == 1)
  }

  @Test func `MO-14 an effect adds what lies between its ends`() {
    let across = effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 20)
    let places: [CGFloat] = [-2, -1, -0.5, 0, 1, .infinity, .nan]
    #expect(places.map { values(across, $0, 1)?["center.x"] } == [-10, -10, -2.5, 5, 20, 20, 5])
    let down = effect("center.y", .tiltAlongVerticalAxis, from: nil, to: 8)
    #expect([-1, 0, 1].map { values(down, 1, $0)?["center.y"] } == [0, 4, 8])
    #expect(values(effect("center.y", .tiltAlongVerticalAxis, from: nil, to: nil), 1, 1) == nil)
  }

  @Test func `MO-14 sizes and transforms lie between their ends too`() throws {
    let size = UIInterpolatingMotionEffect(
      keyPath: "layer.shadowOffset", type: .tiltAlongHorizontalAxis)
    size.minimumRelativeValue = CGSize(width: -4, height: 0)
    size.maximumRelativeValue = CGSize(width: 4, height: 2)
    let transform = UIInterpolatingMotionEffect(
      keyPath: "layer.transform", type: .tiltAlongVerticalAxis)
    transform.maximumRelativeValue = CATransform3DMakeTranslation(6, 0, 0)
    let stage = try TiltStage()
    stage.box.layer.shadowOffset = CGSize(width: 1, height: 1)
    stage.box.motionEffects = [size, transform]
    stage.tilt(1, 0)
    let layer = try #require(stage.box.layer.presentation())
    #expect(layer.shadowOffset == CGSize(width: 5, height: 3))
    #expect(layer.transform.m41 == 3)
    #expect(CATransform3DIsIdentity(stage.box.layer.transform))
  }

  @Test func `MO-15 a group adds what its effects add, of one key path the last`() throws {
    let group = UIMotionEffectGroup()
    #expect(values(group, 1, 1) == nil)
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10),
      effect("center.y", .tiltAlongVerticalAxis, from: -6, to: 6), UIMotionEffect(),
      effect("center.y", .tiltAlongVerticalAxis, from: 2, to: -2),
    ]
    #expect(values(group, 1, 1) == ["center.x": 10, "center.y": -2])
    let stage = try TiltStage()
    stage.box.addMotionEffect(group)
    stage.tilt(-0.5, 1)
    #expect(stage.shown == [15, 18, 1])
  }

  @Test func `MO-16 effects add up in what is shown, and change no property`() throws {
    let stage = try TiltStage()
    let first = effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10)
    stage.box.addMotionEffect(first)
    stage.box.addMotionEffect(first)
    stage.box.addMotionEffect(effect("layer.position.x", .tiltAlongVerticalAxis, from: 0, to: 4))
    stage.box.addMotionEffect(effect("nothing.x", .tiltAlongVerticalAxis, from: 0, to: 4))
    #expect(stage.box.motionEffects.count == 3)
    stage.tilt(1, 1)
    #expect(stage.shown == [34, 20, 1])
    #expect(stage.box.center == CGPoint(x: 20, y: 20))
    stage.box.center.x = 40
    #expect(stage.shown == [54, 20, 1])
    try stage.generator.wait(1)
    #expect(stage.shown == [54, 20, 1])
    stage.box.removeMotionEffect(first)
    #expect(stage.shown == [44, 20, 1])
    stage.box.motionEffects = []
    #expect(stage.shown == [40, 20, 1])
  }

  @Test func `MO-16 effects that come in an animation are no part of it`() throws {
    let stage = try TiltStage()
    stage.tilt(1, 0)
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.2) {
      stage.box.center.y = 40
      stage.box.addMotionEffect(
        effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10))
    } completion: {
      finished.append($0)
    }
    #expect(stage.shown == [30, 20, 1])
    stage.tilt(-1, 0)
    #expect(stage.shown == [10, 20, 1])
    try stage.generator.wait(0.5)
    #expect(stage.shown == [10, 40, 1])
    #expect(finished == [true])
  }

  @Test func `MO-16 CA-17 views with effects are animated from where they are`() throws {
    let stage = try TiltStage()
    stage.box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10))
    stage.tilt(1, 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.box.center.x = 40 }
    #expect(stage.shown == [30, 20, 1])
    stage.generator.advance(by: 0.5)
    #expect(stage.shown.first?.rounded() == 40)
    stage.generator.advance(by: 1)
    #expect(stage.shown == [50, 20, 1])
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.box.center.x = 60
    }
    animator.fractionComplete = 0.5
    #expect(stage.shown == [60, 20, 1])
    animator.stopAnimation(true)
    #expect(stage.box.center.x == 50 && stage.shown == [60, 20, 1])
  }

  @Test func `MO-17 a person is at the edges at most, and never at what is no number`() throws {
    let stage = try TiltStage()
    stage.box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10))
    stage.box.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, from: -10, to: 10))
    var places: [[Double]] = []
    for (horizontal, vertical) in [(5.0, -7.0), (.nan, 0), (-.infinity, 0.5), (0, 0)] {
      stage.tilt(horizontal, vertical)
      places.append(stage.shown)
    }
    #expect(places == [[30, 10, 1], [30, 10, 1], [10, 25, 1], [20, 20, 1]])
  }

  @Test func `MO-17 effects of many views are asked in the order in which those changed`() throws {
    let stage = try TiltStage()
    var asked: [Int] = []
    func effect(_ number: Int) -> AskedEffect {
      let effect = AskedEffect()
      effect.asked = { asked.append(number) }
      return effect
    }
    var views = (0..<30).map { _ in UIView() }
    for (number, view) in views.enumerated() {
      stage.pad.addSubview(view)
      view.addMotionEffect(effect(number))
    }
    for view in views.prefix(20) { view.removeFromSuperview() }
    views.removeFirst(20)
    views[2].addMotionEffect(effect(100))
    views[4].motionEffects = []
    views[9].motionEffects = []
    asked = []
    stage.tilt(1, 0)
    #expect(asked == [20, 21, 23, 25, 26, 27, 28, 22, 100])
  }

  @Test func `MO-18 nothing is added while the person wants less motion`() throws {
    let stage = try TiltStage()
    stage.box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10))
    stage.tilt(1, 0)
    stage.prefer(HostPreferences(reducesMotion: true))
    #expect(stage.shown == [20, 20, 1])
    stage.tilt(-1, 0)
    #expect(stage.shown == [20, 20, 1])
    stage.prefer(HostPreferences())
    #expect(stage.shown == [10, 20, 1])
  }

  @Test func `MO-19 a view that comes is shown from where the person is`() throws {
    let stage = try TiltStage()
    stage.box.removeFromSuperview()
    stage.tilt(1, 0)
    stage.box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10))
    #expect(stage.shown == [20, 20, 1])
    stage.pad.addSubview(stage.box)
    #expect(stage.shown == [30, 20, 1])
    stage.pad.removeFromSuperview()
    #expect(stage.shown == [20, 20, 1])
  }

  @Test func `MO-17 a run with tilts is recorded, and replays`() throws {
    let stage = try TiltStage()
    stage.box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -10, to: 10))
    let run = stage.generator.recording { stage.tilt(0.5, 0) }
    #expect(stage.shown == [25, 20, 1])
    stage.tilt(0, 0)
    stage.generator.replay(try EventRecording(data: run.data()))
    #expect(stage.shown == [25, 20, 1])
  }
}
