// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Asked by a search field what its tokens are elsewhere, besides what any field asks.
///
/// [Apple: UISearchTextFieldDelegate](https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate)
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  // Rules: SB-33.
  /// What goes to the pasteboard for a token that is copied; its text by default.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// The token's text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { token.provider }
}
