// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DR-72.
/// How a JPEG says that it is to be turned: a number from 1 to 8 in its Exif segment.
struct ExifOrientation {
  /// The number; 1 is as it is.
  let number: Int
  /// Where its two bytes are.
  private let place: Int
  private let isLittle: Bool

  /// Looks for it; nil in data that has none, and in what is no JPEG.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var segment = 2
    // The picture itself begins with 0xDA.
    while segment + 4 <= bytes.count, bytes[segment] == 0xFF, bytes[segment + 1] != 0xDA {
      let length = max(2, Int(bytes[segment + 2]) << 8 | Int(bytes[segment + 3]))
      let end = min(bytes.count, segment + 2 + length)
      if bytes[segment + 1] == 0xE1, segment + 4 <= end,
        let found = Self.find(in: bytes[segment + 4..<end])
      {
        (number, place, isLittle) = found
        return
      }
      segment += 2 + length
    }
    return nil
  }

  /// The data with another number in the same place.
  func setting(_ number: Int, in data: Data) -> Data {
    var changed = data
    let start = changed.startIndex + place
    changed[start] = isLittle ? UInt8(truncatingIfNeeded: number) : 0
    changed[start + 1] = isLittle ? 0 : UInt8(truncatingIfNeeded: number)
    return changed
  }

  private static let mark = Array("Exif".utf8) + [0, 0]
  /// The tag of the orientation, the kind of its value, and how many there are.
  private static let tag = 0x0112
  private static let short = 3
  private static let entryLength = 12

  /// Goes through the first directory of a segment.
  private static func find(in segment: ArraySlice<UInt8>) -> (Int, Int, Bool)? {
    guard segment.starts(with: mark) else { return nil }
    let tiff = segment.dropFirst(mark.count)
    let isLittle = tiff.starts(with: [0x49, 0x49])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D]) else { return nil }
    /// A number of so many bytes, counted from the byte order's mark; nil beyond the end.
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= tiff.count - count else { return nil }
      let bytes = tiff[tiff.startIndex + offset..<tiff.startIndex + offset + count]
      return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, 4), let entries = number(at: directory, 2) else {
      return nil
    }
    for entry in 0..<entries {
      let start = directory + 2 + entry * entryLength
      guard let name = number(at: start, 2), let kind = number(at: start + 2, 2),
        let count = number(at: start + 4, 4), let value = number(at: start + 8, 2)
      else { return nil }
      if name == tag {
        guard kind == short, count == 1, (1...8).contains(value) else { return nil }
        return (value, tiff.startIndex + start + 8, isLittle)
      }
    }
    return nil
  }
}

extension UIImage.Orientation {
  /// The orientations in the order of Exif's numbers, from 1 on.
  private static let exif: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// What a number of Exif means; up for what is none.
  init(exif number: Int) {
    self = Self.exif.indices.contains(number - 1) ? Self.exif[number - 1] : .up
  }

  /// The number that Exif has for it.
  var exifNumber: Int { (Self.exif.firstIndex(of: self) ?? 0) + 1 }
}
