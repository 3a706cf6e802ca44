// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: FR-70.
/// Text that is offered behind the caret while a person types: the rest of a word, or a result.
///
/// It is marked text until Space takes it; anything else takes it back.
extension TextEditor {
  /// As many letters are typed before the rest of a word is offered.
  private static let leastLetters = 3
  /// As far back words are sought, in UTF-16 units.
  private static let reach = 20_000

  /// Types text, which may take what was offered and offer something new.
  func insertTyped(_ text: String, for traits: any UITextInputTraits) {
    if isProvisional {
      if text == " " { takeProvisional() } else { unmark() }
    }
    guard marked == nil else { return insert(text) }
    let smart = SmartTyping.change(
      selection.range, typing: text, in: document, wants: SmartTyping.Wants(traits))
    guard change(smart.range, to: smart.text, smart.text == text ? .typing : .other)
    else { return }
    if let completion = completion(of: text, for: traits) { offer(completion) }
  }

  /// What is offered behind the caret.
  private func completion(of text: String, for traits: any UITextInputTraits) -> String? {
    let caret = selection.head.offset
    guard !traits.isSecureTextEntry, selection.isEmpty else { return nil }
    if text == "=", traits.mathExpressionCompletionType == .yes {
      let (paragraph, start) = document.paragraph(at: caret)
      let line = paragraph.units(0..<max(0, caret - start - 1))
      return MathExpression.value(atEndOf: line).map(MathExpression.text)
    }
    guard traits.inlinePredictionType == .yes, text.last?.isLetter ?? false else { return nil }
    if let next = document.character(behind: caret), next.isLetter { return nil }
    return rest(ofWordBefore: caret)
  }

  /// The rest of the nearest word before that begins like the one at the caret.
  private func rest(ofWordBefore caret: Int) -> String? {
    let before = document.buffer.string(in: document.valid(max(0, caret - Self.reach)..<caret))
    let words = before.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }
    guard let typed = words.last, before.hasSuffix(typed), typed.count >= Self.leastLetters
    else { return nil }
    let known = words.dropLast().last { $0.count > typed.count && $0.hasPrefix(typed) }
    return known.map { String($0.dropFirst(typed.count)) }
  }

  /// Marks text behind the caret that nobody typed.
  private func offer(_ text: String) {
    mark(text, selected: 0..<0)
    isProvisional = marked != nil
  }

  /// Makes what was offered a part of the text, and puts the caret behind it.
  private func takeProvisional() {
    guard let end = marked?.upperBound else { return }
    isProvisional = false
    select(TextSelection(TextCaret(offset: end)), isByProgram: false)
  }
}

extension SmartTyping.Wants {
  /// Secrets stay as they are typed.
  @MainActor
  fileprivate init(_ traits: any UITextInputTraits) {
    self.init()
    guard !traits.isSecureTextEntry else { return }
    curlyQuotes = traits.smartQuotesType == .yes
    longDashes = traits.smartDashesType == .yes
  }
}
