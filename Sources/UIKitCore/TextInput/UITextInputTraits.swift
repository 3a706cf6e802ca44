// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKitText

/// What an object wants of the keyboard that writes into it.
///
/// Each member has a default, so an object declares only those it cares about. They are read when
/// the object becomes first responder, and again on `reloadInputViews()`.
///
/// [Apple: UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits)
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Where the keyboard turns its shift key on by itself; sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether typing is corrected; the default of the host.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether spelling is checked; the default of the host.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// Whether typed quotes become curly; the default leaves them straight.
  var smartQuotesType: UITextSmartQuotesType { get }

  /// Whether typed hyphens become dashes; the default leaves them.
  var smartDashesType: UITextSmartDashesType { get }

  /// Whether spaces follow words that are cut and pasted; the default leaves them.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }

  /// Which keys the keyboard shows.
  var keyboardType: UIKeyboardType { get }

  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// What stands on the return key.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the return key is off as long as there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text is hidden and kept from the pasteboard; false by default.
  var isSecureTextEntry: Bool { get }

  /// What the text means, for what fills it in; nil by default.
  ///
  /// Declare it with `!`, as here and as Apple does; with `?` it is not heard.
  var textContentType: UITextContentType! { get }

  /// What a new password must look like; nil by default.
  var passwordRules: UITextInputPasswordRules? { get }

  /// Whether the rest of a word is offered while it is typed; by default not.
  var inlinePredictionType: UITextInlinePredictionType { get }

  /// Whether the result of a calculation is offered; by default not.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
}

// Apple's requirements are optional; these are the answers of an object without them.
extension UITextInputTraits {
  /// Where the keyboard turns its shift key on by itself; sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }

  /// Whether typing is corrected; the default of the host.
  public var autocorrectionType: UITextAutocorrectionType { .default }

  /// Whether spelling is checked; the default of the host.
  public var spellCheckingType: UITextSpellCheckingType { .default }

  /// Whether typed quotes become curly; the default leaves them straight.
  public var smartQuotesType: UITextSmartQuotesType { .default }

  /// Whether typed hyphens become dashes; the default leaves them.
  public var smartDashesType: UITextSmartDashesType { .default }

  /// Whether spaces follow words that are cut and pasted; the default leaves them.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }

  /// Which keys the keyboard shows.
  public var keyboardType: UIKeyboardType { .default }

  /// Whether the keyboard is light or dark.
  public var keyboardAppearance: UIKeyboardAppearance { .default }

  /// What stands on the return key.
  public var returnKeyType: UIReturnKeyType { .default }

  /// Whether the return key is off as long as there is no text; false by default.
  public var enablesReturnKeyAutomatically: Bool { false }

  /// Whether the text is hidden and kept from the pasteboard; false by default.
  public var isSecureTextEntry: Bool { false }

  /// What the text means, for what fills it in; nil by default.
  public var textContentType: UITextContentType! { nil }

  /// What a new password must look like; nil by default.
  public var passwordRules: UITextInputPasswordRules? { nil }

  /// Whether the rest of a word is offered while it is typed; by default not.
  public var inlinePredictionType: UITextInlinePredictionType { .default }

  /// Whether the result of a calculation is offered; by default not.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
}
