// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A delegate that writes down what it is asked and told.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let log: EventLog
  var refuses: Set<String> = []
  var notesSelection = false
  var onClear: ((UITextField) -> Void)?
  var onChange: ((UITextField, NSRange, String) -> Bool)?

  init(_ log: EventLog) { self.log = log }

  private func asked(_ what: String, _ field: UITextField) -> Bool {
    log.record("\(field.accessibilityIdentifier ?? "?") \(what)")
    return !refuses.contains(what)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    asked("shouldBegin", textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = asked("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    asked("shouldEnd", textField)
  }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    _ = asked("didEnd \(reason)", textField)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.record("shouldChange \(range.location)+\(range.length) “\(string)”")
    return onChange?(textField, range, string) ?? !refuses.contains("change")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    if notesSelection { log.record("selection \(FieldStage.selection(of: textField))") }
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    let answer = asked("shouldClear", textField)
    onClear?(textField)
    return answer
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    asked("shouldReturn", textField)
  }
}

/// Two fields in a window, and all that they tell as lines.
@MainActor
final class FieldStage {
  let log = EventLog()
  let delegate: FieldDelegate
  let one = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  let two = UITextField(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
  let generator: EventGenerator
  private var observers: [any NSObjectProtocol] = []

  init() throws {
    delegate = FieldDelegate(log)
    let controller = UIViewController()
    controller.view.addSubview(one)
    controller.view.addSubview(two)
    one.accessibilityIdentifier = "one"
    two.accessibilityIdentifier = "two"
    generator = try EventGenerator(viewController: controller)
    for field in [one, two] { field.delegate = delegate }
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryAction"),
    ]
    let log = log
    for (event, name) in events {
      one.addAction(UIAction { _ in log.record(name) }, for: event)
    }
    let names: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "note didBegin"),
      (UITextField.textDidChangeNotification, "note didChange"),
      (UITextField.textDidEndEditingNotification, "note didEnd"),
      (UIResponder.keyboardWillShowNotification, "keyboard willShow"),
      (UIResponder.keyboardWillHideNotification, "keyboard willHide"),
    ]
    for (name, word) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { log.record(word) }
        })
    }
  }

  @MainActor deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Selected offsets of a field, such as 2..<5.
  static func selection(of field: UITextField) -> String {
    guard let range = field.selectedTextRange else { return "none" }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return "\(start)..<\(field.offset(from: field.beginningOfDocument, to: range.end))"
  }

  var selection: String { Self.selection(of: one) }

  /// Selects offsets of the first field.
  func select(_ from: Int, _ to: Int) {
    guard let start = one.position(from: one.beginningOfDocument, offset: from),
      let end = one.position(from: one.beginningOfDocument, offset: to)
    else { return }
    one.selectedTextRange = one.textRange(from: start, to: end)
  }

  /// Reports a key that goes down and up.
  func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    for phase in [KeyStroke.Phase.began, .ended] {
      HostInput.send(
        .key(
          KeyStroke(
            usage: UInt16(usage.rawValue), phase: phase, characters: characters,
            charactersIgnoringModifiers: characters, modifiers: modifiers, isRepeat: false,
            time: generator.now)))
    }
  }
}
