// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor @Suite("Knowing what a class overrides", .freshApplication)
struct OverridesTests {
  class Plain: UIView {}
  class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }
  class Below: Inside {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  class Generic<T>: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  class Lone: UIResponder {
    override var next: UIResponder? { nil }
    override func copy(_ sender: Any?) {}
  }
  class Delegate: UIResponder, UIApplicationDelegate {
    let mark = 7
  }

  @Test func `a class that overrides nothing has no flag`() {
    #expect(Plain().knownOverrides == KnownOverrides(responder: [], view: []))
    #expect(UIView().knownOverrides == KnownOverrides(responder: [], view: []))
    #expect(UIResponder().knownOverrides == KnownOverrides(responder: [], view: []))
  }

  @Test func `flags name just what is overridden, here or above`() {
    #expect(Inside().knownOverrides == KnownOverrides(responder: [], view: .pointInside))
    #expect(Below().knownOverrides == KnownOverrides(responder: .touchesMoved, view: .pointInside))
    #expect(Generic<Int>().knownOverrides == KnownOverrides(responder: [], view: .hitTest))
    #expect(Lone().knownOverrides == KnownOverrides(responder: .next, view: []))
    #expect(UIWindow().overrides(.next))
  }

  @Test func `what a view and its layer override of drawing and layout is known`() {
    class Laid: UIView { override func layoutSublayers(of layer: CALayer) {} }
    class Drawn: UIView { override func layerWillDraw(_ layer: CALayer) {} }
    class Acting: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    class Printed: UIView {
      override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}
    }
    class Own: CALayer { override func draw(in ctx: CGContext) {} }
    class Layered: UIView { override class var layerClass: AnyClass { Own.self } }
    class Shaped: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    #expect(Laid().knownOverrides.view == .layoutOfLayer)
    #expect(Drawn().knownOverrides.view == .drawingOfLayer)
    #expect(Acting().knownOverrides.view == .action)
    #expect(Printed().knownOverrides.view == .printing)
    let ways: ViewFlags = [.laidOutByLayer, .drawnByLayer]
    #expect(Laid().flags.intersection(ways) == .laidOutByLayer)
    #expect(Layered().flags.intersection(ways) == .drawnByLayer)
    #expect(Shaped().flags.isDisjoint(with: ways) && UIWindow().flags.isDisjoint(with: ways))
  }

  @Test func `an object made while nothing is known counts as overriding all, and stays so`() {
    let unknown = ClassKnowledge.shared.switchedOff { (Plain(), UIResponder()) }
    #expect(unknown.0.knownOverrides == KnownOverrides(responder: .unknown, view: .unknown))
    #expect(unknown.1.knownOverrides == KnownOverrides(responder: .unknown, view: []))
    #expect(!Plain().overrides(.next))
  }

  @Test func `a standard edit action counts as implemented when it is overridden`() {
    #expect(Lone().canPerformAction("copy:", withSender: nil))
    #expect(!Lone().canPerformAction("paste:", withSender: nil))
    #expect(!UIResponder().canPerformAction("copy:", withSender: nil))
  }

  @Test func `an object is made of a class known only at run time`() {
    #expect((ObjectMaker.make(Delegate.self) as? Delegate)?.mark == 7)
  }
}
