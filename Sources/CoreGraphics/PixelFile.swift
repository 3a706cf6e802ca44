// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

#if Pictures
  import UIKitPictures
#endif

// Rules: DR-46.
/// The file of an image that was made of pixels.
///
/// OPTIMIZATION: it is made when somebody shows the image, for millions of pixels take a while, and
/// many are only read.
final class PixelFile: @unchecked Sendable {
  static let mediaType = "image/png"

  private let pixels: ImagePixels
  private let lock = NSLock()
  private var made: ImageResource?

  init(of pixels: ImagePixels) { self.pixels = pixels }

  /// The bytes as a host takes them, always the same.
  var resource: ImageResource {
    lock.withLock {
      if let made { return made }
      let new = ImageResource(
        id: ImageNumbers.next(), mediaType: Self.mediaType, data: pixels.pngData)
      made = new
      return new
    }
  }
}

extension ImagePixels {
  /// A file of them, compressed with the trait `Pictures`.
  fileprivate var pngData: Data {
    #if Pictures
      return Picture(width: width, height: height, bytes: bytes)?.pngData() ?? Data()
    #else
      return PlainPNG.data(of: self)
    #endif
  }
}
