// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
@_spi(Host) import UIKit
import Testing
import UIKitTesting

@MainActor @Suite("PK presses", .freshApplication)
struct PressRules {
  @Test func `PK-1 a responder that does not handle presses passes them to next`() throws {
    let stage = try PressStage()
    let plain = UIView()
    stage.inner.addSubview(plain)
    stage.inner.becomeFirstResponder()
    stage.inner.passesOn = true
    stage.outer.passesOn = true
    stage.button(.playPause, .began)
    stage.button(.playPause, .changed, force: 0.5)
    stage.button(.playPause, .ended)
    #expect(
      stage.log.take() == [
        "inner began playPause", "outer began playPause", "controller began playPause",
        "inner changed playPause", "outer changed playPause", "inner ended playPause",
        "outer ended playPause",
      ])
  }

  @Test func `PK-2 a responder that keeps the presses is told of all four phases`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.button(.select, .began)
    stage.button(.select, .changed, force: 0.25)
    stage.button(.select, .ended)
    stage.button(.menu, .began)
    stage.button(.menu, .cancelled)
    #expect(
      stage.log.take() == [
        "inner began select", "inner changed select", "inner ended select", "inner began menu",
        "inner cancelled menu",
      ])
  }

  @Test func `PK-3 FO-7 without focus the first responder is told first`() throws {
    let stage = try PressStage()
    stage.outer.becomeFirstResponder()
    stage.button(.select, .began)
    stage.button(.select, .ended)
    #expect(stage.log.take() == ["outer began select", "outer ended select"])
  }

  @Test func `FO-1 PK-3 what has focus is told before the first responder`() throws {
    let stage = try PressStage()
    let focusable = FocusableView("focusable", stage.log, in: stage.controller.view)
    stage.outer.becomeFirstResponder()
    let system = try #require(UIFocusSystem.focusSystem(for: focusable))
    system.requestFocusUpdate(to: focusable)
    system.updateFocusIfNeeded()
    #expect(focusable.isFocused)
    stage.button(.playPause, .began)
    stage.button(.playPause, .ended)
    #expect(stage.log.take() == ["focusable began playPause", "focusable ended playPause"])
    focusable.isHidden = true
    system.updateFocusIfNeeded()
    stage.button(.playPause, .began)
    #expect(stage.log.take() == ["outer began playPause"])
  }

  @Test func `PK-3 PK-22 without a first responder the deepest controller is told`() throws {
    let stage = try PressStage()
    stage.button(.select, .began)
    stage.button(.select, .ended)
    #expect(stage.log.take() == ["controller began select"])
    let presented = PressedController()
    presented.name = "presented"
    presented.log = stage.log
    let stack = UINavigationController(rootViewController: presented)
    stage.controller.present(stack, animated: false)
    stage.button(.menu, .began)
    #expect(stage.log.take() == ["presented began menu"])
  }

  @Test func `PK-3 who was told of the beginning is told of the end`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.button(.select, .began)
    stage.outer.becomeFirstResponder()
    stage.button(.select, .ended)
    #expect(stage.log.take() == ["inner began select", "inner ended select"])
  }

  @Test func `PK-4 PK-6 keys and buttons are presses, and only keys have a key`() throws {
    let stage = try PressStage()
    var seen: [UIPress] = []
    let view = CapturingView { seen += $0 }
    stage.outer.addSubview(view)
    view.becomeFirstResponder()
    stage.button(.up, .began)
    stage.key(.keyboardA, .began, "A", plain: "a", [.shift, .capsLock])
    #expect(seen.count == 2)
    #expect(seen[0].key == nil && seen[0].type == .upArrow)
    let key = try #require(seen[1].key)
    #expect(key.characters == "A" && key.charactersIgnoringModifiers == "a")
    #expect(key.keyCode == .keyboardA && key.modifierFlags == [.shift, .alphaShift])
    stage.key(.keyboardUpArrow)
    #expect(seen[2].key?.characters == "UIKeyInputUpArrow")
    stage.key(.keypad7, .began, "7")
    #expect(seen[3].key?.modifierFlags == .numericPad)
  }

  @Test func `PK-5 types have Apple's numbers, and keys a number beyond those`() throws {
    #expect(
      [UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause]
        .map(\.rawValue) == Array(0...6))
    #expect(UIPress.PressType.pageUp.rawValue == 30 && UIPress.PressType.pageDown.rawValue == 31)
    let stage = try PressStage()
    var types: [Int] = []
    let view = CapturingView { types += $0.map(\.type.rawValue) }
    stage.outer.addSubview(view)
    view.becomeFirstResponder()
    stage.key(.keyboardUpArrow)
    stage.button(.pageDown, .began)
    #expect(types.count == 2 && types[0] > 31 && types[1] == 31)
  }

  @Test func `PK-7 a press knows its phase, force, time, responder, window`() throws {
    let stage = try PressStage()
    var seen: UIPress?
    let view = CapturingView { seen = $0.first }
    stage.outer.addSubview(view)
    view.becomeFirstResponder()
    stage.generator.advance(by: 1)
    let start = stage.generator.now
    stage.button(.select, .began, force: 0.5)
    let press = try #require(seen)
    #expect(press.phase == .began && press.force == 0.5 && press.timestamp == start)
    #expect(press.responder === view && press.window === stage.generator.window)
    #expect(press.gestureRecognizers?.isEmpty == true)
    stage.generator.advance(by: 1)
    stage.button(.select, .changed, force: 2)
    #expect(press.phase == .changed && press.force == 1 && press.timestamp == start + 1)
    stage.button(.menu, .began)
    #expect(press.phase == .stationary && seen !== press)
    stage.button(.select, .ended)
    #expect(press.phase == .ended)
  }

  @Test func `PK-8 one event serves all presses that are down`() throws {
    let stage = try PressStage()
    var events: [UIPressesEvent] = []
    var counts: [Int] = []
    let view = CapturingView { _ in
    } event: { event in
      events.append(event)
      counts.append(event.allPresses.count)
    }
    stage.outer.addSubview(view)
    view.becomeFirstResponder()
    stage.key(.keyboardA, .began, "a")
    stage.key(.keyboardB, .began, "b")
    stage.key(.keyboardA, .ended)
    stage.key(.keyboardB, .ended)
    stage.key(.keyboardC, .began, "c")
    #expect(counts == [1, 2, 2, 1, 1])
    #expect(events[0] === events[3] && events[0] !== events[4])
    #expect(events[0].type == .presses && events[0].allTouches == nil)
    #expect(events[0].presses(for: UITapGestureRecognizer()).isEmpty)
  }

  @Test func `PK-36 presses that change together are told in their order`() throws {
    let stage = try PressStage()
    let keys: [UIKeyboardHIDUsage] = [.keyboardF, .keyboardA, .keyboardE, .keyboardB, .keyboardD]
    for (place, key) in keys.enumerated() {
      PressedView("view \(place)", stage.log, in: stage.outer).becomeFirstResponder()
      stage.key(key, .began)
    }
    _ = stage.log.take()
    HostInput.send(.cancelContacts(at: stage.generator.now))
    let told = stage.log.take().map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(told == keys.indices.map { "view \($0) cancelled" })
  }

  @Test func `PK-9 a key that the keyboard repeats begins no further presses`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.key(.keyboardA, .began, "a")
    for _ in 1...5 { stage.key(.keyboardA, .began, "a", isRepeat: true) }
    stage.generator.advance(by: 3)
    stage.key(.keyboardA, .ended, "a")
    #expect(stage.log.take() == ["inner began keyboardA a", "inner ended keyboardA a"])
  }

  @Test func `PK-29 a modifier that is up in a later stroke is released first`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.key(.keyboardLeftShift, .began, "", [.shift])
    stage.key(.keyboardA, .began, "a")
    #expect(
      stage.log.take() == [
        "inner began keyboardLeftShift ", "inner ended keyboardLeftShift ",
        "inner began keyboardA a",
      ])
  }

  @Test func `PK-29 keys that end and never began, and usages of no key, are dropped`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    stage.key(.keyboardA, .ended, "a")
    stage.key(.keyboardErrorRollOver, .began)
    HostInput.send(.key(KeyStroke(usage: 0xB7, phase: .began, time: stage.generator.now)))
    stage.key(.keyboardB, .began, "b")
    stage.key(.keyboardB, .began, "b")
    stage.button(.menu, .changed)
    #expect(stage.log.take() == ["inner began keyboardB b"])
    #expect(
      stage.generator.trace == [
        "anomaly: the key keyboardA went up and never went down", "anomaly: no key has the usage 1",
        "anomaly: no key has the usage 183", "anomaly: the key keyboardB went down twice",
        "anomaly: the button 5 went up and never went down",
      ])
  }

  @Test func `PK-30 an application that stops being active cancels presses`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.key(.keyboardA, .began, "a")
    HostInput.send(.lifecycle(.deactivate, at: stage.generator.now))
    stage.key(.keyboardA, .ended, "a")
    stage.key(.keyboardB, .began, "b")
    stage.key(.keyboardB, .ended, "b")
    #expect(stage.log.take() == ["inner began keyboardA a", "inner cancelled keyboardA a"])
    HostInput.send(.lifecycle(.activate, at: stage.generator.now))
    stage.key(.keyboardC, .began, "c")
    try stage.generator.cancelTouches()
    #expect(stage.log.take() == ["inner began keyboardC c", "inner cancelled keyboardC c"])
  }

  @Test func `PK-31 removing the responder cancels its presses at once`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    stage.key(.keyboardA, .began, "a")
    stage.outer.removeFromSuperview()
    #expect(stage.log.take() == ["inner began keyboardA a", "inner cancelled keyboardA a"])
    stage.key(.keyboardA, .ended, "a")
    #expect(stage.log.take().isEmpty)
  }

  @Test func `PK-3 an override of sendEvent sees presses at the window too`() throws {
    let log = EventLog()
    let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.log = log
    let view = PressedView("view", log, in: window)
    let generator = try EventGenerator(window: window)
    view.becomeFirstResponder()
    HostInput.send(.press(PressSample(button: .menu, phase: .began, time: generator.now)))
    #expect(log.take() == ["window presses", "view began menu"])
  }
}

/// A view that may have focus.
private final class FocusableView: PressedView {
  override var canBecomeFocused: Bool { true }
}

/// A view that hands the presses it is told of to a closure.
private final class CapturingView: UIView {
  let began: (Set<UIPress>) -> Void
  let onEvent: (UIPressesEvent) -> Void

  init(
    _ began: @escaping (Set<UIPress>) -> Void,
    event: @escaping (UIPressesEvent) -> Void = { _ in }
  ) {
    self.began = began
    onEvent = event
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    began(presses)
    if let event { onEvent(event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let event { onEvent(event) }
  }
}

/// A window that writes down events that are not touches.
private final class WatchingWindow: UIWindow {
  var log = EventLog()
  override func sendEvent(_ event: UIEvent) {
    log.record("window \(event.type)")
    super.sendEvent(event)
  }
}
