// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Bits written one behind the other, the lowest of each byte first.
  struct BitText {
    private(set) var bytes: [UInt8] = []
    private var held: UInt32 = 0
    private var count = 0

    /// Begins behind bytes that are whole.
    init(after bytes: [UInt8] = []) { self.bytes = bytes }

    /// Writes the lowest bits of a number, 16 at most.
    mutating func write(_ bits: UInt32, count bitCount: Int) {
      held |= bits << count
      count += bitCount
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: held))
        held >>= 8
        count -= 8
      }
    }

    /// Writes a number that fits into so many bits, 16 at most.
    mutating func write(number: Int, count bitCount: Int) {
      write(UInt32(truncatingIfNeeded: number), count: bitCount)
    }

    /// Writes a symbol's word.
    mutating func write(_ symbol: Int, in code: PrefixCode) {
      write(code.words[symbol], count: code.lengths[symbol])
    }

    /// Fills the last byte.
    mutating func align() { if count > 0 { write(0, count: 8 - count) } }

    /// Writes a number of 32 bits, the lowest byte first; whole bytes must stand before it.
    mutating func write32(_ number: UInt32) {
      write(number & 0xFFFF, count: 16)
      write(number >> 16, count: 16)
    }
  }
#endif
