// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

#if Pictures
  import UIKitPictures
#endif

/// How pixels lie in memory, and the way to those of a picture and back.
struct PixelLayout {
  /// Where the components are in the bytes of a pixel; nil for one that is not there.
  fileprivate let places: (red: Int, green: Int, blue: Int, alpha: Int?)
  fileprivate let isMultiplied: Bool
  /// Bytes of a pixel.
  let size: Int
  let bytesPerRow: Int
  let width: Int
  let height: Int

  /// Understands pixels of eight bits a component: four bytes with alpha or room for it before or
  /// behind, three bytes, or one of grey; nil for any other.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int?, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    guard width > 0, height > 0, width < 100_000, height < 100_000, bitsPerComponent == 8,
      let alpha, info.isDisjoint(with: .floatInfoMask)
    else { return nil }
    let isLittle =
      info.intersection(.byteOrderMask) == .byteOrder32Little
    let isGrey = space.model == .monochrome
    let bytes = bitsPerPixel.map { $0 / 8 } ?? (isGrey && alpha == .none ? 1 : 4)
    switch (bytes, alpha) {
    case (1, .none) where isGrey:
      places = (0, 0, 0, nil)
    case (3, .none) where !isGrey: places = (0, 1, 2, nil)
    case (4, .premultipliedLast), (4, .last):
      places = isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
    case (4, .premultipliedFirst), (4, .first):
      places = isLittle ? (2, 1, 0, 3) : (1, 2, 3, 0)
    case (4, .noneSkipLast): places = isLittle ? (3, 2, 1, nil) : (0, 1, 2, nil)
    case (4, .noneSkipFirst): places = isLittle ? (2, 1, 0, nil) : (1, 2, 3, nil)
    default: return nil
    }
    guard !isGrey || bytes == 1 else { return nil }
    let least = width * bytes
    guard bytesPerRow == 0 || bytesPerRow >= least, bytesPerRow < 1_000_000_000 else {
      return nil
    }
    size = bytes
    isMultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.width = width
    self.height = height
  }

  /// Bytes that the last row needs behind the others' beginnings.
  var byteCount: Int { bytesPerRow * (height - 1) + width * size }

  /// The pixels that memory holds; nil for too little of it.
  func pixels(from memory: UnsafeRawBufferPointer) -> ImagePixels? {
    guard memory.count >= byteCount else { return nil }
    var bytes = Data(count: 4 * width * height)
    bytes.withUnsafeMutableBytes { (out: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = (y * bytesPerRow + x * size, 4 * (y * width + x))
          let alpha = places.alpha.map { Int(truncatingIfNeeded: memory[from + $0]) } ?? 255
          func level(_ place: Int) -> UInt8 {
            let value = Int(truncatingIfNeeded: memory[from + place])
            return UInt8(
              truncatingIfNeeded: isMultiplied ? min(value, alpha) : (value * alpha + 127) / 255)
          }
          out[to] = level(places.blue)
          out[to + 1] = level(places.green)
          out[to + 2] = level(places.red)
          out[to + 3] = UInt8(truncatingIfNeeded: alpha)
        }
      }
    }
    return ImagePixels(width: width, height: height, bytes: bytes)
  }
}

#if Pictures
  extension PixelLayout {
    /// Writes a picture of the same size into memory; what has no alpha there is seen over black.
    func write(_ picture: Picture, to memory: UnsafeMutableRawBufferPointer) {
      guard picture.width == width, picture.height == height, memory.count >= byteCount else {
        return
      }
      picture.bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        for y in 0..<height {
          for x in 0..<width {
            let (from, to) = (4 * (y * width + x), y * bytesPerRow + x * size)
            let (blue, green, red) = (
              Int(truncatingIfNeeded: bytes[from]), Int(truncatingIfNeeded: bytes[from + 1]),
              Int(truncatingIfNeeded: bytes[from + 2])
            )
            let alpha = Int(truncatingIfNeeded: bytes[from + 3])
            if size == 1 {
              memory[to] = UInt8(
                truncatingIfNeeded: (red * 299 + green * 587 + blue * 114 + 500) / 1000)
              continue
            }
            let isPlain = !isMultiplied && places.alpha != nil && alpha > 0
            for (place, value) in [(places.red, red), (places.green, green), (places.blue, blue)] {
              memory[to + place] = UInt8(
                truncatingIfNeeded:
                  isPlain ? min(255, (value * 255 + alpha / 2) / alpha) : value)
            }
            if let place = places.alpha { memory[to + place] = UInt8(truncatingIfNeeded: alpha) }
          }
        }
      }
    }
  }
#endif
