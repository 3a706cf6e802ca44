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

  func perform(_ action: TextKeyAction) { editor.perform(action, of: self, page: bounds.height) }
}
