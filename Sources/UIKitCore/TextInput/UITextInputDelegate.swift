// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told by a text input of changes that the keyboard did not make.
///
/// The system sets itself as `inputDelegate`; a client's text input calls it.
///
/// [Apple: UITextInputDelegate](https://developer.apple.com/documentation/uikit/uitextinputdelegate)
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
