// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that takes text and keeps it.
final class Notepad: UIView, UIKeyInput {
  var text = ""
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.none
  var enablesReturnKeyAutomatically = false
  var mode: UITextInputMode?
  var context: String?

  init(in superview: UIView) {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    superview.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  var hasText: Bool { !text.isEmpty }
  /// What return does instead of being typed.
  var onReturn: (() -> Void)?

  func insertText(_ text: String) {
    if text == "\n", let onReturn { onReturn() } else { self.text += text }
  }
  func deleteBackward() { text = String(text.dropLast()) }
  override var canBecomeFirstResponder: Bool { true }
  override var textInputMode: UITextInputMode? { mode }
  override var textInputContextIdentifier: String? { context }
}

@MainActor @Suite("FR the software keyboard", .freshApplication)
final class SoftwareKeyboardRules {
  lazy var stage = InputStage()
  lazy var pad = Notepad(in: stage.owner.view)
  var generator: EventGenerator { stage.generator }

  private func tap(_ names: String...) throws {
    for name in names {
      try generator.fingerTap(at: generator.viewWithIdentifier("key \(name)"))
    }
  }

  private func title(of name: String) throws -> String? {
    let key = try generator.viewWithIdentifier("key \(name)")
    return key.subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test func `FR-33 FR-34 the keyboard comes for a first responder that takes text`() throws {
    _ = pad
    stage.one.becomeFirstResponder()
    stage.settle()
    #expect(stage.log.take() == [])
    pad.becomeFirstResponder()
    stage.settle()
    #expect(
      stage.log.take() == [
        "willChangeFrame 0 → 216", "willShow 0 → 216", "didChangeFrame 0 → 216", "didShow 0 → 216",
      ])
    try tap("h", "e", "y", "space", "delete", "shift", "o", "symbols", "1", "return")
    #expect(pad.text == "heyO1\n")
    #expect(generator.window.isKeyWindow && pad.isFirstResponder)
    pad.resignFirstResponder()
    stage.settle()
    #expect(throws: (any Error).self) { try tap("h") }
    stage.stop()
  }

  @Test func `FR-33 two fingers type in the order in which they come down`() throws {
    pad.becomeFirstResponder()
    stage.settle()
    let t = try generator.viewWithIdentifier("key t")
    let h = try generator.viewWithIdentifier("key h")
    try generator.fingerDown(.rightThumb, at: t)
    try generator.fingerDown(.leftThumb, at: h)
    #expect(pad.text == "t")
    try generator.fingerUp(.rightThumb)
    try generator.fingerUp(.leftThumb)
    #expect(pad.text == "th")
    stage.stop()
  }

  @Test func `FR-33 delete repeats while it is held`() throws {
    pad.text = "0123456789"
    pad.becomeFirstResponder()
    stage.settle()
    try generator.fingerDown(at: generator.viewWithIdentifier("key delete"))
    #expect(pad.text == "012345678")
    generator.advance(by: 0.45)
    #expect(pad.text == "012345678")
    generator.advance(by: 0.3)
    #expect(pad.text == "012345")
    try generator.fingerUp()
    generator.advance(by: 1)
    #expect(pad.text == "012345")
    stage.stop()
  }

  @Test func `FR-33 the keyboard is what the traits ask for`() throws {
    pad.keyboardType = .numberPad
    pad.becomeFirstResponder()
    stage.settle()
    try tap("4", "2")
    #expect(pad.text == "42")
    #expect(throws: (any Error).self) { try tap("a") }
    pad.keyboardType = .default
    pad.returnKeyType = .search
    pad.autocapitalizationType = .words
    pad.enablesReturnKeyAutomatically = true
    pad.text = ""
    pad.reloadInputViews()
    #expect(try title(of: "return") == "Search")
    #expect(try title(of: "a") == "A")
    try tap("return", "a", "b", "space", "c", "return")
    #expect(pad.text == "Ab C\n")
    stage.stop()
  }

  @Test func `FR-33 with a keyboard that has keys only the accessory is shown`() throws {
    let bar = InputStage.view(44)
    stage.owner.accessory = bar
    pad.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
    HostInput.send(.hardwareKeyboard(isAttached: true, at: generator.now))
    stage.settle()
    #expect(stage.log.take() == ["willChangeFrame 260 → 44", "didChangeFrame 260 → 44"])
    #expect(throws: (any Error).self) { try tap("a") }
    HostInput.send(.hardwareKeyboard(isAttached: false, at: generator.now))
    stage.settle()
    #expect(stage.log.take() == ["willChangeFrame 44 → 260", "didChangeFrame 44 → 260"])
    try tap("a")
    #expect(pad.text == "a")
    stage.stop()
  }

  @Test func `FR-33 a text input is asked before it is typed into`() throws {
    let text = PlainText("ab", in: stage.owner.view)
    text.becomeFirstResponder()
    stage.settle()
    text.refused = "x"
    try tap("x", "y", "delete", "return")
    #expect(text.calls == ["insert y", "delete", "insert \n"])
    stage.stop()
  }

  @Test func `FR-33 shift follows a text that another hand changes`() throws {
    let text = PlainText("Done. ", in: stage.owner.view)
    text.becomeFirstResponder()
    stage.settle()
    #expect(try title(of: "a") == "A")
    text.select(2, 0)
    stage.settle()
    HostInput.send(.languages(["en-US"]))
    #expect(try title(of: "a") == "a")
    stage.stop()
  }

  @Test func `FR-37 two that take text share the keyboard`() throws {
    let other = Notepad(in: stage.owner.view)
    pad.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
    try tap("a")
    other.becomeFirstResponder()
    stage.settle()
    #expect(stage.log.take() == [])
    try tap("b")
    #expect(pad.text == "a" && other.text == "b")
    stage.stop()
  }

  @Test func `FR-37 the return key may lead to the next text`() throws {
    let next = Notepad(in: stage.owner.view)
    pad.onReturn = { _ = next.becomeFirstResponder() }
    pad.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
    try tap("a", "return", "b", "delete", "c")
    stage.settle()
    #expect(stage.log.take() == [])
    #expect(pad.text == "a" && next.text == "c" && next.isFirstResponder)
    pad.onReturn = { [pad] in _ = pad.resignFirstResponder() }
    pad.becomeFirstResponder()
    try tap("return")
    stage.settle()
    #expect(!pad.isFirstResponder)
    stage.stop()
  }

  @Test func `TM-2 a key goes to the next language`() throws {
    pad.becomeFirstResponder()
    stage.settle()
    HostInput.send(.languages(["en-US", "de-DE"]))
    #expect(throws: (any Error).self) { try tap("ü") }
    try tap("next keyboard", "ü", "next keyboard")
    #expect(throws: (any Error).self) { try tap("ü") }
    #expect(pad.text == "ü")
    stage.stop()
  }
}
