// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The text fields of an alert, and the way that Return takes through them.
///
/// - Rules: VC-70, VC-71.
@MainActor
enum AlertFields {
  static func add(to alert: UIAlertController, _ configure: ((UITextField) -> Void)?) {
    guard alert.preferredStyle == .alert else {
      violation(
        "A text field was added to an action sheet",
        contract: "only an alert of the style alert has text fields",
        instead: "make the alert with preferredStyle .alert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = AlertLook.fieldFont
    field.addAction(
      UIAction { [unowned alert, unowned field] _ in returnWasPressed(in: field, of: alert) },
      for: .primaryActionTriggered)
    field.addAction(
      UIAction { [unowned alert] _ in (alert.viewIfLoaded as? AlertView)?.showEditedField() },
      for: .editingDidBegin)
    alert.ownFields.append(field)
    configure?(field)
    AlertContent.didChange(alert)
  }

  /// Goes on to the next field; behind the last one, chooses an answer.
  private static func returnWasPressed(in field: UITextField, of alert: UIAlertController) {
    let following = alert.ownFields.drop { $0 !== field }.dropFirst()
    if let next = following.first(where: \.canBecomeFirstResponder) {
      next.becomeFirstResponder()
    } else if let action = answer(of: alert) {
      AlertContent.choose(action, in: alert)
    }
  }

  /// The preferred answer, or the only one that is not the way out.
  private static func answer(of alert: UIAlertController) -> UIAlertAction? {
    let others = alert.ownActions.filter { $0.style != .cancel }
    return alert.preferredAction ?? (others.count == 1 ? others.first : nil)
  }
}
