// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// The text of whoever is first responder, for the controllers of input views.
@MainActor
final class DocumentProxy: NSObject, UITextDocumentProxy {
  /// How much text around the caret a keyboard may see, in units of offset; chosen.
  private static let reach = 1024

  private weak var named: UIResponder?
  private var name = UUID()
  /// What is being composed for an object that knows no marked text.
  private var composed: String?

  private var target: (any UIKeyInput)? { InputDirector.shared.responder as? any UIKeyInput }
  private var context: TextContext? { target.flatMap(TextContext.init) }

  private func edit(_ change: (any UIKeyInput) -> Void) {
    guard let target else { return }
    InputDirector.shared.relay.edit(target as? any UITextInput) { change(target) }
  }

  // MARK: - Text

  var hasText: Bool { target?.hasText ?? false }
  func insertText(_ text: String) { edit { $0.insertText(text) } }
  func deleteBackward() { edit { $0.deleteBackward() } }

  var documentContextBeforeInput: String? { context?.before(DocumentProxy.reach) }
  var documentContextAfterInput: String? { context?.after(DocumentProxy.reach) }
  var selectedText: String? { context?.selected }
  var documentInputMode: UITextInputMode? { target == nil ? nil : InputModes.shared.current }

  var documentIdentifier: UUID {
    let responder = InputDirector.shared.responder
    if responder !== named {
      named = responder
      name = UUID()
    }
    return name
  }

  func adjustTextPosition(byCharacterOffset offset: Int) { context?.moveCaret(by: offset) }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    guard let input = context?.input else { return composed = markedText }
    edit { _ in input.setMarkedText(markedText, selectedRange: selectedRange) }
  }

  func unmarkText() {
    if let input = context?.input { return edit { _ in input.unmarkText() } }
    guard let text = composed else { return }
    composed = nil
    insertText(text)
  }

  // MARK: - Traits, those of the text

  var autocapitalizationType: UITextAutocapitalizationType {
    target?.autocapitalizationType ?? .sentences
  }
  var autocorrectionType: UITextAutocorrectionType { target?.autocorrectionType ?? .default }
  var spellCheckingType: UITextSpellCheckingType { target?.spellCheckingType ?? .default }
  var smartQuotesType: UITextSmartQuotesType { target?.smartQuotesType ?? .default }
  var smartDashesType: UITextSmartDashesType { target?.smartDashesType ?? .default }
  var smartInsertDeleteType: UITextSmartInsertDeleteType {
    target?.smartInsertDeleteType ?? .default
  }
  var keyboardType: UIKeyboardType { target?.keyboardType ?? .default }
  var keyboardAppearance: UIKeyboardAppearance { target?.keyboardAppearance ?? .default }
  var returnKeyType: UIReturnKeyType { target?.returnKeyType ?? .default }
  var enablesReturnKeyAutomatically: Bool { target?.enablesReturnKeyAutomatically ?? false }
  var isSecureTextEntry: Bool { target?.isSecureTextEntry ?? false }
  var textContentType: UITextContentType! { target?.textContentType }
  var passwordRules: UITextInputPasswordRules? { target?.passwordRules }
  var inlinePredictionType: UITextInlinePredictionType { target?.inlinePredictionType ?? .default }
  var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    target?.mathExpressionCompletionType ?? .default
  }
}
