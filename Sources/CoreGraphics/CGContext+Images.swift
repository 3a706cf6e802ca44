// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension CGContext {
  // Rules: DR-42, DR-45.
  /// Draws an image into a rectangle, its upper edge where y is largest; through an image mask the fill
  /// colour is painted.
  ///
  /// In coordinates whose y points down, such as those of views, it is upside down; `UIImage.draw(in:)`
  /// draws it upright.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - rect: where it goes.
  ///   - byTiling: true repeats it from there over all that can be seen.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    #if Pictures
      let image = bitmap == nil ? image : image.inPixels
    #endif
    let drawing =
      image.isMask ? image.commands(in: rect, painting: state.fill) : image.commands(in: rect)
    let upright = Self.turnedOver(drawing, in: rect)
    if byTiling {
      record(plain: .tiles(upright, cell: rect, step: rect.size))
    } else {
      record(picture: upright)
    }
  }

  // Rules: DR-25.
  /// Restricts what follows to where an image is opaque, as far as it is.
  ///
  /// The image lies as `draw(_:in:byTiling:)` draws it. Throws the path away.
  ///
  /// - Parameters:
  ///   - rect: where the image goes; outside of it nothing is seen.
  ///   - mask: the image, whose colours do not count.
  public func clip(to rect: CGRect, mask: CGImage) {
    let path = rect.standardized
    clip(to: path)
    keepClip(.mask(Self.turnedOver(mask.commands(in: path), in: path)))
  }

  private static func turnedOver(_ commands: [DrawingCommand], in rect: CGRect)
    -> [DrawingCommand]
  {
    let map = AffineNumbers(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY))
    return [.save, .concatenate(map)] + commands + [.restore]
  }

  // Rules: DR-43.
  /// Makes a context of pixels to draw into, whose origin is at its lower left.
  ///
  /// Without the trait `Pictures` the pixels are made by who shows the image, so they cannot be read and
  /// there is no memory for them.
  ///
  /// - Parameters:
  ///   - data: the caller's memory, which has to live as long as the context; nil for its own, and without
  ///     the trait.
  ///   - width: in pixels, one of which is a point.
  ///   - height: in pixels.
  ///   - bitsPerComponent: 8; without the trait not read.
  ///   - bytesPerRow: from row to row, 0 for no room between them; without the trait not read.
  ///   - space: what `colorSpace` says.
  ///   - bitmapInfo: where alpha is, and the order of bytes; without the trait not read.
  /// - Returns: nil without a pixel, with the trait for pixels of another kind, and without it for memory
  ///   of the caller's.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    #if Pictures
      guard
        let layout = PixelLayout(
          width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: nil,
          bytesPerRow: bytesPerRow, space: space, info: CGBitmapInfo(rawValue: bitmapInfo)),
        let bitmap = BitmapMemory(data, layout)
      else { return nil }
    #else
      guard data == nil, width > 0, height > 0 else { return nil }
    #endif
    let size = CGSize(width: width, height: height)
    self.init(clip: CGRect(origin: .zero, size: size))
    sheet = Sheet(size: size, scale: 1, pointsUp: true, space: space)
    sheet?.info = CGBitmapInfo(rawValue: bitmapInfo)
    #if Pictures
      self.bitmap = bitmap
      bitmap.hold()
      sheet?.bitsPerPixel = 8 * layout.size
    #endif
  }

  #if Pictures
    // Rules: PX-42.
    /// The memory of the pixels, which has what was drawn at once; nil in a context without pixels.
    ///
    /// It is there as long as the context is.
    public var data: UnsafeMutableRawPointer? { bitmap?.bytes.baseAddress }

    // Rules: PX-42.
    /// From the beginning of a row of pixels to that of the next; 0 in a context that has none.
    public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
  #endif

  /// The width in pixels; 0 in a context that has none.
  public var width: Int { sheet?.pixels.width ?? 0 }

  /// The height in pixels; 0 in a context that has none.
  public var height: Int { sheet?.pixels.height ?? 0 }

  /// The colours of the pixels; nil in a context that has none.
  public var colorSpace: CGColorSpace? { sheet?.space }

  // Rules: DR-43.
  /// What was drawn until now, as an image; nil in a context without pixels.
  public func makeImage() -> CGImage? {
    guard let sheet else { return nil }
    let flip = DrawingCommand.concatenate(
      AffineNumbers(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(sheet.size.height)))
    return CGImage(
      drawing: (sheet.pointsUp ? [flip] : []) + commands.closed, extent: sheet.size,
      scale: sheet.scale)
  }

  /// What a context of pixels draws on.
  package struct Sheet {
    /// In points.
    package let size: CGSize
    /// Pixels of a point.
    package let scale: CGFloat
    let pointsUp: Bool
    let space: CGColorSpace
    var info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    var bitsPerPixel = 32

    init(size: CGSize, scale: CGFloat, pointsUp: Bool, space: CGColorSpace) {
      self.size = size
      self.scale = scale
      self.pointsUp = pointsUp
      self.space = space
    }

    var pixels: (width: Int, height: Int) {
      (
        Int(size.width * scale, in: 0...1_000_000_000),
        Int(size.height * scale, in: 0...1_000_000_000)
      )
    }
  }

  /// Makes a recording of a picture whose y points down.
  ///
  /// - Parameters:
  ///   - bounds: what is seen.
  ///   - scale: pixels of a point.
  package convenience init(picture bounds: CGRect, scale: CGFloat) {
    self.init(clip: CGRect(origin: .zero, size: bounds.size))
    sheet = Sheet(size: bounds.size, scale: scale, pointsUp: false, space: CGColorSpace(.sRGB))
  }
}
