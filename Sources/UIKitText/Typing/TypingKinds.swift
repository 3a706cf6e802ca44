// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether the rest of a word is offered while it is typed.
///
/// [Apple: UITextInlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype)
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the host does it: never by UIKit itself.
  case `default` = 0
  /// Never.
  case no
  /// Wherever the text has a longer word with the same beginning.
  case yes
}

/// Whether the result of a calculation is offered when an equals sign is typed.
///
/// [Apple: UITextMathExpressionCompletionType](https://developer.apple.com/documentation/uikit/uitextmathexpressioncompletiontype)
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// Never.
  case `default` = 0
  /// Never.
  case no
  /// Behind a calculation with at least one operator.
  case yes
}
