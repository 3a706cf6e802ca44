// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DR-46.
/// Writes pixels as a PNG without compressing them, for which no library is needed.
package enum PlainPNG {
  /// The file.
  package static func data(of pixels: ImagePixels) -> Data {
    var header = Data()
    append(pixels.width, to: &header)
    append(pixels.height, to: &header)
    // Eight bits of red, green, blue and alpha; the usual compression, filters, order of rows.
    header.append(contentsOf: [8, 6, 0, 0, 0])
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", header, to: &file)
    append("IDAT", stored(rows(of: pixels)), to: &file)
    append("IEND", Data(), to: &file)
    return file
  }

  /// The rows from the top, each behind the number of its filter, the colours not multiplied.
  private static func rows(of pixels: ImagePixels) -> Data {
    let plain = pixels.mapped { levels in
      let (red, blue) = (levels.plain(levels.red), levels.plain(levels.blue))
      levels.green = levels.plain(levels.green)
      (levels.red, levels.blue) = (blue, red)
    }
    var rows = Data(capacity: pixels.height * (4 * pixels.width + 1))
    for row in 0..<pixels.height {
      rows.append(0)
      let start = plain.bytes.startIndex + row * 4 * pixels.width
      rows.append(plain.bytes[start..<start + 4 * pixels.width])
    }
    return rows
  }

  /// The stream that decompresses to some bytes: blocks that are taken as they are.
  private static func stored(_ bytes: Data) -> Data {
    var stream = Data([0x78, 0x01])
    var rest = bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(largestBlock)
      rest = rest.dropFirst(largestBlock)
      let count = UInt16(truncatingIfNeeded: block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for word in [count, ~count] {
        stream.append(UInt8(truncatingIfNeeded: word))
        stream.append(UInt8(truncatingIfNeeded: word >> 8))
      }
      stream.append(block)
    }
    append(Int(truncatingIfNeeded: sum(of: bytes)), to: &stream)
    return stream
  }

  private static let largestBlock = 65_535

  private static func append(_ name: String, _ content: Data, to file: inout Data) {
    let part = Data(name.utf8) + content
    append(content.count, to: &file)
    file.append(part)
    append(Int(truncatingIfNeeded: check(of: part)), to: &file)
  }

  /// Four bytes of a number, the highest first.
  private static func append(_ number: Int, to data: inout Data) {
    for shift in [24, 16, 8, 0] { data.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// The checksum of a stream, Adler's.
  private static func sum(of bytes: Data) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for byte in bytes {
        low = (low + UInt32(truncatingIfNeeded: byte)) % 65_521
        high = (high + low) % 65_521
      }
    }
    return high << 16 | low
  }

  /// The checksum of a part of a file, the one with a polynomial of degree 32.
  private static func check(of bytes: Data) -> UInt32 {
    let table = table
    return bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      ~bytes.reduce(~0 as UInt32) { (sum: UInt32, byte: UInt8) in
        table[Int(truncatingIfNeeded: (sum ^ UInt32(truncatingIfNeeded: byte)) & 0xFF)] ^ sum >> 8
      }
    }
  }

  private static let table: [UInt32] = (0..<256).map { (number: UInt32) in
    (0..<8).reduce(number) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
