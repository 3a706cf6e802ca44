// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost
import UIKitRuntime

@testable import QuartzCore

@MainActor @Suite("Layers that no frame looks at", .freshRuntime)
struct RestingLayerTests {
  private final class OwnAnimation: CABasicAnimation {}

  private let clock = VirtualClock()
  private let log = AnimationLog()
  private let layer = CALayer()

  init() { TimeSource.clock = clock }

  private func fade(_ name: String, _ made: CABasicAnimation, after delay: Double = 0) {
    made.keyPath = "opacity"
    made.duration = 1
    made.beginTime = delay == 0 ? 0 : clock.now + delay
    made.delegate = AnimationListener(name, log)
    layer.add(made, forKey: name)
  }

  /// Lets time pass; whether frames come then.
  private func frames(after time: Double) -> Bool {
    clock.advance(by: time)
    return LayerAnimator.shared.link != nil
  }

  @Test func `AN-35 frames come when what waits begins`() {
    fade("later", CABasicAnimation(), after: 5)
    #expect([4, 0.5, 0.75, 2].map(frames) == [false, false, true, false])
    #expect(log.lines == ["later starts", "later true"])
  }

  @Test func `AN-35 an animation that stands still needs no frames`() {
    let held = CABasicAnimation()
    held.speed = 0
    held.timeOffset = 0.5
    fade("held", held)
    #expect([0.5, 5].map(frames) == [false, false])
    #expect(log.lines == ["held starts"])
    layer.removeAllAnimations()
    #expect(log.lines == ["held starts", "held false"])
  }

  @Test func `AN-35 a class of the program's own is looked at all the time`() {
    fade("own", OwnAnimation(), after: 5)
    #expect([4, 1.5, 2].map(frames) == [true, true, false])
    #expect(log.lines == ["own starts", "own true"])
  }

  @Test func `AN-35 what was kept of a layer that is gone goes with the next frames`() {
    weak var gone: AnimationListener?
    do {
      let other = CALayer()
      let kept = CABasicAnimation(keyPath: "opacity")
      kept.duration = 1
      kept.isRemovedOnCompletion = false
      let listener = AnimationListener("kept", log)
      gone = listener
      kept.delegate = listener
      other.add(kept, forKey: nil)
      clock.advance(by: 2)
    }
    #expect(log.lines == ["kept starts", "kept true"])
    fade("other", CABasicAnimation())
    clock.advance(by: 2)
    #expect(gone == nil)
  }

  @Test func `CA-21 a time that was set in another application counts`() {
    layer.speed = 2
    Runtime.renew()
    TimeSource.clock = clock
    clock.advance(by: 100)
    fade("fast", CABasicAnimation())
    #expect([0.4, 0.2].map(frames) == [true, false])
    #expect(log.lines == ["fast starts", "fast true"])
  }

  @Test func `what waits no more is forgotten`() {
    var waiting = WaitingLayers()
    let layers = (0..<1000).map { _ in CALayer() }
    let left = Set(layers.suffix(10).map { ObjectIdentifier($0) })
    for (number, layer) in layers.enumerated() {
      waiting.add(ObjectIdentifier(layer), until: Double(number % 7)) { left.contains($0) }
      waiting.add(ObjectIdentifier(layer), until: .infinity) { left.contains($0) }
    }
    let due = waiting.remove(dueBy: 10)
    #expect(left.isSubset(of: due) && due.count < 100)
    #expect(waiting.next == nil)
  }
}
