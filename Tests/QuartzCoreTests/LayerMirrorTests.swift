// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Properties of layers and their copies", .freshRuntime)
struct LayerMirrorTests {
  init() { CATransaction.setDisableActions(true) }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A layer with no property as it was made.
  private func painted() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 50, y: 60)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    layer.zPosition = 4
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.cornerRadius = 5
    layer.borderWidth = 6
    layer.borderColor = red
    layer.backgroundColor = red
    layer.shadowColor = red
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 7, height: 8)
    layer.shadowRadius = 9
    layer.hostContent = .drawing([.clear(CGRect(x: 0, y: 0, width: 1, height: 1))])
    return layer
  }

  private func looks(_ layer: CALayer) -> LayerChange? {
    var change = LayerCommitter().commit(roots: [layer])?.changes[layer.id]
    change?.sublayers = nil
    return change
  }

  @Test func `a layer is plain as it is made`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.zPosition == 0)
    #expect(layer.affineTransform().isIdentity && layer.opacity == 1 && !layer.isHidden)
    #expect(!layer.masksToBounds && layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.borderColor?.components == [0, 1] && layer.shadowColor?.components == [0, 1])
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.contentsScale == 1)
    #expect(layer.contentsGravity == .resize && layer.name == nil && layer.delegate == nil)
    #expect(layer.superlayer == nil && layer.sublayers == nil && layer.identifier == nil)
    #expect(!layer.needsLayout() && !layer.needsDisplay() && !layer.needsDisplayOnBoundsChange)
  }

  @Test func `what a layer looks like is told whole`() {
    let layer = painted()
    let border = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let shade = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let wanted = LayerChange(
      geometry: LayerGeometry(
        position: CGPoint(x: 50, y: 60), bounds: CGRect(x: 1, y: 2, width: 30, height: 40),
        anchorPoint: CGPoint(x: 0.25, y: 1),
        transform: AffineNumbers(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0), zPosition: 4),
      style: LayerStyle(
        opacity: 0.5, masksToBounds: true, cornerRadius: 5, borderWidth: 6, borderColor: border,
        backgroundColor: border,
        shadow: LayerShadow(color: shade, offset: Displacement(x: 7, y: 8), radius: 9)),
      content: .drawing([.clear(CGRect(x: 0, y: 0, width: 1, height: 1))]), identifier: "")
    #expect(looks(layer) == wanted)
    layer.borderWidth = 0
    layer.shadowOpacity = 0
    let plain = looks(layer)?.style
    #expect(plain?.borderColor == nil && plain?.shadow == nil && plain?.borderWidth == 0)
  }

  @Test func `each property that changes is told by its part, once`() throws {
    let layer = CALayer()
    let committer = LayerCommitter()
    _ = committer.commit(roots: [layer])
    let changes: [(String, (CALayer) -> Void)] = [
      ("geometry", { $0.zPosition = 1 }), ("geometry", { $0.anchorPoint = .zero }),
      ("style", { $0.isHidden = true }), ("style", { $0.masksToBounds = true }),
      ("style", { $0.cornerRadius = 1 }), ("style", { $0.borderWidth = 1 }),
      ("style", { $0.borderColor = CGColor(gray: 1, alpha: 1) }),
      ("style", { $0.backgroundColor = CGColor(gray: 1, alpha: 1) }),
      ("style", { $0.shadowOpacity = 1 }), ("style", { $0.shadowRadius = 1 }),
      ("style", { $0.shadowOffset = .zero }),
      ("style", { $0.shadowColor = CGColor(gray: 1, alpha: 1) }),
      ("content", { $0.contentsScale = 2 }), ("content", { $0.contentsGravity = .center }),
      ("", { $0.name = "a" }), ("", { $0.needsDisplayOnBoundsChange = true }),
      ("identifier", { $0.identifier = "i" }), ("sublayers", { $0.addSublayer(CALayer()) }),
    ]
    for (part, change) in changes {
      change(layer)
      let told = committer.commit(roots: [layer])?.changes[layer.id]
      let parts = [
        told?.geometry == nil ? nil : "geometry", told?.style == nil ? nil : "style",
        told?.sublayers == nil ? nil : "sublayers", told?.content == nil ? nil : "content",
        told?.identifier == nil ? nil : "identifier",
      ]
      #expect(parts.compactMap(\.self).joined(separator: " ") == part)
      if part != "sublayers" { change(layer) }
      #expect(committer.commit(roots: [layer]) == nil, "\(part) again")
    }
  }

  @Test func `a copy of a layer has all of its looks, and not its delegate`() {
    let delegate = Delegate()
    let layer = painted()
    layer.delegate = delegate
    layer.needsDisplayOnBoundsChange = true
    layer.setNeedsLayout()
    let copy = CALayer(layer: layer)
    #expect(copy.needsDisplayOnBoundsChange && !copy.needsLayout() && layer.needsLayout())
    #expect(looks(copy) == looks(layer) && copy.delegate == nil && layer.delegate === delegate)
    #expect(looks(CALayer(layer: "no layer")) == looks(CALayer()))
    layer.delegate = nil
    #expect(layer.delegate == nil)
    let plain = CALayer()
    plain.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(looks(CALayer(layer: plain)) == looks(plain))
  }

  private final class Delegate: NSObject, CALayerDelegate {}

  @Test func `a mirror shows a tree with all of its looks, in the same copies`() throws {
    let root = CALayer()
    let (first, second) = (painted(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayers = [first, second]
    let mirror = LayerMirror()
    let copy = try #require(mirror.copy(of: root))
    #expect(copy !== root && copy.sublayers?.count == 2 && copy.bounds == root.bounds)
    let painted = try #require(copy.sublayers?.first)
    #expect(looks(painted) == looks(first))
    first.cornerRadius = 1
    first.opacity = 1
    first.setAffineTransform(.identity)
    first.hostContent = .none
    second.isHidden = true
    #expect(mirror.copy(of: root) === copy && copy.sublayers == [painted])
    #expect(looks(painted) == looks(first))
    second.isHidden = false
    first.opacity = 0
    let again = try #require(mirror.copy(of: root)?.sublayers)
    #expect(again.count == 1 && again[0] !== painted)
    first.opacity = 1
    #expect(mirror.copy(of: root)?.sublayers?.first !== painted)
    root.isHidden = true
    #expect(mirror.copy(of: root) == nil)
  }

  @Test func `a mirror leaves out what does not reach the part that is shown`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let near = CALayer()
    near.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let far = CALayer()
    far.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    let reaching = CALayer()
    reaching.frame = CGRect(x: -40, y: 0, width: 10, height: 10)
    far.addSublayer(reaching)
    root.sublayers = [near, far]
    let mirror = LayerMirror()
    func counts(_ part: CGRect) -> [Int]? {
      mirror.copy(of: root, reaching: part).map { copy in
        (copy.sublayers ?? []).map { $0.sublayers?.count ?? 0 }
      }
    }
    #expect(counts(CGRect(x: 0, y: 0, width: 100, height: 100)) == [0, 1])
    #expect(counts(CGRect(x: 0, y: 0, width: 5, height: 5)) == [0])
    #expect(counts(CGRect(x: 12, y: 52, width: 5, height: 5)) == [1])
    far.masksToBounds = true
    #expect(counts(CGRect(x: 12, y: 52, width: 5, height: 5)) == [])
    #expect(counts(CGRect(x: 55, y: 55, width: 1, height: 1)) == [0])
    #expect(counts(CGRect(x: 200, y: 0, width: 5, height: 5)) == nil)
    near.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(counts(CGRect(x: 0, y: 0, width: 20, height: 20)) == [])
  }

  @Test func `a mirror's copies are not animated, and show where an animation is`() throws {
    let clock = VirtualClock()
    TimeSource.clock = clock
    let layer = CALayer()
    let mirror = LayerMirror()
    let copy = try #require(mirror.copy(of: layer))
    let group = AnimationGroup(start: 0, duration: 1, timing: .linear)
    let moved = AnimationCapture.shared.animate(group) {
      layer.position.x = 100
      layer.cornerRadius = 8
      layer.backgroundColor = red
      _ = mirror.copy(of: layer)
    }
    #expect(moved == [layer])
    clock.advance(to: 0.25)
    #expect(mirror.copy(of: layer) === copy && copy.position.x == 25 && copy.cornerRadius == 2)
    #expect(copy.backgroundColor?.alpha == 0.25)
  }
}
