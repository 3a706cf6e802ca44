// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which keys a keyboard shows.
///
/// [Apple: UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype)
public enum UIKeyboardType: Int, Sendable {
  /// The letters of the current language.
  case `default` = 0
  /// Letters that are all ASCII.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// Letters with slash, period and .com.
  case URL
  /// Digits only.
  case numberPad
  /// Digits, star and pound.
  case phonePad
  /// Letters first, with a phone pad behind.
  case namePhonePad
  /// Letters with at sign and period.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Letters with at sign and number sign.
  case twitter
  /// Letters with a period near the space key.
  case webSearch
  /// ASCII digits only, whatever the language.
  case asciiCapableNumberPad

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of a keyboard.
///
/// [Apple: UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance)
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look of the host.
  case `default` = 0
  /// Light letters on dark keys.
  case dark
  /// Dark letters on light keys.
  case light

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What stands on the return key.
///
/// [Apple: UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype)
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
