// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Text that runs to the left, in part or whole: a small form of Unicode's bidirectional algorithm.
///
/// It knows letters of either direction and digits; everything else goes with its neighbours. There
/// are no explicit embeddings.
enum TextDirection {
  /// Which way a character runs by itself.
  enum Class { case left, right, number, neutral }

  static func kind(of character: Character) -> Class {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: return .number
    case 0x41...0x5A, 0x61...0x7A: return .left
    case ..<0xAA: return .neutral
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      0x200F:
      return .right
    case 0x200E: return .left
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .spacingMark, .letterNumber:
        return .left
      default: return .neutral
      }
    }
  }

  /// Whether a text has a character that runs to the left.
  static func hasRightToLeft(_ string: String) -> Bool {
    // The first of them begins with this byte in UTF-8; text below is by far the most.
    guard string.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return string.contains { kind(of: $0) == .right }
  }

  /// The direction of the first letter that has one.
  static func natural(_ string: String) -> NSWritingDirection? {
    for character in string {
      switch kind(of: character) {
      case .left: return .leftToRight
      case .right: return .rightToLeft
      default: continue
      }
    }
    return nil
  }

  /// The level of each cluster: even ones run to the right, odd ones to the left.
  static func levels(of classes: [Class], isRightToLeft: Bool) -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    let strong: Class = isRightToLeft ? .right : .left
    var resolved = classes
    // Digits go with the letters before them, inside text that runs to the left as a run of their own.
    var before = strong
    for place in resolved.indices {
      switch resolved[place] {
      case .left, .right: before = resolved[place]
      case .number: if before == .left { resolved[place] = .left }
      case .neutral: break
      }
    }
    var place = 0
    while place < resolved.count {
      guard resolved[place] == .neutral else {
        place += 1
        continue
      }
      var end = place
      while end < resolved.count, resolved[end] == .neutral { end += 1 }
      let left = place == 0 ? strong : side(resolved[place - 1])
      let right = end == resolved.count ? strong : side(resolved[end])
      for index in place..<end { resolved[index] = left == right ? left : strong }
      place = end
    }
    return resolved.map {
      switch $0 {
      case .right: 1
      case .number: 2
      case .left, .neutral: isRightToLeft && $0 == .left ? 2 : ($0 == .left ? 0 : base)
      }
    }
  }

  /// Digits inside text that runs to the left count as such for what stands beside them.
  private static func side(_ kind: Class) -> Class { kind == .number ? .right : kind }

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
