// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Text as single bytes and as copies of what stood before, which is where packing saves.
  struct Repeats {
    /// One piece of the text.
    enum Piece: Equatable {
      case byte(UInt8)
      /// As many bytes again as stand so far back.
      case copy(length: Int, distance: Int)
    }

    /// As many bytes again as stand so far back.
    struct Copy {
      let length: Int
      let distance: Int
    }

    /// The shortest and the longest copy, and how far back one may lie (RFC 1951).
    static let lengths = 3...258
    static let farthest = 32_768
    /// Places that are tried for a copy: more make the text a little shorter, the work longer.
    private static let tries = 48
    private static let buckets = 1 << 15

    private let bytes: [UInt8]
    /// The last place of each bucket's three bytes, and of each place the one before it; -1 is none.
    private var last = [Int](repeating: -1, count: Repeats.buckets)
    private var before: [Int]

    private init(_ bytes: [UInt8]) {
      self.bytes = bytes
      before = [Int](repeating: -1, count: bytes.count)
    }

    /// The pieces of a text.
    static func pieces(of bytes: [UInt8]) -> [Piece] {
      var repeats = Repeats(bytes)
      return repeats.split()
    }

    /// The copies that may begin at each place: each that is longer than all nearer ones.
    static func copies(in bytes: [UInt8]) -> [[Copy]] {
      var repeats = Repeats(bytes)
      return bytes.indices.map { place in
        var copies: [Copy] = []
        repeats.findCopies(at: place) { copies.append($0) }
        repeats.note(place)
        return copies
      }
    }

    private mutating func split() -> [Piece] {
      var pieces: [Piece] = []
      var place = 0
      while place < bytes.count {
        let (length, distance) = longest(at: place)
        note(place)
        // A copy that begins one byte later may be longer, and is worth the byte.
        if length < Self.lengths.lowerBound || longest(at: place + 1).length > length {
          pieces.append(.byte(bytes[place]))
          place += 1
          continue
        }
        pieces.append(.copy(length: length, distance: distance))
        for copied in place + 1..<place + length { note(copied) }
        place += length
      }
      return pieces
    }

    private func bucket(_ place: Int) -> Int? {
      guard place + 2 < bytes.count else { return nil }
      let three = bytes[place..<place + 3].reduce(0) { $0 << 8 | Int(truncatingIfNeeded: $1) }
      return (three &* 0x9E37) >> 5 & (Self.buckets - 1)
    }

    private mutating func note(_ place: Int) {
      guard let bucket = bucket(place) else { return }
      before[place] = last[bucket]
      last[bucket] = place
    }

    private func longest(at place: Int) -> (length: Int, distance: Int) {
      var longest = Copy(length: 0, distance: 0)
      findCopies(at: place) { longest = $0 }
      return (longest.length, longest.distance)
    }

    /// Finds the nearest copy, and each farther one that is longer.
    private func findCopies(at place: Int, found: (Copy) -> Void) {
      guard let bucket = bucket(place) else { return }
      let most = min(Self.lengths.upperBound, bytes.count - place)
      var length = 0
      var candidate = last[bucket]
      for _ in 0..<Self.tries {
        guard candidate >= 0, place - candidate <= Self.farthest else { break }
        // What is no longer than the longest so far is told by one byte.
        if bytes[candidate + length] == bytes[place + length] {
          var same = 0
          while same < most, bytes[candidate + same] == bytes[place + same] { same += 1 }
          if same > length {
            length = same
            found(Copy(length: same, distance: place - candidate))
          }
          if length == most { break }
        }
        candidate = before[candidate]
      }
    }
  }
#endif
