// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds the words and sentences of one paragraph, as ranges of UTF-16 units.
///
/// Words are what lies between the boundaries of Unicode's annex 29, without spaces and marks. Stretches
/// of ideographs, of Hiragana, and of scripts that write no spaces are one word each, for there is no
/// dictionary. Sentences follow a small part of the annex.
package enum TextUnits {
  /// The length of a paragraph without the line feed at its end.
  package static func contentLength(of paragraph: String) -> Int {
    guard let last = paragraph.last, last.isNewline else { return paragraph.utf16.count }
    return paragraph.utf16.count - last.utf16.count
  }

  /// The words of a paragraph.
  static func words(in paragraph: String) -> [Range<Int>] {
    let scalars = Array(paragraph.unicodeScalars)
    let classes = scalars.map(wordClass)
    let boundaries = WordBreaks(scalars, classes).boundaries()
    var result: [Range<Int>] = []
    var kind = WordKind.other
    var offset = 0
    for place in scalars.indices {
      let end = offset + scalars[place].utf16.count
      defer { offset = end }
      guard boundaries[place] else {
        if kind != .other { result[result.count - 1] = result[result.count - 1].lowerBound..<end }
        continue
      }
      let rest = scalars[place...]
      let next = WordKind(classes[place], rest)
      let goesOn = next == kind && next.formsRuns && result.last?.upperBound == offset
      kind = next
      if goesOn {
        result[result.count - 1] = result[result.count - 1].lowerBound..<end
      } else if kind != .other {
        result.append(offset..<end)
      }
    }
    return result
  }

  /// Unicode's class, but a colon parts words: it joins them in no language but Swedish.
  private static func wordClass(_ scalar: Unicode.Scalar) -> WordBreakClass {
    switch scalar.value {
    case 0x3A, 0xFE55, 0xFF1A: .other
    default: WordBreakClass(scalar)
    }
  }

  /// The sentences of a paragraph, with the spaces behind them; they leave no gap.
  package static func sentences(in paragraph: String) -> [Range<Int>] {
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

/// What a stretch between two of Unicode's boundaries is.
private enum WordKind {
  case letters, katakana, ideograph, hiragana, emoji
  case other

  /// - Parameter scalars: the stretch, and what follows.
  init(_ kind: WordBreakClass, _ scalars: ArraySlice<Unicode.Scalar>) {
    guard let first = scalars.first else {
      self = .other
      return
    }
    switch kind {
    case .letter, .hebrew, .numeric: self = .letters
    case .katakana: self = .katakana
    case .region: self = .emoji
    case .space, .cr, .lf, .newline, .singleQuote, .doubleQuote, .midNumLet, .midLetter, .midNum:
      self = .other
    case _ where (0x3041...0x309F).contains(first.value): self = .hiragana
    case _ where first.properties.isIdeographic: self = .ideograph
    case _ where Self.isEmoji(scalars): self = .emoji
    default: self = Self.general(first)
    }
  }

  private static func isEmoji(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var start = String.UnicodeScalarView()
    start.append(contentsOf: scalars.prefix(2))
    return String(start).first.map(TextClass.isEmoji) ?? false
  }

  /// Scripts that Unicode leaves to dictionaries, and numbers it does not join, count as letters.
  private static func general(_ scalar: Unicode.Scalar) -> WordKind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber, .otherNumber,
      .connectorPunctuation:
      .letters
    default: .other
    }
  }

  /// Whether neighbours of the kind are one word although Unicode parts them.
  var formsRuns: Bool { self == .letters || self == .ideograph || self == .hiragana }
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
