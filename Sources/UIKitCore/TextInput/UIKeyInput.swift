// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a keyboard needs to write into an object.
///
/// A first responder that adopts it gets what is typed, and brings up the keyboard. A client's class
/// overrides `canBecomeFirstResponder` besides.
///
/// [Apple: UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput)
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something for the delete key to delete.
  var hasText: Bool { get }

  /// Inserts what was typed: mostly one character; the return key gives a line feed, the tab key a tab.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point, or the selection.
  func deleteBackward()
}
