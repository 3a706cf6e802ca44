// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A delegate of everything that implements nothing.
private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}

/// A delegate decides nothing that it does not implement.
@MainActor @Suite("Delegates that implement nothing", .freshApplication)
struct SilentDelegateTests {
  private let silent = Silent()

  /// What a person does to a field, and what it tells.
  private func editField(_ delegate: (any UITextFieldDelegate)?) throws -> [String] {
    let log = EventLog()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    field.clearButtonMode = .always
    field.delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      field.addAction(
        UIAction { [weak field] _ in log.record("\(name) \(field?.text ?? "")") }, for: event)
    }
    let generator = try EventGenerator(view: field)
    try generator.fingerTap()
    try generator.keyType("ab")
    try generator.keyPress(.deleteOrBackspace)
    let clear = field.clearButtonRect(forBounds: field.bounds)
    try generator.fingerTap(
      at: OffsetLocation(location: field, x: clear.midX - 100, y: clear.midY - 15))
    try generator.keyType("c")
    try generator.keyPress(.returnOrEnter)
    field.resignFirstResponder()
    return log.take()
  }

  @Test func `a field asks nobody, and is edited as without a delegate`() throws {
    let lines = try editField(nil)
    #expect(
      lines == [
        "begin ", "changed a", "changed ab", "changed a", "changed ", "changed c",
        "primary c", "exit c", "end c",
      ])
    #expect(try editField(silent) == lines)
  }

  @Test func `a text view asks nobody, and is edited as without a delegate`() throws {
    for delegate in [nil, silent] {
      let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
      view.delegate = delegate
      let generator = try EventGenerator(view: view)
      try generator.fingerTap()
      try generator.keyType("ab\nc")
      try generator.keyPress(.deleteOrBackspace)
      #expect(view.text == "ab\n" && view.isFirstResponder)
      #expect(view.resignFirstResponder() && view.text == "ab\n")
      #expect(view.delegate === delegate)
    }
  }
}
