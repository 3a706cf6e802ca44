// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where a keyboard begins with a capital letter.
///
/// [Apple: UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the beginning of each word.
  case words
  /// At the beginning of each sentence.
  case sentences
  /// Everywhere.
  case allCharacters
}

/// Whether typed words are corrected.
///
/// [Apple: UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype)
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the host does it.
  case `default` = 0
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether misspelt words are marked.
///
/// [Apple: UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype)
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the host does it.
  case `default` = 0
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether straight quotes become curly while typing.
///
/// [Apple: UITextSmartQuotesType](https://developer.apple.com/documentation/uikit/uitextsmartquotestype)
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the host does it.
  case `default` = 0
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether hyphens become dashes while typing.
///
/// [Apple: UITextSmartDashesType](https://developer.apple.com/documentation/uikit/uitextsmartdashestype)
public enum UITextSmartDashesType: Int, Sendable {
  /// As the host does it.
  case `default` = 0
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether spaces around cut and pasted words are put right.
///
/// [Apple: UITextSmartInsertDeleteType](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype)
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the host does it.
  case `default` = 0
  /// Never.
  case no
  /// Always.
  case yes
}
