// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
  /// The upper right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
  /// The lower left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
  /// The lower right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
  /// All corners, and whatever others there may be.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }

  /// The same corners as a path takes them.
  var corners: PathCorners {
    var corners: PathCorners = []
    if contains(.topLeft) { corners.insert(.minXMinY) }
    if contains(.topRight) { corners.insert(.maxXMinY) }
    if contains(.bottomLeft) { corners.insert(.minXMaxY) }
    if contains(.bottomRight) { corners.insert(.maxXMaxY) }
    return corners
  }
}
