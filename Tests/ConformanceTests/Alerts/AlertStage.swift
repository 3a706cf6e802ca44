// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A window whose controller can be asked things, and fingers and keys to answer with.
@MainActor
final class AlertStage {
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  let log = CallbackLog()
  let root: RecordingController
  let field = Field(frame: CGRect(x: 10, y: 40, width: 100, height: 40))
  let generator: EventGenerator

  init() throws {
    root = RecordingController("root", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    generator = try EventGenerator(window: window)
    field.accessibilityIdentifier = "field"
    root.view.addSubview(field)
    _ = log.take()
  }

  /// An alert with these answers, each of which is noted by its title.
  func alert(
    _ style: UIAlertController.Style = .alert, title: String? = "Delete?", message: String? = nil,
    _ answers: [(String, UIAlertAction.Style)] = [("OK", .default), ("Cancel", .cancel)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] action in
          log.note("chose \(action.title ?? "")")
        })
    }
    return alert
  }

  /// Shows an alert; what is noted of that is dropped.
  func show(_ alert: UIAlertController) {
    root.present(alert, animated: false)
    generator.advance(by: 0)
    _ = log.take()
  }

  /// Lets a turn pass, at whose end everything is laid out.
  func endTurn() { HostInput.send(.cancelContacts(at: generator.now)) }

  /// Taps an answer, and lets the alert sink.
  func choose(_ title: String) throws {
    try generator.fingerTap(at: row(title))
    generator.advance(by: 1)
  }

  func row(_ title: String) throws -> UIView { try generator.viewWithIdentifier(title) }

  /// A key of the keyboard goes down and up.
  func press(_ usage: UIKeyboardHIDUsage, _ characters: String) {
    for phase in [KeyStroke.Phase.began, .ended] {
      HostInput.send(
        .key(
          KeyStroke(
            usage: UInt16(usage.rawValue), phase: phase, characters: characters,
            charactersIgnoringModifiers: characters, time: generator.now)))
    }
  }
}
