// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A text that is typed into now: what an input method of the host needs to know of it.
public struct TextSession: Sendable, Equatable {
  /// Another text has another number; reports name it, so that late ones find nobody.
  public var id: Int
  /// Where the caret is on the screen, for the window of an input method; nil where it is unknown.
  public var caret: CGRect?
  /// Where the view of the text is on the screen; nil where it is unknown.
  public var area: CGRect?
  /// Whether the text is to be hidden, and not to be learnt.
  public var isSecure: Bool
  /// Whether the application shows a keyboard of its own, so that the host's must not come.
  public var hasOwnKeyboard: Bool
  /// The language that is typed in, as "ja-JP"; nil where it is unknown.
  public var language: String?

  /// Makes a description of a text.
  public init(
    id: Int, caret: CGRect? = nil, area: CGRect? = nil, isSecure: Bool = false,
    hasOwnKeyboard: Bool = false, language: String? = nil
  ) {
    self.id = id
    self.caret = caret
    self.area = area
    self.isSecure = isSecure
    self.hasOwnKeyboard = hasOwnKeyboard
    self.language = language
  }
}
