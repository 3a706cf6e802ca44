// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Layers and links at their limits", .freshRuntime)
struct LayerLimitTests {
  private func layer(_ width: CGFloat = 10, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 7, width: width, height: 10)
    parent?.addSublayer(layer)
    return layer
  }

  @Test func `conversion goes no higher than it must, so that what is flat above does not matter`()
  {
    let flat = layer(in: layer())
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    let left = layer(in: flat)
    let leaf = layer(in: layer(in: left))
    let right = layer(in: flat)
    let point = CGPoint(x: 1, y: 2)
    #expect(left.convert(point, to: right) == point)
    #expect(leaf.convert(point, to: right) == CGPoint(x: 11, y: 16))
    #expect(right.convert(point, to: leaf) == CGPoint(x: -9, y: -12))
    #expect(left.convert(point, to: leaf) == CGPoint(x: -9, y: -12))
    #expect(leaf.convert(point, to: left) == CGPoint(x: 11, y: 16))
    #expect(layer(in: left).convert(point, to: layer(in: right)) == point)
  }

  @Test func `a frame under a mirroring transform gives bounds of positive size`() {
    let layer = layer()
    layer.setAffineTransform(CGAffineTransform(scaleX: -2, y: -0.5))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds.size == CGSize(width: 15, height: 80))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test func `the way to the superlayer is a shift without a transform`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 60)
    #expect(layer.rawShift == CGPoint(x: 44, y: 48))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.rawShift == CGPoint(x: 49, y: 38))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.rawShift == nil)
    layer.setAffineTransform(.identity)
    #expect(layer.rawShift == CGPoint(x: 49, y: 38))
  }

  @Test func `of layers that all have a depth the highest is hit`() {
    let root = layer(100)
    let (near, far) = (layer(20, in: root), layer(20, in: root))
    near.zPosition = 2
    far.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 12, y: 16)) === near)
    far.zPosition = 2
    #expect(root.hitTest(CGPoint(x: 12, y: 16)) === far)
    far.zPosition = -1
    near.zPosition = 0
    #expect(root.hitTest(CGPoint(x: 12, y: 16)) === near)
  }

  private final class Owner: LayerOwner {
    var counts: [Int] = []
    func layerGeometryDidChange(_ layer: CALayer, oldSize: CGSize) {}
    func layerVisibilityDidChange(_ layer: CALayer) {}
    func layerSublayersDidChange(_ layer: CALayer) {
      counts.append(layer.sublayers?.count ?? 0)
    }
  }

  @Test func `several sublayers leave at once, and all of it is told`() {
    let root = layer(100)
    let owner = Owner()
    let children = (0..<4).map { _ in layer(in: root) }
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root])
    root.owner = owner
    root.removeSublayers([])
    root.removeSublayers([children[0], children[2], layer()])
    root.owner = nil
    #expect(root.sublayers == [children[1], children[3]] && owner.counts == [2])
    #expect(children.map { $0.superlayer === root } == [false, true, false, true])
    #expect(root.needsLayout())
    let told = committer.commit(roots: [root])
    #expect(told?.removed == [children[0].id, children[2].id])
    #expect(told?.changes[root.id]?.sublayers == [children[1].id, children[3].id])
  }

  // MARK: - Links

  private let clock = VirtualClock()

  /// The frames of a link's calls until a time; the link is let go.
  private func frames(_ until: TimeInterval, _ change: (CADisplayLink) -> Void) -> [Int] {
    TimeSource.clock = clock
    let start = (clock.now * 60).rounded()
    var frames: [Int] = []
    let link = CADisplayLink { frames.append(Int(($0.timestamp * 60).rounded() - start)) }
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
    #expect(!link.isPaused && link.preferredFramesPerSecond == 0)
    link.add(to: .main, forMode: .common)
    change(link)
    clock.advance(to: clock.now + until)
    link.invalidate()
    link.isPaused = true
    link.isPaused = false
    link.preferredFramesPerSecond = 7
    #expect(clock.nextDeadline == nil)
    clock.advance(to: (clock.now + 1).rounded(.up))
    return frames
  }

  @Test(arguments: [(60, [1, 2, 3]), (1000, [1, 2, 3]), (120, [1, 2, 3]), (40, [2]), (30, [2])])
  func `a preferred rate counts from when it is set`(rate: Int, wanted: [Int]) {
    #expect(frames(0.055) { $0.preferredFramesPerSecond = rate } == wanted)
  }

  @Test func `once a second is a rate, and less than nothing is none`() {
    #expect(frames(2.5) { $0.preferredFramesPerSecond = 1 } == [60, 120])
    #expect(frames(0.035) { $0.preferredFramesPerSecond = -1 } == [1, 2])
  }

  @Test func `a rate that changes under way begins at the next frame that fits it`() {
    let calls = frames(0.25) { link in
      clock.schedule(at: clock.now + 7.5 / 60) { link.preferredFramesPerSecond = 10 }
    }
    #expect(calls == [1, 2, 3, 4, 5, 6, 7, 12])
  }
}
