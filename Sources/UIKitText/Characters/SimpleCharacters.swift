// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Characters of Latin that are one scalar, known by its number.
///
/// OPTIMIZATION: nearly all text is made of them, and a number is measured, classed and drawn for a
/// small part of what a `Character` costs.
enum SimpleCharacter {
  /// The numbers of all are smaller.
  static let limit: UInt32 = 0x180
  /// The number that stands for any other character.
  static let none = UInt32.max

  /// The number of a character; `none` if it is not simple.
  static func code(of character: Character) -> UInt32 {
    guard let first = character.unicodeScalars.first?.value, first < limit,
      character.utf8.count == (first < 0x80 ? 1 : 2)
    else { return none }
    return first
  }

  /// What is kept of a character beside its number.
  static func whole(_ character: Character, _ code: UInt32) -> Character? {
    code == none ? character : nil
  }

  /// The character with a number.
  static func character(_ code: UInt32) -> Character {
    Character(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  /// Whether a number is that of a line feed of any kind, as `Character.isNewline` has it.
  static func isNewline(_ code: UInt32) -> Bool { (0x0A...0x0D).contains(code) || code == 0x85 }
}

/// Some of the simple characters.
struct SimpleCharacterSet: Sendable {
  private static let bits: UInt32 = 64
  /// More than the characters need.
  private var words = SIMD8<UInt64>()

  private static func word(of code: UInt32) -> Int { Int(truncatingIfNeeded: code / bits) }

  var isEmpty: Bool { words == SIMD8() }

  func contains(_ code: UInt32) -> Bool {
    words[Self.word(of: code)] & (1 << (code % Self.bits)) != 0
  }

  mutating func insert(_ code: UInt32) {
    words[Self.word(of: code)] |= 1 << (code % Self.bits)
  }

  mutating func formUnion(_ other: SimpleCharacterSet) { words |= other.words }

  func subtracting(_ other: SimpleCharacterSet) -> SimpleCharacterSet {
    var rest = self
    rest.words &= ~other.words
    return rest
  }

  var characters: [Character] {
    (0..<SimpleCharacter.limit).filter(contains).map(SimpleCharacter.character)
  }
}
