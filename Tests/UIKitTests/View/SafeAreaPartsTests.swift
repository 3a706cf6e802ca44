// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor @Suite("Parts of safe areas and traits", .freshApplication)
struct SafeAreaPartsTests {
  private func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func show(_ safeArea: EdgeDistances, scale: Double = 2) {
    HostInput.send(
      .screen(
        ScreenMetrics(size: CGSize(width: 400, height: 800), scale: scale, safeArea: safeArea),
        at: 0))
  }

  /// A window that fills the screen, with the view of a controller in it.
  private func stage() -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func `a view keeps clear of what covers the screen, and of what its controller adds`() {
    show(EdgeDistances(top: 20, left: 30, bottom: 40, right: 50))
    let (window, controller) = stage()
    defer { window.isHidden = true }
    let frames = [
      CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 10, y: 5, width: 100, height: 100),
      CGRect(x: 350, y: 700, width: 50, height: 100),
      CGRect(x: 100, y: 100, width: 100, height: 100),
      CGRect(x: -10, y: -20, width: 420, height: 840),
    ]
    let view = UIView()
    controller.view.addSubview(view)
    func insets() -> [[CGFloat]] {
      frames.map { frame in
        view.frame = frame
        return numbers(view.safeAreaInsets)
      }
    }
    #expect(
      insets() == [
        [20, 30, 40, 50], [15, 20, 0, 0], [0, 0, 40, 50], [0, 0, 0, 0], [40, 40, 60, 60],
      ])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      insets() == [
        [21, 32, 43, 54], [16, 22, 0, 0], [0, 0, 43, 54], [0, 0, 0, 0], [41, 42, 63, 64],
      ])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
    #expect(
      insets()[0] == [15, 25, 35, 45] && numbers(controller.view.safeAreaInsets) == insets()[0])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
    #expect(insets()[0] == [20, 32, 40, 50])
    view.removeFromSuperview()
    let other = UIView(frame: frames[0])
    #expect(numbers(other.safeAreaInsets) == [0, 0, 0, 0])
  }

  @Test func `edges that nothing covers let a view stick out`() {
    show(EdgeDistances(top: 20))
    let (window, controller) = stage()
    defer { window.isHidden = true }
    let view = UIView(frame: CGRect(x: -50, y: -50, width: 500, height: 900))
    controller.view.addSubview(view)
    #expect(numbers(view.safeAreaInsets) == [70, 0, 0, 0])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 5, bottom: 6, right: 7)
    #expect(numbers(view.safeAreaInsets) == [70, 55, 56, 57])
  }

  @Test func `what keeps its content clear itself has its edges free below it`() {
    final class Absorbing: UIView {
      var absorbs = UIEdgeInsets.zero
      override var absorbedSafeArea: UIEdgeInsets { absorbs }
    }
    show(EdgeDistances(top: 20, left: 30, bottom: 40, right: 50))
    let (window, controller) = stage()
    defer { window.isHidden = true }
    let outer = Absorbing(frame: controller.view.bounds)
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    let all: [UIEdgeInsets] = [
      .zero, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0),
      UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1),
    ]
    let insets = all.map { absorbed in
      outer.absorbs = absorbed
      outer.frame.origin.x = 1
      outer.frame.origin.x = 0
      window.layoutIfNeeded()
      return numbers(inner.safeAreaInsets)
    }
    #expect(
      insets == [
        [20, 30, 40, 50], [0, 30, 40, 50], [20, 0, 40, 50], [20, 30, 0, 50], [20, 30, 40, 0],
      ])
    #expect(numbers(outer.safeAreaInsets) == [20, 30, 40, 50])
    #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 30, y: 20, width: 370, height: 740))
    #expect(inner.safeAreaLayoutGuide === inner.safeAreaLayoutGuide)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 28, left: 38, bottom: 48, right: 8))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  // MARK: - Screens

  @Test func `a screen tells its size, its scale and its rate`() {
    HostInput.send(
      .screen(
        ScreenMetrics(size: CGSize(width: 300, height: 500), scale: 3, framesPerSecond: 120), at: 0)
    )
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 300, height: 500) && screen.scale == 3)
    #expect(screen.maximumFramesPerSecond == 120 && screen.coordinateSpace === screen)
    #expect(UIView().contentScaleFactor == 3 && !ViewTrees.shared.haveSafeAreas)
    #expect(UITraitCollection.current.displayScale == 3)
    show(EdgeDistances(right: 1))
    #expect(ViewTrees.shared.haveSafeAreas)
  }

  // MARK: - Traits

  @Test func `size classes change at 600 and 480 points, the kind of device with the shorter side`()
  {
    func traits(_ width: CGFloat, _ height: CGFloat) -> String {
      let traits = Traits.of(CGSize(width: width, height: height), scale: 2)
      return
        "\(traits.horizontalSizeClass) \(traits.verticalSizeClass) \(traits.userInterfaceIdiom)"
    }
    #expect(traits(599, 479) == "compact compact phone")
    #expect(traits(600, 480) == "regular regular phone")
    #expect(
      traits(599, 900) == "compact regular phone" && traits(900, 599) == "regular regular phone")
    #expect(
      traits(600, 600) == "regular regular pad" && traits(900, 479) == "regular compact phone")
    let one = Traits.of(CGSize(width: 10, height: 10), scale: 2)
    #expect(Traits.of(CGSize(width: 10, height: 10), scale: 2) === one)
    #expect(Traits.of(CGSize(width: 10, height: 10), scale: 3).displayScale == 3)
    #expect(one.userInterfaceStyle == .light && one.accessibilityContrast == .normal)
    #expect(one.preferredContentSizeCategory == .large)
    #expect(
      Traits.of(.zero, scale: 1, style: .dark).userInterfaceStyle == .dark)
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    let contrasts: [UIAccessibilityContrast] = [.unspecified, .normal, .high]
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(contrasts.map(\.rawValue) == [-1, 0, 1])
    #expect(styles.map(\.rawValue) == [0, 1, 2] && classes.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `each trait is told by itself, to whoever registered for it, in that order`() {
    let view = UIView()
    var told: [String] = []
    let traits: [(String, UITrait, UITraitCollection)] = [
      ("style", UITraitUserInterfaceStyle.self, UITraitCollection(userInterfaceStyle: .dark)),
      ("across", UITraitHorizontalSizeClass.self, UITraitCollection(horizontalSizeClass: .compact)),
      ("down", UITraitVerticalSizeClass.self, UITraitCollection(verticalSizeClass: .compact)),
      ("scale", UITraitDisplayScale.self, UITraitCollection(displayScale: 3)),
      ("idiom", UITraitUserInterfaceIdiom.self, UITraitCollection(userInterfaceIdiom: .tv)),
      (
        "text", UITraitPreferredContentSizeCategory.self,
        UITraitCollection(preferredContentSizeCategory: .small)
      ),
      (
        "contrast", UITraitAccessibilityContrast.self,
        UITraitCollection(accessibilityContrast: .high)
      ),
    ]
    for (name, trait, _) in traits {
      view.registerForTraitChanges([trait]) { (_: UIView, _) in told.append(name) }
    }
    let all = view.registerForTraitChanges(traits.map(\.1)) { (observed: UIView, previous) in
      told.append("all \(observed === view) \(previous.displayScale)")
    }
    let none = UITraitCollection()
    for (name, _, collection) in traits {
      Traits.tell(view, of: none, now: collection)
      #expect(told == [name, "all true 0.0"])
      told = []
    }
    Traits.tell(view, of: none, now: none)
    view.unregisterForTraitChanges(all)
    Traits.tell(view, of: traits[3].2, now: none)
    #expect(told == ["scale"])
    let defaults = [
      "\(UITraitUserInterfaceStyle.defaultValue)", "\(UITraitHorizontalSizeClass.defaultValue)",
      "\(UITraitVerticalSizeClass.defaultValue)", "\(UITraitUserInterfaceIdiom.defaultValue)",
      "\(UITraitAccessibilityContrast.defaultValue)",
    ]
    #expect(defaults.allSatisfy { $0 == "unspecified" } && UITraitDisplayScale.defaultValue == 0)
    #expect(UITraitPreferredContentSizeCategory.defaultValue == .unspecified)
  }

  @Test func `a method is called for a trait, with the object, as long as its target lives`() {
    @MainActor final class Target: NSObject {
      var seen: [UIView] = []
      func changed(_ view: UIView) { seen.append(view) }
    }
    final class Own: UIView {
      var count = 0
      func changed(_ view: UIView) { count += 1 }
    }
    let view = Own()
    var target: Target? = Target()
    weak let kept = target
    view.registerForTraitChanges(
      [UITraitDisplayScale.self], target: target as Any,
      action: Selector("changed:", Target.changed))
    view.registerForTraitChanges(
      [UITraitDisplayScale.self], action: Selector("changed:", Own.changed))
    func change() {
      Traits.tell(view, of: UITraitCollection(), now: UITraitCollection(displayScale: 1))
    }
    change()
    #expect(target?.seen == [view] && view.count == 1)
    target = nil
    change()
    #expect(kept == nil && view.count == 2)
  }

  @Test func `traits are overridden one by one, and colours look other for two of them`() {
    let parts = [
      UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(accessibilityContrast: .high),
    ]
    let whole = UITraitCollection(traitsFrom: parts)
    #expect(whole.displayScale == 2 && whole.horizontalSizeClass == .regular)
    #expect(whole.verticalSizeClass == .compact && whole.userInterfaceStyle == .dark)
    #expect(whole.userInterfaceIdiom == .pad && whole.preferredContentSizeCategory == .small)
    #expect(whole.accessibilityContrast == .high)
    let empty = UITraitCollection()
    #expect(UITraitCollection(traitsFrom: [whole, empty]) == whole)
    #expect(parts.allSatisfy { whole.containsTraits(in: $0) && !empty.containsTraits(in: $0) })
    #expect(whole.containsTraits(in: nil) && empty.containsTraits(in: empty))
    #expect(
      parts.map { $0.hasDifferentColorAppearance(comparedTo: empty) }
        == [false, false, false, true, false, false, true])
    #expect(empty.hasDifferentColorAppearance(comparedTo: nil) && !empty.isEqual("traits"))
    let before = UITraitCollection.current
    whole.performAsCurrent { #expect(UITraitCollection.current == whole && CurrentTraits.isDark) }
    #expect(UITraitCollection.current == before && !CurrentTraits.isDark)
    #expect(
      whole.styled(.light).userInterfaceStyle == .light && whole.styled(.light).displayScale == 2)
  }
}
