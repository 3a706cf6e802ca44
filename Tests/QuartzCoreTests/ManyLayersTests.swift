// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Many layers with animations", .freshRuntime)
struct ManyLayersTests {
  private let clock = VirtualClock()
  private let log = AnimationLog()

  init() { TimeSource.clock = clock }

  private func fade() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    return animation
  }

  @Test func `CA-10 many layers are told in the order in which they began, whoever has left`() {
    let layers = (0..<40).map { _ in CALayer() }
    for (number, one) in layers.enumerated() {
      let animation = fade()
      animation.delegate = AnimationListener("\(number)", log)
      one.add(animation, forKey: nil)
    }
    clock.advance(by: 0.5)
    // More than half leave, so that those who stay close up; one comes back, behind all others.
    let stay = Set([3, 8, 21, 22, 35, 39])
    log.lines = []
    for (number, one) in layers.enumerated() where !stay.contains(number) {
      one.removeAllAnimations()
    }
    #expect(log.lines == (0..<40).filter { !stay.contains($0) }.map { "\($0) false" })
    let late = fade()
    late.delegate = AnimationListener("late", log)
    layers[5].add(late, forKey: nil)
    log.lines = []
    clock.advance(by: 2)
    #expect(
      log.lines == ["late starts"] + stay.sorted().map { "\($0) true" } + ["late true"])
    #expect(layers.allSatisfy { $0.animationKeys() == nil })
  }
}
