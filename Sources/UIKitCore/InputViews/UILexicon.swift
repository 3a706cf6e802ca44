// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Words that a person taught the system, for a keyboard to complete; there are none here.
///
/// [Apple: UILexicon](https://developer.apple.com/documentation/uikit/uilexicon)
@preconcurrency @MainActor
open class UILexicon: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The words: always empty.
  open var entries: [UILexiconEntry] { [] }
}

/// An abbreviation and what it stands for.
///
/// [Apple: UILexiconEntry](https://developer.apple.com/documentation/uikit/uilexiconentry)
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What is inserted.
  public let documentText: String
  /// What is typed.
  public let userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }
}
