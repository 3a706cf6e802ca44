// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The form and the size in pixels of an encoded picture, read from its first bytes.
package struct ImageHeader {
  package let mediaType: String
  package let width: Int
  package let height: Int

  /// Reads the beginning of `data`; nil for a form that is not known here.
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard
      let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes)
        ?? Self.svg(data)
    else { return nil }
    self = found
  }

  private init?(_ mediaType: String, _ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.mediaType = mediaType
    self.width = width
    self.height = height
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func has(_ bytes: [UInt8], _ text: String, at place: Int) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.count >= place + wanted.count
      && bytes[place..<place + wanted.count].elementsEqual(wanted)
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 24, bytes[0] == 0x89, has(bytes, "PNG", at: 1),
      has(bytes, "IHDR", at: 12)
    else { return nil }
    return ImageHeader("image/png", big(bytes[16..<20]), big(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 10, has(bytes, "GIF8", at: 0) else { return nil }
    return ImageHeader("image/gif", little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// Goes from segment to segment to the one that begins a frame, which has the size.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    let notFrames: Set<UInt8> = [0xC4, 0xC8, 0xCC]
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), !notFrames.contains(marker) {
        return ImageHeader(
          "image/jpeg", big(bytes[place + 7..<place + 9]), big(bytes[place + 5..<place + 7]))
      }
      place += 2 + max(2, big(bytes[place + 2..<place + 4]))
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 30, has(bytes, "RIFF", at: 0), has(bytes, "WEBP", at: 8) else {
      return nil
    }
    let type = "image/webp"
    if has(bytes, "VP8X", at: 12) {
      return ImageHeader(type, little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    }
    if has(bytes, "VP8L", at: 12) {
      let bits = little(bytes[21..<25])
      return ImageHeader(type, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard has(bytes, "VP8 ", at: 12) else { return nil }
    return ImageHeader(type, little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
  }

  private static func svg(_ data: Data) -> ImageHeader? {
    guard
      let text = String(data: data.prefix(svgHead), encoding: .utf8)
        ?? String(data: data.prefix(svgHead), encoding: .isoLatin1),
      let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    if let width = number("width", in: tag), let height = number("height", in: tag) {
      return ImageHeader("image/svg+xml", width, height)
    }
    let box = value("viewBox", in: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let box, box.count == 4, (0..<Double(svgLimit)).contains(box[2]),
      (0..<Double(svgLimit)).contains(box[3])
    else { return nil }
    return ImageHeader("image/svg+xml", pixels(box[2]), pixels(box[3]))
  }

  /// Bytes in which the first tag of a picture of vectors is looked for.
  private static let svgHead = 4096
  /// Larger pictures of vectors, in pixels, are not believed.
  private static let svgLimit = 1_000_000

  private static func pixels(_ number: Double) -> Int {
    Int(number, in: 0...svgLimit)
  }

  private static func value(_ name: String, in tag: Substring) -> Substring? {
    guard let start = tag.range(of: " \(name)=") else { return nil }
    let rest = tag[start.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'",
      let end = rest.dropFirst().firstIndex(of: quote)
    else { return nil }
    return rest[rest.index(after: rest.startIndex)..<end]
  }

  private static func number(_ name: String, in tag: Substring) -> Int? {
    guard let value = value(name, in: tag), !value.hasSuffix("%"),
      let number = Double(value.prefix { $0.isNumber || $0 == "." }), number < Double(svgLimit)
    else { return nil }
    return pixels(number)
  }
}
