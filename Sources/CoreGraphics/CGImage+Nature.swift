// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// What is known of an image besides what is drawn.
struct ImageNature: Sendable {
  /// Whether it says where paint gets through.
  var isMask = false
  /// Whether it is smoothed where it is drawn larger.
  var interpolates = true
  /// The pixels of all of it, of which a part may be shown; nil where they were not given.
  var pixels: ImagePixels?
  /// What the components of pixels stand for.
  var space = CGColorSpace.Kind.sRGB
}

// What an image says of itself.
extension CGImage {
  // Rules: DR-48.
  /// Whether the image is smoothed where it is drawn larger; one that is not keeps its pixels as
  /// squares.
  public var shouldInterpolate: Bool { nature.interpolates }

  // Rules: DR-48.
  /// The order of the bytes of a pixel, part of `bitmapInfo`.
  public var byteOrderInfo: CGImageByteOrderInfo {
    let bits = bitmapInfo.intersection(.byteOrderMask).rawValue
    return CGImageByteOrderInfo(rawValue: bits) ?? .orderDefault
  }

  // Rules: DR-48.
  /// How the components of a pixel are packed: each in bits of its own.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

  // Rules: DR-48.
  /// What samples stand for; nil, for they are read when the image is made.
  public var decode: UnsafePointer<CGFloat>? { nil }

  // Rules: DR-48.
  /// What is kept of colours that a device lacks: what suits what is drawn.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  // Rules: DR-48.
  /// The identifier of the type of the file that it was; nil for one that was made of pixels or drawn.
  public var utType: CFString? {
    guard nature.pixels == nil else { return nil }
    return switch encoding {
    case "image/png": "public.png"
    case "image/jpeg": "public.jpeg"
    case "image/gif": "com.compuserve.gif"
    case "image/webp": "org.webmproject.webp"
    case "image/svg+xml": "public.svg-image"
    default: nil
    }
  }
}
