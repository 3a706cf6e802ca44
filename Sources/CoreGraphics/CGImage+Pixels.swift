// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import UIKitHost
  package import UIKitPictures

  extension CGImage {
    // Rules: PX-40.
    /// The pixels; nil for a picture in a form that cannot be decoded, or that fits into no memory.
    package var picture: Picture? {
      if nature.space.isPlain, let pixels = nature.pixels?.cropped(to: part) {
        return Picture(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
      }
      if let resource { return Picture(decoding: resource.data) }
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      return PictureRenderer().picture(of: commands(in: rect), in: rect, scale: 1)
    }

    /// The image as it is in pixels, which a drawing that is made smaller is not.
    var inPixels: CGImage {
      guard resource == nil, let picture else { return self }
      let resource = ImageResource(
        id: ImageNumbers.next(), mediaType: "image/png", data: picture.pngData())
      return CGImage(
        resource: resource, width: width, height: height,
        nature: ImageNature(isMask: isMask, interpolates: shouldInterpolate))
    }
  }
#endif
