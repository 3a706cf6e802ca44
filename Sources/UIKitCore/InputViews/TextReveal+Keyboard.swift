// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension TextReveal {
  // Rules: SV-36.
  /// Shows what is edited when the keyboard went elsewhere and all is laid out for that.
  static func showAgain(_ responder: UIResponder?) {
    guard let responder, responder.isFirstResponder else { return }
    if let text = responder as? UITextView {
      text.parts.showsCaretNext = true
      text.setNeedsLayout()
    } else if let field = responder as? UITextField {
      show(field.bounds, of: field, animated: true)
    }
  }
}
