// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import QuartzCore

@MainActor @Suite("Many animations of one layer", .freshRuntime)
struct ManyAnimationsTests {
  private final class OwnAnimation: CABasicAnimation {}

  private let clock = VirtualClock()
  private let log = AnimationLog()
  private let layer = CALayer()

  init() { TimeSource.clock = clock }

  private func add(_ path: String, _ key: String?, isOwn: Bool = false) {
    let animation: CABasicAnimation =
      isOwn ? OwnAnimation(keyPath: path) : CABasicAnimation(keyPath: path)
    animation.duration = 1
    animation.delegate = AnimationListener(key ?? path, log)
    layer.add(animation, forKey: key)
  }

  /// What a host is told of the layer while it moves.
  private var parts: LayerParts { LayerAnimator.shared.live(layer)?.parts ?? [] }

  @Test func `CA-10 what moves follows animations that come and go`() {
    #expect(parts == [])
    add("position", "a")
    #expect(parts == [.geometry])
    add("opacity", "b")
    #expect(parts == [.geometry, .style])
    add("bounds", "c")
    add("opacity", "a")
    #expect(parts == [.geometry, .style, .content])
    #expect(layer.animationKeys() == ["b", "c", "a"])
    layer.removeAnimation(forKey: "none")
    layer.removeAnimation(forKey: "c")
    #expect(parts == [.style])
    add("position", "own", isOwn: true)
    add("bounds", nil)
    #expect(parts == [.geometry, .style, .content])
    for key in ["a", "b"] { layer.removeAnimation(forKey: key) }
    #expect(parts == [.geometry, .content] && layer.animationKeys() == ["own"])
    layer.removeAnimation(forKey: "own")
    #expect(parts == [.geometry, .content] && layer.animationKeys() == nil)
    #expect(log.lines == ["a false", "c false", "a false", "b false", "own false"])
    layer.removeAllAnimations()
    #expect(parts == [] && log.lines.last == "bounds false")
  }

  @Test(arguments: ["first", "last", "each other"])
  func `CA-10 many animations leave by name in any order`(order: String) {
    let keys = (0..<60).map { "\($0)" }
    for key in keys { add("opacity", key) }
    for key in keys { add("opacity", key) }
    #expect(layer.animationKeys() == keys && log.lines == keys.map { "\($0) false" })
    log.lines = []
    let leaving =
      switch order {
      case "first": keys
      case "last": Array(keys.reversed())
      default: keys.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      }
    for key in leaving { layer.removeAnimation(forKey: key) }
    #expect(log.lines == leaving.map { "\($0) false" })
    let left = keys.filter { !leaving.contains($0) }
    #expect(layer.animationKeys() == (left.isEmpty ? nil : left))
    log.lines = []
    layer.removeAllAnimations()
    #expect(log.lines == left.map { "\($0) false" })
  }
}
