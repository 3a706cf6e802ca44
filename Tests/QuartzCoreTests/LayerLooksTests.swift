// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Looks of layers", .freshRuntime)
struct LayerLooksTests {
  private final class Dial: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "angle" ? 3.0 : super.defaultValue(forKey: key)
    }
  }

  @Test func `LA-30 looks have Apple's first values, and cost nothing unset`() {
    let layer = CALayer()
    #expect(layer.mask == nil && layer.shadowPath == nil && layer.cornerCurve == .circular)
    #expect(layer.maskedCorners.rawValue == 15 && !layer.isOpaque && layer.allowsGroupOpacity)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == layer.contentsRect && layer.rasterizationScale == 1)
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    #expect(layer.isDoubleSided && !layer.isGeometryFlipped && !layer.shouldRasterize)
    #expect(layer.edgeAntialiasingMask.rawValue == 15 && layer.compositingFilter == nil)
    #expect(layer.contentsFormat == .RGBA8Uint && layer.style == nil)
  }

  @Test func `LA-30 a commit tells of looks where there are any`() throws {
    CATransaction.setDisableActions(true)
    let layer = CALayer()
    layer.cornerRadius = 5
    let committer = LayerCommitter()
    #expect(committer.commit(roots: [layer])?.changes[layer.id]?.style?.effects == nil)
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.cornerCurve = .continuous
    layer.compositingFilter = "multiplyBlendMode"
    layer.magnificationFilter = .nearest
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let told = committer.commit(roots: [layer])?.changes[layer.id]?.style?.effects
    #expect(
      told
        == LayerEffects(
          corners: LayerEffects.Corners(rawValue: 1), isSmooth: true,
          shadowPath: layer.shadowPath?.steps, blending: .multiply, isPixelated: true))
    layer.maskedCorners = CALayer().maskedCorners
    layer.cornerCurve = .circular
    layer.compositingFilter = "noSuchThing"
    layer.magnificationFilter = .linear
    layer.shadowPath = nil
    let style = try #require(committer.commit(roots: [layer])?.changes[layer.id]?.style)
    #expect(style.effects == nil)
  }

  @Test func `LA-31 a mask is described as a sublayer is, and is none`() throws {
    let root = CALayer()
    let mask = CALayer()
    let hole = CALayer()
    mask.addSublayer(hole)
    root.mask = mask
    let committer = LayerCommitter()
    let first = try #require(committer.commit(roots: [root]))
    #expect(first.changes[root.id]?.style?.effects?.mask == mask.id)
    #expect(first.changes[root.id]?.sublayers == [])
    #expect(first.changes[mask.id] != nil && first.changes[hole.id] != nil)
    #expect(mask.superlayer == nil && root.sublayers == nil)
    hole.opacity = 0.5
    #expect(committer.commit(roots: [root])?.changes.keys.sorted() == [hole.id])
    root.mask = nil
    let last = try #require(committer.commit(roots: [root]))
    #expect(last.removed == [mask.id, hole.id])
    #expect(last.changes[root.id]?.style?.effects == nil)
  }

  @Test func `LA-31 a mask masks one layer, and waits as it does`() {
    let (one, other) = (CALayer(), CALayer())
    let mask = CALayer()
    one.mask = mask
    other.mask = mask
    #expect(one.mask == nil && other.mask === mask)
    one.addSublayer(mask)
    let drawn = Drawn()
    let inner = CALayer()
    inner.delegate = drawn
    mask.addSublayer(inner)
    other.mask = mask
    #expect(one.sublayers == nil)
    inner.setNeedsDisplay()
    _ = LayerCommitter().commit(roots: [other])
    #expect(drawn.count == 1)
  }

  private final class Drawn: NSObject, CALayerDelegate {
    var count = 0
    func display(_ layer: CALayer) { count += 1 }
  }

  @Test func `LA-33 names that a layer does not know have first values and may need display`() {
    let dial = Dial()
    #expect(dial.value(forKey: "angle") as? Double == 3)
    #expect(!dial.needsDisplay())
    dial.setValue(5.0, forKey: "angle")
    #expect(dial.needsDisplay() && dial.value(forKey: "angle") as? Double == 5)
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "nothing") == nil)
    dial.style = ["mood": "blue"]
    #expect(dial.value(forKey: "mood") as? String == "blue")
    #expect(!dial.shouldArchiveValue(forKey: "opacity"))
    dial.opacity = 0.5
    #expect(dial.shouldArchiveValue(forKey: "opacity"))
  }

  @Test func `LA-50 rendering draws a tree as commands in the layer's coordinates`() {
    let root = CALayer()
    root.frame = CGRect(x: 50, y: 50, width: 100, height: 80)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.masksToBounds = true
    let child = CAShapeLayer()
    child.position = CGPoint(x: 10, y: 20)
    child.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    child.opacity = 0.5
    root.addSublayer(child)
    root.borderWidth = 2
    let context = CGContext()
    root.render(in: context)
    let outline = CGPath(rect: root.bounds, transform: nil).steps
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let border = CGPath(rect: root.bounds.insetBy(dx: 1, dy: 1), transform: nil).steps
    #expect(
      context.commands == [
        .save, .fill(outline, RGBA(red: 1, green: 0, blue: 0, alpha: 1), evenOdd: false), .save,
        .clip(outline, evenOdd: false), .save,
        .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20)), .save, .alpha(0.5),
        .save, .fill(child.path?.steps ?? [], black, evenOdd: false), .restore, .restore, .restore,
        .restore, .stroke(border, black, LineStyle(width: 2)), .restore,
      ])
  }

  /// What a layer is drawn with.
  private func drawing(_ layer: CALayer) -> [DrawingCommand] {
    let context = CGContext()
    layer.render(in: context)
    return context.commands
  }

  private final class Pen: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
  }

  @Test func `LA-50 what waits for display is drawn, and a copy as its layer was shown`() {
    let (root, drawn, pen) = (CALayer(), CALayer(), Pen())
    drawn.bounds.size = CGSize(width: 4, height: 4)
    drawn.delegate = pen
    root.addSublayer(drawn)
    drawn.setNeedsDisplay()
    let box = CGPath(rect: drawn.bounds, transform: nil).steps
    let fill = DrawingCommand.fill(
      box, RGBA(red: 0, green: 0, blue: 0, alpha: 1), evenOdd: false)
    #expect(drawing(root).contains(fill) && !drawn.needsDisplay())
    #expect(drawn.presentation().map { drawing($0).contains(fill) } == true)
    #expect(drawn.delegate === pen)
  }

  @Test func `LA-50 what is masked ends at round corners, and what is weak is one thing`() throws {
    let (layer, pen) = (CALayer(), Pen())
    layer.bounds.size = CGSize(width: 8, height: 8)
    (layer.cornerRadius, layer.masksToBounds, layer.opacity) = (2, true, 0.5)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.delegate = pen
    layer.setNeedsDisplay()
    let commands = drawing(layer)
    let outline = try #require(
      commands.lazy.compactMap { command -> [PathStep]? in
        if case .fill(let steps, _, _) = command { steps } else { nil }
      }.first)
    let box = CGPath(rect: layer.bounds, transform: nil).steps
    #expect(outline != box)
    #expect(
      commands == [
        .save, .alpha(0.5), .beginLayer,
        .fill(outline, RGBA(red: 1, green: 0, blue: 0, alpha: 1), evenOdd: false), .save,
        .clip(outline, evenOdd: false),
        .fill(box, RGBA(red: 0, green: 0, blue: 0, alpha: 1), evenOdd: false), .restore, .endLayer,
        .restore,
      ])
    let weak = CGContext()
    weak.setAlpha(0.25)
    layer.render(in: weak)
    #expect(Array(weak.commands.prefix(3)) == [.save, .alpha(0.25), .beginLayer])
    #expect(layer.delegate === pen)
  }

  private final class Rash: NSObject, CAAnimationDelegate {
    let deed: @MainActor () -> Void
    init(_ deed: @escaping @MainActor () -> Void) { self.deed = deed }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { deed() }
  }

  @Test func `CA-13 whoever hears that a mask's animations end may set another mask`() {
    let (layer, other, mask, rash) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.mask = mask
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.delegate = Rash { other.mask = rash }
    mask.add(pulse, forKey: "pulse")
    other.mask = mask
    #expect(other.mask === mask && layer.mask == nil)
    // What masks nothing any more has a time of its own.
    other.timeOffset = 3
    #expect(mask.convertTime(0, from: nil) == 3 && rash.convertTime(0, from: nil) == 0)
  }

  @Test func `LA-50 a shadow is that of all that a layer shows`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 8, height: 8)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    (layer.shadowOpacity, layer.shadowRadius) = (0.5, 4)
    layer.shadowOffset = CGSize(width: 1, height: 2)
    let shadow = DrawingShadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGPoint(x: 1, y: 2), blur: 8)
    #expect(Array(drawing(layer).prefix(3)) == [.save, .shadow(shadow), .beginLayer])
    let root = CALayer()
    root.addSublayer(layer)
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 5))
    let half = CGContext()
    half.scaleBy(x: 0.25, y: 0.25)
    root.render(in: half)
    // A quarter turned, and half as large in all.
    let turned = DrawingShadow(color: shadow.color, offset: CGPoint(x: -1, y: 0.5), blur: 4)
    #expect(half.commands.contains(.shadow(turned)))
    layer.masksToBounds = true
    #expect(drawing(layer).count == 3)
  }

  @Test func `LA-51 rendering draws a mask's shape, and no layer from behind`() {
    let root = CALayer()
    root.bounds.size = CGSize(width: 20, height: 20)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    mask.fillRule = .evenOdd
    root.mask = mask
    let behind = CALayer()
    behind.bounds.size = CGSize(width: 5, height: 5)
    behind.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    behind.isDoubleSided = false
    behind.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSublayer(behind)
    let context = CGContext()
    root.render(in: context)
    #expect(
      context.commands == [
        .save, .clip(mask.path?.steps ?? [], evenOdd: true), .save, .restore, .restore,
      ])
    behind.isDoubleSided = true
    let both = CGContext()
    root.render(in: both)
    #expect(
      both.commands.contains { command in
        if case .fill = command { true } else { false }
      })
  }

  @Test func `LA-60 a scroll layer moves its bounds as its mode allows`() {
    let scroller = CAScrollLayer()
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(scroller.masksToBounds && scroller.scrollMode == .both)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    scroller.addSublayer(content)
    content.scroll(CGPoint(x: 30, y: 40))
    #expect(scroller.bounds.origin == CGPoint(x: 30, y: 40))
    content.scrollRectToVisible(CGRect(x: 150, y: 50, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 40))
    #expect(content.visibleRect == CGRect(x: 60, y: 40, width: 100, height: 100))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint.zero)
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 0))
  }

  @Test func `LA-60 a copy of a scroll layer scrolls as it does, and a plain layer asks in vain`() {
    let scroller = CAScrollLayer()
    scroller.scrollMode = .horizontally
    scroller.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CAScrollLayer(layer: scroller).scrollMode == .horizontally)
    #expect(scroller.presentation()?.scrollMode == .horizontally)
    scroller.scroll(CGPoint(x: 4, y: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 4, y: 0))
    let alone = CALayer()
    alone.scroll(CGPoint(x: 3, y: 3))
    #expect(alone.bounds.origin == .zero)
  }

  @Test func `LA-50 rendering draws drawings, images, some round corners, and what is in space`() {
    final class Cross: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    }
    let root = CALayer()
    root.bounds.size = CGSize(width: 40, height: 40)
    root.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    root.cornerRadius = 10
    root.maskedCorners = [.layerMinXMinYCorner]
    let cross = Cross()
    cross.bounds.size = CGSize(width: 10, height: 10)
    cross.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    cross.position = CGPoint(x: 20, y: 20)
    root.addSublayer(cross)
    cross.setNeedsDisplay()
    cross.displayIfNeeded()
    let context = CGContext()
    root.render(in: context)
    guard case .fill(let outline, _, _)? = context.commands.dropFirst().first else {
      Issue.record("the background is not drawn first")
      return
    }
    // Three sharp corners and a round one: a start, three lines, a curve, an end.
    #expect(outline.count == 6)
    let maps = context.commands.compactMap { command in
      if case .concatenate(let map) = command { map } else { nil }
    }
    #expect(maps.count == 1 && abs(maps[0].a - 0.5) < 1e-9 && maps[0].d == 1)
    #expect(maps[0].tx == 17.5 && maps[0].ty == 15)
    let drawn = context.commands.filter { command in
      if case .fill = command { true } else { false }
    }
    #expect(drawn.count == 2)
  }
}
