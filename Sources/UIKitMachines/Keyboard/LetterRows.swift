// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The letters of a language's keyboard, as they lie on keyboards sold where it is spoken.
package struct LetterRows: Equatable {
  /// Three rows, from the top.
  package let rows: [String]
  /// What stands between the digits of a number.
  package let decimalSeparator: String
  /// The sign of the money, on the first plane of symbols.
  package let currency: String
  /// Whether the letters are Latin ones.
  package let isLatin: Bool

  private init(
    _ rows: [String], decimal: String = ",", currency: String = "€", isLatin: Bool = true
  ) {
    self.rows = rows
    decimalSeparator = decimal
    self.currency = currency
    self.isLatin = isLatin
  }

  package static let english = LetterRows(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], decimal: ".", currency: "$")

  private static let languages: [String: LetterRows] = [
    "en": english,
    "de": LetterRows(["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]),
    "fr": LetterRows(["azertyuiop", "qsdfghjklm", "wxcvbn'"]),
    "es": LetterRows(["qwertyuiop", "asdfghjklñ", "zxcvbnm"]),
    "it": LetterRows(["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    "pt": LetterRows(["qwertyuiop", "asdfghjklç", "zxcvbnm"]),
    "nl": LetterRows(["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    "sv": LetterRows(["qwertyuiopå", "asdfghjklöä", "zxcvbnm"], currency: "kr"),
    "fi": LetterRows(["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]),
    "da": LetterRows(["qwertyuiopå", "asdfghjklæø", "zxcvbnm"], currency: "kr"),
    "nb": LetterRows(["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"], currency: "kr"),
    "ru": LetterRows(
      ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], currency: "₽", isLatin: false),
    "uk": LetterRows(
      ["йцукенгшщзх", "фівапролджє", "ячсмитьбю"], currency: "₴", isLatin: false),
    "el": LetterRows(["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"], isLatin: false),
  ]

  /// The rows of a language as "de-AT", English where it has none here.
  package static func language(_ identifier: String?) -> LetterRows {
    let code = (identifier ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
    return languages[code] ?? english
  }

  /// Whether a language has rows of its own.
  package static func knows(_ identifier: String) -> Bool {
    languages[identifier.prefix { $0 != "-" && $0 != "_" }.lowercased()] != nil
  }
}
