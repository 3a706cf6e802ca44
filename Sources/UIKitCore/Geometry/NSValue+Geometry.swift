// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The point that this object wraps; zero if it wraps something else.
  public var cgPointValue: CGPoint { wraps(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size that this object wraps; zero if it wraps something else.
  public var cgSizeValue: CGSize { wraps(NSValue(size: .zero)) ? sizeValue : .zero }

  private func wraps(_ other: NSValue) -> Bool {
    !(self is NSNumber) && String(cString: objCType) == String(cString: other.objCType)
  }
}
