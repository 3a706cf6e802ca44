// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// What a gzip file of one block with codes of its own unpacks to (RFC 1951, 1952).
  struct Unpacked {
    /// What kept a file from being read.
    enum Fault: Error, Equatable {
      case head, kind, code, distance, end
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private(set) var bytes: [UInt8] = []
    /// The checksum and the length that stand at the end.
    private(set) var checksum: UInt32 = 0
    private(set) var count: UInt32 = 0

    private let file: [UInt8]
    private var place = 0  // in bits

    init(_ file: [UInt8]) throws {
      self.file = file
      guard file.prefix(4) == [0x1F, 0x8B, 8, 0] else { throw Fault.head }
      place = 80
      guard try take(1) == 1, try take(2) == 2 else { throw Fault.kind }
      try readBlock()
      place = (place + 7) / 8 * 8
      checksum = UInt32(try take(32))
      count = UInt32(try take(32))
      guard place == file.count * 8 else { throw Fault.end }
    }

    private mutating func readBlock() throws {
      let (literals, distances) = (try take(5) + 257, try take(5) + 1)
      var own = [Int](repeating: 0, count: 19)
      for symbol in Self.order.prefix(try take(4) + 4) { own[symbol] = try take(3) }
      let code = Code(own)
      var lengths: [Int] = []
      while lengths.count < literals + distances {
        switch try symbol(code) {
        case 16: lengths += [Int](repeating: lengths.last ?? 0, count: try take(2) + 3)
        case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
        case 18: lengths += [Int](repeating: 0, count: try take(7) + 11)
        case let length: lengths.append(length)
        }
      }
      let (text, back) = (Code(lengths[..<literals]), Code(lengths[literals...]))
      while true {
        let symbol = try symbol(text)
        if symbol == 256 { return }
        if symbol < 256 {
          bytes.append(UInt8(symbol))
          continue
        }
        let length = try number(symbol - 257, straight: 8, doubling: 4) + 3
        let distance = try number(try self.symbol(back), straight: 4, doubling: 2) + 1
        guard distance <= bytes.count else { throw Fault.distance }
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }

    /// The number that a symbol begins, counted from the least one.
    private mutating func number(_ symbol: Int, straight: Int, doubling: Int) throws -> Int {
      if doubling == 4, symbol == 28 { return 255 }
      guard symbol >= straight else { return symbol }
      let bits = (symbol - straight) / doubling + 1
      return (doubling + symbol % doubling) << bits | (try take(bits))
    }

    private mutating func take(_ bits: Int) throws -> Int {
      guard place + bits <= file.count * 8 else { throw Fault.end }
      defer { place += bits }
      return (0..<bits).reduce(0) { number, bit in
        let at = place + bit
        return number | Int(file[at / 8] >> UInt8(at % 8) & 1) << bit
      }
    }

    /// The next symbol of a code.
    private mutating func symbol(_ code: Code) throws -> Int {
      var (word, first, passed) = (0, 0, 0)
      for length in 1...15 {
        word = word << 1 | (try take(1))
        let count = code.counts[length]
        if word - first < count { return code.symbols[passed + word - first] }
        passed += count
        first = (first + count) << 1
      }
      throw Fault.code
    }
  }

  /// A prefix code as its reader needs it.
  private struct Code {
    /// How many words there are of each length.
    var counts = [Int](repeating: 0, count: 16)
    /// Those that have words, in the order of these.
    let symbols: [Int]

    init(_ lengths: some Sequence<Int>) {
      let lengths = Array(lengths)
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }
        .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }
#endif
