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
    // OPTIMIZATION: a photograph has far fewer colours than pixels, and each is some powers.
    var known: [SIMD3<UInt8>: RGBA] = [:]
    let shown = pixels.mapped { levels in
      guard levels.alpha > 0 else { return }
      let plain = SIMD3(
        levels.plain(levels.red), levels.plain(levels.green), levels.plain(levels.blue))
      let color = known[plain] ?? Self.shown(plain, of: space.kind)
      if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
      known[plain] = color
      let alpha = Double(levels.alpha)
      func level(_ part: Double) -> UInt8 {
        let value = min(1, max(0, part)) * alpha
        return UInt8(truncatingIfNeeded: Int(value.rounded(), in: 0...255))
      }
      levels.red = level(color.red)
      levels.green = level(color.green)
      levels.blue = level(color.blue)
    }
    return CGImage(
      pixels: pixels, in: space.kind, shownAs: shown, interpolates: shouldInterpolate)
  }

  /// How many colours are kept while pixels are gone through.
  private static let mostKnown = 65_536

  /// What components from 0 to 255 of a space look like.
  private static func shown(_ levels: SIMD3<UInt8>, of space: CGColorSpace.Kind) -> RGBA {
    let parts = [levels.x, levels.y, levels.z].map { CGFloat($0) / 255 }
    return ColorConversion.rgba(parts + [1], of: space)
  }
}
