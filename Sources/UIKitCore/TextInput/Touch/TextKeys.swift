// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: PK-9, PK-16, PK-17, PK-26, PK-27.
/// Types keys into the first responder.
@MainActor
enum TextKeys {
  /// What a key does at a responder that takes text and is first responder; nil when nothing.
  static func action(of key: UIKey, at responder: UIResponder) -> TextKeyAction? {
    guard let input = responder as? any UIKeyInput, responder.isFirstResponder,
      let action = TextKeyAction(key)
    else { return nil }
    if let text = input as? any TextKeyHandling { return text.takes(action) ? action : nil }
    switch action {
    case .insert, .insertNewline, .insertTab(isBackward: false), .deleteBackward(.one):
      return action
    case .insertTab, .deleteBackward, .deleteForward, .move: return nil
    }
  }

  /// Types a key that came to a responder; false when it is no text key there.
  ///
  /// It is typed again while it is held.
  static func type(_ press: UIPress, at responder: UIResponder) -> Bool {
    guard let key = press.key, let action = action(of: key, at: responder) else { return false }
    TextTouchFinder.target(of: responder)?.isSelectedByTouch = false
    perform(action, at: responder)
    HeldKey.shared.start(for: press) { [weak responder] in
      guard let responder, let again = Self.action(of: key, at: responder) else { return false }
      perform(again, at: responder)
      return true
    }
    return true
  }

  // Rules: FR-80.
  /// Does what a key command says; what it selects in a text has no handles.
  static func selecting(in target: Any?, _ body: () -> Bool) -> Bool {
    guard let text = TextTouchFinder.target(of: target) else { return body() }
    let before = text.input?.selectedOffsets
    defer {
      if text.input?.selectedOffsets != before {
        text.isSelectedByTouch = false
        TextTouchFinder.interaction(of: target)?.target.textNeedsDisplay()
      }
    }
    return body()
  }

  /// Does what a key says, whether of a keyboard with keys or of the one on the screen.
  ///
  /// A client's text input is asked before its text changes; text views of our own ask by themselves.
  static func perform(_ action: TextKeyAction, at responder: UIResponder) {
    Trace.record(
      .action, "\(Trace.name(responder)) types: \(isSecret(responder) ? action.masked : action)")
    if let text = responder as? any TextKeyHandling { return text.perform(action) }
    guard let input = responder as? any UIKeyInput else { return }
    switch action {
    case .insert(let characters): insert(characters, into: input)
    case .insertNewline: insert("\n", into: input)
    case .insertTab: insert("\t", into: input)
    case .deleteBackward: input.deleteBackward()
    case .deleteForward, .move: break
    }
    TextTouchFinder.interaction(of: responder)?.target.textNeedsDisplay()
  }

  /// Whether nobody is to read what is typed into a responder, in a trace neither.
  static func isSecret(_ responder: UIResponder?) -> Bool {
    (responder as? any UITextInputTraits)?.isSecureTextEntry ?? false
  }

  private static func insert(_ characters: String, into input: any UIKeyInput) {
    if let text = input as? any UITextInput,
      let range = text.markedTextRange ?? text.selectedTextRange,
      !text.shouldChangeText(in: range, replacementText: characters)
    {
      return
    }
    input.insertText(characters)
  }
}
