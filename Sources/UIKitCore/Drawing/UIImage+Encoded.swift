// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitHost

extension UIImage {
  /// The picture with other traits.
  func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(content: content, size: size, scale: scale, traits: traits)
  }

  // Rules: DR-58.
  /// The bytes of a picture that came as PNG; nil for any other, for nothing here makes pixels.
  public func pngData() -> Data? { data(ofType: "image/png") }

  // Rules: DR-58.
  /// The bytes of a picture that came as JPEG; nil for any other, for nothing here makes pixels.
  ///
  /// - Parameter compressionQuality: not read.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(ofType: "image/jpeg") }

  private func data(ofType type: String) -> Data? {
    guard let encoded, encoded.mediaType == type else { return nil }
    return encoded.data
  }
}
