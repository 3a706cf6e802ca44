// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What was understood of something that was said.
///
/// Nothing here listens; an input of the application's own makes objects of a subclass.
///
/// [Apple: UIDictationPhrase](https://developer.apple.com/documentation/uikit/uidictationphrase)
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes a phrase of nothing; subclasses store what was understood.
  public nonisolated override init() { super.init() }

  /// The likeliest reading.
  open var text: String { "" }

  /// Other readings; nil when there are none.
  open var alternativeInterpretations: [String]? { nil }
}

extension UIDictationPhrase {
  /// The likeliest readings as one text.
  static func text(of phrases: [UIDictationPhrase]) -> String { phrases.map(\.text).joined() }
}
