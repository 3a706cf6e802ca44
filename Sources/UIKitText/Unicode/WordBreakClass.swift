// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a character does to the ends of words, by Unicode's annex 29.
enum WordBreakClass: UInt8 {
  case other
  case cr, lf, newline, space
  // What belongs to the character before it.
  case extend, zwj, format
  // What words are made of.
  case letter, hebrew, numeric, katakana, extendNumLet
  // What stands in words between letters or numbers.
  case singleQuote, doubleQuote, midNumLet, midLetter, midNum
  // Half of a flag, and other pictures (Extended_Pictographic).
  case region, picture

  init(_ scalar: Unicode.Scalar) { self = WordBreakClass(rawValue: Self.table[scalar]) ?? .other }

  var isNewline: Bool { self == .cr || self == .lf || self == .newline }
  var isAttached: Bool { self == .extend || self == .zwj || self == .format }
  var isLetter: Bool { self == .letter || self == .hebrew }
  /// Whether it joins two letters that it stands between.
  var joinsLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }
  /// Whether it joins two numbers.
  var joinsNumbers: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
  /// Whether a low line joins it.
  var isConnected: Bool { isLetter || self == .numeric || self == .katakana }
}
