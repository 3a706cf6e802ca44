// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// Windows: what they are at first, who is key, in what order they stand.
@MainActor @Suite("Values of windows", .freshApplication)
struct WindowValueTests {
  private func window(_ name: String, _ frame: CGRect = UIScreen.main.bounds) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.accessibilityIdentifier = name
    return window
  }

  private var order: [String] {
    WindowList.shared.visible.map { $0.accessibilityIdentifier ?? "-" }
  }

  private var key: String { KeyWindow.shared.current?.accessibilityIdentifier ?? "none" }

  @Test func `a new window`() {
    let window = window("w", CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(window.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && window.isHidden)
    #expect(window.windowLevel == .normal && !window.isKeyWindow && window.canBecomeKey)
    #expect(window.rootViewController == nil && window.windowScene == nil)
    #expect(window.screen === UIScreen.main && window.window === window)
    #expect(window.next === UIApplication.shared && window.firstResponder == nil)
    #expect(!window.belongsToSystem && window.keyRecognizer.isEnabled)
    #expect(window.keyRecognizer.view === window && window.undoManager != nil)
    #expect(window.undoManager === window.undoManager)
    #expect(window.firstResponderHolder === window && window.layer is UIWindowLayer)
    #expect(UIWindow.Level(5).rawValue == 5 && UIWindow.Level(5) == UIWindow.Level(rawValue: 5))
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect(
      [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ].map(\.rawValue) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification",
      ])
  }

  @Test func `windows stand by level and by when they were shown, and pass the key on`() {
    let all = ["a", "b", "c"].map { window($0) }
    #expect(order == [] && key == "none" && UIApplication.shared.windows == [])
    for window in all { window.isHidden = false }
    #expect(order == ["a", "b", "c"] && key == "none")
    all[0].isHidden = false
    #expect(order == ["a", "b", "c"])
    all[0].makeKey()
    #expect(order == ["a", "b", "c"] && key == "a" && !all[0].keyRecognizer.isEnabled)
    all[1].windowLevel = .alert
    #expect(order == ["a", "c", "b"])
    all[0].makeKeyAndVisible()
    #expect(order == ["c", "a", "b"] && key == "a")
    all[2].isHidden = true
    all[2].isHidden = false
    #expect(order == ["a", "c", "b"] && key == "a")
    all[2].makeKey()
    #expect(key == "c" && all[0].keyRecognizer.isEnabled && !all[2].keyRecognizer.isEnabled)
    all[2].isHidden = true
    #expect(order == ["a", "b"] && key == "b" && all[2].keyRecognizer.isEnabled)
    all[1].windowLevel = .normal
    #expect(order == ["b", "a"])
    all[1].isHidden = true
    all[0].isHidden = true
    #expect(order == [] && key == "none")
    withExtendedLifetime(all) { #expect(WindowList.shared.all.count >= 3) }
  }

  @Test func `the trace tells of windows, and of one that may not be key`() {
    final class Shy: UIWindow { override var canBecomeKey: Bool { false } }
    var lines: [String] = []
    let subscription = Trace.listen(to: [.window]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    let (one, shy) = (window("one"), Shy(frame: .zero))
    shy.accessibilityIdentifier = "shy"
    one.makeKeyAndVisible()
    shy.makeKeyAndVisible()
    shy.isHidden = true
    one.isHidden = true

    #expect(
      lines == [
        "one visible",
        "one became key",
        "shy visible",
        "shy may not become key",
        "shy hidden",
        "one hidden",
        "one is not key any more",
      ])
  }

  @Test func `a scene knows its windows and its own key window`() throws {
    let scenes = (0..<2).map { _ in
      UIWindowScene(
        session: UISceneSession(role: .windowApplication, configuration: .none),
        connectionOptions: UIScene.ConnectionOptions())
    }
    let windows = (0..<3).map { UIWindow(windowScene: scenes[$0 / 2]) }
    for (window, name) in zip(windows, ["a", "b", "c"]) { window.accessibilityIdentifier = name }
    #expect(scenes.map(\.windows) == [[windows[0], windows[1]], [windows[2]]])
    #expect(windows.allSatisfy { $0.frame == UIScreen.main.bounds })
    #expect(windows[0].next === scenes[0] && scenes[0].next === UIApplication.shared)
    #expect(scenes[0].session.scene === scenes[0] && scenes[0].state == .unattached)
    #expect(scenes[0].coordinateSpace === UIScreen.main.coordinateSpace)
    #expect(scenes[0].screen === UIScreen.main && scenes[0].focusSystem != nil)
    #expect(scenes[0].focusSystem !== scenes[1].focusSystem)
    #expect(scenes[0].focusSystem === scenes[0].focusSystem && scenes[0].keyWindow == nil)
    windows[0].makeKeyAndVisible()
    windows[2].makeKeyAndVisible()
    #expect(scenes.map(\.keyWindow) == [windows[0], windows[2]] && key == "c")
    #expect(windows.map(\.isKeyWindow) == [true, false, true])
    windows[1].makeKeyAndVisible()
    #expect(scenes.map(\.keyWindow) == [windows[1], windows[2]] && key == "b")
    windows[1].isHidden = true
    #expect(scenes.map(\.keyWindow) == [windows[0], windows[2]] && key == "a")
    windows[0].windowScene = scenes[1]
    #expect(scenes.map(\.windows) == [[windows[1]], [windows[2], windows[0]]])
    #expect(scenes[0].keyWindow == nil && windows[0].next === scenes[1])
    windows[0].windowScene = nil
    #expect(scenes[1].windows == [windows[2]] && windows[0].next === UIApplication.shared)
    for window in windows { window.isHidden = true }
    #expect(scenes[1].keyWindow == nil && key == "none")
  }

  @Test func `points and rectangles go from window to window and to the screen`() {
    let (one, two) = (
      window("one", CGRect(x: 10, y: 20, width: 100, height: 100)),
      window("two", CGRect(x: 30, y: 50, width: 100, height: 100))
    )
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    let nowhere: UIWindow? = nil
    #expect(one.convert(point, to: two) == CGPoint(x: -19, y: -28))
    #expect(one.convert(point, from: two) == CGPoint(x: 21, y: 32))
    #expect(one.convert(rect, to: two) == rect.offsetBy(dx: -20, dy: -30))
    #expect(one.convert(rect, from: two) == rect.offsetBy(dx: 20, dy: 30))
    #expect(one.convert(point, to: nowhere) == CGPoint(x: 11, y: 22))
    #expect(one.convert(point, from: nowhere) == CGPoint(x: -9, y: -18))
    #expect(one.convert(rect, to: nowhere) == rect.offsetBy(dx: 10, dy: 20))
    #expect(one.convert(rect, from: nowhere) == rect.offsetBy(dx: -10, dy: -20))
  }

  @Test func `a finger on the status bar scrolls to the top, a finger elsewhere does not`() throws {
    var metrics = ScreenMetrics.headless
    metrics.safeArea = EdgeDistances(top: 40)
    HostInput.send(.screen(metrics, at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    scroll.contentSize = CGSize(width: 414, height: 5000)
    let generator = try EventGenerator(view: scroll)
    func top(_ act: () throws -> Void) throws -> CGFloat {
      scroll.contentOffset.y = 1000
      try act()
      try generator.wait(2)
      return scroll.contentOffset.y
    }
    let (above, below) = (CGPoint(x: 200, y: 39), CGPoint(x: 200, y: 40))
    #expect(try top { try generator.fingerTap(at: below) } == 1000)
    #expect(try top { try generator.fingerTap(at: above) } < 1)
    #expect(
      try top { try generator.fingerTap(at: above, numberOfTimes: 2) } < 1)
    #expect(
      try top {
        try generator.fingerDown(at: above)
        try generator.cancelTouches()
      } == 1000)
    for kind in [Contact.Kind.pen, .pointer] {
      let reached = try top {
        for phase in [Contact.Phase.began, .ended] {
          HostInput.send(
            .contacts(
              ContactFrame(
                time: generator.now,
                contacts: [Contact(id: 5, kind: kind, phase: phase, location: above)])))
        }
      }
      #expect((reached < 1) == (kind == .pointer))
    }
  }

  // MARK: - Undo

  @Test func `undo and redo are what the chain allows, and what there is`() {
    final class Strict: UIView {
      var configuration = UIEditingInteractionConfiguration.default
      override var canBecomeFirstResponder: Bool { true }
      override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
        configuration
      }
    }
    let (window, view) = (window("w"), Strict())
    view.accessibilityIdentifier = "view"
    window.addSubview(view)
    window.isHidden = false
    window.makeKey()
    var lines: [String] = []
    let subscription = Trace.listen(to: [.action]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    final class Number { var value = 0 }
    let number = Number()
    func set(_ value: Int) {
      let old = number.value
      window.undoManager?.registerUndo(withTarget: number) { _ in set(old) }
      number.value = value
    }
    func can() -> [Bool] {
      ["undo:", "redo:"].map { window.canPerformAction(Selector($0), withSender: nil) }
    }
    #expect(can() == [false, false])
    window.undo(nil)
    window.redo(nil)
    window.undoManager?.groupsByEvent = false
    window.undoManager?.beginUndoGrouping()
    set(1)
    window.undoManager?.endUndoGrouping()
    #expect(can() == [true, false])
    view.configuration = .none
    view.becomeFirstResponder()
    #expect(can() == [false, false])
    window.undo(nil)
    #expect(number.value == 1)
    view.configuration = .default
    window.undo(nil)
    #expect(number.value == 0 && can() == [false, true])
    window.redo(nil)
    #expect(number.value == 1 && can() == [true, false])

    #expect(lines == ["undo for view", "redo for view"])
    #expect(!window.canPerformAction("copy:", withSender: nil))
    #expect(UndoCommand("copy:") == nil && UndoCommand("undo:") == .undo)
    #expect(UndoCommand("redo:") == .redo)
    window.isHidden = true
  }
}
