// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension CGPoint {
  /// Where a map takes the point.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a map changes it: what the map adds does not count, and a side may turn negative.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four corners as a map takes them.
  ///
  /// A null or an infinite rectangle stays what it is.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.b == 0 && t.c == 0 {
      return CGRect(
        x: t.a * origin.x + t.tx, y: t.d * origin.y + t.ty, width: t.a * size.width,
        height: t.d * size.height
      ).standardized
    }
    // The centre moves with the map; each side's reach is the sum of what both edges contribute.
    let width = abs(t.a) * size.width.magnitude + abs(t.c) * size.height.magnitude
    let height = abs(t.b) * size.width.magnitude + abs(t.d) * size.height.magnitude
    let center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2).applying(t)
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
