// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The pixels that an image was made of, or that were read of one.
package struct ImagePixels: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// Blue, green, red and alpha of each pixel, row after row from the top, the colours multiplied by
  /// alpha.
  package let bytes: Data

  /// Takes pixels, four bytes each.
  package init(width: Int, height: Int, bytes: Data) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixels of a rectangle, in whole pixels inside of them.
  func cropped(to part: CGRect) -> ImagePixels {
    let columns = part.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    let (left, top) = (Int(columns.minX, in: 0...width), Int(columns.minY, in: 0...height))
    let (across, down) = (
      Int(columns.width, in: 0...width - left), Int(columns.height, in: 0...height - top)
    )
    if across == width, down == height { return self }
    var rows = Data(capacity: 4 * across * down)
    for row in top..<top + down {
      let start = bytes.startIndex + 4 * (row * width + left)
      rows.append(bytes[start..<start + 4 * across])
    }
    return ImagePixels(width: across, height: down, bytes: rows)
  }

  /// The same with each pixel made another one.
  func mapped(_ change: (inout PixelLevels) -> Void) -> ImagePixels {
    var changed = bytes
    changed.withUnsafeMutableBytes { (pixels: UnsafeMutableRawBufferPointer) in
      for start in stride(from: 0, to: pixels.count - 3, by: 4) {
        var levels = PixelLevels(
          red: pixels[start + 2], green: pixels[start + 1], blue: pixels[start],
          alpha: pixels[start + 3])
        change(&levels)
        pixels[start] = levels.blue
        pixels[start + 1] = levels.green
        pixels[start + 2] = levels.red
        pixels[start + 3] = levels.alpha
      }
    }
    return ImagePixels(width: width, height: height, bytes: changed)
  }

  /// Red, green, blue and alpha of each pixel.
  var redFirst: Data { mapped { ($0.red, $0.blue) = ($0.blue, $0.red) }.bytes }
}

/// What a pixel has of each colour, multiplied by alpha, from 0 to 255.
struct PixelLevels {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// How light it is over black, from 0 to 255.
  var light: UInt8 {
    func part(_ level: UInt8, _ share: Int) -> Int { Int(truncatingIfNeeded: level) * share }
    let sum = 500 + part(red, 299) + part(green, 587) + part(blue, 114)
    return UInt8(truncatingIfNeeded: sum / 1000)
  }

  /// A colour of it that is not multiplied, from 0 to 255; 0 where there is nothing to be seen.
  func plain(_ level: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    let whole = Int(truncatingIfNeeded: alpha)
    let value = (Int(truncatingIfNeeded: level) * 255 + whole / 2) / whole
    return UInt8(clamping: value)
  }
}
