// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Reads the text around the caret of a text input, as much as is asked for.
@MainActor
struct TextContext {
  let input: any UITextInput

  /// Nil for an object that takes text but cannot be read.
  init?(_ target: any UIKeyInput) {
    guard let input = target as? any UITextInput else { return nil }
    self.input = input
  }

  /// The text before the caret or selection, at most `limit` units of offset.
  func before(_ limit: Int) -> String? {
    guard let start = input.selectedTextRange?.start else { return nil }
    let from = input.position(from: start, offset: -limit) ?? input.beginningOfDocument
    return input.textRange(from: from, to: start).flatMap(input.text)
  }

  /// The text after the caret or selection, at most `limit` units of offset.
  func after(_ limit: Int) -> String? {
    guard let end = input.selectedTextRange?.end else { return nil }
    let to = input.position(from: end, offset: limit) ?? input.endOfDocument
    return input.textRange(from: end, to: to).flatMap(input.text)
  }

  /// The selected text; nil when there is only a caret.
  var selected: String? {
    guard let range = input.selectedTextRange, !range.isEmpty else { return nil }
    return input.text(in: range)
  }

  /// Moves the caret; it stops at the ends of the text.
  func moveCaret(by offset: Int) {
    guard let range = input.selectedTextRange else { return }
    let start = offset < 0 ? range.start : range.end
    let end = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let place = input.position(from: start, offset: offset) ?? end
    input.selectedTextRange = input.textRange(from: place, to: place)
  }
}
