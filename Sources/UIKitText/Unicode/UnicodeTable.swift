// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A property of all characters of Unicode, as the places where its value changes.
struct UnicodeTable: Sendable {
  /// Below it values are read without a search.
  private static let direct: UInt32 = 0x250

  /// The first character of each range in all bits but eight, its value in these.
  private let ranges: [UInt32]
  private let first: [UInt8]

  init(_ ranges: [UInt32]) {
    self.ranges = ranges
    var first: [UInt8] = []
    var place = 0
    for value in 0..<Self.direct {
      while place + 1 < ranges.count, ranges[place + 1] >> 8 <= value { place += 1 }
      first.append(UInt8(truncatingIfNeeded: ranges[place]))
    }
    self.first = first
  }

  subscript(scalar: Unicode.Scalar) -> UInt8 {
    if scalar.value < Self.direct { return first[Int(scalar.value)] }
    var low = 0
    var high = ranges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle] >> 8 <= scalar.value { low = middle } else { high = middle - 1 }
    }
    return UInt8(truncatingIfNeeded: ranges[low])
  }
}
