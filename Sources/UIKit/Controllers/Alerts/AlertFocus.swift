// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// First responder moves to an alert or its first text field, and back when it is gone.
///
/// - Rules: VC-67, VC-71.
@MainActor
enum AlertFocus {
  /// Has the keyboard come together with the alert.
  static func takeForTyping(_ alert: UIAlertController) {
    alert.earlierFirstResponder = alert.viewIfLoaded?.window?.firstResponder
    alert.ownFields.first(where: \.canBecomeFirstResponder)?.becomeFirstResponder()
  }

  /// Has keys go to the alert, unless one of its fields has them.
  static func take(_ alert: UIAlertController) {
    if !alert.ownFields.contains(where: \.isFirstResponder) { alert.becomeFirstResponder() }
  }

  static func leave(_ alert: UIAlertController) {
    alert.resignFirstResponder()
    for field in alert.ownFields { field.resignFirstResponder() }
  }

  static func giveBack(_ alert: UIAlertController) {
    defer { alert.earlierFirstResponder = nil }
    guard let earlier = alert.earlierFirstResponder,
      let holder = FirstResponderSwitch.holder(of: earlier), holder.firstResponder == nil
    else { return }
    earlier.becomeFirstResponder()
  }
}
