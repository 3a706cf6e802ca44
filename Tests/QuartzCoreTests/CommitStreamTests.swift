// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

/// What a host knows after the commits it was shown.
private struct Mirror: Equatable {
  var roots: [LayerID] = []
  var layers: [LayerID: LayerChange] = [:]

  mutating func show(_ commit: LayerCommit) {
    if let roots = commit.roots { self.roots = roots }
    for (id, change) in commit.changes { layers[id, default: LayerChange()].merge(change) }
    for id in commit.removed { layers[id] = nil }
  }
}

/// The same numbers in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor @Suite("Commits of layer trees", .freshRuntime)
struct CommitStreamTests {
  init() { CATransaction.setDisableActions(true) }

  @Test func `the first commit describes everything and the second nothing`() throws {
    let root = CALayer()
    let child = CALayer()
    root.addSublayer(child)
    let committer = LayerCommitter()
    let first = try #require(committer.commit(roots: [root]))
    #expect(first.number == 1)
    #expect(first.roots == [root.id])
    #expect(Set(first.changes.keys) == [root.id, child.id])
    #expect(first.changes[root.id]?.sublayers == [child.id])
    #expect(first.changes[child.id]?.content == LayerContent.none)
    #expect(first.changes[child.id]?.identifier == "")
    #expect(committer.commit(roots: [root]) == nil)
  }

  @Test func `a commit has the changed parts and no others`() throws {
    let root = CALayer()
    let child = CALayer()
    root.addSublayer(child)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root])
    child.position = CGPoint(x: 3, y: 4)
    child.position = CGPoint(x: 5, y: 6)
    root.opacity = 1
    let second = try #require(committer.commit(roots: [root]))
    var expected = LayerCommit(number: 2)
    expected.changes[child.id] = LayerChange(
      geometry: LayerGeometry(position: CGPoint(x: 5, y: 6), bounds: .zero))
    #expect(second == expected)
  }

  @Test func `a layer that left and came back is described whole`() throws {
    let root = CALayer()
    let child = CALayer()
    let grandchild = CALayer()
    root.addSublayer(child)
    child.addSublayer(grandchild)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root])
    child.removeFromSuperlayer()
    let left = try #require(committer.commit(roots: [root]))
    #expect(left.removed == [child.id, grandchild.id])
    child.cornerRadius = 4
    #expect(committer.commit(roots: [root]) == nil)
    root.addSublayer(child)
    let back = try #require(committer.commit(roots: [root]))
    #expect(back.removed.isEmpty)
    #expect(back.changes[child.id]?.style?.cornerRadius == 4)
    #expect(back.changes[grandchild.id]?.geometry != nil)
    #expect(back.changes[grandchild.id]?.sublayers == [])
  }

  @Test func `a layer that moves within the tree is not described anew`() throws {
    let root = CALayer()
    let a = CALayer()
    let b = CALayer()
    let moving = CALayer()
    root.sublayers = [a, b]
    a.addSublayer(moving)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root])
    b.addSublayer(moving)
    var expected = LayerCommit(number: 2)
    expected.changes[a.id] = LayerChange(sublayers: [])
    expected.changes[b.id] = LayerChange(sublayers: [moving.id])
    #expect(committer.commit(roots: [root]) == expected)
  }

  @Test func `a dead layer is removed and was not kept alive`() throws {
    let root = CALayer()
    let committer = LayerCommitter()
    weak var seen: CALayer?
    var survivor: CALayer?
    var deadID: LayerID?
    do {
      let child = CALayer()
      let grandchild = CALayer()
      child.addSublayer(grandchild)
      root.addSublayer(child)
      _ = committer.commit(roots: [root])
      child.opacity = 0.5
      child.removeFromSuperlayer()
      seen = child
      deadID = child.id
      survivor = grandchild
    }
    #expect(seen == nil)
    #expect(survivor?.superlayer == nil)
    let commit = try #require(committer.commit(roots: [root]))
    #expect(commit.removed == Set([deadID, survivor?.id].compactMap(\.self)))
    #expect(commit.changes == [root.id: LayerChange(sublayers: [])])
  }

  @Test func `a root that goes takes its layers with it`() throws {
    let first = CALayer()
    let second = CALayer()
    let child = CALayer()
    second.addSublayer(child)
    let committer = LayerCommitter()
    _ = committer.commit(roots: [first, second])
    let commit = try #require(committer.commit(roots: [first]))
    #expect(commit == LayerCommit(number: 2, roots: [first.id], removed: [second.id, child.id]))
  }

  @Test func `another committer begins with everything`() throws {
    let root = CALayer()
    _ = LayerCommitter().commit(roots: [root])
    let other = try #require(LayerCommitter().commit(roots: [root]))
    #expect(other.number == 1)
    #expect(other.changes[root.id]?.geometry != nil)
  }

  @Test func `applying the stream of commits gives the full description`() throws {
    var numbers = SeededNumbers(state: 2026)
    let committer = LayerCommitter()
    var pool = (0..<40).map { _ in CALayer() }
    var roots = [pool[0], pool[1]]
    var mirror = Mirror()
    var late = Mirror()
    var waiting: LayerCommit?
    var commits = 0
    for step in 0..<2_000 {
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        mutate(&pool, &roots, &numbers)
      }
      if let commit = committer.commit(roots: roots) {
        commits += 1
        #expect(commit.number == UInt64(commits))
        mirror.show(commit)
        if waiting?.merge(commit) == nil { waiting = commit }
      }
      if step % 7 == 0, let merged = waiting {
        late.show(merged)
        waiting = nil
        #expect(late == mirror, "merged commits at step \(step)")
      }
      try #require(mirror == description(of: roots), "step \(step)")
    }
    #expect(commits > 800)
    var fresh = Mirror()
    fresh.show(committer.completeCommit(roots: roots))
    #expect(fresh == mirror)
  }

  private func mutate(
    _ pool: inout [CALayer], _ roots: inout [CALayer], _ numbers: inout SeededNumbers
  ) {
    let index = Int.random(in: 2..<pool.count, using: &numbers)
    let layer = pool[index]
    let other = pool[Int.random(in: 0..<pool.count, using: &numbers)]
    let number = Double(Int.random(in: 0..<5, using: &numbers))
    switch Int.random(in: -6..<15, using: &numbers) {
    case -6...2:
      if !isBelow(other, layer) { other.addSublayer(layer) }
    case 3:
      if !isBelow(other, layer) { other.insertSublayer(layer, at: UInt32(number)) }
    case 4: if number == 0 { layer.removeFromSuperlayer() }
    case 5: layer.position = CGPoint(x: number, y: 1)
    case 6: layer.bounds = CGRect(x: 0, y: number, width: 10, height: 20)
    case 7: layer.setAffineTransform(CGAffineTransform(rotationAngle: number))
    case 8: layer.opacity = Float(number / 4)
    case 9: layer.borderWidth = number
    case 10: layer.backgroundColor = CGColor(gray: number / 4, alpha: 1)
    case 11:
      layer.hostContent =
        number == 0 ? .none : .drawing([.clear(CGRect(x: number, y: 0, width: 1, height: 1))])
    case 12: layer.identifier = number == 0 ? nil : "\(number)"
    case 13: if number == 0 { pool[index] = CALayer() }
    default:
      if number == 0 {
        roots.reverse()
      } else if number == 1 {
        roots = roots.count == 1 ? [pool[0], pool[1]] : [pool[0]]
      }
    }
  }

  private func isBelow(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
    sequence(first: layer, next: \.superlayer).contains { $0 === ancestor }
  }

  /// What a host should know, read from the layers' public properties.
  private func description(of roots: [CALayer]) -> Mirror {
    var mirror = Mirror(roots: roots.map(\.id))
    var waiting = roots
    while let layer = waiting.popLast() {
      let transform = layer.affineTransform()
      mirror.layers[layer.id] = LayerChange(
        geometry: LayerGeometry(
          position: layer.position, bounds: layer.bounds, anchorPoint: layer.anchorPoint,
          transform: AffineNumbers(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
            ty: transform.ty), zPosition: layer.zPosition),
        style: LayerStyle(
          opacity: layer.opacity, isHidden: layer.isHidden, masksToBounds: layer.masksToBounds,
          cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
          borderColor: layer.borderWidth > 0 ? layer.borderColor?.rgba : nil,
          backgroundColor: layer.backgroundColor?.rgba),
        sublayers: (layer.sublayers ?? []).map(\.id), content: layer.hostContent,
        identifier: layer.identifier ?? "")
      waiting += layer.sublayers ?? []
    }
    return mirror
  }
}
