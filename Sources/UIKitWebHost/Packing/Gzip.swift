// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Packs bytes as `Content-Encoding: gzip` wants them (RFC 1951, 1952), without a library of the
  /// system's.
  enum Gzip {
    /// The file that unpacks to these bytes.
    static func pack(_ bytes: [UInt8]) -> [UInt8] {
      // Deflate, no name, no time, no word on the level, no system.
      var text = BitText(after: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])
      Block(Repeats.pieces(of: bytes)).write(to: &text)
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
    private static let end = 256
    private static let pieceLimit = 15
    private static let lengthLimit = 7
    /// The order in which the code for the lengths of codes is told.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let zeros = 18
    private static let longestZeros = 138

    private let pieces: [Repeats.Piece]
    private let literals: PrefixCode
    private let distances: PrefixCode

    init(_ pieces: [Repeats.Piece]) {
      self.pieces = pieces
      var literals = [Int](repeating: 0, count: 286)
      var distances = [Int](repeating: 0, count: 30)
      literals[Self.end] = 1
      for piece in pieces {
        switch piece {
        case .byte(let byte): literals[Int(truncatingIfNeeded: byte)] += 1
        case .copy(let length, let distance):
          literals[Ladder.lengths.step(of: length).symbol] += 1
          distances[Ladder.distances.step(of: distance).symbol] += 1
        }
      }
      self.literals = PrefixCode(frequencies: literals, limit: Self.pieceLimit)
      self.distances = PrefixCode(frequencies: distances, limit: Self.pieceLimit)
    }

    func write(to text: inout BitText) {
      text.write(1, count: 1)  // the last block
      text.write(2, count: 2)  // its codes come with it
      writeCodes(to: &text)
      for piece in pieces {
        switch piece {
        case .byte(let byte): text.write(Int(truncatingIfNeeded: byte), in: literals)
        case .copy(let length, let distance):
          write(Ladder.lengths.step(of: length), in: literals, to: &text)
          write(Ladder.distances.step(of: distance), in: distances, to: &text)
        }
      }
      text.write(Self.end, in: literals)
    }

    private func write(_ step: Ladder.Step, in code: PrefixCode, to text: inout BitText) {
      text.write(step.symbol, in: code)
      text.write(step.rest, count: step.bits)
    }

    private func writeCodes(to text: inout BitText) {
      let lengths = Self.shortened(literals.lengths + distances.lengths)
      var frequencies = [Int](repeating: 0, count: 19)
      for (symbol, _) in lengths { frequencies[symbol] += 1 }
      let code = PrefixCode(frequencies: frequencies, limit: Self.lengthLimit)
      text.write(number: literals.lengths.count - 257, count: 5)
      text.write(number: distances.lengths.count - 1, count: 5)
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

  /// How RFC 1951 writes lengths and distances: a symbol for a span of them, and bits within it.
  private struct Ladder {
    /// A number as its symbol and what is beyond the first of its span.
    struct Step {
      let symbol: Int
      let rest: UInt32
      let bits: Int
    }

    private let first: Int
    private let spans: [(least: Int, bits: Int)]

    /// The 256 lengths have symbols from 257 on; the longest one has a symbol of its own.
    static let lengths = Ladder(
      symbol: 257, least: 3, spans: 28, straight: 8, doubling: 4, longest: 258)
    static let distances = Ladder(
      symbol: 0, least: 1, spans: 30, straight: 4, doubling: 2, longest: nil)

    /// The first spans are single numbers; of those after it, `doubling` each have one bit more.
    private init(
      symbol: Int, least: Int, spans count: Int, straight: Int, doubling: Int, longest: Int?
    ) {
      first = symbol
      var spans: [(least: Int, bits: Int)] = []
      var next = least
      for span in 0..<count {
        let bits = span < straight ? 0 : (span - straight) / doubling + 1
        spans.append((next, bits))
        next += 1 << bits
      }
      if let longest { spans.append((longest, 0)) }
      self.spans = spans
    }

    func step(of number: Int) -> Step {
      let index = (spans.firstIndex { $0.least > number } ?? spans.count) - 1
      let span = spans[index]
      return Step(
        symbol: first + index, rest: UInt32(truncatingIfNeeded: number - span.least),
        bits: span.bits)
    }
  }
#endif
