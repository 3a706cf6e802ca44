// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// The text that is typed into, as the host's input methods see it.
@MainActor
final class TextSessions {
  static var shared: TextSessions { Runtime.part(.textSessions) { TextSessions() } }
  /// Whether there is one, or was at the end of the last turn.
  private(set) var isActive = false

  private var number = 0
  private weak var target: UIResponder?
  /// What the host was told last.
  private var told: TextSession?
  /// Whether something is being composed, whether or not its target can show it.
  private(set) var isComposing = false

  // Rules: FR-33.
  /// Follows the first responder; what was being composed for the one before stays as it is.
  func begin(with first: UIResponder?) {
    if isComposing {
      isComposing = false
      (target as? any UITextInput)?.unmarkText()
    }
    target = first is any UIKeyInput ? first : nil
    if target != nil {
      number += 1
      isActive = true
      TurnWork.shared.enlist(.text)
    }
  }

  /// Tells the host what changed since the last turn.
  func endTurn(_ tell: (TextSession?) -> Void) {
    guard isActive else { return }
    let session = describe()
    isActive = session != nil
    guard session != told else { return }
    told = session
    tell(session)
  }

  private func describe() -> TextSession? {
    guard let target, let text = target as? any UIKeyInput else { return nil }
    return TextSession(
      id: number, caret: caret(of: text), area: area(of: text), isSecure: text.isSecureTextEntry,
      hasOwnKeyboard: InputDirector.shared.shown.input != nil,
      language: InputModes.shared.current.primaryLanguage)
  }

  /// The caret on the screen; the whole view of an object that has none.
  private func caret(of text: any UIKeyInput) -> CGRect? {
    guard let input = text as? any UITextInput, let range = input.selectedTextRange else {
      return area(of: text)
    }
    let view = input.textInputView
    guard view.window != nil else { return nil }
    return view.convert(input.caretRect(for: range.end), to: UIScreen.main.coordinateSpace)
  }

  /// The view of the text on the screen.
  private func area(of text: any UIKeyInput) -> CGRect? {
    guard let view = text as? UIView ?? (text as? any UITextInput)?.textInputView,
      view.window != nil
    else { return nil }
    return view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
  }

  // MARK: - Reports

  // Rules: PK-26, PK-27.
  /// Does what an input method did.
  ///
  /// - Returns: false for a report about a text that is not typed into any more.
  func take(_ report: TextReport) -> Bool {
    guard let target, target.isFirstResponder, report.session == number else { return false }
    switch report.change {
    case .mark(let text, let selection): mark(text, selection, in: target)
    case .commit(let text): commit(text, to: target)
    case .insert("\n"), .insert("\r"): perform(.insertNewline, at: target)
    case .insert(let text): perform(.insert(text), at: target)
    case .deleteBackward: perform(.deleteBackward(.one), at: target)
    }
    return true
  }

  /// The number of the text that is typed into; nil when there is none.
  var current: Int? { target == nil ? nil : number }

  private func mark(_ text: String, _ selection: Range<Int>, in target: UIResponder) {
    isComposing = true
    guard let input = target as? any UITextInput else { return }
    let length = text.utf16.count
    let start = min(max(selection.lowerBound, 0), length)
    let end = min(max(selection.upperBound, start), length)
    InputDirector.shared.relay.edit(input) {
      input.setMarkedText(text, selectedRange: NSRange(location: start, length: end - start))
    }
  }

  /// Text that was marked becomes a part of the rest; an object that knows no marks gets it now.
  private func commit(_ text: String, to target: UIResponder) {
    isComposing = false
    guard let input = target as? any UITextInput, let marked = input.markedTextRange else {
      if !text.isEmpty { perform(.insert(text), at: target) }
      return
    }
    InputDirector.shared.relay.edit(input) {
      if input.text(in: marked) == text {
        input.selectedTextRange = input.textRange(from: marked.end, to: marked.end)
      } else {
        let end = NSRange(location: text.utf16.count, length: 0)
        input.setMarkedText(text, selectedRange: end)
      }
      input.unmarkText()
    }
  }

  private func perform(_ action: TextKeyAction, at target: UIResponder) {
    InputDirector.shared.relay.edit(target as? any UITextInput) {
      TextKeys.perform(action, at: target)
    }
  }
}
