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
  /// The picture as PNG: the bytes of one that came as that, and of any other those that the trait
  /// `Pictures` makes of its pixels; nil without the trait, and for one without a pixel.
  public func pngData() -> Data? {
    if let data = data(ofType: "image/png") { return data }
    #if Pictures
      return pixels?.pngData()
    #else
      return nil
    #endif
  }

  // Rules: DR-58, PX-40.
  /// The picture as JPEG: the bytes of one that came as that, and of any other those that the trait
  /// `Pictures` makes of its pixels, over white; nil without the trait, and for one without a pixel.
  ///
  /// - Parameter compressionQuality: from 0, the smallest, to 1; read only where pixels are encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = data(ofType: "image/jpeg") { return data }
    #if Pictures
      return pixels?.jpegData(quality: Double(compressionQuality))
    #else
      return nil
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
    guard let encoded, encoded.mediaType == type else { return nil }
    return encoded.data
  }
}
