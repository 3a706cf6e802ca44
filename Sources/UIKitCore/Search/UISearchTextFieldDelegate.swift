// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Asked by a search field what its tokens are elsewhere, and told of suggestions that are chosen,
/// besides what any field asks and tells.
///
/// [Apple: UISearchTextFieldDelegate](https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate)
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  // Rules: SB-33.
  /// What goes to the pasteboard for a token that is copied; its text by default.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider

  // Rules: SB-36.
  /// Tells that a person chose a suggestion; the text stays what it is.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// The token's text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { token.provider }

  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
