// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-70, VC-71.
/// The text fields of an alert, and the way that Return takes through them.
extension UIAlertController {
  func addField(_ configure: ((UITextField) -> Void)?) {
    guard preferredStyle == .alert else {
      violation(
        "A text field was added to an action sheet",
        contract: "only an alert of the style alert has text fields",
        instead: "make the alert with preferredStyle .alert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = AlertLook.fieldFont.font(for: field.traitCollection)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(
      UIAction { [weak self, weak field] _ in
        // A program may keep the field longer than the alert.
        if let self, let field { returnWasPressed(in: field) }
      },
      for: .primaryActionTriggered)
    field.addAction(
      UIAction { [weak self] _ in (self?.viewIfLoaded as? AlertView)?.showEditedField() },
      for: .editingDidBegin)
    ownFields.append(field)
    configure?(field)
    AlertContent.didChange(self)
  }

  /// Goes on to the next field; behind the last one, chooses an answer.
  private func returnWasPressed(in field: UITextField) {
    let following = ownFields.drop { $0 !== field }.dropFirst()
    if let next = following.first(where: \.canBecomeFirstResponder) {
      next.becomeFirstResponder()
    } else if let action = typedAnswer() {
      AlertContent.choose(action, in: self)
    }
  }

  /// The preferred answer, or the only one that is not the way out.
  private func typedAnswer() -> UIAlertAction? {
    let others = ownActions.filter { $0.style != .cancel }
    return preferredAction ?? (others.count == 1 ? others.first : nil)
  }
}
