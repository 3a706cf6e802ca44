// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Beginning and ending, typing, returning and clearing.
@MainActor
enum FieldEditing {
  /// - Rules: FR-6, FR-19, FR-50, FR-51.
  static func begin(_ field: UITextField, _ become: () -> Bool) -> Bool {
    if field.isFirstResponder { return true }
    guard field.canBecomeFirstResponder, let window = field.window else { return become() }
    guard field.delegate?.textFieldShouldBeginEditing(field) ?? true else { return false }
    if !window.isKeyWindow { window.makeKey() }
    guard become() else { return false }
    field.parts.isEditing = true
    TextReveal.show(field.bounds, of: field, animated: true)
    if field.clearsOnBeginEditing, field.editor.hasText { FieldText.set("", of: field) }
    field.textNeedsDisplay()
    field.send(.editingDidBegin, nil)
    field.delegate?.textFieldDidBeginEditing(field)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: field)
    return true
  }

  /// - Rules: FR-52.
  static func end(_ field: UITextField, _ resign: () -> Bool) -> Bool {
    guard field.isFirstResponder, field.parts.isEditing else { return resign() }
    guard !field.isEnabled || field.delegate?.textFieldShouldEndEditing(field) ?? true else {
      return false
    }
    guard resign() else { return false }
    finish(field)
    return true
  }

  /// Tells that editing ended, for whatever reason.
  ///
  /// - Rules: FR-20, FR-52, FR-57.
  static func finish(_ field: UITextField) {
    guard field.parts.isEditing else { return }
    field.editor.unmark()
    field.parts.touches?.menu.dismiss()
    field.parts.isEditing = false
    field.parts.scroll = 0
    field.parts.undo.removeAllActions()
    field.editor.history.close()
    field.textNeedsDisplay()
    field.send(.editingDidEnd, nil)
    field.delegate?.textFieldDidEndEditing(field, reason: .committed)
    let reason = UITextField.DidEndEditingReason.committed.rawValue
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: field,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: reason])
  }

  /// A field that is disabled is not edited any more.
  ///
  /// - Rules: FR-22.
  static func enablednessDidChange(_ field: UITextField) {
    field.setNeedsDisplay()
    field.parts.surface?.refresh()
    if !field.isEnabled, field.isFirstResponder { field.resignFirstResponder() }
  }

  /// Inserts what is typed; a line feed alone is the return key.
  static func insert(_ text: String, into field: UITextField) {
    if text == "\n" { return pressReturn(field) }
    if field.clearsOnInsertion, field.editor.marked == nil {
      field.clearsOnInsertion = false
      field.editor.change(0..<field.editor.length, to: text, .other)
      return
    }
    TextCompletion.type(text, in: field.editor, for: field)
  }

  /// - Rules: FR-55.
  static func pressReturn(_ field: UITextField) {
    field.editor.unmark()
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.send(.primaryActionTriggered, nil)
    guard field.allControlEvents.contains(.editingDidEndOnExit) else { return }
    field.send(.editingDidEndOnExit, nil)
    if field.isFirstResponder { field.resignFirstResponder() }
  }

  /// - Rules: FR-56.
  static func clear(_ field: UITextField) {
    guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.editor.clear()
  }
}
