// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Replicator layers", .freshRuntime)
struct ReplicatorLayerTests {
  private let clock = VirtualClock()
  private let root = CALayer()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()
  private let committer = LayerCommitter()
  private let shown = ShownLayers()

  init() {
    TimeSource.clock = clock
    replicator.bounds.size = CGSize(width: 100, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.addSublayer(dot)
    root.addSublayer(replicator)
  }

  /// What a host knows.
  private final class ShownLayers {
    var layers: [LayerID: LayerChange] = [:]
  }

  /// Commits, and answers how many layers were told of.
  @discardableResult
  private func commit() -> Int {
    guard let commit = committer.commit(roots: [root]) else { return 0 }
    for (id, change) in commit.changes { shown.layers[id, default: LayerChange()].merge(change) }
    for id in commit.removed { shown.layers[id] = nil }
    return commit.changes.count
  }

  private func children(_ id: LayerID) -> [LayerID] { shown.layers[id]?.sublayers ?? [] }

  private var times: [LayerID] { children(replicator.id) }

  private func fill(_ id: LayerID) -> RGBA? { shown.layers[id]?.style?.backgroundColor }

  @Test func `LA-80 a replicator has Apple's first values and shows its sublayers once`() {
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform) && !replicator.preservesDepth)
    #expect(replicator.instanceColor == CGColor(gray: 1, alpha: 1))
    commit()
    #expect(times == [dot.id])
    #expect(commit() == 0)
  }

  @Test func `LA-80 each time is moved from the one before, about the anchor`() throws {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    commit()
    #expect(times.count == 3 && times[0] == dot.id)
    let third = try #require(shown.layers[times[2]]?.geometry)
    #expect(third.position == CGPoint(x: 50, y: 50) && third.bounds == replicator.bounds)
    #expect(third.transform.tx == 40 && third.transform.ty == 10)
    let copy = try #require(children(times[2]).first)
    #expect(shown.layers[copy]?.geometry?.bounds == dot.bounds)
    #expect(fill(copy) == dot.backgroundColor?.rgba)
    #expect(commit() == 0)
    #expect(replicator.sublayers ?? [] == [dot])
  }

  @Test func `LA-80 copies follow what is changed, added and taken away`() throws {
    replicator.instanceCount = 2
    commit()
    let copy = try #require(children(times[1]).first)
    CATransaction.setDisableActions(true)
    dot.backgroundColor = CGColor(gray: 0, alpha: 1)
    commit()
    #expect(fill(copy) == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    let inner = CAShapeLayer()
    inner.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    dot.addSublayer(inner)
    commit()
    let innerCopy = try #require(children(copy).first)
    #expect(shown.layers[innerCopy]?.content == inner.hostContent && commit() == 0)
    replicator.instanceCount = 1
    commit()
    #expect(times == [dot.id] && shown.layers[copy] == nil && shown.layers[innerCopy] == nil)
    for count in [0, -7] {
      replicator.instanceCount = count
      commit()
      #expect(times.count == 1 && shown.layers[times[0]]?.style?.isHidden == true)
    }
    replicator.instanceCount = .max
    #expect(replicator.replication.times == 4096)
    replicator.removeFromSuperlayer()
    commit()
    #expect(shown.layers.keys.elementsEqual([root.id]))
  }

  @Test func `LA-81 colours are multiplied, from time to time with another one`() throws {
    replicator.instanceCount = 3
    replicator.instanceGreenOffset = -0.5
    replicator.instanceAlphaOffset = -0.25
    commit()
    #expect(times[0] == dot.id && fill(dot.id) == dot.backgroundColor?.rgba)
    let second = try #require(children(times[1]).first)
    #expect(fill(second) == RGBA(red: 1, green: 0.25, blue: 0, alpha: 0.75))
    let third = try #require(children(times[2]).first)
    #expect(fill(third) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    CATransaction.setDisableActions(true)
    replicator.instanceColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    commit()
    #expect(times.count == 4 && shown.layers[times[0]]?.style?.isHidden == true)
    let first = try #require(children(times[1]).first)
    #expect(fill(first) == RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 1))
    #expect(commit() == 0)
    dot.backgroundColor = CGColor(gray: 1, alpha: 1)
    commit()
    #expect(fill(first) == RGBA(red: 0.5, green: 1, blue: 1, alpha: 1))
  }

  @Test func `LA-82 each time moves later than the one before`() throws {
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.25
    commit()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.5
    animation.toValue = 0.75
    animation.duration = 1
    animation.repeatCount = .infinity
    dot.add(animation, forKey: nil)
    clock.advance(by: 0.5)
    commit()
    let opacities = try times.map { time in
      let layer = time == dot.id ? time : try #require(children(time).first)
      return try #require(shown.layers[layer]?.style?.opacity)
    }
    #expect(opacities == [0.625, 0.5625, 0.5])
  }

  @Test func `LA-82 with less than no delay each time moves before the one before`() throws {
    replicator.instanceCount = 2
    replicator.instanceDelay = -0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.beginTime = clock.now + 2
    dot.add(animation, forKey: nil)
    commit()
    clock.advance(by: 1.75)
    commit()
    let opacities = try times.map { time in
      let layer = time == dot.id ? time : try #require(children(time).first)
      return try #require(shown.layers[layer]?.style?.opacity)
    }
    #expect(opacities == [1, 0.25])
  }

  @Test func `LA-83 a replicator moves by its keys, and is drawn with all its times`() throws {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let context = CGContext()
    root.render(in: context)
    let fills = context.commands.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 2)
    commit()
    let animation = CABasicAnimation(keyPath: "instanceTransform")
    animation.toValue = CATransform3DMakeTranslation(40, 0, 0)
    animation.duration = 1
    replicator.add(animation, forKey: nil)
    clock.advance(by: 0.5)
    commit()
    #expect(shown.layers[times[1]]?.geometry?.transform.tx == 30)
    #expect(CAReplicatorLayer(layer: replicator).instanceCount == 2)
    replicator.removeAllAnimations()
    replicator.preservesDepth = true
    commit()
    #expect(shown.layers[times[1]]?.geometry?.space?.flattens == false)
  }

  @Test func `what is added to the colours of copies is what was set`() {
    let before = [
      replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset,
      replicator.instanceAlphaOffset,
    ]
    #expect(before == [0, 0, 0, 0])
    replicator.instanceRedOffset = 0.1
    replicator.instanceGreenOffset = -0.2
    replicator.instanceBlueOffset = 0.3
    replicator.instanceAlphaOffset = -0.4
    let after = [
      replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset,
      replicator.instanceAlphaOffset,
    ]
    #expect(after == [0.1, -0.2, 0.3, -0.4])
  }
}
