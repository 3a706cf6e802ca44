// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Layers in space", .freshRuntime)
struct LayerSpaceTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  private var eye: CATransform3D {
    var map = CATransform3DIdentity
    map.m34 = -1 / 400
    return map
  }

  @Test func `LA-10 points are projected and found again`() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = layer(CGRect(x: 100, y: 100, width: 200, height: 100), in: root)
    card.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
    // Half of the width, turned: 50 to the side and 86.6 back or front; the eye stands 400 away.
    let depth = 100 * sin(CGFloat.pi / 3)
    for (x, z) in [(200.0, -depth), (0.0, depth)] {
      let side = (x - 100) / 2
      let shrink = 1 - z / 400
      let seen = CGPoint(x: 200 + side / shrink, y: 150 + 50 / shrink)
      let own = CGPoint(x: x, y: 100)
      #expect(near(card.convert(own, to: root), seen))
      #expect(near(root.convert(seen, to: card), own))
      #expect(near(card.convert(seen, from: root), own))
    }
    #expect(card.frame.minY < 100 && card.frame.maxY > 200)
  }

  @Test func `LA-11 a superlayer's transform reaches all sublayers, by their z`() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    root.sublayerTransform = eye
    let card = layer(CGRect(x: 300, y: 200, width: 20, height: 20), in: root)
    card.zPosition = 200
    // Twice as near: twice as far from the middle.
    #expect(near(card.convert(.zero, to: root), CGPoint(x: 400, y: 200)))
    #expect(root.hitTest(CGPoint(x: 399, y: 239)) === root)
    let inside = CGPoint(x: 399 - 20, y: 239)
    #expect(root.hitTest(inside) === root)
    card.zPosition = 100
    #expect(near(card.convert(.zero, to: root), CGPoint(x: 200 + 100 / 0.75, y: 200)))
    card.removeFromSuperlayer()
    #expect(near(card.convert(.zero, to: nil), .zero))
    root.addSublayer(card)
    root.sublayerTransform = CATransform3DIdentity
    #expect(near(card.convert(.zero, to: root), CGPoint(x: 300, y: 200)))
  }

  @Test func `LA-12 what is turned away or behind the eye is not hit`() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    let middle = CGPoint(x: 190, y: 200)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(middle) === card)
    card.isDoubleSided = false
    #expect(root.hitTest(middle) === root)
    card.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(root.hitTest(middle) === card)
    var beyond = eye
    beyond = CATransform3DTranslate(beyond, 0, 0, 500)
    card.transform = beyond
    #expect(root.hitTest(middle) === root)
  }

  @Test func `LA-13 a transform layer keeps its sublayers in space`() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let solid = CATransformLayer()
    solid.frame = root.bounds
    root.addSublayer(solid)
    let face = layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: solid)
    face.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 199, y: 200)) === root)
    solid.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // Two quarters against each other: the face looks to the front.
    #expect(root.hitTest(CGPoint(x: 160, y: 160)) === face)
    #expect(near(face.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 160, y: 160)))
    let flat = layer(root.bounds, in: root)
    flat.transform = solid.transform
    #expect(root.hitTest(CGPoint(x: 160, y: 160)) === face)
  }

  @Test func `LA-14 a flipped layer turns its sublayers over`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    root.isGeometryFlipped = true
    let low = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    #expect(near(low.convert(.zero, to: root), CGPoint(x: 0, y: 100)))
    #expect(root.hitTest(CGPoint(x: 5, y: 95)) === low)
    #expect(low.contentsAreFlipped() && root.contentsAreFlipped())
    root.bounds.size.height = 200
    #expect(near(low.convert(.zero, to: root), CGPoint(x: 0, y: 200)))
  }

  @Test func `LA-15 a commit tells of space where there is any, and of nothing else`() throws {
    CATransaction.setDisableActions(true)
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    let committer = LayerCommitter()
    let first = try #require(committer.commit(roots: [root]))
    #expect(first.changes.values.allSatisfy { $0.geometry?.space == nil })
    card.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    card.isDoubleSided = false
    root.sublayerTransform = eye
    let second = try #require(committer.commit(roots: [root]))
    let space = try #require(second.changes[card.id]?.geometry?.space)
    #expect(space.transform == card.transform.numbers.map { Double($0) } && !space.isDoubleSided)
    let shown = try #require(second.changes[root.id]?.geometry?.space?.sublayers)
    // About the middle of the layer: what is nearer lies farther from there.
    #expect(shown[8] == -50.0 * -1 / 400 * -1 && shown[11] == -1.0 / 400)
    card.transform = CATransform3DIdentity
    card.isDoubleSided = true
    root.sublayerTransform = CATransform3DIdentity
    let third = try #require(committer.commit(roots: [root]))
    #expect(third.changes.values.allSatisfy { $0.geometry?.space == nil })
  }
}
