// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  public import Foundation
  import UIKitHost
  package import UIKitPictures

  extension CGImage {
    // Rules: PX-40.
    /// The pixels; nil for a picture in a form that cannot be decoded, or that fits into no memory.
    package var picture: Picture? {
      if let resource { return Picture(decoding: resource.data) }
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      return PictureRenderer().picture(of: commands(in: rect), in: rect, scale: 1)
    }

    /// The image as it is in pixels, which a drawing that is made smaller is not.
    var inPixels: CGImage {
      guard resource == nil, let picture else { return self }
      let resource = ImageResource(
        id: ImageNumbers.next(), mediaType: "image/png", data: picture.pngData())
      return CGImage(resource: resource, width: width, height: height)
    }

    // Rules: PX-41.
    /// Red, green, blue and alpha of each pixel, row after row from the top, the colours multiplied by
    /// alpha; nil for a picture that cannot be decoded.
    public var dataProvider: CGDataProvider? {
      guard let picture else { return nil }
      var bytes = picture.bytes
      bytes.withUnsafeMutableBytes { (pixels: UnsafeMutableRawBufferPointer) in
        for start in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(start, start + 2) }
      }
      return CGDataProvider(data: bytes)
    }

    // Rules: PX-41.
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
    ///   - shouldInterpolate: not read.
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
        let picture = provider.data?.withUnsafeBytes({ layout.picture(from: $0) })
      else { return nil }
      let resource = ImageResource(
        id: ImageNumbers.next(), mediaType: "image/png", data: picture.pngData())
      self.init(resource: resource, width: width, height: height)
    }
  }
#endif
