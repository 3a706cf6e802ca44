// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What becomes of typed characters in a text that wants them put right.
///
/// - Rules: FR-68.
@MainActor
enum SmartTyping {
  /// What is typed in the place of a range.
  struct Change: Equatable {
    var range: Range<Int>
    var text: String
  }

  /// What stands for characters that a person typed; the same unless the traits want another.
  static func change(
    _ range: Range<Int>, typing text: String, in document: TextDocument,
    for traits: any UITextInputTraits
  ) -> Change {
    let typed = Change(range: range, text: text)
    guard !traits.isSecureTextEntry else { return typed }
    if text == "\"" || text == "'", traits.smartQuotesType == .yes {
      let opens = beginsQuote(behind: document.character(before: range.lowerBound))
      let quote =
        text == "'" ? (opens ? "\u{2018}" : "\u{2019}") : (opens ? "\u{201C}" : "\u{201D}")
      return Change(range: range, text: quote)
    }
    if text == "-", traits.smartDashesType == .yes,
      document.character(before: range.lowerBound) == "-"
    {
      return Change(range: range.lowerBound - 1..<range.upperBound, text: "\u{2014}")
    }
    return typed
  }

  /// Whether a quote behind a character opens.
  private static func beginsQuote(behind character: Character?) -> Bool {
    guard let character else { return true }
    return character.isWhitespace || "([{<\u{2014}\u{2013}\u{2018}\u{201C}-/".contains(character)
  }
}

extension TextDocument {
  /// The character before an offset; nil at the beginning.
  func character(before offset: Int) -> Character? {
    guard offset > 0 else { return nil }
    return buffer.string(in: self.offset(before: offset)..<offset).last
  }

  /// The character behind an offset; nil at the end.
  func character(behind offset: Int) -> Character? {
    guard offset < length else { return nil }
    return buffer.string(in: offset..<self.offset(after: offset)).first
  }
}
