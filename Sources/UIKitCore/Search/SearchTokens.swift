// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: SB-30, SB-31, SB-32, SB-33.
/// The tokens of a search field.
extension UISearchTextField {
  func setTokens(_ new: [UISearchToken]) {
    for view in tokenViews { view.removeFromSuperview() }
    chosenToken = nil
    tokenViews = new.map(makeView)
    tokensDidChange()
  }

  private func makeView(_ token: UISearchToken) -> TokenView {
    let view = TokenView(token)
    view.addAction(
      UIAction { [weak self, weak view] _ in
        guard let self, let view, isEnabled else { return }
        if !isFirstResponder { becomeFirstResponder() }
        choose(tokenViews.firstIndex { $0 === view })
      }, for: .touchUpInside)
    addSubview(view)
    return view
  }

  private func tokensDidChange() {
    paintTokens()
    parts.surface?.refresh()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func paintTokens() {
    for (place, view) in tokenViews.enumerated() {
      view.paint(tokenBackgroundColor, isChosen: place == chosenToken)
    }
  }

  func insert(_ token: UISearchToken, _ index: Int) {
    guard (0...tokenViews.count).contains(index) else {
      missing(index, count: tokenViews.count + 1)
    }
    chosenToken = nil
    tokenViews.insert(makeView(token), at: index)
    tokensDidChange()
  }

  func remove(_ index: Int) {
    check(index)
    chosenToken = nil
    tokenViews.remove(at: index).removeFromSuperview()
    tokensDidChange()
  }

  func check(_ index: Int) {
    guard tokenViews.indices.contains(index) else { missing(index, count: tokenViews.count) }
  }

  private func missing(_ index: Int, count: Int) -> Never {
    violation(
      "The token \(index) of a \(type(of: self)) was asked for, which has \(tokenViews.count)",
      contract: "tokens are numbered from 0 to less than their count; here less than \(count)",
      instead: "look at tokens.count first")
  }

  /// Chooses a token, which the next deletion takes away; nil for none.
  func choose(_ index: Int?) {
    guard chosenToken != index else { return }
    chosenToken = index
    if index != nil { editor.select(TextSelection(0..<0)) }
    paintTokens()
    parts.surface?.refresh()
  }

  // Rules: SB-31.
  /// Deletes the chosen token, or chooses the last one when the caret is behind it.
  ///
  /// - Returns: false where text is deleted instead.
  func deleteToken() -> Bool {
    guard allowsDeletingTokens, isEditing else { return false }
    if let chosenToken {
      remove(chosenToken)
      textDidChangeByPerson()
      return true
    }
    guard !tokenViews.isEmpty, editor.marked == nil, editor.selection.range == 0..<0 else {
      return false
    }
    choose(tokenViews.count - 1)
    return true
  }

  // Rules: SB-33.
  /// Puts the chosen token on the pasteboard.
  ///
  /// - Returns: false where none is chosen.
  func copyToken() -> Bool {
    guard let chosenToken, tokenViews.indices.contains(chosenToken) else { return false }
    guard allowsCopyingTokens else { return true }
    let token = tokenViews[chosenToken].token
    let provider =
      (delegate as? any UISearchTextFieldDelegate)?
      .searchTextField(self, itemProviderForCopying: token)
      ?? token.provider
    UIPasteboard.general.itemProviders = [provider]
    return true
  }
}
