// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import Testing
import UIKit
@testable import UIKitCore
import UIKitHost
import UIKitTesting

@MainActor @Suite("Visual effects", .freshApplication)
struct VisualEffectTests {
  private func backdrop(_ view: UIVisualEffectView) -> UIView? { view.subviews.first }

  @Test func `LA-100 a blur blurs what is behind under a colour of its style`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let behind = try #require(backdrop(view))
    #expect(behind.frame == view.bounds && behind.alpha == 1)
    let effect = try #require(behind.layer.backdrop)
    #expect(effect.blur > 0 && effect.saturation > 1)
    let dark = try #require(behind.layer.backgroundColor?.rgba)
    #expect(dark.red < 0.2 && dark.alpha > 0.5)
    view.effect = UIBlurEffect(style: .extraLight)
    #expect(try #require(behind.layer.backgroundColor?.rgba).red > 0.9)
    #expect(behind.layer.looks.effects?.backdrop == behind.layer.backdrop)
    #expect(UIVisualEffectView(effect: nil).subviews.first?.alpha == 0)
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
  }

  @Test func `LA-100 system materials follow the traits`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    window.addSubview(view)
    window.isHidden = false
    let behind = try #require(backdrop(view))
    window.overrideUserInterfaceStyle = .light
    #expect(try #require(behind.layer.backgroundColor?.rgba).red > 0.9)
    window.overrideUserInterfaceStyle = .dark
    #expect(try #require(behind.layer.backgroundColor?.rgba).red < 0.2)
  }

  @Test func `LA-110 glass blurs what is behind, under its tint`() throws {
    let glass = UIGlassEffect()
    #expect(!glass.isInteractive && glass.tintColor == nil)
    let view = UIVisualEffectView(effect: glass)
    let behind = try #require(backdrop(view))
    let regular = try #require(behind.layer.backdrop)
    #expect(behind.alpha == 1 && regular.blur > 0)
    glass.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.effect = glass
    let red = try #require(behind.layer.backgroundColor?.rgba)
    #expect(red == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    view.effect = UIGlassEffect(style: .clear)
    let clear = try #require(behind.layer.backdrop)
    let milk = try #require(behind.layer.backgroundColor?.rgba)
    #expect(clear.blur < regular.blur && milk.alpha < 0.2)
  }

  @Test func `LA-111 a container of glass leaves what is behind as it is`() {
    let container = UIGlassContainerEffect()
    container.spacing = 8
    let view = UIVisualEffectView(effect: container)
    #expect(backdrop(view)?.alpha == 0 && view.contentView.alpha == 1 && container.spacing == 8)
  }

  @Test func `LA-112 an effect is cut where the corners of its view are`() {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    view.cornerConfiguration = .capsule()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.layer.cornerRadius) == [20, 20])
    #expect(view.subviews.map(\.clipsToBounds) == [true, true])
  }

  @Test func `LA-114 interactive glass is larger under a finger, and its button works`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let glass = UIGlassEffect()
    glass.isInteractive = true
    let view = UIVisualEffectView(effect: glass)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = view.bounds
    view.contentView.addSubview(button)
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    func width(after time: TimeInterval) -> CGFloat {
      generator.advance(by: time)
      return ((view.layer.presentation()?.frame.width ?? 0) * 100).rounded() / 100
    }
    try generator.fingerDown(at: view)
    let half = width(after: 0.1)
    #expect(half > 104 && half < 108)
    #expect(width(after: 0.3) == 108)
    #expect(view.frame.width == 100 && view.transform == .identity)
    try generator.fingerUp()
    #expect(width(after: 0.3) == 100)
    #expect(taps == 1 && view.layer.animationKeys() == nil)
    try generator.fingerDown(at: view)
    #expect(width(after: 0.3) == 108)
    glass.isInteractive = false
    view.effect = glass
    #expect(width(after: 0.3) == 100)
    try generator.fingerUp()
    #expect(view.gestureRecognizers ?? [] == [])
  }

  @Test func `LA-114 glass answers fingers whatever recognizers a program gives it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let glass = UIGlassEffect()
    glass.isInteractive = true
    let view = UIVisualEffectView(effect: glass)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    for recognizers: [UIGestureRecognizer]? in [nil, [tap]] {
      view.gestureRecognizers = recognizers
      #expect(view.gestureRecognizers == recognizers)
      try generator.fingerDown(at: view)
      generator.advance(by: 0.3)
      #expect(abs((view.layer.presentation()?.frame.width ?? 0) - 108) < 0.01)
      try generator.fingerUp()
      generator.advance(by: 0.3)
    }
    view.effect = nil
    #expect(view.gestureRecognizers == [tap])
  }

  @Test func `LA-101 the content fills the view in front of the effect`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(view.contentView.frame == view.bounds && view.subviews.last === view.contentView)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.contentView.addSubview(label)
    #expect(view.hitTest(CGPoint(x: 50, y: 20), with: nil) === view.contentView)
  }

  @Test func `LA-102 vibrancy lets the content through as its style says`() {
    let blur = UIBlurEffect(style: .regular)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    #expect(backdrop(view)?.alpha == 0 && view.contentView.alpha > 0.8)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .quaternaryLabel)
    #expect(view.contentView.alpha < 0.5)
    view.effect = nil
    #expect(view.contentView.alpha == 1)
  }

  @Test func `LA-103 an effect fades inside of an animation`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIVisualEffectView(effect: nil)
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .light)
    }
    generator.advance(by: 0.5)
    let shown = try #require(backdrop(view)?.layer.presentation()?.opacity)
    #expect(abs(shown - 0.5) < 1e-3)
  }
}
