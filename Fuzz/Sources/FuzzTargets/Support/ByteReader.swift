// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Decisions out of bytes: the same bytes give the same ones, and no bytes give the first of each.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number of a range, which may be 65,536 wide.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    let width = range.count
    let number = width <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return range.lowerBound + number % width
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }

  /// A multiple of a half between the bounds.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(int(range.lowerBound * 2...range.upperBound * 2)) / 2
  }

  mutating func point(x: ClosedRange<Int> = 0...400, y: ClosedRange<Int> = 0...800) -> CGPoint {
    CGPoint(x: length(x), y: length(y))
  }

  /// So many bytes as a text; what is no UTF-8 is replaced.
  mutating func text(_ most: Int) -> String {
    let count = int(0...most)
    let end = min(bytes.count, place + count)
    defer { place = end }
    return String(decoding: bytes[min(place, end)..<end], as: UTF8.self)
  }
}
