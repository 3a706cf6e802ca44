// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension CGImage {
  // Rules: DR-49.
  /// The image with the same pixels, whose components stand for the colours of another space.
  ///
  /// - Parameter space: one of red, green and blue.
  /// - Returns: nil for another space, for an image mask, and for pixels that cannot be read: without
  ///   the trait `Pictures` those of an image that was not made of pixels, unless it looks the same.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard space.model == .rgb, !isMask else { return nil }
    if space.kind == nature.space { return self }
    if space.kind.isPlain, nature.space.isPlain { return alike(in: space.kind) }
    guard let pixels = readablePixels else { return nil }
    let shown = pixels.mapped { levels in
      let alpha = CGFloat(levels.alpha) / 255
      guard alpha > 0 else { return }
      let parts = [levels.red, levels.green, levels.blue].map { CGFloat(levels.plain($0)) / 255 }
      let color = ColorConversion.rgba(parts + [alpha], of: space.kind)
      func level(_ part: Double) -> UInt8 {
        let value = min(1, max(0, part)) * Double(alpha) * 255
        return UInt8(truncatingIfNeeded: Int(value.rounded(), in: 0...255))
      }
      levels.red = level(color.red)
      levels.green = level(color.green)
      levels.blue = level(color.blue)
    }
    return CGImage(
      pixels: pixels, in: space.kind, shownAs: shown, interpolates: shouldInterpolate)
  }
}
