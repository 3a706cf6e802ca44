// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// A prefix code (Huffman's) in the canonical form of RFC 1951: its lengths say all of it.
  struct PrefixCode {
    /// The length in bits of each symbol's word, 0 for a symbol that does not occur.
    let lengths: [Int]
    /// The words, the bit that goes first being the lowest.
    let words: [UInt32]

    /// Makes the code for symbols that occur this often; no word is longer than `limit` bits.
    ///
    /// It has two words at least, for some readers take no code with fewer.
    init(frequencies: [Int], limit: Int) {
      var weights = frequencies
      for symbol in weights.indices where weights.count(where: { $0 > 0 }) < 2 {
        weights[symbol] = max(weights[symbol], 1)
      }
      var lengths = Self.lengths(of: weights)
      while lengths.contains(where: { $0 > limit }) {
        // Flatter weights make a flatter tree.
        weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
        lengths = Self.lengths(of: weights)
      }
      self.lengths = lengths
      words = Self.words(of: lengths)
    }

    private static func lengths(of weights: [Int]) -> [Int] {
      var nodes = weights.indices.filter { weights[$0] > 0 }.map { (weights[$0], [$0]) }
      var lengths = weights.map { _ in 0 }
      while nodes.count > 1 {
        nodes.sort { $0.0 > $1.0 }
        let (first, second) = (nodes.removeLast(), nodes.removeLast())
        let symbols = first.1 + second.1
        for symbol in symbols { lengths[symbol] += 1 }
        nodes.append((first.0 + second.0, symbols))
      }
      return lengths
    }

    private static func words(of lengths: [Int]) -> [UInt32] {
      var words = [UInt32](repeating: 0, count: lengths.count)
      var word: UInt32 = 0
      for length in 1...max(lengths.max() ?? 1, 1) {
        for symbol in lengths.indices where lengths[symbol] == length {
          var reversed: UInt32 = 0
          for bit in 0..<length where word >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
          words[symbol] = reversed
          word += 1
        }
        word <<= 1
      }
      return words
    }
  }
#endif
