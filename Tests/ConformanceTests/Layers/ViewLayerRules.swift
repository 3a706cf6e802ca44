// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LA views and their layers", .freshApplication)
final class ViewLayerRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let log = EventLog()

  /// Says what is called of the ways through its layer.
  private class Told: UIView {
    var log: EventLog?
    override func layoutSublayers(of layer: CALayer) {
      log?.record("layout of \(layer === self.layer ? "own" : "other")")
      super.layoutSublayers(of: layer)
      log?.record("laid out")
    }
    override func layoutSubviews() {
      log?.record("subviews")
      super.layoutSubviews()
    }
  }

  private final class Stubborn: Told {
    override func layoutSublayers(of layer: CALayer) { log?.record("nothing") }
  }

  /// A layer that has a say in its layout and its looks.
  private final class OwnLayer: CALayer {
    var log: EventLog?
    override func layoutSublayers() {
      log?.record("layer lays out")
      super.layoutSublayers()
    }
    override func display() {
      log?.record("layer displays")
      super.display()
    }
  }

  private final class Backed: Told {
    override class var layerClass: AnyClass { OwnLayer.self }
    var own: OwnLayer? { layer as? OwnLayer }
  }

  /// Says how it comes to be drawn.
  private final class Drawn: UIView {
    var log: EventLog?
    var draws = true
    override func display(_ layer: CALayer) {
      log?.record("display")
      super.display(layer)
    }
    override func layerWillDraw(_ layer: CALayer) { log?.record("will draw") }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      log?.record("draw in")
      if draws { super.draw(layer, in: ctx) }
    }
    override func draw(_ rect: CGRect) {
      log?.record("draw \(rect == bounds) \(UIGraphicsGetCurrentContext() != nil)")
      UIRectFill(rect)
    }
  }

  private func show(_ view: UIView) throws -> EventGenerator {
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    generator.advance(by: 0.1)
    return generator
  }

  @Test func `LA-40 a view is its layer's delegate and answers nothing for other layers`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel()
    #expect(view.layer.delegate === view && label.layer.delegate === label)
    let other = CALayer()
    other.delegate = view
    view.layoutSublayers(of: other)
    view.display(other)
    #expect(other.contents == nil && view.action(for: other, forKey: "opacity") is NSNull)
  }

  @Test func `LA-41 layout of a view comes by way of its layer where that is overridden`() throws {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.log = log
    let generator = try show(view)
    #expect(log.take() == ["layout of own", "subviews", "laid out"])
    view.setNeedsLayout()
    #expect(view.layer.needsLayout())
    view.layoutIfNeeded()
    #expect(log.take() == ["layout of own", "subviews", "laid out"] && !view.layer.needsLayout())
    view.frame.size.width = 80
    generator.advance(by: 0.1)
    #expect(log.take() == ["layout of own", "subviews", "laid out"])
    view.frame.origin.x = 7
    generator.advance(by: 0.1)
    #expect(log.take() == [])
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(log.take() == ["layout of own", "subviews", "laid out"])
    view.layer.setNeedsLayout()
    generator.advance(by: 0.1)
    #expect(log.take() == ["layout of own", "subviews", "laid out"])
    let stubborn = Stubborn(frame: view.frame)
    stubborn.log = log
    window.addSubview(stubborn)
    generator.advance(by: 0.1)
    #expect(log.take() == ["nothing"])
  }

  @Test func `LA-41 a layer that is asked for layout lays out its view`() throws {
    final class Plain: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let generator = try show(view)
    #expect(view.count == 1)
    view.layer.setNeedsLayout()
    generator.advance(by: 0.1)
    #expect(view.count == 2)
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    view.layer.layoutIfNeeded()
    #expect(view.count == 3)
    view.layer.layoutSublayers()
    #expect(view.count == 3)
    view.layoutSublayers(of: view.layer)
    #expect(view.count == 4)
  }

  @Test func `LA-44 a layer of a class of its own has its say in layout and display`() throws {
    let view = Backed(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.log = log
    view.own?.log = log
    let generator = try show(view)
    #expect(
      log.take() == ["layer lays out", "layout of own", "subviews", "laid out", "layer displays"])
    view.setNeedsDisplay()
    generator.advance(by: 0.1)
    #expect(log.take() == ["layer displays"])
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    view.layer.displayIfNeeded()
    generator.advance(by: 0.1)
    #expect(log.take() == ["layer displays"])
  }

  @Test func `LA-44 a view can have a layer of every class`() {
    class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    class Text: UIView { override class var layerClass: AnyClass { CATextLayer.self } }
    class Scroll: UIView { override class var layerClass: AnyClass { CAScrollLayer.self } }
    class Space: UIView { override class var layerClass: AnyClass { CATransformLayer.self } }
    class Replicas: UIView { override class var layerClass: AnyClass { CAReplicatorLayer.self } }
    class Sparks: UIView { override class var layerClass: AnyClass { CAEmitterLayer.self } }
    let views = [Shape(), Gradient(), Text(), Scroll(), Space(), Replicas(), Sparks()]
    for view in views {
      #expect(type(of: view.layer) == type(of: view).layerClass)
      #expect(view.layer.delegate === view)
    }
  }

  @Test func `LA-42 what draws a view can be overridden step by step`() throws {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.log = log
    let generator = try show(view)
    #expect(log.take() == ["display", "will draw", "draw in", "draw true true"])
    view.draws = false
    view.setNeedsDisplay()
    generator.advance(by: 0.1)
    #expect(log.take() == ["display", "will draw", "draw in"])
    view.layer.setNeedsDisplay()
    generator.advance(by: 0.1)
    #expect(log.take() == ["display", "will draw", "draw in"])
  }

  @Test func `LA-42 an image that a program gives a view's layer stays`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    view.layer.contents = image.cgImage
    let generator = try show(view)
    generator.advance(by: 0.1)
    view.setNeedsDisplay()
    generator.advance(by: 0.1)
    #expect(view.layer.contents != nil)
  }

  @Test func `LA-43 a view can answer changes of its layer with animations`() throws {
    final class Acting: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "opacity" || event == "cornerRadius" else {
          return super.action(for: layer, forKey: event)
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 3
        return animation
      }
    }
    let view = Acting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let generator = try show(view)
    generator.advance(by: 0.1)
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    view.center.x = 90
    #expect(view.layer.animationKeys() == ["opacity", "cornerRadius"])
    #expect(view.layer.animation(forKey: "opacity")?.duration == 3)
    let plain = UIView()
    window.addSubview(plain)
    generator.advance(by: 0.1)
    plain.alpha = 0.5
    #expect(plain.layer.animationKeys() == nil)
  }

  @Test func `LA-45 a mask is in no superview, laid out and drawn, and of one view only`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let mask = Told(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mask.log = log
    window.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && view.subviews.isEmpty && view.mask === mask)
    #expect(view.layer.mask === mask.layer)
    let generator = try show(view)
    #expect(log.take() == ["layout of own", "subviews", "laid out"])
    mask.setNeedsLayout()
    generator.advance(by: 0.1)
    #expect(log.take() == ["layout of own", "subviews", "laid out"])
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    let other = UIView()
    other.mask = mask
    #expect(view.mask == nil && view.layer.mask == nil && other.mask === mask)
    other.addSubview(mask)
    #expect(other.mask == nil && mask.superview === other)
    other.mask = nil
    mask.removeFromSuperview()
    view.layer.mask = CALayer()
    #expect(view.mask == nil)
  }

  @Test func `LA-45 a mask outlives the view that was seen through it`() throws {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    do {
      let view = UIView()
      view.mask = mask
    }
    mask.setNeedsLayout()
    let next = UIView()
    next.mask = mask
    #expect(next.mask === mask)
  }
}
