// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Text that runs to the left, in part or whole.
enum TextDirection {
  /// Whether a character goes with what is around it; of signs and commas, those outside of numbers.
  static func isNeutral(_ character: Character) -> Bool {
    let kind = BidiClass(character)
    return kind.isNeutral || kind == .es || kind == .et || kind == .cs
  }

  /// Whether a character is not seen and says which way others run.
  static func isInstruction(_ character: Character) -> Bool {
    let kind = BidiClass(character)
    return kind.beginsIsolate || kind == .pdi || (kind.isRemoved && kind != .bn)
  }

  /// Whether a letter or a digit runs one way wherever no override makes it run the other way.
  static func runs(_ character: Character, left: Bool) -> Bool {
    switch BidiClass(character) {
    case .r, .al: left
    case .l, .en, .an: !left
    default: false
    }
  }

  /// Whether a text has a character by which some of it runs to the left.
  static func hasRightToLeft(_ string: String) -> Bool {
    // The first of them begins with this byte in UTF-8; text below is by far the most.
    guard string.hasByte({ $0 >= 0xD6 }) else { return false }
    return string.unicodeScalars.contains { BidiClass($0).mayRunLeft }
  }

  /// The direction of the first letter that has one.
  static func natural(_ string: String) -> NSWritingDirection? {
    BidiParagraph.base(of: string.unicodeScalars.lazy.map { BidiClass($0) })
      .map { $0 == 0 ? .leftToRight : .rightToLeft }
  }

  /// The level of each character: even ones run to the right, odd ones to the left.
  static func levels(of characters: some Sequence<Character>, isRightToLeft: Bool) -> [UInt8] {
    let first = characters.map { $0.unicodeScalars.first ?? " " }
    return BidiParagraph(first, base: isRightToLeft ? 1 : 0).levels
  }

  /// The clusters of a line from left to right.
  static func visualOrder(_ range: Range<Int>, levels: [UInt8]) -> [Int] {
    var order = Array(range)
    guard let highest = range.map({ levels[$0] }).max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var place = 0
      while place < order.count {
        guard levels[order[place]] >= level else {
          place += 1
          continue
        }
        var end = place
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[place..<end].reverse()
        place = end
      }
    }
    return order
  }
}
