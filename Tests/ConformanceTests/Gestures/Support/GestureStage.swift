// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window, fingers and a log: what gesture tests need, on a virtual clock.
@MainActor
final class GestureStage {
  let window: UIWindow
  /// Fills the window; log entries call it by the name it is made with.
  let view: LogView
  private(set) var log: [String] = []
  private let generator: EventGenerator
  private var listeners: [Listener] = []
  private static var shown: UIWindow?

  init() {
    GestureStage.shown?.isHidden = true
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view = LogView(frame: window.bounds)
    view.name = "view"
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    guard let generator = try? EventGenerator(window: window) else {
      preconditionFailure("The window cannot be shown")
    }
    self.generator = generator
    GestureStage.shown = window
    view.log = { [weak self] in self?.log.append($0) }
  }

  /// Appends a line.
  func note(_ line: String) { log.append(line) }

  /// The lines since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// A view inside another one, by default at the top left of `view`.
  func add(
    _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200),
    to parent: UIView? = nil
  ) -> LogView {
    let child = LogView(frame: frame)
    child.name = name
    child.log = { [weak self] in self?.log.append($0) }
    (parent ?? view).addSubview(child)
    return child
  }

  /// Adds a recognizer whose actions are logged by its name.
  @discardableResult
  func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to target: UIView? = nil) -> R {
    recognizer.name = name
    listen(to: recognizer)
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Logs the actions of a recognizer.
  func listen(
    to recognizer: UIGestureRecognizer, _ body: ((UIGestureRecognizer) -> Void)? = nil
  ) {
    let listener = Listener { [weak self] recognizer in
      self?.log.append("\(recognizer.name ?? "?") \(recognizer.state)")
      body?(recognizer)
    }
    listeners.append(listener)
    recognizer.addTarget(listener, action: Selector("fire:", Listener.fire))
  }

  // MARK: - Fingers

  func down(_ finger: Int = 0, _ x: CGFloat, _ y: CGFloat) { send([(finger, .began, x, y)]) }
  func move(_ finger: Int = 0, _ x: CGFloat, _ y: CGFloat) { send([(finger, .moved, x, y)]) }
  func up(_ finger: Int = 0, _ x: CGFloat, _ y: CGFloat) { send([(finger, .ended, x, y)]) }
  func cancel(_ finger: Int = 0, _ x: CGFloat, _ y: CGFloat) {
    send([(finger, .cancelled, x, y)])
  }

  /// What several fingers do in one event.
  func send(
    _ contacts: [(Int, Contact.Phase, CGFloat, CGFloat)], kind: Contact.Kind = .finger,
    buttons: Int = 0, modifiers: KeyModifiers = []
  ) {
    let contacts = contacts.map { finger, phase, x, y in
      Contact(
        id: finger, kind: kind, phase: phase, location: CGPoint(x: x, y: y),
        detail: buttons == 0 ? nil : ContactDetail(buttons: buttons))
    }
    HostInput.send(
      .contacts(ContactFrame(time: generator.now, contacts: contacts, modifiers: modifiers)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    down(finger, x, y)
    wait(0.05)
    up(finger, x, y)
  }

  /// A drag in steps of a 60th of a second, without the lift.
  func drag(
    _ finger: Int = 0, from start: CGPoint, by way: CGPoint, steps: Int = 10
  ) {
    down(finger, start.x, start.y)
    for step in 1...steps {
      wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      move(finger, start.x + way.x * part, start.y + way.y * part)
    }
  }

  /// Lets time pass; timers fire.
  func wait(_ time: TimeInterval) { generator.advance(by: time) }
}

/// Calls a closure for an action.
@MainActor
final class Listener: NSObject {
  private let body: (UIGestureRecognizer) -> Void
  init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
  func fire(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}

/// Logs its touches and keeps them.
class LogView: UIView {
  var name = "view"
  var log: ((String) -> Void)?
  var onTouch: ((String, Set<UITouch>, UIEvent?) -> Void)?
  var shouldBegin: ((UIGestureRecognizer) -> Bool)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches, event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?(gestureRecognizer) ?? true
  }

  private func tell(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    log?(touches.count == 1 ? "\(name) \(phase)" : "\(name) \(phase) \(touches.count)")
    onTouch?(phase, touches, event)
  }
}

/// A client's recognizer: logs what it is told, and does what it is told to do.
final class Probe: UIGestureRecognizer {
  var log: ((String) -> Void)?
  var isLogging = true
  var onBegan: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var onMoved: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var onEnded: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var onCancelled: ((Probe, Set<UITouch>, UIEvent) -> Void)?
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var preventable: (UIGestureRecognizer) -> Bool = { _ in true }
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var holdsUp: (UIGestureRecognizer) -> Bool = { _ in false }
  var receives: (UIEvent) -> Bool = { _ in true }

  convenience init(_ stage: GestureStage) {
    self.init(target: nil, action: nil)
    log = { [weak stage] in stage?.note($0) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("began", touches)
    onBegan?(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("moved", touches)
    onMoved?(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("ended", touches)
    onEnded?(self, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("cancelled", touches)
    onCancelled?(self, touches, event)
  }
  override func reset() { if isLogging { log?("\(name ?? "?") reset") } }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { preventable(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waitsFor(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsUp(other) }
  override func shouldReceive(_ event: UIEvent) -> Bool { receives(event) }

  private func tell(_ phase: String, _ touches: Set<UITouch>) {
    guard isLogging else { return }
    log?("\(name ?? "?") gets \(phase)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }
}

/// A delegate made of closures.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var holdsUp: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var takesTouch: (UITouch) -> Bool = { _ in true }
  var takesEvent: (UIEvent) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together(one, other) }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waits(one, other) }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { holdsUp(one, other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { takesTouch(touch) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { takesEvent(event) }
}
