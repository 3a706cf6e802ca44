// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// The pieces of a text that need the fewest bits, which are not always the longest ones.
  ///
  /// What a piece needs depends on the codes, and these on the pieces: a few rounds come close. It
  /// takes several times as long as `Repeats.pieces`, and is for what is packed once.
  struct ShortestPieces {
    /// Later rounds save a few bytes in a hundred thousand.
    private static let rounds = 4
    /// Where in the number of a way its last distance and its cost begin, behind its last length.
    private static let distanceShift = 9
    private static let costShift = 25

    private let bytes: [UInt8]
    /// The copies that may begin at each place, the shorter and nearer ones first.
    private let copies: [[Repeats.Copy]]

    private init(_ bytes: [UInt8]) {
      self.bytes = bytes
      copies = Repeats.copies(in: bytes)
    }

    /// The pieces of a text.
    static func pieces(of bytes: [UInt8]) -> [Repeats.Piece] {
      let text = ShortestPieces(bytes)
      var pieces = text.pieces(by: .usual)
      for _ in 1..<rounds { pieces = text.pieces(by: PieceCosts(PieceCodes(for: pieces))) }
      return pieces
    }

    /// Goes through the text from the front, with the cheapest way to each place, and back along it.
    private func pieces(by costs: PieceCosts) -> [Repeats.Piece] {
      // OPTIMIZATION: a cost, a length and a distance in one number, of which the least is wanted.
      var best = [Int](repeating: .max, count: bytes.count + 1)
      best[0] = 0
      for place in bytes.indices {
        let cost = best[place] >> Self.costShift
        let byte = (cost + costs.bytes[Int(truncatingIfNeeded: bytes[place])]) << Self.costShift | 1
        if byte < best[place + 1] { best[place + 1] = byte }
        var length = Repeats.lengths.lowerBound
        for copy in copies[place] where copy.length >= length {
          let further = cost + costs.distance(copy.distance)
          let distance = copy.distance << Self.distanceShift
          while length <= copy.length {
            let way = (further + costs.lengths[length]) << Self.costShift | distance | length
            if way < best[place + length] { best[place + length] = way }
            length += 1
          }
        }
      }
      var pieces: [Repeats.Piece] = []
      var place = bytes.count
      while place > 0 {
        let length = best[place] & (1 << Self.distanceShift - 1)
        let distance =
          (best[place] >> Self.distanceShift) & (1 << (Self.costShift - Self.distanceShift) - 1)
        pieces.append(
          length == 1 ? .byte(bytes[place - 1]) : .copy(length: length, distance: distance))
        place -= length
      }
      return pieces.reversed()
    }
  }

  /// How many bits pieces need.
  private struct PieceCosts {
    let bytes: [Int]
    /// Those of each length, with the bits behind its word.
    let lengths: [Int]
    private let distances: [Int]

    /// Bits of what has no word yet: it is not cheap, and may get one.
    private static let wordless = 13

    /// What they need more or less in any text: 6 bits for a byte or the end, 7 for a length, 5 for a
    /// distance.
    static let usual = PieceCosts(
      literals: Array(repeating: 6, count: PieceCodes.end + 1)
        + Array(repeating: 7, count: PieceCodes.literalCount - PieceCodes.end - 1),
      distances: Array(repeating: 5, count: PieceCodes.distanceCount))

    /// What they need with these codes.
    init(_ codes: PieceCodes) {
      self.init(literals: codes.literals.lengths, distances: codes.distances.lengths)
    }

    private init(literals: [Int], distances: [Int]) {
      let literals = literals.map { $0 == 0 ? Self.wordless : $0 }
      bytes = Array(literals.prefix(PieceCodes.end))
      lengths = (0...Repeats.lengths.upperBound).map { length in
        guard length >= Repeats.lengths.lowerBound else { return 0 }
        let step = Ladder.lengths.step(of: length)
        return literals[step.symbol] + step.bits
      }
      self.distances = distances.map { $0 == 0 ? Self.wordless : $0 }
    }

    /// Those of a distance, with the bits behind its word.
    func distance(_ distance: Int) -> Int {
      // From 5 on each doubling has two words, of as many bits as it has beyond the highest two.
      let bits = max(Int.bitWidth - (distance - 1).leadingZeroBitCount - 2, 0)
      let symbol = distance <= 4 ? distance - 1 : 2 * bits + (distance - 1) >> bits
      return distances[symbol] + bits
    }
  }
#endif
