// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A language that text is typed in, with its keyboard.
///
/// Two modes of one language are the same object.
///
/// [Apple: UITextInputMode](https://developer.apple.com/documentation/uikit/uitextinputmode)
@preconcurrency @MainActor
open class UITextInputMode: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let language: String

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The language, as "en-US".
  open var primaryLanguage: String? { language }

  // Rules: TM-1.
  /// The modes a person can type in: one for each language of the host, the preferred one first.
  open class var activeInputModes: [UITextInputMode] { InputModes.shared.active }

  // Rules: TM-7.
  /// Posted after the mode changed that text is typed in; its object is the new mode.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The class and the language.
  open nonisolated override var description: String { "<UITextInputMode: \(language)>" }
}
