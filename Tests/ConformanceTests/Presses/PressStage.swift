// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A view that writes down presses, and passes them on if told to.
class PressedView: UIView {
  let name: String
  let log: EventLog
  var passesOn = false

  init(_ name: String, _ log: EventLog, in superview: UIView?) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    superview?.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) began \(PressText.of(presses))")
    if passesOn { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) changed \(PressText.of(presses))")
    if passesOn { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) ended \(PressText.of(presses))")
    if passesOn { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) cancelled \(PressText.of(presses))")
    if passesOn { super.pressesCancelled(presses, with: event) }
  }
}

/// A controller that writes down the presses that begin, and what commands it is sent.
class PressedController: UIViewController {
  var name = "controller"
  var log = EventLog()
  var passesOn = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) began \(PressText.of(presses))")
    if passesOn { super.pressesBegan(presses, with: event) }
  }
}

/// Writes what presses are: the key or the type of each.
@MainActor
enum PressText {
  static func of(_ presses: Set<UIPress>) -> String {
    presses.map { $0.key.map { "\($0.keyCode) \($0.characters)" } ?? "\($0.type)" }
      .sorted().joined(separator: ", ")
  }
}

/// A window with a controller, a view in it and a view in that; a clock of its own.
@MainActor
final class PressStage {
  let log = EventLog()
  let controller = PressedController()
  let outer: PressedView
  let inner: PressedView
  let generator: EventGenerator

  init() throws {
    controller.log = log
    outer = PressedView("outer", log, in: controller.view)
    inner = PressedView("inner", log, in: outer)
    generator = try EventGenerator(viewController: controller)
  }

  /// Reports a key by its usage, as a host does.
  func key(
    _ usage: UIKeyboardHIDUsage, _ phase: KeyStroke.Phase = .began, _ characters: String = "",
    plain: String? = nil, _ modifiers: KeyModifiers = [], isRepeat: Bool = false
  ) {
    HostInput.send(
      .key(
        KeyStroke(
          usage: UInt16(usage.rawValue), phase: phase, characters: characters,
          charactersIgnoringModifiers: plain ?? characters, modifiers: modifiers,
          isRepeat: isRepeat, time: generator.now)))
  }

  /// Reports a key that goes down and up.
  func stroke(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", plain: String? = nil,
    _ modifiers: KeyModifiers = []
  ) {
    key(usage, .began, characters, plain: plain, modifiers)
    key(usage, .ended, characters, plain: plain, modifiers)
  }

  /// Reports a button of a remote.
  func button(_ button: PressSample.Button, _ phase: PressSample.Phase, force: Double = 1) {
    HostInput.send(
      .press(PressSample(button: button, phase: phase, force: force, time: generator.now)))
  }
}
