// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: SB-38.
/// An item that is pasted into a search field or dropped on it, which may become a token.
///
/// [Apple: UISearchTextFieldPasteItem](https://developer.apple.com/documentation/uikit/uisearchtextfieldpasteitem)
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Has the item become a token behind those that there are, instead of text.
  func setSearchTokenResult(_ token: UISearchToken)
}

// Rules: SB-38.
extension TextPasteItem: UISearchTextFieldPasteItem {
  func setSearchTokenResult(_ token: UISearchToken) {
    guard isOpen else { return }
    if let field = text as? UISearchTextField {
      field.insert(token, field.tokenViews.count)
      field.textDidChangeByPerson()
    }
    setNoResult()
  }
}
