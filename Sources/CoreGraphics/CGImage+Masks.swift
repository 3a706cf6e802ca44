// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

extension CGImage {
  // Rules: DR-45.
  /// Makes an image mask, which says where paint gets through: a sample of 0 lets all of it through,
  /// the largest one nothing.
  ///
  /// - Parameters:
  ///   - width: samples in a row.
  ///   - height: rows.
  ///   - bitsPerComponent: of a sample: 1, 2, 4 or 8.
  ///   - bitsPerPixel: the same, or 16, 24 or 32 for samples of 8 bits, of which the first byte counts.
  ///   - bytesPerRow: from the beginning of a row to that of the next.
  ///   - provider: the bytes.
  ///   - decode: what the lowest and the largest sample stand for, two numbers from 0 to 1; nil for 0
  ///     and 1.
  ///   - shouldInterpolate: whether it is smoothed where it is drawn larger.
  /// - Returns: nil for other samples, and for too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let ends = decode.map { (low: Double($0[0]), high: Double($0[1])) } ?? (low: 0, high: 1)
    guard
      let samples = MaskSamples(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, ends: ends),
      let pixels = provider.data.flatMap(samples.pixels(from:))
    else { return nil }
    self.init(pixels: pixels, isMask: true, interpolates: shouldInterpolate)
  }

  // Rules: DR-45.
  /// Whether it is an image mask: a context paints its fill colour through it.
  public var isMask: Bool { nature.isMask }

  // Rules: DR-45.
  /// The image where a mask lets it through.
  ///
  /// - Parameter mask: an image mask, or an image whose light pixels let through.
  /// - Returns: nil for an image mask, and for a mask whose pixels cannot be read.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let stencil = mask.stencil else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let drawing =
      [.save, .mask(stencil.commands(in: all))] + commands(in: all) + [DrawingCommand.restore]
    return CGImage(drawing: drawing, extent: all.size, scale: 1)
  }

  // Rules: DR-45.
  /// The image without the pixels of some colours.
  ///
  /// - Parameter components: the least and the largest red, green and blue that are taken out, each
  ///   from 0 to 255.
  /// - Returns: nil for another number of components, for an image mask, and where the pixels cannot be
  ///   read.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 6, let pixels = readablePixels else { return nil }
    let without = pixels.mapped { levels in
      func isMeant(_ level: UInt8, _ index: Int) -> Bool {
        let color = CGFloat(levels.plain(level))
        return color >= components[2 * index] && color <= components[2 * index + 1]
      }
      if isMeant(levels.red, 0), isMeant(levels.green, 1), isMeant(levels.blue, 2) {
        levels = PixelLevels(red: 0, green: 0, blue: 0, alpha: 0)
      }
    }
    return CGImage(pixels: without, interpolates: shouldInterpolate)
  }

  /// A picture that is as opaque as the image lets through as a mask; nil where its pixels cannot be
  /// read.
  private var stencil: CGImage? {
    if isMask { return self }
    return readablePixels.map { pixels in
      CGImage(
        pixels: pixels.mapped { levels in
          levels = PixelLevels(red: 0, green: 0, blue: 0, alpha: levels.light)
        })
    }
  }

  // Rules: DR-45.
  /// Paints a colour through an image mask.
  func commands(in rect: CGRect, painting color: RGBA) -> [DrawingCommand] {
    color.painted(through: commands(in: rect), in: rect)
  }
}

extension CGContext {
  // Rules: DR-45.
  /// The fill colour where a drawing of a rectangle is opaque, as far as it is.
  package func painting(through stencil: [DrawingCommand], in rect: CGRect) -> [DrawingCommand] {
    state.fill.painted(through: stencil, in: rect)
  }
}

extension RGBA {
  fileprivate func painted(through stencil: [DrawingCommand], in rect: CGRect)
    -> [DrawingCommand]
  {
    guard !stencil.isEmpty else { return [] }
    let area = CGPath(rect: rect, transform: nil).steps
    return [.beginLayer] + stencil
      + [.composite(.sourceIn), .fill(area, self, evenOdd: false), .endLayer]
  }
}
