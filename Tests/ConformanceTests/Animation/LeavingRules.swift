// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AN views that leave their window", .freshApplication)
final class LeavingRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let outer = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private var ends: [Bool] = []

  private func begin(_ options: UIView.AnimationOptions) throws -> EventGenerator {
    outer.addSubview(view)
    window.addSubview(outer)
    let generator = try EventGenerator(window: window)
    UIView.animate(withDuration: 2, delay: 0, options: options) { [view] in
      view.alpha = 0.5
    } completion: { [weak self] in
      self?.ends.append($0)
    }
    generator.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity != 0.5)
    #expect(!generator.viewIsHittable(view))
    return generator
  }

  @Test(arguments: [[], [.repeat, .autoreverse]] as [UIView.AnimationOptions])
  func `AN-11 animations end without finishing, and touches come again`(
    _ options: UIView.AnimationOptions
  ) throws {
    let generator = try begin(options)
    outer.removeFromSuperview()
    #expect(ends == [], "nobody is called in the middle of a change")
    window.addSubview(outer)
    generator.advance(by: 0.1)
    #expect(ends == [false])
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(generator.viewIsHittable(view))
    generator.advance(by: 5)
    #expect(ends == [false])
  }

  @Test func `AN-11 a view that moves within its window goes on`() throws {
    let generator = try begin([.curveLinear])
    window.addSubview(view)
    generator.advance(by: 0.1)
    #expect(ends == [] && view.layer.presentation()?.opacity != 0.5)
    generator.advance(by: 5)
    #expect(ends == [true])
  }

  @Test func `AN-11 animations of layers go on where a view moves within its window`() throws {
    let generator = try begin([.curveLinear])
    let (inner, host) = (UIView(), UIView())
    view.addSubview(inner)
    window.addSubview(host)
    host.addSubview(UIView())
    let turn = CABasicAnimation(keyPath: "cornerRadius")
    turn.toValue = 5
    turn.duration = 100
    for layer in [view.layer, inner.layer] { layer.add(turn, forKey: "turn") }
    func areTurning() -> [Bool] {
      [view, inner].map { $0.layer.animation(forKey: "turn") != nil }
    }
    window.addSubview(view)
    #expect(view.layer.superlayer === window.layer && outer.layer.sublayers == nil)
    #expect(areTurning() == [true, true])
    host.insertSubview(view, at: 0)
    #expect(host.layer.sublayers?.compactMap { $0.delegate as? UIView } == host.subviews)
    #expect(areTurning() == [true, true])
    generator.advance(by: 0.1)
    #expect(areTurning() == [true, true])
    view.removeFromSuperview()
    #expect(areTurning() == [false, false])
    generator.advance(by: 0.1)
  }

  @Test func `AN-11 what comes to the front among its siblings goes on`() throws {
    let generator = try begin([.curveLinear])
    let (host, sibling, below) = (UIView(), UIView(), UIView())
    window.addSubview(host)
    host.addSubview(below)
    window.addSubview(sibling)
    let turn = CABasicAnimation(keyPath: "opacity")
    turn.duration = 10
    for layer in [host.layer, below.layer] { layer.add(turn, forKey: "turn") }
    window.bringSubviewToFront(host)
    window.insertSubview(host, belowSubview: sibling)
    window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(host.layer.animation(forKey: "turn") != nil)
    #expect(below.layer.animation(forKey: "turn") != nil)
    #expect(window.layer.sublayers?.compactMap { $0.delegate as? UIView } == window.subviews)
    generator.advance(by: 0.1)
  }
}
