// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PK-16, PK-17, PK-26.
/// What a key does in text: what it inserts, deletes, or where it moves the caret.
enum TextKeyAction: Equatable {
  /// Types characters.
  case insert(String)
  /// Return.
  case insertNewline
  /// Tab, or Shift and Tab.
  case insertTab(isBackward: Bool)
  /// Deletes the selection, or what is before the caret.
  case deleteBackward(TextKeyStep)
  /// Deletes the selection, or what is behind the caret.
  case deleteForward(TextKeyStep)
  /// Moves the caret; with Shift one end of the selection.
  case move(TextKeyDirection, TextKeyStep, extendsSelection: Bool)

  /// The same with a dot for each character.
  var masked: TextKeyAction {
    guard case .insert(let characters) = self else { return self }
    return .insert(String(repeating: "•", count: characters.count))
  }
}

/// How far a key goes.
enum TextKeyStep: Equatable {
  /// To the next character, or up and down to the next line.
  case one
  /// To the edge of the word, or up and down to the edge of the paragraph.
  case word
  /// To the edge of the line.
  case line
  /// By what is visible.
  case page
  /// To the beginning or the end of all.
  case document
}

/// Where a key goes; left and right are those of the screen.
enum TextKeyDirection: Equatable { case left, right, up, down }

extension TextKeyAction {
  /// What a key does in text with the modifiers that are held; nil for a key that is no text key.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if flags.contains(.control) {
      guard flags.subtracting(.shift) == .control,
        let action = Self.controlAction(key.charactersIgnoringModifiers, flags.contains(.shift))
      else { return nil }
      self = action
      return
    }
    if let action = Self.named(key.keyCode, flags) {
      self = action
      return
    }
    let characters = key.characters
    guard !flags.contains(.command), KeyInput.fixed(for: key.keyCode) == nil,
      let first = characters.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F
    else { return nil }
    self = .insert(characters)
  }

  private static func named(
    _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
  ) -> TextKeyAction? {
    let isShifted = flags.contains(.shift)
    let rest = flags.subtracting(.shift)
    let sideways: TextKeyStep? =
      rest.isEmpty ? .one : rest == .alternate ? .word : rest == .command ? .line : nil
    let upright: TextKeyStep? = sideways == .line ? .document : sideways
    func move(_ direction: TextKeyDirection, _ step: TextKeyStep?) -> TextKeyAction? {
      step.map { .move(direction, $0, extendsSelection: isShifted) }
    }
    switch code {
    case .keyboardLeftArrow: return move(.left, sideways)
    case .keyboardRightArrow: return move(.right, sideways)
    case .keyboardUpArrow: return move(.up, upright)
    case .keyboardDownArrow: return move(.down, upright)
    case .keyboardHome: return move(rest.isEmpty ? .left : .up, rest.isEmpty ? .line : .document)
    case .keyboardEnd: return move(rest.isEmpty ? .right : .down, rest.isEmpty ? .line : .document)
    case .keyboardPageUp: return move(.up, .page)
    case .keyboardPageDown: return move(.down, .page)
    case .keyboardDeleteOrBackspace: return sideways.map(TextKeyAction.deleteBackward)
    case .keyboardDeleteForward: return sideways.map(TextKeyAction.deleteForward)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardReturn:
      return rest.contains(.command) ? nil : .insertNewline
    case .keyboardTab: return rest.isEmpty ? .insertTab(isBackward: isShifted) : nil
    default: return nil
    }
  }

  /// The combinations with Control that editors on terminals taught.
  private static func controlAction(_ character: String, _ isShifted: Bool) -> TextKeyAction? {
    switch character.lowercased() {
    case "a": .move(.left, .line, extendsSelection: isShifted)
    case "e": .move(.right, .line, extendsSelection: isShifted)
    case "b": .move(.left, .one, extendsSelection: isShifted)
    case "f": .move(.right, .one, extendsSelection: isShifted)
    case "p": .move(.up, .one, extendsSelection: isShifted)
    case "n": .move(.down, .one, extendsSelection: isShifted)
    case "h": .deleteBackward(.one)
    case "d": .deleteForward(.one)
    case "k": .deleteForward(.line)
    default: nil
    }
  }
}
