// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// The pieces of a text that need the fewest bits, which are not always the longest ones.
  ///
  /// What a piece needs depends on the codes, and these on the pieces: a few rounds come close. It
  /// takes several times as long as `Repeats.pieces`, and is for what is packed once.
  struct ShortestPieces {
    /// Later rounds save no byte in a hundred thousand.
    private static let rounds = 4

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
      var least = [Int](repeating: .max, count: bytes.count + 1)
      var lengths = [Int](repeating: 1, count: bytes.count + 1)
      var distances = [Int](repeating: 0, count: bytes.count + 1)
      least[0] = 0
      for place in bytes.indices {
        let byte = least[place] + costs.bytes[Int(truncatingIfNeeded: bytes[place])]
        if byte < least[place + 1] {
          least[place + 1] = byte
          lengths[place + 1] = 1
        }
        var length = Repeats.lengths.lowerBound
        for copy in copies[place] {
          let cost = least[place] + costs.distance(copy.distance)
          while length <= copy.length {
            if cost + costs.lengths[length] < least[place + length] {
              least[place + length] = cost + costs.lengths[length]
              lengths[place + length] = length
              distances[place + length] = copy.distance
            }
            length += 1
          }
        }
      }
      var pieces: [Repeats.Piece] = []
      var place = bytes.count
      while place > 0 {
        let length = lengths[place]
        pieces.append(
          length == 1
            ? .byte(bytes[place - 1]) : .copy(length: length, distance: distances[place]))
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

    /// What they need more or less in any text.
    static let usual = PieceCosts(
      literals: Array(repeating: 6, count: 257) + Array(repeating: 7, count: 29),
      distances: Array(repeating: 5, count: 30))

    /// What they need with these codes.
    init(_ codes: PieceCodes) {
      self.init(literals: codes.literals.lengths, distances: codes.distances.lengths)
    }

    private init(literals: [Int], distances: [Int]) {
      // What has no word yet is not cheap, and may become so.
      let literals = literals.map { $0 == 0 ? 13 : $0 }
      bytes = Array(literals.prefix(PieceCodes.end))
      lengths = (0...Repeats.lengths.upperBound).map { length in
        guard length >= Repeats.lengths.lowerBound else { return 0 }
        let step = Ladder.lengths.step(of: length)
        return literals[step.symbol] + step.bits
      }
      self.distances = distances.map { $0 == 0 ? 13 : $0 }
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
