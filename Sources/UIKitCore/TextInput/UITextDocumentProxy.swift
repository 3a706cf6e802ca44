// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The text that a keyboard of the application's own writes into, as the keyboard may see it.
///
/// [Apple: UITextDocumentProxy](https://developer.apple.com/documentation/uikit/uitextdocumentproxy)
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret or selection, as far as it is near; nil where it cannot be read.
  var documentContextBeforeInput: String? { get }

  /// The text after the caret or selection, as far as it is near; nil where it cannot be read.
  var documentContextAfterInput: String? { get }

  /// The selected text; nil when nothing is selected.
  var selectedText: String? { get }

  /// The mode the text is typed in.
  var documentInputMode: UITextInputMode? { get }

  /// Names the text as long as it is typed into; another text has another name.
  var documentIdentifier: UUID { get }

  /// Moves the caret forwards, or backwards by a negative number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)

  /// Shows text that is still being composed, in place of what was shown before.
  ///
  /// - Parameter selectedRange: what of it is selected, in UTF-16 units.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)

  /// Makes the text that is being composed a part of the rest.
  func unmarkText()
}
