// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where a capital letter is expected.
package enum Autocapitalization: Int, CaseIterable {
  /// Nowhere.
  case none = 0
  /// At the beginning of each word.
  case words
  /// At the beginning of each sentence.
  case sentences
  /// Everywhere.
  case allCharacters

  private static let ends: Set<Character> = [".", "!", "?", "…"]
  private static let closings: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»"]

  /// Whether the letter after `text` is to be a capital.
  package func wantsCapital(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      let words = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
      guard let end = words.first, !end.isNewline else { return true }
      return words.first { !Self.closings.contains($0) }.map(Self.ends.contains) ?? true
    }
  }
}
