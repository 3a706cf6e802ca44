// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Pixels of a context, and the way between them and its points.
extension CGContext {
  // Rules: DR-47.
  /// The map from the current coordinates to pixels, counted from the lower left.
  ///
  /// In a context without pixels these are the points that it began with.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    guard let sheet else { return ctm }
    let scale = sheet.scale
    let pixels =
      sheet.pointsUp
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: sheet.size.height * scale)
    return ctm.concatenating(pixels)
  }

  /// A point of the current coordinates in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A size in the current coordinates in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// The least upright rectangle in pixels around one of the current coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A point in pixels in the current coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A size in pixels in the current coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The least upright rectangle of the current coordinates around one in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // Rules: DR-47.
  /// Where alpha is in a pixel; `none` in a context without pixels.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  // Rules: DR-47.
  /// Where alpha is and the order of bytes, as the context was made; empty without pixels.
  public var bitmapInfo: CGBitmapInfo { sheet?.info ?? [] }

  // Rules: DR-47.
  /// Bits of a component of a pixel; 0 in a context without pixels.
  public var bitsPerComponent: Int { sheet == nil ? 0 : 8 }

  // Rules: DR-47.
  /// Bits of a pixel; 0 in a context without pixels.
  public var bitsPerPixel: Int { sheet?.bitsPerPixel ?? 0 }

  // Rules: DR-47.
  /// Returns at once: what is drawn waits for nothing in the context.
  public func flush() {}

  // Rules: DR-47.
  /// Returns at once: what is drawn waits for nothing in the context.
  public func synchronize() {}
}
