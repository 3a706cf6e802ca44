// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Notes becoming and resigning key, and every event.
private final class NotingWindow: UIWindow {
  var log: CallbackLog?
  var name = ""
  var mayBecomeKey = true

  override var canBecomeKey: Bool { mayBecomeKey }
  override func becomeKey() { log?.note("\(name) becomeKey") }
  override func resignKey() { log?.note("\(name) resignKey") }
  override func sendEvent(_ event: UIEvent) {
    log?.note("\(name) sendEvent")
    super.sendEvent(event)
  }
}

@MainActor @Suite("AW windows", .freshApplication)
struct WindowRules {
  private let log = CallbackLog()

  private func make(_ name: String, _ frame: CGRect = UIScreen.main.bounds) -> NotingWindow {
    let window = NotingWindow(frame: frame)
    window.name = name
    window.log = log
    return window
  }

  /// Notes the window notifications of `windows` while `body` runs.
  private func observing(_ windows: [NotingWindow], _ body: () -> Void) -> [String] {
    let names: [(NSNotification.Name, String)] = [
      (UIWindow.didBecomeKeyNotification, "didBecomeKey"),
      (UIWindow.didResignKeyNotification, "didResignKey"),
      (UIWindow.didBecomeVisibleNotification, "didBecomeVisible"),
      (UIWindow.didBecomeHiddenNotification, "didBecomeHidden"),
    ]
    let log = log
    let observers = windows.flatMap { window in
      names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          MainActor.assumeIsolated { log.note("\(window.name) \(text)") }
        }
      }
    }
    body()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return log.take()
  }

  @Test func `AW-2 the window and then the view get an event`() {
    final class Noting: UIView {
      var log: CallbackLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.note("view began")
      }
    }
    let window = make("w")
    let view = Noting(frame: window.bounds)
    view.log = log
    window.addSubview(view)
    window.makeKeyAndVisible()
    _ = log.take()
    tap(CGPoint(x: 10, y: 10))
    #expect(log.take() == ["w sendEvent", "view began", "w sendEvent"])
    window.isHidden = true
  }

  @Test func `AW-3 a touch goes to the window it hits, key or not`() {
    let behind = make("behind")
    let front = make("front", CGRect(x: 0, y: 0, width: 100, height: 100))
    front.mayBecomeKey = false
    behind.makeKeyAndVisible()
    front.isHidden = false
    _ = log.take()
    tap(CGPoint(x: 50, y: 50))
    #expect(log.take() == ["front sendEvent", "front sendEvent"])
    #expect(behind.isKeyWindow)
    front.isHidden = true
    behind.isHidden = true
  }

  @Test func `AW-4 AW-6 one window is key, and the old one resigns first`() {
    let first = make("first")
    let second = make("second")
    first.makeKeyAndVisible()
    _ = log.take()
    let lines = observing([first, second]) { second.makeKeyAndVisible() }
    #expect(
      lines == [
        "second didBecomeVisible", "first resignKey", "first didResignKey", "second becomeKey",
        "second didBecomeKey",
      ])
    #expect(!first.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === second)
    second.isHidden = true
    first.isHidden = true
  }

  @Test func `AW-5 makeKey neither shows nor moves a window`() {
    let first = make("first")
    let second = make("second")
    second.makeKeyAndVisible()
    first.makeKey()
    #expect(first.isKeyWindow)
    #expect(first.isHidden)
    first.isHidden = false
    second.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.last === second)
    first.makeKey()
    #expect(UIApplication.shared.windows.last === second)
    first.isHidden = true
    second.isHidden = true
  }

  @Test func `AW-7 a window that may not become key does not`() {
    let window = make("w")
    window.mayBecomeKey = false
    window.makeKeyAndVisible()
    #expect(!window.isKeyWindow)
    #expect(!window.isHidden)
    #expect(log.take() == [])
    window.isHidden = true
  }

  @Test func `AW-8 a window starts hidden and tells when it is shown and hidden`() {
    let window = make("w")
    #expect(window.isHidden)
    let lines = observing([window]) {
      window.isHidden = false
      window.isHidden = false
      window.isHidden = true
    }
    #expect(lines == ["w didBecomeVisible", "w didBecomeHidden"])
  }

  @Test func `AW-9 a touched window becomes key`() {
    let first = make("first", CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = make("second", CGRect(x: 200, y: 0, width: 100, height: 100))
    first.makeKeyAndVisible()
    second.isHidden = false
    tap(CGPoint(x: 250, y: 50))
    #expect(second.isKeyWindow)
    tap(CGPoint(x: 50, y: 50))
    #expect(first.isKeyWindow)
    first.isHidden = true
    second.isHidden = true
  }

  @Test func `AW-10 hiding the key window makes another visible one key`() {
    let first = make("first")
    let second = make("second")
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(first.isKeyWindow)
    first.isHidden = true
    #expect(!first.isKeyWindow)
  }

  @Test func `AW-11 windows stand by level, then by when they appeared`() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    let alert = make("alert")
    alert.windowLevel = .alert
    let first = make("first")
    let second = make("second")
    for window in [alert, first, second] { window.isHidden = false }
    func order() -> [String] {
      UIApplication.shared.windows.compactMap { ($0 as? NotingWindow)?.name }
    }
    #expect(order() == ["first", "second", "alert"])
    first.makeKeyAndVisible()
    #expect(order() == ["second", "first", "alert"])
    for window in [alert, first, second] { window.isHidden = true }
  }

  @Test func `AW-12 the root view fills the window and replaces the one before`() {
    let window = make("w", CGRect(x: 0, y: 0, width: 300, height: 200))
    let first = UIViewController()
    let second = UIViewController()
    window.rootViewController = first
    #expect(first.view.frame == window.bounds)
    window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(window.subviews == [second.view])
    window.frame.size = CGSize(width: 500, height: 400)
    #expect(second.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test func `AW-13 ignoring nests, cancels what is down and drops what comes`() {
    final class Noting: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("cancelled")
      }
    }
    let window = make("w")
    let view = Noting(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    let point = CGPoint(x: 20, y: 20)
    HostInput.send(
      .contacts(
        ContactFrame(time: 0, contacts: [Contact(id: 9003, phase: .began, location: point)])))
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(view.lines == ["began", "cancelled"])
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    HostInput.send(
      .contacts(
        ContactFrame(time: 0, contacts: [Contact(id: 9003, phase: .ended, location: point)])))
    tap(point)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    #expect(view.lines == ["began", "cancelled"])
    tap(point)
    #expect(view.lines == ["began", "cancelled", "began", "ended"])
    window.isHidden = true
  }

  @Test func `AW-17 without a window, points are converted to the screen`() {
    let window = make("w", CGRect(x: 30, y: 40, width: 100, height: 100))
    let nowhere: UIWindow? = nil
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nowhere) == CGPoint(x: 31, y: 42))
    #expect(window.convert(CGPoint(x: 31, y: 42), from: nowhere) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(window.convert(rect, to: nowhere) == rect.offsetBy(dx: 30, dy: 40))
  }

  @Test func `AW-18 a window is a view in itself`() {
    let window = make("w")
    #expect(window.superview == nil)
    #expect(window.window === window)
  }

  @Test func `AW-19 a timer between events changes a gesture`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let generator = try EventGenerator(view: view)
    try generator.fingerDown(at: view)
    #expect(press.state == .possible)
    generator.traceTopics = [.host, .gesture]
    _ = generator.trace
    try generator.wait(0.6)
    #expect(press.state == .began)
    #expect(generator.trace.filter { $0.hasPrefix("host") } == [])
    try generator.fingerUp()
  }

  @Test func `AW-20 layout is done after the event, in its turn`() {
    final class Laying: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setNeedsLayout()
        lines.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("ended")
      }
      override func layoutSubviews() { lines.append("layout") }
    }
    let window = make("w")
    let view = Laying(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    view.lines = []
    tap(CGPoint(x: 20, y: 20))
    #expect(view.lines == ["began", "layout", "ended"])
    window.isHidden = true
  }

  /// A view whose layout does what a test wants, once.
  private final class Asking: UIView {
    var lines: [String] = []
    var deed: (() -> Void)?
    override func layoutSubviews() {
      lines.append("layout")
      let deed = deed
      self.deed = nil
      deed?()
    }
  }

  @Test func `AW-20 layout that layout asks for in another window is done in the same turn`() {
    let back = make("back")
    let first = Asking(frame: back.bounds)
    back.addSubview(first)
    back.isHidden = false
    let front = make("front")
    let second = Asking(frame: front.bounds)
    front.addSubview(second)
    front.makeKeyAndVisible()
    tap(CGPoint(x: 20, y: 20))
    first.lines = []
    second.lines = []
    second.deed = { first.setNeedsLayout() }
    second.setNeedsLayout()
    tap(CGPoint(x: 20, y: 20))
    #expect(first.lines == ["layout"])
    #expect(second.lines == ["layout"])
    for window in [back, front] { window.isHidden = true }
  }
}
