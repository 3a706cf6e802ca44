// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Letters that are drawn joined to their neighbours: Arabic, Syriac, N'Ko.
///
/// Such a letter has up to four forms, each with an advance of its own (`LetterForms`).
enum LetterJoining {
  /// How a letter joins its neighbours; what comes before it is to its right on the screen.
  enum Kind { case none, before, both }

  /// The stroke that joins letters, without a shape of its own: the tatweel.
  static let stroke: Character = "\u{640}"
  /// That of N'Ko.
  private static let strokeOfNKo: Character = "\u{7FA}"

  /// Whether a text may have such letters.
  static func mayOccur(in string: String) -> Bool {
    // By the first bytes in UTF-8 of U+0600 to U+0FFF; no other byte is alike.
    string.hasByte { (0xD8...0xE0).contains($0) }
  }

  /// Whether two neighbours are joined.
  static func joins(_ first: Character, _ second: Character) -> Bool {
    guard let last = first.unicodeScalars.last, let before = first.unicodeScalars.first,
      let after = second.unicodeScalars.first
    else { return false }
    // Marks of the first letter do not matter; what forbids joining does.
    return last.value != zeroWidthNonJoiner && (kind(before) == .both || last.value == joiner)
      && kind(after) != .none
  }

  /// What a host is asked for, and has answered, about forms.
  static func isForm(_ text: String) -> Bool {
    guard (2...mostCharacters).contains(text.count), let first = text.first, let last = text.last
    else { return false }
    return isStroke(first) || isStroke(last) || isLamAlef(first, last)
  }

  /// More than a letter has with its strokes.
  private static let mostCharacters = 4
  private static let zeroWidthNonJoiner: UInt32 = 0x200C
  private static let joiner: UInt32 = 0x200D

  static func isStroke(_ character: Character) -> Bool {
    character == stroke || character == strokeOfNKo
  }

  /// The stroke that fits to a text.
  static func stroke(for text: String) -> Character {
    text.unicodeScalars.contains { (0x7C0...0x7FF).contains($0.value) } ? strokeOfNKo : stroke
  }

  /// Whether two letters are those that every font draws as one glyph.
  static func isLamAlef(_ lam: Character, _ alef: Character) -> Bool {
    guard let first = lam.unicodeScalars.first?.value, first == 0x644,
      lam.unicodeScalars.last?.value != joiner, let second = alef.unicodeScalars.first?.value
    else { return false }
    return second == 0x622 || second == 0x623 || second == 0x625 || second == 0x627
  }

  /// How a letter joins, by Unicode's ArabicShaping.txt.
  static func kind(_ scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    guard value >= 0x620, value <= 0x8FF else { return .none }
    if scalar.properties.generalCategory == .nonspacingMark { return .none }
    if unjoined.contains(where: { $0.contains(value) }) { return .none }
    if before.contains(where: { $0.contains(value) }) { return .before }
    return letters.contains(where: { $0.contains(value) }) ? .both : .none
  }

  /// Letters and strokes; those that join only what is before them, or nothing, are listed below.
  private static let letters: [ClosedRange<UInt32>] = [
    0x620...0x64A, 0x66E...0x6D3, 0x6D5...0x6D5, 0x6EE...0x6EF, 0x6FA...0x6FC, 0x6FF...0x6FF,
    0x710...0x72F, 0x74D...0x77F, 0x7CA...0x7EA, 0x7FA...0x7FA, 0x8A0...0x8C8,
  ]

  private static let unjoined: [ClosedRange<UInt32>] = [
    0x621...0x621, 0x674...0x674, 0x6D4...0x6D4, 0x8AD...0x8AD,
  ]

  private static let before: [ClosedRange<UInt32>] = [
    0x622...0x625, 0x627...0x627, 0x629...0x629, 0x62F...0x632, 0x648...0x648, 0x671...0x673,
    0x675...0x677, 0x688...0x699, 0x6C0...0x6C0, 0x6C3...0x6CB, 0x6CD...0x6CD, 0x6CF...0x6CF,
    0x6D2...0x6D3, 0x6D5...0x6D5, 0x6EE...0x6EF, 0x710...0x710, 0x715...0x719, 0x71E...0x71E,
    0x728...0x728, 0x72A...0x72A, 0x72C...0x72C, 0x72F...0x72F, 0x74D...0x74D, 0x759...0x75B,
    0x76B...0x76C, 0x771...0x771, 0x773...0x774, 0x778...0x779, 0x8AA...0x8AC, 0x8AE...0x8AE,
    0x8B1...0x8B2, 0x8B9...0x8B9,
  ]
}
