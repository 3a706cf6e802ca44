// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The text that a keyboard writes into, as far as the keyboard must know it.
@MainActor
struct TypedText {
  /// As much text before the caret is read as decides about a capital letter, in characters.
  private static let lookBack = 32

  private(set) weak var target: (any UIKeyInput)?
  /// The last characters before the caret; of an object that cannot be read, what was typed.
  private(set) var before = ""
  /// What was before the caret at the last update.
  private var followed = ""

  init() {}

  init(_ target: any UIKeyInput) {
    self.target = target
    update()
  }

  func belongs(to other: any UIKeyInput) -> Bool { target === other }

  /// Whether the return key may be used.
  var allowsEnter: Bool {
    guard let target else { return false }
    return !target.enablesReturnKeyAutomatically || target.hasText
  }

  /// Notes what is about to be typed, for a text that cannot be read.
  mutating func willPerform(_ action: TextKeyAction) {
    switch action {
    case .insert(let text): before = String((before + text).suffix(TypedText.lookBack))
    case .insertNewline: before = "\n"
    case .deleteBackward: before = String(before.dropLast())
    case .insertTab, .deleteForward, .move: break
    }
  }

  /// Types; that may lead to another text, so nothing of this one changes meanwhile.
  func perform(_ action: TextKeyAction) {
    guard let responder = target as? UIResponder else { return }
    InputDirector.shared.relay.edit(target as? any UITextInput) {
      TextKeys.perform(action, at: responder)
    }
  }

  /// Reads what is before the caret.
  ///
  /// - Returns: whether it changed.
  @discardableResult
  mutating func update() -> Bool {
    guard let target else { return false }
    if let context = TextContext(target) {
      before = context.before(TypedText.lookBack) ?? ""
    } else if !target.hasText {
      before = ""
    }
    defer { followed = before }
    return before != followed
  }
}
