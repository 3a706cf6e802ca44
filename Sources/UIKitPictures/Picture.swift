// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CPictures
  public import Foundation
  public import UIKitHost

  // Rules: PX-1.
  /// Pixels of a picture, row after row from the top.
  public struct Picture: Sendable, Equatable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Blue, green, red and alpha of each pixel, the colours multiplied by alpha.
    public let bytes: Data

    /// Makes a picture.
    ///
    /// - Parameters:
    ///   - width: pixels in a row.
    ///   - height: rows.
    ///   - bytes: four bytes a pixel, as in `bytes`; the picture is nil for another number of them.
    public init?(width: Int, height: Int, bytes: Data) {
      let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !isTooMuch, count < Int.max / 4, bytes.count == 4 * count
      else { return nil }
      self.width = width
      self.height = height
      self.bytes = bytes
    }

    /// Decodes PNG or JPEG; nil for anything else.
    public init?(decoding data: Data) {
      guard let sheet = Sheet(decoding: data) else { return nil }
      self.init(sheet)
    }

    init(_ sheet: Sheet) {
      let pixels = sheet.pixels
      (width, height) = (sheet.area.width, sheet.area.height)
      var bytes = Data(capacity: 4 * width * height)
      for row in 0..<height {
        bytes.append(pixels.bytes + row * Int(truncatingIfNeeded: pixels.stride), count: 4 * width)
      }
      self.bytes = bytes
    }

    /// A sheet with the pixels.
    var sheet: Sheet? {
      guard let sheet = Sheet(PixelArea(x: 0, y: 0, width: width, height: height)) else {
        return nil
      }
      let pixels = sheet.pixels
      bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress else { return }
        for row in 0..<height {
          memcpy(
            pixels.bytes + row * Int(truncatingIfNeeded: pixels.stride), start + row * 4 * width,
            4 * width)
        }
      }
      sheet.pixelsDidChange()
      return sheet
    }

    /// The colour of a pixel; nil outside of the picture.
    ///
    /// - Parameters:
    ///   - x: counted from the left, from 0.
    ///   - y: counted from the top, from 0.
    public func color(x: Int, y: Int) -> RGBA? {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
      let start = bytes.startIndex + 4 * (y * width + x)
      let values = bytes[start..<start + 4].map { Double($0) / 255 }
      let alpha = values[3]
      guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
      return RGBA(
        red: min(1, values[2] / alpha), green: min(1, values[1] / alpha),
        blue: min(1, values[0] / alpha), alpha: alpha)
    }

    /// The picture as PNG.
    public func pngData() -> Data {
      var (data, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
      let result = bytes.withUnsafeBytes { source in
        // Nothing is written there.
        let start = UnsafeMutablePointer(
          mutating: source.bindMemory(to: UInt8.self).baseAddress)
        let pixels = pc_pixels(
          bytes: start, width: Int32(clamping: width), height: Int32(clamping: height),
          stride: Int32(clamping: 4 * width))
        return pc_png_encode(pixels, &data, &count)
      }
      guard result == 0, let data else { return Data() }
      return Data(bytesNoCopy: data, count: count, deallocator: .free)
    }

    /// The picture over white as JPEG; nil if it is too large for one.
    ///
    /// - Parameter quality: from 0, the smallest, to 1.
    public func jpegData(quality: Double) -> Data? {
      guard let sheet, max(width, height) <= Self.largestJPEG else { return nil }
      var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
      let level = Int32(truncatingIfNeeded: Int((quality * 100).rounded(), in: 0...100))
      guard pc_jpeg_encode(sheet.pixels, level, &bytes, &count) == 0, let bytes else { return nil }
      defer { free(bytes) }
      return Data(bytes: bytes, count: count)
    }

    private static let largestJPEG = 65_500

    // Rules: PX-2.
    /// How far a picture is from another.
    public struct Difference: Sendable, Equatable {
      /// Pixels of which a component differs by more than the tolerance.
      public let count: Int
      /// The same as a part of all pixels, from 0 to 1.
      public let share: Double
      /// Red where they differ, over what is pale of the first picture.
      public let shown: Picture
    }

    /// Compares with a picture of the same size; nil for one of another size.
    ///
    /// - Parameters:
    ///   - other: the other picture.
    ///   - tolerance: how far components may be apart, of 255.
    public func difference(from other: Picture, tolerance: Int = 0) -> Difference? {
      guard other.width == width, other.height == height, let one = sheet, let two = other.sheet,
        let shown = Sheet(one.area)
      else { return nil }
      let count = Int(
        truncatingIfNeeded:
          pc_differ(one.pixels, two.pixels, Int32(clamping: tolerance), shown.pixels))
      shown.pixelsDidChange()
      return Difference(
        count: count, share: Double(count) / Double(width * height), shown: Picture(shown))
    }
  }
#endif
