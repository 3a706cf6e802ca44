// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitHost

#if Pictures
  import UIKitPictures
#endif

extension UIImage {
  /// The picture with other traits.
  func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(content: content, size: size, scale: scale, traits: traits)
  }

  // Rules: DR-58, PX-40.
  /// The picture as PNG: the bytes of one that came as that and is not turned, and of any other those
  /// that the trait `Pictures` makes of its pixels; nil without the trait, and for one without a pixel.
  public func pngData() -> Data? {
    if let data = data(ofType: "image/png") { return data }
    #if Pictures
      return pixels?.pngData()
    #else
      return nil
    #endif
  }

  // Rules: DR-58, DR-72, PX-40.
  /// The picture as JPEG: the bytes of one that came as that and is not turned, and of any other those
  /// that the trait `Pictures` makes of its pixels, upright and over white.
  ///
  /// Without the trait one that is turned is bytes that say so, where they have room for it, and any
  /// other is nil, as one without a pixel always is.
  ///
  /// - Parameter compressionQuality: from 0, the smallest, to 1; read only where pixels are encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = data(ofType: "image/jpeg") { return data }
    #if Pictures
      return pixels?.jpegData(quality: Double(compressionQuality))
    #else
      guard let encoded, let exif = ExifOrientation([UInt8](encoded.data)) else { return nil }
      return exif.setting(imageOrientation.exifNumber, in: encoded.data)
    #endif
  }

  #if Pictures
    /// The pixels as they are shown, turned as the orientation says.
    private var pixels: Picture? {
      guard let cgImage, case let shown = CGRect(origin: .zero, size: size) else { return nil }
      if case .up = imageOrientation { return cgImage.picture }
      return PictureRenderer().picture(
        of: commands(in: shown), in: shown, scale: Double(scale))
    }
  #endif

  private func data(ofType type: String) -> Data? {
    guard let encoded, encoded.mediaType == type, imageOrientation == .up else { return nil }
    return encoded.data
  }
}
