// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Commits that begin anew, and contents of layers", .freshRuntime)
struct LayerCommitLimitTests {
  init() { CATransaction.setDisableActions(true) }

  private let picture = CGImage(
    resource: ImageResource(id: 3, mediaType: "image/png", data: Data()), width: 4, height: 2)
  private let drawing = LayerContent.drawing([.clear(CGRect(x: 0, y: 0, width: 1, height: 1))])

  @Test func `a whole commit has what left since the last one too`() {
    let (root, other) = (CALayer(), CALayer())
    let child = CALayer()
    root.addSublayer(child)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root, other])
    child.removeFromSuperlayer()
    let whole = committer.completeCommit(roots: [root])
    #expect(whole.number == 2 && whole.roots == [root.id] && whole.removed == [child.id, other.id])
    #expect(Set(whole.changes.keys) == [root.id])
    #expect(committer.commit(roots: [root]) == nil)
    child.opacity = 0.5
    #expect(committer.commit(roots: [root]) == nil)
  }

  @Test func `a new committer leaves behind what waited for the old one`() {
    let root = CALayer()
    let old = LayerCommitter()
    do {
      let child = CALayer()
      root.addSublayer(child)
      _ = old.commit(roots: [root])
      child.removeFromSuperlayer()
    }
    root.opacity = 0.5
    let new = LayerCommitter()
    let first = new.commit(roots: [root])
    #expect(first?.removed == [] && first?.changes[root.id]?.style?.opacity == 0.5)
    #expect(new.commit(roots: [root]) == nil)
    root.opacity = 1
    #expect(new.commit(roots: [root])?.changes.count == 1)
    let again = old.commit(roots: [root])
    #expect(again?.number == 2 && again?.roots == [root.id])
    #expect(again?.changes[root.id]?.geometry != nil)
  }

  @Test func `layers are numbered one after the other`() {
    let ids = (0..<3).map { _ in CALayer().id.rawValue }
    #expect(ids == [ids[0], ids[0] + 1, ids[0] + 2])
  }

  @Test func `each flag of a layer is its own`() {
    let flags: [ReferenceWritableKeyPath<CALayer, Bool>] = [
      \.isHidden, \.masksToBounds, \.needsDisplayOnBoundsChange,
    ]
    func state(_ layer: CALayer) -> [Bool] {
      flags.map { layer[keyPath: $0] } + [layer.needsLayout(), layer.needsDisplay()]
    }
    for place in 0..<5 {
      let layer = CALayer()
      switch place {
      case 3: layer.setNeedsLayout()
      case 4: layer.setNeedsDisplay()
      default: layer[keyPath: flags[place]] = true
      }
      #expect(state(layer) == (0..<5).map { $0 == place })
      if place < 3 { layer[keyPath: flags[place]] = false }
      #expect(place >= 3 || state(layer) == [false, false, false, false, false])
    }
  }

  @Test func `a picture takes the place of a drawing, and the other way round`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [layer])
    func told() -> LayerContent? { committer.commit(roots: [layer])?.changes[layer.id]?.content }
    let shown = picture.resource.map { LayerContent.image($0, frame: layer.bounds) }
    layer.contents = nil
    #expect(told() == nil)
    layer.hostContent = drawing
    #expect(told() == drawing && layer.contents == nil)
    layer.contents = picture
    #expect(told() == shown && layer.contents as? CGImage === picture)
    layer.contents = nil
    #expect(told() == LayerContent.none && layer.hostContent == .none)
    layer.contents = picture
    _ = told()
    layer.hostContent = drawing
    #expect(told() == drawing && layer.contents == nil && layer.hostContent == drawing)
    layer.contents = nil
    #expect(told() == LayerContent.none)
  }

  @Test func `a mirror's copy shows pictures and drawings, and tells when they change`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let mirror = LayerMirror()
    let copy = try #require(mirror.copy(of: layer))
    let committer = LayerCommitter()
    _ = committer.commit(roots: [copy])
    func told() -> LayerContent? {
      _ = mirror.copy(of: layer)
      return committer.commit(roots: [copy])?.changes[copy.id]?.content
    }
    #expect(told() == nil)
    layer.hostContent = drawing
    #expect(told() == drawing && told() == nil)
    layer.contents = picture
    #expect(told() == picture.resource.map { .image($0, frame: layer.bounds) } && told() == nil)
    layer.hostContent = drawing
    #expect(told() == drawing)
    layer.hostContent = .none
    #expect(told() == LayerContent.none)
  }

  @Test func `a screen has one frame a second at least, and links follow its rate`() {
    let clock = VirtualClock()
    TimeSource.clock = clock
    #expect(DisplayLinks.shared.framesPerSecond == 60)
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    DisplayLinks.shared.framesPerSecond = 0
    #expect(DisplayLinks.shared.framesPerSecond == 1)
    clock.advance(to: 2.5)
    DisplayLinks.shared.framesPerSecond = 2
    #expect(DisplayLinks.shared.framesPerSecond == 2)
    clock.advance(to: 3.5)
    #expect(times == [1, 2, 3, 3.5] && link.duration == 0.5)
    link.invalidate()
  }

  @Test func `what is set in a turn's own transaction is over with the turn`() {
    var count = 0
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.flush()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.completionBlock() == nil && count == 1)
    CATransaction.flush()
    #expect(count == 1)
  }
}
