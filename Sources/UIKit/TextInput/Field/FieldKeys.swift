// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What keys do in a field.
///
/// - Rules: PK-16, PK-26.
extension UITextField: TextKeyHandling {
  /// Everything but Tab, which leads to the next field.
  func takes(_ action: TextKeyAction) -> Bool {
    if case .insertTab = action { return false }
    return isEditing
  }

  func perform(_ action: TextKeyAction) {
    switch action {
    case .insert(let text): insertText(text)
    case .insertNewline: insertText("\n")
    case .insertTab: break
    case .deleteBackward(.one): deleteBackward()
    case .deleteBackward(let step):
      editor.delete(to: TextEditor.motion(deleting: step, forward: false))
    case .deleteForward(let step):
      editor.delete(to: TextEditor.motion(deleting: step, forward: true))
    case .move(let direction, let step, let extends):
      editor.move(TextEditor.motion(direction, step, page: bounds.height), extending: extends)
    }
  }
}
