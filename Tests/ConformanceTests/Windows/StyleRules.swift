// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private let dark = UITraitCollection(userInterfaceStyle: .dark)
private let light = UITraitCollection(userInterfaceStyle: .light)

/// Says the style it is shown in, and how it changes.
private final class StyleView: UIView {
  let name: String
  let log: EventLog
  init(_ name: String, _ log: EventLog, frame: CGRect = CGRect(x: 0, y: 0, width: 90, height: 90)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
    log.record("\(name): \(old) to \(traitCollection.userInterfaceStyle)")
  }

  override func draw(_ rect: CGRect) {
    log.record("\(name) is drawn \(UITraitCollection.current.userInterfaceStyle)")
    UIColor.label.setFill()
    UIRectFill(rect)
  }
}

@MainActor @Suite("AW style", .freshApplication)
struct StyleRules {
  private func prefer(_ preferences: HostPreferences) {
    HostInput.send(.preferences(preferences, at: 0))
  }

  private func withWindow(_ body: (UIWindow, UIViewController) throws -> Void) rethrows {
    defer { prefer(HostPreferences()) }
    prefer(HostPreferences())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    try body(window, root)
  }

  @Test func `AW-30 AW-33 everything is drawn in the style that the person wants`() {
    withWindow { window, root in
      let log = EventLog()
      let view = StyleView("view", log)
      view.backgroundColor = .systemBackground
      root.view.addSubview(view)
      HostInput.send(.lifecycle(.activate, at: 0))
      #expect(window.traitCollection.userInterfaceStyle == .light)
      #expect(log.take() == ["view is drawn light"])
      prefer(HostPreferences(isDark: true))
      #expect(log.take() == ["view: light to dark", "view is drawn dark"])
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
      #expect(view.backgroundColor == .systemBackground)
      prefer(HostPreferences(isDark: true))
      #expect(log.take() == [])
    }
  }

  @Test func `AW-62 a view that was in no window hears of the style when it comes into one`() {
    withWindow { window, root in
      let log = EventLog()
      let (outer, inner) = (StyleView("outer", log), StyleView("inner", log))
      inner.backgroundColor = .systemBackground
      outer.addSubview(inner)
      root.view.addSubview(outer)
      HostInput.send(.lifecycle(.activate, at: 0))
      outer.removeFromSuperview()
      _ = log.take()
      prefer(HostPreferences(isDark: true))
      #expect(log.take() == [])
      let late = StyleView("late", log)
      outer.addSubview(late)
      root.view.addSubview(outer)
      #expect(log.take() == ["outer: light to dark", "inner: light to dark"])
      #expect(inner.layer.backgroundColor?.components == [0, 0, 0, 1])
      // Once: nothing changed since.
      outer.removeFromSuperview()
      root.view.addSubview(outer)
      #expect(log.take().filter { $0.contains(" to ") } == [])
    }
  }

  @Test func `AW-31 a dynamic colour is what its provider answers`() {
    defer { prefer(HostPreferences()) }
    prefer(HostPreferences())
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.cgColor == UIColor.systemRed.cgColor)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.systemRed.resolvedColor(with: dark).cgColor.components?.first == 1)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label == .label && UIColor.label != .black)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    dark.performAsCurrent { #expect(UIColor.label.cgColor.components == [1, 1, 1, 1]) }
    prefer(HostPreferences(isDark: true))
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(color.cgColor == UIColor.white.cgColor)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }

  @Test func `AW-32 who asks for a style has it, with all below that ask for nothing`() {
    withWindow { window, root in
      let log = EventLog()
      let (outer, inner) = (StyleView("outer", log), StyleView("inner", log))
      outer.addSubview(inner)
      inner.backgroundColor = .label
      root.view.addSubview(outer)
      inner.overrideUserInterfaceStyle = .dark
      #expect(log.take() == ["inner: light to dark"])
      #expect(inner.layer.backgroundColor?.components == [1, 1, 1, 1])
      prefer(HostPreferences(isDark: true))
      #expect(
        log.take() == ["outer: light to dark", "outer is drawn dark", "inner is drawn dark"])
      root.overrideUserInterfaceStyle = .light
      #expect(root.traitCollection.userInterfaceStyle == .light)
      #expect(window.traitCollection.userInterfaceStyle == .dark)
      #expect(log.take() == ["outer: dark to light"])
      inner.overrideUserInterfaceStyle = .unspecified
      #expect(log.take() == ["inner: dark to light"])
      #expect(inner.layer.backgroundColor?.components == [0, 0, 0, 1])
      window.overrideUserInterfaceStyle = .dark
      #expect(log.take() == [])
      window.addSubview(inner)
      #expect(log.take() == ["inner: light to dark"])
      #expect(inner.layer.backgroundColor?.components == [1, 1, 1, 1])
    }
  }

  @Test func `AW-34 who registered for a trait is told of that one`() {
    withWindow { _, root in
      let log = EventLog()
      let view = StyleView("view", log)
      root.view.addSubview(view)
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: StyleView, previous: UITraitCollection) in
        log.record("handler of \(view.name): was \(previous.userInterfaceStyle)")
      }
      root.registerForTraitChanges([
        UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      ]) { (controller: UIViewController, _: UITraitCollection) in
        log.record(
          "controller: \(controller.traitCollection.preferredContentSizeCategory == .large)")
      }
      @MainActor
      final class Watcher {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func changed(_ view: StyleView) { log.record("target of \(view.name)") }
      }
      var watcher: Watcher? = Watcher(log)
      if let watcher {
        view.registerForTraitChanges(
          [UITraitUserInterfaceStyle.self], target: watcher,
          action: Selector("changed:", Watcher.changed))
      }
      prefer(HostPreferences(isDark: true))
      #expect(
        log.take().filter { !$0.contains("drawn") } == [
          "handler of view: was light", "target of view", "view: light to dark",
        ])
      view.unregisterForTraitChanges(registration)
      watcher = nil
      prefer(HostPreferences(textScale: 2))
      #expect(
        log.take().filter { !$0.contains("drawn") } == [
          "controller: false", "view: dark to light",
        ])
    }
  }

  @Test func `AW-35 each switch of the person has a notification`() {
    defer { prefer(HostPreferences()) }
    prefer(HostPreferences())
    let log = EventLog()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.invertColorsStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.record(
            "\(name.rawValue.count) \(UIAccessibility.isReduceMotionEnabled) "
              + "\(UIAccessibility.isReduceTransparencyEnabled) "
              + "\(UIAccessibility.isDarkerSystemColorsEnabled) "
              + "\(UIAccessibility.isInvertColorsEnabled)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    prefer(HostPreferences(reducesMotion: true))
    prefer(HostPreferences(hasHighContrast: true, reducesMotion: true))
    #expect(UITraitCollection.current.accessibilityContrast == .high)
    prefer(HostPreferences(reducesTransparency: true, invertsColors: true))
    let counts = names.map(\.rawValue.count)
    #expect(
      log.take() == [
        "\(counts[0]) true false false false", "\(counts[2]) true false true false",
        "\(counts[2]) false true false true", "\(counts[0]) false true false true",
        "\(counts[1]) false true false true", "\(counts[3]) false true false true",
      ])
  }
}
