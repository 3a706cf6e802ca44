// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FR-68.
/// What becomes of typed characters in a text that wants them put right.
@MainActor
package enum SmartTyping {
  /// What is typed in the place of a range.
  package struct Change: Equatable {
    package var range: Range<Int>
    package var text: String
  }

  /// What a text wants of typed characters.
  package struct Wants {
    package var curlyQuotes = false
    package var longDashes = false

    package init() {}
  }

  /// What stands for characters that a person typed; the same unless the text wants another.
  package static func change(
    _ range: Range<Int>, typing text: String, in document: TextDocument, wants: Wants
  ) -> Change {
    let typed = Change(range: range, text: text)
    if text == "\"" || text == "'", wants.curlyQuotes {
      let opens = beginsQuote(behind: document.character(before: range.lowerBound))
      let quote =
        text == "'" ? (opens ? "\u{2018}" : "\u{2019}") : (opens ? "\u{201C}" : "\u{201D}")
      return Change(range: range, text: quote)
    }
    if text == "-", wants.longDashes,
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
