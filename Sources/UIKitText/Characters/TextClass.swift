// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What kind of character a cluster is, as far as laying text out needs to know.
enum TextClass {
  /// True for what takes no room: control characters, joiners, zero-width spaces.
  static func isInvisible(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control
    }
  }

  /// True for what is drawn as a picture.
  static func isEmoji(_ cluster: Character) -> Bool {
    guard let first = cluster.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && cluster.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// True for characters of Chinese, Japanese and Korean, which fill a square.
  static func isWide(_ cluster: Character) -> Bool {
    guard let value = cluster.unicodeScalars.first?.value else { return false }
    return wideRanges.contains { $0.contains(value) }
  }

  /// True for a space at which a line may end.
  static func isSpace(_ cluster: Character) -> Bool { cluster == " " || cluster == "\u{3000}" }

  /// Jamo, radicals to Yi, Hangul syllables, compatibility forms, full-width forms, ideographs.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
