// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: DR-45.
/// How the samples of an image mask lie in memory: 0 lets paint through, the largest keeps it off.
struct MaskSamples {
  let width: Int
  let height: Int
  let bits: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  /// What the lowest and the highest sample stand for, from 0 to 1.
  let ends: (low: Double, high: Double)

  /// Understands samples of 1, 2, 4 or 8 bits, and pixels of some bytes whose first is the sample; nil
  /// for any other.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    ends: (low: Double, high: Double)
  ) {
    let isWhole = bitsPerComponent == 8 && [16, 24, 32].contains(bitsPerPixel)
    guard (1..<100_000).contains(width), (1..<100_000).contains(height),
      [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel == bitsPerComponent || isWhole,
      bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow < 1_000_000_000
    else { return nil }
    self.width = width
    self.height = height
    bits = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.ends = ends
  }

  /// Black, as opaque as each sample lets paint through; nil for too few bytes.
  func pixels(from data: Data) -> ImagePixels? {
    guard data.count >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8 else {
      return nil
    }
    let (alphas, highest) = (alphas, 1 << bits - 1)
    var bytes = Data(count: 4 * width * height)
    bytes.withUnsafeMutableBytes { (pixels: UnsafeMutableRawBufferPointer) in
      data.withUnsafeBytes { (samples: UnsafeRawBufferPointer) in
        for y in 0..<height {
          var to = 4 * y * width + 3
          for place in stride(from: 0, to: width * bitsPerPixel, by: bitsPerPixel) {
            let byte = Int(truncatingIfNeeded: samples[y * bytesPerRow + place / 8])
            pixels[to] = alphas[byte >> (8 - bits - place % 8) & highest]
            to += 4
          }
        }
      }
    }
    return ImagePixels(width: width, height: height, bytes: bytes)
  }

  /// How opaque a pixel is for each sample that there may be, from 0 to 255.
  private var alphas: [UInt8] {
    let highest = 1 << bits - 1
    return (0...highest).map { (sample: Int) -> UInt8 in
      let share = Double(sample) / Double(highest)
      let kept = ends.low + (ends.high - ends.low) * share
      return UInt8(truncatingIfNeeded: Int(((1 - kept) * 255).rounded(), in: 0...255))
    }
  }
}
