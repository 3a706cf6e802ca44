// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window with a control in it, one finger, and a log of what the control sent.
@MainActor
final class ControlStage<Control: UIControl> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let clock = VirtualClock(start: StageTime.next())
  let control: Control
  var log: [String] = []
  private var contact: Int

  /// Puts a control at (100, 100), 100 by 50 points large, and logs all its events.
  init(_ control: Control, logs: UIControl.Event = .allEvents) {
    TimeSource.clock = clock
    // Numbers of its own: another suite, which runs at the same time, may have left a finger down.
    contact = Int(clock.now)
    self.control = control
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    window.addSubview(control)
    window.isHidden = false
    for (event, name) in named where logs.contains(event) {
      control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
  }

  isolated deinit { window.isHidden = true }

  /// The middle of the control.
  let inside = CGPoint(x: 150, y: 125)

  func down(_ point: CGPoint? = nil) {
    contact += 1
    send(.began, point ?? inside)
  }

  func move(_ point: CGPoint) { send(.moved, point) }

  func up(_ point: CGPoint? = nil) { send(.ended, point ?? inside) }

  func cancel() { HostInput.send(.cancelContacts(at: clock.now)) }

  func tap() {
    down()
    up()
  }

  /// The log since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func send(_ phase: Contact.Phase, _ point: CGPoint) {
    let finger = Contact(id: contact, kind: .finger, phase: phase, location: point)
    HostInput.send(.contacts(ContactFrame(time: clock.now, contacts: [finger])))
  }

  private var named: [(UIControl.Event, String)] {
    [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
      (.menuActionTriggered, "menuActionTriggered"),
    ]
  }
}

/// Stages are far apart in time, so that taps of one do not count for the next.
@MainActor
enum StageTime {
  private static var last: TimeInterval = 0
  static func next() -> TimeInterval {
    last += 1000
    return last
  }
}

/// A finger that rests at (5, 5) of any view.
final class RestingTouch: UITouch {
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 5, y: 5) }
}

/// A control that logs its tracking.
class TrackingControl: UIControl {
  var calls: [String] = []
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.append("end tracking \(isTracking)")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    calls.append("cancel event \(event == nil ? "nil" : "some")")
    super.cancelTracking(with: event)
  }
}

/// A view that logs the touches that reach it.
final class TouchLog: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

/// A target with action methods of all three forms.
@MainActor
class ActionTargetProbe: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sent(_ sender: UIControl) { calls.append("sent \(type(of: sender))") }
  func full(_ sender: UIControl, _ event: UIEvent?) {
    calls.append("full \(type(of: sender)) \(event == nil ? "nil" : "event")")
  }
}
