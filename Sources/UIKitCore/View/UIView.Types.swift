// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIView {
  /// How content fills a view whose size differs.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the size of the view.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as fills, in proportion.
    case scaleAspectFill = 2
    /// Drawn anew whenever the size changes.
    case redraw = 3
    /// Centred, unscaled.
    case center = 4
    /// At the middle of the top edge, unscaled.
    case top = 5
    /// At the middle of the bottom edge, unscaled.
    case bottom = 6
    /// At the middle of the left edge, unscaled.
    case left = 7
    /// At the middle of the right edge, unscaled.
    case right = 8
    /// In the corner, unscaled.
    case topLeft = 9
    /// In the corner, unscaled.
    case topRight = 10
    /// In the corner, unscaled.
    case bottomLeft = 11
    /// In the corner, unscaled.
    case bottomRight = 12
  }

  /// What gives when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    /// The width.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    /// The distance to the right edge.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    /// The distance to the top edge.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    /// The height.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    /// The distance to the bottom edge.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }
}
