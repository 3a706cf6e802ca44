// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Which keys a keyboard has: decided by what its text is for, and by the language.
package struct KeyboardPlan: Equatable {
  /// What a text is for, as `UIKeyboardType` has it, number by number.
  package enum Kind: Int, CaseIterable {
    case `default` = 0
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
  }

  package let kind: Kind
  /// "en-US" and the like; nil is English.
  package let language: String?
  /// Whether there is a key for the next language.
  package let hasModeKey: Bool

  package init(kind: Kind = .default, language: String? = nil, hasModeKey: Bool = false) {
    self.kind = kind
    self.language = language
    self.hasModeKey = hasModeKey
  }

  /// Widths of keys in the lowest row, in letters.
  private static let planeWidth: CGFloat = 1.25
  private static let widePlaneWidth: CGFloat = 2.5
  private static let enterWidth: CGFloat = 2.5
  private static let pointWidth: CGFloat = 1.4

  /// Whether it is a pad of digits, without letters.
  package var isPad: Bool {
    switch kind {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// What is shown first, and after a line's end.
  package var home: KeyPlane { kind == .numbersAndPunctuation ? .symbols : .letters }

  /// Letters, without those that plain ASCII text cannot have.
  private var letters: LetterRows {
    let rows = LetterRows.language(language)
    switch kind {
    case .asciiCapable, .URL, .emailAddress: return rows.isLatin ? rows : .english
    default: return rows
    }
  }

  /// How many letters' widths a row has.
  package func columns(_ plane: KeyPlane) -> CGFloat {
    if isPad { return 3 }
    if plane != .letters { return 10 }
    return CGFloat(letters.rows.map(\.count).max() ?? 10)
  }

  /// The keys, row by row from the top.
  package func rows(_ plane: KeyPlane) -> [[KeySpec]] {
    if isPad || (kind == .namePhonePad && plane != .letters) { return padRows(plane) }
    return switch plane {
    case .letters:
      [
        KeySpec.letters(letters.rows[0]), KeySpec.letters(letters.rows[1]),
        [KeySpec(.shift, .rest)] + KeySpec.letters(letters.rows[2]) + [KeySpec(.delete, .rest)],
        lastRow(plane),
      ]
    case .symbols:
      [
        KeySpec.letters("1234567890"),
        KeySpec.letters("-/:;()") + [KeySpec(.text(letters.currency))] + KeySpec.letters("&@\""),
        symbolRow(.moreSymbols), lastRow(plane),
      ]
    case .moreSymbols:
      [
        KeySpec.letters("[]{}#%^*+="),
        KeySpec.letters("_\\|~<>") + moreCurrencies + KeySpec.letters("•"),
        symbolRow(.symbols), lastRow(plane),
      ]
    }
  }

  private var moreCurrencies: [KeySpec] {
    ["€", "$", "£", "¥"].filter { $0 != letters.currency }.prefix(3).map { KeySpec(.text($0)) }
  }

  private func symbolRow(_ other: KeyPlane) -> [KeySpec] {
    [KeySpec(.plane(other), .rest)] + KeySpec.letters(".,?!'", width: Self.pointWidth)
      + [KeySpec(.delete, .rest)]
  }

  private func lastRow(_ plane: KeyPlane) -> [KeySpec] {
    let other: KeyPlane = plane == .letters ? .symbols : .letters
    var row: [KeySpec] = []
    if hasModeKey {
      row.append(KeySpec(.plane(other), .letters(Self.planeWidth)))
      row.append(KeySpec(.nextMode, .letters(Self.planeWidth)))
    } else {
      row.append(KeySpec(.plane(other), .letters(Self.widePlaneWidth)))
    }
    switch kind {
    case .URL:
      row += KeySpec.letters("./") + [KeySpec(.text(".com"), .rest)]
    case .emailAddress where plane == .letters:
      row += [KeySpec(.space, .rest)] + KeySpec.letters("@.")
    case .twitter where plane == .letters:
      row += [KeySpec(.space, .rest)] + KeySpec.letters("@#")
    case .webSearch where plane == .letters:
      row += [KeySpec(.space, .rest)] + KeySpec.letters(".")
    default:
      row.append(KeySpec(.space, .rest))
    }
    return row + [KeySpec(.enter, .letters(Self.enterWidth))]
  }

  private func padRows(_ plane: KeyPlane) -> [[KeySpec]] {
    if kind == .phonePad, plane == .symbols {
      return pad([".", ",", ";"], ["*", "#", "+"], ["(", "/", ")"])
        + [[KeySpec(.plane(.letters), .rest), KeySpec(.space, .rest), KeySpec(.delete, .rest)]]
    }
    let corner: KeyAction =
      switch kind {
      case .decimalPad: .text(letters.decimalSeparator)
      case .phonePad: .plane(.symbols)
      case .namePhonePad: .plane(.letters)
      default: .blank
      }
    return pad(["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"])
      + [[KeySpec(corner, .rest), KeySpec(.text("0"), .rest), KeySpec(.delete, .rest)]]
  }

  private func pad(_ rows: [String]...) -> [[KeySpec]] {
    rows.map { row in row.map { KeySpec(.text($0), .rest) } }
  }
}
