// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// Beginning and ending, and typing.
extension UITextView {
  // Rules: FR-6, FR-19, FR-50, FR-51, FR-95.
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = self.window else { return become() }
    if isEditable, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) {
      return false
    }
    if !window.isKeyWindow { window.makeKey() }
    guard become() else { return false }
    // Whoever was edited before may have had this one begin already.
    if isEditable, !parts.isEditing { editingDidBegin() }
    return true
  }

  // Rules: FR-101.
  private func editingDidBegin() {
    parts.isEditing = true
    parts.showsCaretNext = true
    textNeedsDisplay()
    tell(
      { self.textDelegate?.textViewDidBeginEditing(self) },
      { self.post(UITextView.textDidBeginEditingNotification) })
  }

  // Rules: FR-52.
  func stopEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    if parts.isEditing, isEditable,
      !(textDelegate?.textViewShouldEndEditing(self) ?? true)
    {
      return false
    }
    guard resign() else { return false }
    editingDidFinish()
    return true
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // Rules: FR-20, FR-52, FR-101.
  /// Tells that editing ended, for whatever reason.
  func editingDidFinish() {
    textNeedsDisplay()
    parts.touches?.menu.dismiss()
    guard parts.isEditing else { return }
    editor.unmark()
    editor.history.close()
    parts.isEditing = false
    tell(
      { self.textDelegate?.textViewDidEndEditing(self) },
      { self.post(UITextView.textDidEndEditingNotification) })
  }

  /// Text that cannot be edited any more is not; what can be now is, if it is first responder.
  func editabilityDidChange() {
    textNeedsDisplay()
    guard isFirstResponder else { return }
    if !isSelectable {
      resignFirstResponder()
    } else if isEditable {
      editingDidBegin()
      reloadInputViews()
    } else {
      editingDidFinish()
      reloadInputViews()
    }
  }
}

// Rules: PK-16, PK-26.
/// What keys do in a text view.
extension UITextView {
  /// Everything but Shift and Tab; where nothing can be changed, what selects and moves.
  func takes(_ action: TextKeyAction) -> Bool {
    switch action {
    case .insertTab(isBackward: true): false
    case .move: isSelectable
    default: parts.isEditing
    }
  }
}
