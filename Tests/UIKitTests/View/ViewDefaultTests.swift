// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("What views are at first, and what a change asks for", .freshApplication)
struct ViewDefaultTests {
  private func list(_ values: Any?...) -> [String] {
    values.map { value in value.map { "\($0)" } ?? "nil" }
  }

  @Test func `a view is plain, visible and empty`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22) && view.transform == .identity)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5) && UIView().frame == .zero)
    #expect(
      list(
        view.alpha, view.isHidden, view.isOpaque, view.clearsContextBeforeDrawing,
        view.clipsToBounds, view.backgroundColor, view.contentMode, view.tag,
        view.isUserInteractionEnabled, view.isMultipleTouchEnabled, view.isExclusiveTouch,
        view.autoresizesSubviews, view.autoresizingMask.rawValue,
        view.translatesAutoresizingMaskIntoConstraints, view.overrideUserInterfaceStyle
      ) == [
        "1.0", "false", "true", "true", "false", "nil", "scaleToFill", "0", "true", "false",
        "false",
        "true", "0", "true", "unspecified",
      ])
    #expect(
      list(
        view.subviews.count, view.superview, view.window, view.constraints.count,
        view.layoutGuides.count, view.gestureRecognizers, view.interactions.count,
        view.canBecomeFocused, view.isFocused, view.focusGroupIdentifier,
        view.focusGroupPriority == .ignored, view.isTransparentFocusItem,
        view.focusItemDeferralMode, view.preferredFocusEnvironments.count, view.isOnScreen
      ) == [
        "0", "nil", "nil", "0", "0", "nil", "0", "false", "false", "nil", "true", "false",
        "automatic", "0", "false",
      ])
    #expect(
      list(
        view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityValue,
        view.accessibilityHint, view.accessibilityTraits.rawValue, view.accessibilityIdentifier,
        view.accessibilityCustomActions, view.accessibilityActivate(),
        view.needsUpdateConstraints(), view.hasAmbiguousLayout, view.wrapsToWidth
      ) == [
        "false", "nil", "nil", "nil", "0", "nil", "nil", "false", "false", "false", "false",
      ])
    #expect(view.safeAreaInsets == .zero && view.alignmentRectInsets == .zero)
    #expect(
      view.absorbedSafeArea == .zero && view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 30, height: 40))
    #expect(view.contentHeight(forWidth: 3) == -1 && UIView.noIntrinsicMetric == -1)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(view.baseline(isFirst: true, forWidth: 9) == (0, 0))
    #expect(view.baseline(isFirst: false, forWidth: 9) == (1, 0))
    #expect(view.contentScaleFactor == UIScreen.main.scale && view.tintColor == .systemBlue)
    #expect(view.isDescendant(of: view) && view.viewWithTag(0) === view)
    #expect(view.focusItemContainer === view && view.coordinateSpace === view)
    #expect(UIView().flags == [.needsLayout, .needsDisplay] && UIView().extras == nil)
  }

  @Test func `each switch turns by itself`() {
    let view = UIView()
    let switches: [(String, ReferenceWritableKeyPath<UIView, Bool>)] = [
      ("hidden", \.isHidden), ("opaque", \.isOpaque), ("clears", \.clearsContextBeforeDrawing),
      ("clips", \.clipsToBounds), ("touches", \.isUserInteractionEnabled),
      ("many", \.isMultipleTouchEnabled), ("alone", \.isExclusiveTouch),
      ("resizes", \.autoresizesSubviews), ("free", \.translatesAutoresizingMaskIntoConstraints),
      ("keeps", \.preservesSuperviewLayoutMargins), ("safe", \.insetsLayoutMarginsFromSafeArea),
      ("element", \.isAccessibilityElement), ("takes", \.takesTouches),
    ]
    let before = switches.map { view[keyPath: $0.1] }
    for (place, (name, path)) in switches.enumerated() {
      var wanted = before
      wanted[place].toggle()
      for _ in 0..<2 {
        view[keyPath: path] = wanted[place]
        #expect(switches.map { view[keyPath: $0.1] } == wanted, "\(name)")
      }
      view[keyPath: path] = before[place]
      #expect(switches.map { view[keyPath: $0.1] } == before, "\(name)")
    }
  }

  @Test func `values are kept, and those out of range are put into it`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(
      [-1, 0, 0.25, 1, 2].map { alpha in
        view.alpha = alpha
        return view.alpha
      } == [0, 0, 0.25, 1, 1])
    let modes = (0...12).compactMap(UIView.ContentMode.init)
    #expect(modes.count == 13)
    for mode in modes {
      view.contentMode = mode
      #expect(view.contentMode == mode)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    view.contentScaleFactor = 3
    #expect(view.contentScaleFactor == 3)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 60, y: -15, width: 100, height: 50))
    view.tag = 0
    #expect(view.extras?.tag == 0)
    view.tag = 4
    #expect(view.tag == 4)
    view.focusGroupIdentifier = "group"
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.focusGroupIdentifier == "group" && inner.parentFocusEnvironment === view)
    inner.focusGroupIdentifier = "own"
    view.focusGroupPriority = .prioritized
    #expect(inner.focusGroupIdentifier == "own" && view.focusGroupPriority == .prioritized)
    final class Fitted: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + 1, height: size.height + 2)
      }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let fitted = Fitted(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    fitted.sizeToFit()
    #expect(fitted.frame == CGRect(x: 5, y: 6, width: 8, height: 10))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(fitted.alignmentRect(forFrame: rect) == CGRect(x: 2, y: 1, width: 14, height: 16))
    #expect(fitted.frame(forAlignmentRect: fitted.alignmentRect(forFrame: rect)) == rect)
  }

  @Test
  func `what a program says of a view comes before what its kind says, until it is taken back`() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    label.text = "text"
    label.accessibilityLabel = "said"
    label.accessibilityValue = "value"
    label.accessibilityHint = "hint"
    label.accessibilityTraits = [.header, .link]
    label.isAccessibilityElement = false
    #expect(
      list(
        label.accessibilityLabel, label.accessibilityValue, label.accessibilityHint,
        label.accessibilityTraits.rawValue, label.isAccessibilityElement
      ) == ["said", "value", "hint", "65538", "false"])
    label.accessibilityLabel = nil
    label.accessibilityValue = nil
    label.accessibilityHint = nil
    #expect(
      list(label.accessibilityLabel, label.accessibilityValue, label.accessibilityHint)
        == ["text", "nil", "nil"])
    #expect(label.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    label.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(label.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .header, .tabBar,
    ]
    #expect(
      traits.map(\.rawValue) == (Array(0...14) + [16, 28]).map { UInt64(1) << UInt64($0) })
    #expect(UIAccessibilityTraits.none.rawValue == 0)
  }

  @Test func `an action for who does not see the screen calls its handler, or its target`() {
    @MainActor final class Target: NSObject {
      var names: [String] = []
      func run(_ action: UIAccessibilityCustomAction) { names.append(action.name) }
    }
    var target: Target? = Target()
    let selector = Selector("run:", Target.run)
    let called = UIAccessibilityCustomAction(name: "called", target: target, selector: selector)
    let handled = UIAccessibilityCustomAction(name: "handled") { $0.name == "handled" }
    #expect(called.perform() && handled.perform() && target?.names == ["called"])
    #expect(
      called.selector == selector && handled.selector == Selector("") && handled.target == nil)
    handled.actionHandler = { _ in false }
    #expect(!handled.perform() && called.actionHandler == nil)
    called.selector = Selector("other:")
    #expect(!called.perform())
    called.selector = selector
    target = nil
    #expect(!called.perform() && called.target == nil)
    let view = UIView()
    view.accessibilityCustomActions = [called]
    #expect(view.accessibilityCustomActions == [called])
  }

  // MARK: - Asking

  @Test func `a change asks for layout or drawing only where something is to be done`() {
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    let inner = UIView()
    func asks(_ change: () -> Void) -> String {
      for part in [parent, view] { part.flags.subtract(.updates) }
      change()
      return [
        view.flags.contains(.needsLayout) ? "L" : "", view.flags.contains(.needsDisplay) ? "D" : "",
        parent.flags.contains(.needsLayout) ? "P" : "",
        parent.flags.contains(.subviewNeedsUpdate) ? "u" : "",
        view.flags.contains(.needsConstraints) ? "c" : "",
      ].joined()
    }
    let changes: [() -> Void] = [
      { view.setNeedsLayout() }, { view.setNeedsDisplay() }, { view.setNeedsDisplay(.zero) },
      { view.frame.size.width = 9 }, { view.frame.origin.x = 9 }, { view.bounds.origin.x = 9 },
      { view.center.x = 3 }, { view.bounds.size.height = 7 }, { view.alpha = 0.5 },
      { view.isHidden = true }, { view.backgroundColor = .red }, { view.clipsToBounds = true },
      { view.tintColor = .red }, { view.contentMode = .redraw }, { view.frame.size.width = 8 },
      { view.frame.size.width = 8 }, { view.transform = CGAffineTransform(scaleX: 2, y: 2) },
      { view.addSubview(inner) }, { view.addSubview(inner) }, { inner.removeFromSuperview() },
      { inner.removeFromSuperview() }, { view.invalidateIntrinsicContentSize() },
      { view.setNeedsUpdateConstraints() }, { view.layoutMargins.left = 1 },
    ]
    #expect(
      changes.map(asks) == [
        "Lu", "Du", "Du", "Lu", "", "", "", "Lu", "", "", "", "", "", "Du", "LDu", "", "", "Lu", "",
        "Lu", "", "P", "uc", "Lu",
      ])
  }

  @Test func `a tree that was put into another has it laid out with it`() {
    final class Counted: UIView {
      var layouts = 0
      var draws = 0
      override func layoutSubviews() { layouts += 1 }
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ViewUpdate.run(on: window)
    let (outer, inner) = (UIView(), Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    outer.addSubview(inner)
    outer.flags.subtract(.updates)
    window.flags.subtract(.updates)
    inner.flags.subtract(.updates)
    inner.setNeedsLayout()
    #expect(outer.flags.contains(.subviewNeedsUpdate))
    window.addSubview(outer)
    #expect(ViewUpdate.needsUpdate(window))
    ViewUpdate.run(on: window)
    #expect(inner.layouts == 1 && inner.draws == 0 && !ViewUpdate.needsUpdate(window))
    inner.setNeedsDisplay()
    inner.layoutIfNeeded()
    #expect(inner.layouts == 1 && inner.draws == 0)
    ViewUpdate.run(on: window)
    #expect(inner.draws == 1 && inner.layouts == 1)
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.layouts == 2 && inner.draws == 1)
    inner.bounds.size = .zero
    ViewUpdate.run(on: window)
    #expect(inner.layouts == 3 && inner.draws == 1)
  }

  @Test func `layout goes from the highest view that needs it, and asks nobody else`() {
    final class Named: UIView {
      var log: (String) -> Void = { _ in }
      override func layoutSubviews() { log(accessibilityIdentifier ?? "") }
    }
    var order: [String] = []
    let views = ["a", "b", "c", "d"].map { name in
      let view = Named()
      view.accessibilityIdentifier = name
      view.log = { order.append($0) }
      return view
    }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    func laidOut(_ needing: [Int], from place: Int) -> String {
      views[0].layoutIfNeeded()
      order = []
      for needing in needing { views[needing].setNeedsLayout() }
      views[place].layoutIfNeeded()
      return order.joined()
    }
    #expect(laidOut([0, 1, 2, 3], from: 3) == "abcd")
    #expect(laidOut([1, 3], from: 2) == "bd")
    #expect(laidOut([0, 3], from: 3) == "ad")
    #expect(laidOut([3], from: 1) == "d")
    #expect(laidOut([0], from: 1) == "a" && laidOut([2], from: 3) == "c")
    #expect(laidOut([], from: 0) == "")
    let side = Named()
    side.log = { order.append("side \($0)") }
    views[0].addSubview(side)
    #expect(laidOut([2], from: 2) == "c")
  }

  @Test func `a colour behind a view follows the style, and is given back as it was set`() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.backgroundColor == .systemBackground && view.extras?.background != nil)
    #expect(view.layer.backgroundColor?.rgba == UIColor.white.cgColor.rgba)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor?.rgba == UIColor.black.cgColor.rgba)
    #expect(view.backgroundColor == .systemBackground)
    view.layer.backgroundColor = UIColor.green.cgColor
    #expect(view.backgroundColor == .green)
    view.backgroundColor = .red
    #expect(view.extras?.background == nil && view.backgroundColor == .red)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
  }

  @Test func `a tint goes to what has none of its own, and each is told`() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let views = (0..<4).map { _ in Tinted() }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    func told(_ change: () -> Void) -> [Int] {
      for view in views { view.count = 0 }
      change()
      return views.map(\.count)
    }
    #expect(told { views[0].tintColor = .red } == [1, 1, 1, 1])
    #expect(views.map(\.tintColor) == [.red, .red, .red, .red])
    #expect(told { views[1].tintColor = .blue } == [0, 1, 1, 0])
    #expect(told { views[0].tintColor = .green } == [1, 0, 0, 1])
    #expect(views.map(\.tintColor) == [.green, .blue, .blue, .green])
    #expect(told { views[1].tintColor = nil } == [0, 1, 1, 0])
    #expect(views[2].tintColor == .green)
    views[0].tintColor = nil
    #expect(views[2].tintColor == .systemBlue)
  }
}
