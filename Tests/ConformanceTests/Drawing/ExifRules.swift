// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DR pictures that say how they are turned", .freshApplication)
struct ExifRules {
  /// The beginning of a JPEG of 12 by 6 pixels, with a segment of Exif before its frame.
  ///
  /// - Parameters:
  ///   - entries: of the first directory, twelve bytes each; nil for no segment.
  ///   - isLittle: whether numbers begin with their lowest byte.
  private func jpeg(_ entries: [[UInt8]]?, isLittle: Bool = false) -> Data {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 12, 1, 1, 0x11, 0, 0xFF, 0xD9]
    guard let entries else { return Data([0xFF, 0xD8] + frame) }
    let count = UInt8(entries.count)
    let head: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, count, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, count]
    let exif = Array("Exif".utf8) + [0, 0] + head + entries.flatMap(\.self) + [0, 0, 0, 0]
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 1, 2]
    return Data(
      [0xFF, 0xD8] + comment + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame)
  }

  private func turned(_ number: UInt8) -> [UInt8] {
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
  }

  private func turnedLittle(_ number: UInt8) -> [UInt8] {
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, number, 0, 0, 0]
  }

  private let orientations: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  @Test func `DR-72 a JPEG has the orientation and the size that it says`() throws {
    let other: [UInt8] = [0x01, 0x0F, 0, 2, 0, 0, 0, 4, 65, 66, 67, 0]
    for (place, orientation) in orientations.enumerated() {
      let number = UInt8(place + 1)
      for data in [
        jpeg([other, turned(number)]), jpeg([turnedLittle(number)], isLittle: true),
      ] {
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.imageOrientation == orientation)
        #expect(
          image.size == (number > 4 ? CGSize(width: 3, height: 6) : CGSize(width: 6, height: 3)))
        #expect(image.cgImage?.width == 12 && image.cgImage?.height == 6)
      }
    }
  }

  @Test func `DR-72 what cannot be read is passed over`() throws {
    let wrong: [Data] = [
      jpeg(nil), jpeg([]), jpeg([turned(0)]), jpeg([turned(9)]),
      jpeg([[0x01, 0x12, 0, 4, 0, 0, 0, 1, 0, 0, 0, 6]]),
      jpeg([[0x01, 0x12, 0, 3, 0, 0, 0, 2, 0, 6, 0, 6]]), jpeg([turned(6)], isLittle: true),
    ]
    for data in wrong {
      let image = try #require(UIImage(data: data))
      #expect(image.imageOrientation == .up && image.size == CGSize(width: 12, height: 6))
      #expect(image.jpegData(compressionQuality: 1) == data)
    }
    let whole = jpeg([turned(6)])
    for length in 0..<whole.count {
      let size = UIImage(data: whole.prefix(length))?.size
      #expect(size == nil || size == CGSize(width: 6, height: 12))
    }
  }

  #if !Pictures
    @Test func `DR-72 DR-58 without pixels the bytes say how the picture is turned`() throws {
      let data = jpeg([turned(6)])
      let image = try #require(UIImage(data: data))
      #expect(image.jpegData(compressionQuality: 1) == data)
      #expect(
        image.withHorizontallyFlippedOrientation().jpegData(compressionQuality: 1)
          == jpeg([turned(7)]))
      let upright = try #require(UIImage(data: jpeg([turned(1)])))
      #expect(upright.jpegData(compressionQuality: 1) == jpeg([turned(1)]))
    }
  #endif
}
