// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Packs bytes as `Content-Encoding: gzip` wants them (RFC 1951, 1952), without a library of the
  /// system's.
  enum Gzip {
    /// The file that unpacks to these bytes.
    ///
    /// - Parameter tightly: whether to take longer for the last few hundredths, as for what is packed
    ///   once.
    static func pack(_ bytes: [UInt8], tightly: Bool = false) -> [UInt8] {
      // Deflate, no name, no time, no word on the level, no system.
      var text = BitText(after: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])
      let pieces = tightly ? ShortestPieces.pieces(of: bytes) : Repeats.pieces(of: bytes)
      Block(pieces).write(to: &text)
      text.align()
      text.write32(checksum(of: bytes))
      text.write32(UInt32(truncatingIfNeeded: bytes.count))
      return text.bytes
    }

    /// The CRC-32 of RFC 1952.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
      var rest = UInt32.max
      for byte in bytes {
        let index: UInt32 = (rest ^ UInt32(truncatingIfNeeded: byte)) & 0xFF
        rest = table[Int(index)] ^ (rest >> 8)
      }
      return ~rest
    }

    /// What a byte makes of the checksum before it.
    private static let table: [UInt32] = (0..<256).map { byte in
      var rest = UInt32(truncatingIfNeeded: byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
      return rest
    }
  }

  /// The one block of a packed file, with codes made for it.
  private struct Block {
    private static let lengthLimit = 7
    /// The order in which the code for the lengths of codes is told.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let zeros = 18
    private static let longestZeros = 138

    private let pieces: [Repeats.Piece]
    private let codes: PieceCodes

    init(_ pieces: [Repeats.Piece]) {
      self.pieces = pieces
      codes = PieceCodes(for: pieces)
    }

    func write(to text: inout BitText) {
      text.write(1, count: 1)  // the last block
      text.write(2, count: 2)  // its codes come with it
      writeCodes(to: &text)
      for piece in pieces {
        switch piece {
        case .byte(let byte): text.write(Int(truncatingIfNeeded: byte), in: codes.literals)
        case .copy(let length, let distance):
          write(Ladder.lengths.step(of: length), in: codes.literals, to: &text)
          write(Ladder.distances.step(of: distance), in: codes.distances, to: &text)
        }
      }
      text.write(PieceCodes.end, in: codes.literals)
    }

    private func write(_ step: Ladder.Step, in code: PrefixCode, to text: inout BitText) {
      text.write(step.symbol, in: code)
      text.write(step.rest, count: step.bits)
    }

    private func writeCodes(to text: inout BitText) {
      let lengths = Self.shortened(codes.literals.lengths + codes.distances.lengths)
      var frequencies = [Int](repeating: 0, count: 19)
      for (symbol, _) in lengths { frequencies[symbol] += 1 }
      let code = PrefixCode(frequencies: frequencies, limit: Self.lengthLimit)
      text.write(number: codes.literals.lengths.count - 257, count: 5)
      text.write(number: codes.distances.lengths.count - 1, count: 5)
      text.write(number: Self.order.count - 4, count: 4)
      for symbol in Self.order { text.write(number: code.lengths[symbol], count: 3) }
      for (symbol, count) in lengths {
        text.write(symbol, in: code)
        if symbol == Self.zeros { text.write(number: count - 11, count: 7) }
      }
    }

    /// Lengths of words, with many zeros in a row as one symbol and their count.
    private static func shortened(_ lengths: [Int]) -> [(symbol: Int, count: Int)] {
      var result: [(symbol: Int, count: Int)] = []
      var rest = lengths[...]
      while let first = rest.first {
        let count = min(rest.prefix { $0 == 0 }.count, longestZeros)
        let isRow = count >= 11
        result.append(isRow ? (zeros, count) : (first, 1))
        rest = rest.dropFirst(isRow ? count : 1)
      }
      return result
    }
  }
#endif
