// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Beginning and ending, and typing.
@MainActor
enum TextViewEditing {
  /// - Rules: FR-6, FR-19, FR-50, FR-51.
  static func begin(_ view: UITextView, _ become: () -> Bool) -> Bool {
    if view.isFirstResponder { return true }
    guard view.canBecomeFirstResponder, let window = view.window else { return become() }
    if view.isEditable, !(view.textDelegate?.textViewShouldBeginEditing(view) ?? true) {
      return false
    }
    if !window.isKeyWindow { window.makeKey() }
    guard become() else { return false }
    if view.isEditable { didBegin(view) }
    return true
  }

  private static func didBegin(_ view: UITextView) {
    view.parts.isEditing = true
    view.parts.showsCaretNext = true
    view.textNeedsDisplay()
    view.textDelegate?.textViewDidBeginEditing(view)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: view)
  }

  /// - Rules: FR-52.
  static func end(_ view: UITextView, _ resign: () -> Bool) -> Bool {
    guard view.isFirstResponder else { return resign() }
    if view.parts.isEditing, view.isEditable,
      !(view.textDelegate?.textViewShouldEndEditing(view) ?? true)
    {
      return false
    }
    guard resign() else { return false }
    finish(view)
    return true
  }

  /// Tells that editing ended, for whatever reason.
  ///
  /// - Rules: FR-20, FR-52.
  static func finish(_ view: UITextView) {
    view.textNeedsDisplay()
    view.parts.touches?.menu.dismiss()
    guard view.parts.isEditing else { return }
    view.editor.unmark()
    view.editor.history.close()
    view.parts.isEditing = false
    view.textDelegate?.textViewDidEndEditing(view)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: view)
  }

  /// Text that cannot be edited any more is not; what can be now is, if it is first responder.
  static func editabilityDidChange(_ view: UITextView) {
    view.textNeedsDisplay()
    guard view.isFirstResponder else { return }
    if !view.isSelectable {
      view.resignFirstResponder()
    } else if view.isEditable {
      didBegin(view)
      view.reloadInputViews()
    } else {
      finish(view)
      view.reloadInputViews()
    }
  }

  /// Inserts what is typed.
  static func insert(_ text: String, into view: UITextView) {
    if view.clearsOnInsertion, view.editor.marked == nil {
      view.clearsOnInsertion = false
      view.editor.change(0..<view.editor.length, to: text, .other)
      return
    }
    TextCompletion.type(text, in: view.editor, for: view)
  }
}

/// What keys do in a text view.
///
/// - Rules: PK-16, PK-26.
extension UITextView: TextKeyHandling {
  /// Everything but Shift and Tab; where nothing can be changed, what selects and moves.
  func takes(_ action: TextKeyAction) -> Bool {
    switch action {
    case .insertTab(isBackward: true): false
    case .move: isSelectable
    default: parts.isEditing
    }
  }

  func perform(_ action: TextKeyAction) { editor.perform(action, of: self, page: bounds.height) }
}
