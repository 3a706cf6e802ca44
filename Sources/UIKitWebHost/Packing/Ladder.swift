// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// How RFC 1951 writes lengths and distances: a symbol for a span of them, and bits within it.
  struct Ladder {
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
