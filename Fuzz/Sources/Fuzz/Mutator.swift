// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

@testable import UIKitHost

/// Makes inputs of others; the same seed makes the same ones of the same corpus.
struct Mutator {
  /// The longest input.
  static let longest = 4096

  private var random: SeededRandom
  private let words: [[UInt8]]

  init(seed: UInt64, words: [String]) {
    random = SeededRandom(seed: seed)
    self.words = words.map { Array($0.utf8) }
  }

  mutating func next(_ corpus: [[UInt8]]) -> [UInt8] {
    var bytes = corpus[random.int(corpus.count)]
    for _ in 0...random.int(6) { change(&bytes, corpus) }
    if bytes.count > Self.longest { bytes.removeLast(bytes.count - Self.longest) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ corpus: [[UInt8]]) {
    let place = random.int(bytes.count + 1)
    switch random.int(9) {
    case 0: bytes.insert(random.byte(), at: place)
    case 1, 2: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.int(8)) }
    case 3: if place < bytes.count { bytes[place] = random.byte() }
    case 4:
      let end = min(bytes.count, place + random.int(17))
      bytes.removeSubrange(place..<end)
    case 5:
      let end = min(bytes.count, place + random.int(33))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.int(bytes.count + 1))
    case 6:
      if words.isEmpty {
        for _ in 0..<random.int(16) { bytes.append(random.byte()) }
      } else {
        bytes.insert(contentsOf: words[random.int(words.count)], at: place)
      }
    case 7:
      let other = corpus[random.int(corpus.count)]
      let start = random.int(other.count + 1)
      bytes.replaceSubrange(place..., with: other[start...])
    default: renumber(&bytes, place)
    }
  }

  /// Puts another number where one is written out, or an odd byte where none is.
  private mutating func renumber(_ bytes: inout [UInt8], _ place: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains) else {
      let odd: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
      if place < bytes.count { bytes[place] = odd[random.int(odd.count)] }
      return
    }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let numbers = [
      "0", "-1", "1", "255", "65536", "2147483648", "9223372036854775807", "1e308", "0.5",
    ]
    bytes.replaceSubrange(start..<end, with: Array(numbers[random.int(numbers.count)].utf8))
  }
}

extension SeededRandom {
  /// A number below `limit`.
  fileprivate mutating func int(_ limit: Int) -> Int { int(0..<limit) }
  fileprivate mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
