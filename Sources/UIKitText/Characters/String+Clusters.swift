// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension String {
  /// Whether the text has a byte of a kind in UTF-8.
  @inline(__always)
  func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }

  /// Calls `body` with each character and its length in UTF-16 units, until it answers false.
  ///
  /// It gets a simple character as its number, others as they are.
  ///
  /// A simple character is one on its own unless a mark follows, of which the first begins with the
  /// byte 0xCC, or it is the first half of a line feed.
  @inline(__always)
  func forEachCluster(_ body: (UInt32, Character?, Int) -> Bool) {
    let isRead: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        let end = place + (byte < 0x80 ? 1 : 2)
        let isShort = byte <= 0xC5 && byte != 0x0D && end <= bytes.count
        if isShort, end == bytes.count || bytes[end] < 0xCC {
          var code = UInt32(truncatingIfNeeded: byte)
          if byte >= 0x80 {
            code = (code & 0x1F) << 6 | UInt32(truncatingIfNeeded: bytes[place + 1] & 0x3F)
          }
          guard body(code, nil, 1) else { return }
          place = end
        } else {
          let character = self[utf8.index(startIndex, offsetBy: place)]
          let code = SimpleCharacter.code(of: character)
          guard body(code, SimpleCharacter.whole(character, code), character.utf16.count) else {
            return
          }
          place += character.utf8.count
        }
      }
    }
    guard isRead == nil else { return }
    for character in self {
      let code = SimpleCharacter.code(of: character)
      guard body(code, SimpleCharacter.whole(character, code), character.utf16.count) else {
        return
      }
    }
  }
}
