// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-127.
/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As everything around it.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
  /// As `.black`.
  @available(*, deprecated, message: "use black, and isTranslucent")
  case blackTranslucent = 2

  /// As `.black`.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }

  /// The style that a bar of this kind asks for.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As bars usually are.
  case `default` = 0
  /// Less high, as on a phone on its side.
  case compact = 1
  /// Usual, with a line of text above the title.
  case defaultPrompt = 101
  /// Less high, with a line of text above the title.
  case compactPrompt = 102

  /// Whether the bar is less high than usual.
  var isCompact: Bool { self == .compact || self == .compactPrompt }

  /// As `.compact`.
  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: UIBarMetrics { .compact }

  /// As `.compactPrompt`.
  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
