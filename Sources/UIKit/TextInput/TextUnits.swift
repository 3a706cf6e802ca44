// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds the words and sentences of one paragraph, as ranges of UTF-16 units.
///
/// The rules are a small part of Unicode's (annex 29): words are runs of letters and digits, with an
/// apostrophe or a period between two letters, a period or a comma between two digits. Ideographs,
/// Hiragana and Katakana are words as runs of one kind, an emoji is one by itself.
enum TextUnits {
  /// The length of a paragraph without the line feed at its end.
  static func contentLength(of paragraph: String) -> Int {
    guard let last = paragraph.last, last.isNewline else { return paragraph.utf16.count }
    return paragraph.utf16.count - last.utf16.count
  }

  /// The words of a paragraph.
  static func words(in paragraph: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var current: (kind: WordKind, start: Int, end: Int)?
    var pending: WordKind?
    var offset = 0
    func close() {
      if let word = current { result.append(word.start..<word.end) }
      current = nil
      pending = nil
    }
    for character in paragraph {
      let kind = WordKind(character)
      let end = offset + character.utf16.count
      switch kind {
      case .other: close()
      case .apostrophe, .period, .comma:
        if let word = current, pending == nil, word.end == offset, kind.joins(word.kind) {
          pending = kind
        } else {
          close()
        }
      default:
        if let word = current, word.kind.runsOn(with: kind), pending?.joins(kind) ?? true {
          current = (kind, word.start, end)
          pending = nil
        } else {
          close()
          current = (kind, offset, end)
        }
      }
      offset = end
    }
    close()
    return result
  }

  /// The sentences of a paragraph, with the spaces behind them; they leave no gap.
  static func sentences(in paragraph: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var offset = 0
    var state = SentenceState.inside
    for character in paragraph {
      if character.isNewline { break }
      let next = state.after(character)
      if next == .inside, state == .spaces || (state == .wideEnd) {
        result.append(start..<offset)
        start = offset
      }
      state = next
      offset += character.utf16.count
    }
    if offset > start { result.append(start..<offset) }
    return result
  }

  /// Where each cluster of a text begins, and where the text ends.
  static func clusterStarts(in text: String) -> [Int] {
    var starts = [0]
    var offset = 0
    for character in text {
      offset += character.utf16.count
      starts.append(offset)
    }
    return starts
  }
}

/// What a character is in a word.
private enum WordKind {
  case letter, digit, ideograph, hiragana, katakana, emoji
  case apostrophe, period, comma
  case other

  init(_ character: Character) {
    guard let first = character.unicodeScalars.first else {
      self = .other
      return
    }
    switch first.value {
    case 0x27, 0x2019: self = .apostrophe
    case 0x2E: self = .period
    case 0x2C: self = .comma
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case _ where first.properties.isIdeographic: self = .ideograph
    case _ where TextClass.isEmoji(character): self = .emoji
    default: self = Self.general(first)
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> WordKind {
    switch scalar.properties.generalCategory {
    case .decimalNumber: .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber, .otherNumber,
      .connectorPunctuation:
      .letter
    default: .other
    }
  }

  /// Whether a mark inside a word holds a character of this kind on either side.
  func joins(_ kind: WordKind) -> Bool {
    switch self {
    case .apostrophe: kind == .letter
    case .period: kind == .letter || kind == .digit
    case .comma: kind == .digit
    default: false
    }
  }

  /// Whether a word goes on with a character of another kind.
  func runsOn(with next: WordKind) -> Bool {
    switch self {
    case .letter, .digit: next == .letter || next == .digit
    case .ideograph, .hiragana, .katakana: next == self
    default: false
    }
  }
}

/// Where in a sentence a scan is.
private enum SentenceState {
  case inside
  /// Behind a period, which ends a sentence only before a space.
  case ended
  /// Behind a full-width mark, which ends a sentence whatever follows.
  case wideEnd
  case spaces

  func after(_ character: Character) -> SentenceState {
    switch character {
    case ".", "!", "?", "\u{2026}": return .ended
    case "\u{3002}", "\u{FF01}", "\u{FF1F}": return .wideEnd
    case ")", "]", "}", "\"", "'", "\u{2019}", "\u{201D}", "\u{300D}", "\u{300F}", "\u{FF09}":
      return self == .spaces ? .inside : self
    default:
      guard character.isWhitespace else { return .inside }
      return self == .inside ? .inside : .spaces
    }
  }
}
