// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// The two codes of a packed block: one for single bytes, lengths and the end, one for distances.
  struct PieceCodes {
    /// The symbol behind the last piece.
    static let end = 256
    /// Symbols of the first code, with those of lengths, and of the second.
    static let literalCount = 286
    static let distanceCount = 30
    private static let limit = 15

    let literals: PrefixCode
    let distances: PrefixCode

    /// Makes the codes that suit these pieces best.
    init(for pieces: [Repeats.Piece]) {
      var literals = [Int](repeating: 0, count: Self.literalCount)
      var distances = [Int](repeating: 0, count: Self.distanceCount)
      literals[Self.end] = 1
      for piece in pieces {
        switch piece {
        case .byte(let byte): literals[Int(truncatingIfNeeded: byte)] += 1
        case .copy(let length, let distance):
          literals[Ladder.lengths.step(of: length).symbol] += 1
          distances[Ladder.distances.step(of: distance).symbol] += 1
        }
      }
      self.literals = PrefixCode(frequencies: literals, limit: Self.limit)
      self.distances = PrefixCode(frequencies: distances, limit: Self.limit)
    }
  }
#endif
