// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: FR-69.
/// Spaces around words that are deleted and pasted, put right where the text wants it.
extension TextEditor {
  private var wantsSpaces: Bool {
    (host as? any UITextInputTraits)?.smartInsertDeleteType == .yes
  }

  /// The selection to delete: with the space beside it that no words are left to part.
  var deletedRange: Range<Int> {
    let range = selection.range
    guard wantsSpaces, !range.isEmpty, isWords(document.buffer.string(in: range)) else {
      return range
    }
    let before = document.character(before: range.lowerBound)
    let after = document.character(behind: range.upperBound)
    if before == " ", after.map({ !$0.isLetter && !$0.isNumber }) ?? true {
      return range.lowerBound - 1..<range.upperBound
    }
    if before.map(\.isNewline) ?? true, after == " " {
      return range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  /// Pasted text with the spaces that part it from the words around.
  func spaced(_ text: String, in range: Range<Int>) -> String {
    guard wantsSpaces, isWords(text) else { return text }
    let before = document.character(before: range.lowerBound).map(isInWord) ?? false
    let after = document.character(behind: range.upperBound).map(isInWord) ?? false
    return (before ? " " : "") + text + (after ? " " : "")
  }

  /// Whether a text begins and ends with a word.
  private func isWords(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return isInWord(first) && isInWord(last)
  }

  private func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
