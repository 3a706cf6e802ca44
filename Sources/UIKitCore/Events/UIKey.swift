// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PK-6.
/// The key that a press of a keyboard comes from, and what it types.
///
/// [Apple: UIKey](https://developer.apple.com/documentation/uikit/uikey)
@preconcurrency @MainActor
open class UIKey: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let ownCode: UIKeyboardHIDUsage
  private let ownCharacters: String
  private let ownPlainCharacters: String
  private let ownModifiers: UIKeyModifierFlags

  /// Makes a key that stands for none and types nothing, for a subclass in a test.
  public override init() {
    ownCode = .keyboard_Reserved
    ownCharacters = ""
    ownPlainCharacters = ""
    ownModifiers = []
    super.init()
  }

  init(
    code: UIKeyboardHIDUsage, characters: String, plainCharacters: String,
    modifiers: UIKeyModifierFlags
  ) {
    ownCode = code
    ownCharacters = characters
    ownPlainCharacters = plainCharacters
    ownModifiers = modifiers
    super.init()
  }

  /// What it types with the modifiers that are down, in the keyboard's layout.
  ///
  /// For a key that types nothing the name of its input, such as `UIKeyCommand.inputUpArrow`; empty
  /// for a modifier key.
  open var characters: String { ownCharacters }

  /// What it types without modifiers, in the keyboard's layout.
  open var charactersIgnoringModifiers: String { ownPlainCharacters }

  /// The modifier keys that were down.
  open var modifierFlags: UIKeyModifierFlags { ownModifiers }

  /// The key by its place, whatever the layout is.
  open var keyCode: UIKeyboardHIDUsage { ownCode }
}
