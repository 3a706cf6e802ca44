// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

#if Pictures
  import UIKitPictures
#endif

extension CGImage {
  // Rules: DR-46, PX-41.
  /// Red, green, blue and alpha of each pixel, row after row from the top, the colours multiplied by
  /// alpha.
  ///
  /// Without the trait `Pictures` only an image that was made of pixels has them; any other has nil, as
  /// one that cannot be decoded always has.
  public var dataProvider: CGDataProvider? {
    readablePixels.flatMap { CGDataProvider(data: $0.redFirst) }
  }

  // Rules: DR-46, PX-41.
  /// Makes an image of pixels: eight bits a component, with alpha or room for it before or behind the
  /// colours, three bytes without, or one byte of grey.
  ///
  /// - Parameters:
  ///   - width: pixels in a row.
  ///   - height: rows.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 32, 24 or 8.
  ///   - bytesPerRow: from the beginning of a row to that of the next.
  ///   - space: whether there are colours or greys.
  ///   - bitmapInfo: where alpha is, and the order of the bytes.
  ///   - provider: the bytes.
  ///   - decode: not read.
  ///   - shouldInterpolate: whether it is smoothed where it is drawn larger.
  ///   - intent: not read.
  /// - Returns: nil for other pixels, and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo),
      let pixels = provider.data?.withUnsafeBytes({ layout.pixels(from: $0) })
    else { return nil }
    self.init(pixels: pixels, interpolates: shouldInterpolate)
  }

  // Rules: DR-46.
  /// Makes an image of a file in the form PNG.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - decode: not read.
  ///   - shouldInterpolate: whether it is smoothed where it is drawn larger.
  ///   - intent: not read.
  /// - Returns: nil for another form.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, "image/png", interpolates: shouldInterpolate)
  }

  // Rules: DR-46.
  /// Makes an image of a file in the form JPEG; it is not turned, whatever its Exif segment says.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - decode: not read.
  ///   - shouldInterpolate: whether it is smoothed where it is drawn larger.
  ///   - intent: not read.
  /// - Returns: nil for another form.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, "image/jpeg", interpolates: shouldInterpolate)
  }

  private convenience init?(_ source: CGDataProvider, _ type: String, interpolates: Bool) {
    guard let data = source.data, let header = ImageHeader(data), header.mediaType == type else {
      return nil
    }
    self.init(
      resource: ImageResource(id: ImageNumbers.next(), mediaType: type, data: data),
      width: header.width, height: header.height,
      nature: ImageNature(interpolates: interpolates))
  }

  /// The pixels of what is shown: those it was made of, and with the trait `Pictures` those of any
  /// other image; nil where they cannot be had.
  var readablePixels: ImagePixels? {
    if let pixels = nature.pixels { return pixels.cropped(to: part) }
    #if Pictures
      return picture.map { ImagePixels(width: $0.width, height: $0.height, bytes: $0.bytes) }
    #else
      return nil
    #endif
  }
}
