// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

/// Writes down what it is told.
@MainActor private final class Listener: LayerOwner {
  var log: [String] = []
  func layerGeometryDidChange(_ layer: CALayer, oldSize: CGSize) {
    log.append("geometry \(layer.frame.minX) \(layer.bounds.size != oldSize)")
  }
  func layerVisibilityDidChange(_ layer: CALayer) {
    log.append("visibility \(layer.isHidden) \(layer.opacity)")
  }
  func layerSublayersDidChange(_ layer: CALayer) {
    log.append("sublayers \(layer.sublayers?.count ?? 0)")
  }
}

/// A layer that writes down what it is asked to do.
private final class LoggingLayer: CALayer {
  var log: ([String]) -> Void = { _ in }
  var whenLaidOut: () -> Void = {}
  override func layoutSublayers() {
    log(["layout \(name ?? "")"])
    whenLaidOut()
    super.layoutSublayers()
  }
  override func draw(in ctx: CGContext) {
    log(["draw \(name ?? "")"])
    ctx.fill(bounds)
    super.draw(in: ctx)
  }
}

/// A delegate that draws and lays out.
@MainActor private final class Drawer: NSObject, CALayerDelegate {
  var log: [String] = []
  func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw \(ctx.boundingBoxOfClipPath == layer.bounds)")
    ctx.clear(layer.bounds)
  }
  func layoutSublayers(of layer: CALayer) { log.append("layout") }
}

@MainActor @Suite("Trees of layers", .freshRuntime)
struct LayerTreeTests {
  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func `sublayers go where they are put`() {
    let root = layer("root")
    #expect(root.sublayers == nil)
    let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == "cab")
    root.insertSublayer(d, below: b)
    #expect(names(root) == "cadb")
    root.insertSublayer(c, above: a)
    #expect(names(root) == "acdb")
    root.insertSublayer(b, below: c)
    #expect(names(root) == "abcd")
    root.insertSublayer(a, above: d)
    #expect(names(root) == "bcda")
    root.insertSublayer(d, below: nil)
    #expect(names(root) == "dbca")
    root.insertSublayer(c, at: 99)
    #expect(names(root) == "dbac")
    let e = layer("e")
    root.replaceSublayer(b, with: e)
    #expect(names(root) == "deac" && b.superlayer == nil && e.superlayer === root)
    root.replaceSublayer(a, with: d)
    #expect(names(root) == "edc" && a.superlayer == nil)
    root.sublayers = [c, a, e]
    #expect(names(root) == "cae" && d.superlayer == nil)
    let other = layer("other")
    other.addSublayer(a)
    #expect(names(root) == "ce" && a.superlayer === other)
    a.removeFromSuperlayer()
    a.removeFromSuperlayer()
    #expect(other.sublayers == nil)
  }

  @Test func `a layer in its own tree stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let upper = CALayer()
        let lower = CALayer()
        upper.addSublayer(lower)
        lower.addSublayer(upper)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) }
    }
  }

  @Test func `sublayers that are set at once leave, stay and come one after another`() {
    let root = layer("root")
    let listener = Listener()
    let layers = ["a", "b", "c", "d", "e", "f"].map { layer($0) }
    root.sublayers = Array(layers[..<4])
    root.owner = listener
    root.sublayers = [layers[4], layers[1], layers[5], layers[3]]
    root.sublayers = [layers[4], layers[1], layers[5], layers[3]]
    root.owner = nil
    #expect(names(root) == "ebfd" && layers[0].superlayer == nil && layers[2].superlayer == nil)
    #expect(listener.log == [3, 2, 3, 3, 4, 4].map { "sublayers \($0)" })
  }

  @Test func `the owner is told after a change, once, and never of an equal value`() {
    let layer = CALayer()
    let listener = Listener()
    layer.owner = listener
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position.x += 1
    layer.bounds.origin.x = 9
    layer.anchorPoint = .zero
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 0))
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 0))
    layer.isHidden = true
    layer.isHidden = true
    layer.opacity = 0.5
    layer.zPosition = 4
    let child = CALayer()
    layer.addSublayer(child)
    child.removeFromSuperlayer()
    layer.owner = nil
    #expect(
      listener.log == [
        "geometry 1.0 true", "geometry 2.0 false", "geometry 2.0 false", "geometry 3.5 false",
        "geometry 8.5 false", "visibility true 1.0", "visibility true 0.5", "sublayers 1",
        "sublayers 0",
      ])
  }

  @Test func `layout goes from above to below and begins at the highest that waits`() {
    var log: [String] = []
    let layers = ["a", "b", "c"].map { name in
      let layer = LoggingLayer()
      layer.name = name
      layer.log = { log += $0 }
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(log == ["layout a", "layout b", "layout c"])
    layers[0].layoutIfNeeded()
    #expect(log.count == 3)
    layers[2].bounds.size.width = 5
    layers[0].layoutIfNeeded()
    #expect(log.dropFirst(3) == ["layout c"])
    layers[2].whenLaidOut = { if log.count < 7 { layers[0].setNeedsLayout() } }
    layers[2].setNeedsLayout()
    CALayer.layoutAndDisplay([layers[0]])
    #expect(log.dropFirst(4) == ["layout c", "layout a"])
  }

  @Test func `a layout that never settles ends`() {
    var count = 0
    let root = LoggingLayer()
    let child = LoggingLayer()
    root.addSublayer(child)
    child.whenLaidOut = {
      count += 1
      child.setNeedsLayout()
    }
    child.setNeedsLayout()
    CALayer.layoutAndDisplay([root])
    #expect(count > 1 && count < 100 && child.needsLayout())
    child.whenLaidOut = {}
  }

  @Test func `a layer that waits is found after it comes into a tree`() {
    let root = CALayer()
    root.layoutIfNeeded()
    let drawer = Drawer()
    let child = CALayer()
    child.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    child.delegate = drawer
    child.setNeedsDisplay()
    root.addSublayer(child)
    let commit = LayerCommitter().commit(roots: [root])
    #expect(drawer.log == ["layout", "will draw", "draw true"])
    #expect(commit?.changes[child.id]?.content == .drawing([.clear(child.bounds)]))
    #expect(!child.needsDisplay() && !child.needsLayout())
  }

  @Test func `display happens once and only when asked for`() {
    var log: [String] = []
    let layer = LoggingLayer()
    layer.log = { log += $0 }
    layer.displayIfNeeded()
    layer.setNeedsDisplay(.zero)
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(log == ["draw "])
    layer.bounds.size.width = 3
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 4
    #expect(layer.needsDisplay())
  }

  @Test func `a copy has the properties and nothing of the tree`() {
    let original = CALayer()
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.cornerRadius = 5
    original.backgroundColor = CGColor(gray: 1, alpha: 1)
    original.isHidden = true
    original.addSublayer(CALayer())
    let copy = CALayer(layer: original)
    #expect(copy.frame == original.frame && copy.cornerRadius == 5 && copy.isHidden)
    #expect(copy.backgroundColor == original.backgroundColor && copy.sublayers == nil)
    copy.cornerRadius = 6
    #expect(original.cornerRadius == 5 && copy.id != original.id)
  }
}
