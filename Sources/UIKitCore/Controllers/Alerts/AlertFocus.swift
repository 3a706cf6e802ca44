// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-67, VC-71.
/// First responder moves to an alert or its first text field.
extension UIAlertController {
  /// Has the keyboard come together with the alert.
  func takeFocusForTyping() {
    ownFields.first(where: \.canBecomeFirstResponder)?.becomeFirstResponder()
  }

  /// Has keys go to the alert, unless one of its fields has them.
  func takeFocus() {
    if !ownFields.contains(where: \.isFirstResponder) { becomeFirstResponder() }
  }

  func leaveFocus() {
    resignFirstResponder()
    for field in ownFields { field.resignFirstResponder() }
  }
}
