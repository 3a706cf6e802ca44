// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// Beginning and ending, typing, returning and clearing.
extension UITextField {
  // Rules: FR-6, FR-19, FR-50, FR-51, FR-95, FR-101.
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = self.window else { return become() }
    guard parts.overseer?.fieldShouldBegin() ?? true,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    if !window.isKeyWindow { window.makeKey() }
    guard become() else { return false }
    // The field before, when it ended, may have had this one begin already.
    if parts.isEditing { return true }
    parts.isEditing = true
    // Not yet, but before the end, which may come while the field is emptied.
    parts.untold += [
      { self.send(.editingDidBegin, nil) },
      { self.delegate?.textFieldDidBeginEditing(self) },
      { self.post(UITextField.textDidBeginEditingNotification) },
    ]
    TextReveal.show(bounds, of: self, animated: true)
    if clearsOnBeginEditing, editor.hasText, delegate?.textFieldShouldClear(self) ?? true {
      setText("")
    }
    parts.startsOver = parts.isEditing && look.isSecret && editor.hasText
    textNeedsDisplay()
    tell()
    return true
  }

  private func allowsEnd() -> Bool {
    guard parts.overseer?.fieldShouldEnd() ?? true else { return false }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  private func post(
    _ name: NSNotification.Name, reason: UITextField.DidEndEditingReason? = nil
  ) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: reason.map { [UITextField.didEndEditingReasonUserInfoKey: $0.rawValue] })
  }

  // Rules: FR-52.
  func stopEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, parts.isEditing else { return resign() }
    guard !isEnabled || allowsEnd() else { return false }
    guard resign() else { return false }
    editingDidFinish()
    return true
  }

  // Rules: FR-20, FR-52, FR-57, FR-101.
  /// Tells that editing ended, for whatever reason.
  func editingDidFinish() {
    guard parts.isEditing else { return }
    editor.unmark()
    parts.touches?.menu.dismiss()
    parts.isEditing = false
    parts.startsOver = false
    parts.scroll = 0
    parts.undo.removeAllActions()
    editor.history.close()
    textNeedsDisplay()
    tell(
      { self.send(.editingDidEnd, nil) },
      { self.delegate?.textFieldDidEndEditing(self, reason: .committed) },
      { self.post(UITextField.textDidEndEditingNotification, reason: .committed) })
  }

  // Rules: FR-22.
  /// A field that is disabled is not edited any more.
  func enablednessDidChange() {
    setNeedsDisplay()
    parts.surface?.refresh()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  /// Inserts what is typed; a line feed alone is the return key.
  func typeOrReturn(_ text: String) {
    if text == "\n" { return pressReturn() }
    startOver()
    typeText(text)
  }

  // Rules: FR-98.
  /// Selects a secret that is edited again, which nobody can see and so nobody can put right.
  func startOver() {
    guard parts.startsOver else { return }
    parts.startsOver = false
    editor.select(TextSelection(0..<editor.length), isByProgram: false)
  }

  // Rules: FR-55.
  func pressReturn() {
    editor.unmark()
    guard parts.overseer?.fieldShouldReturn() ?? true,
      delegate?.textFieldShouldReturn(self) ?? true
    else { return }
    send(.primaryActionTriggered, nil)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    send(.editingDidEndOnExit, nil)
    if isFirstResponder { resignFirstResponder() }
  }

  // Rules: FR-56.
  func clearText() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.clear()
    parts.overseer?.fieldWasCleared()
  }
}
