// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PK-16, PK-26.
/// What keys do in a field.
extension UITextField {
  /// Everything but Tab, which leads to the next field.
  func takes(_ action: TextKeyAction) -> Bool {
    if case .insertTab = action { return false }
    return isEditing
  }
}
