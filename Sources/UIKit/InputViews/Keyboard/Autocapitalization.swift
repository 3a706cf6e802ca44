// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where a capital letter is expected.
enum Autocapitalization {
  private static let ends: Set<Character> = [".", "!", "?", "…"]
  private static let closings: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»"]

  /// Whether the letter after `text` is to be a capital.
  static func wantsCapital(after text: String, _ type: UITextAutocapitalizationType) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      let words = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
      guard let end = words.first, !end.isNewline else { return true }
      return words.first { !closings.contains($0) }.map(ends.contains) ?? true
    }
  }
}
