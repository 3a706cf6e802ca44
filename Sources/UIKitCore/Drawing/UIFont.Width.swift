// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIFont {
  // Rules: TS-28.
  /// How wide the letters of a font are: 0 is as usual, less is narrower, more is wider.
  ///
  /// [Apple: UIFont.Width](https://developer.apple.com/documentation/uikit/uifont/width)
  public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
    /// By how much they are wider, in parts of the usual width; negative is narrower.
    public let rawValue: CGFloat
    /// Makes a width; a font goes from half of its usual width to one and a half of it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a width; a font goes from half of its usual width to one and a half of it.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As wide as usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.3)

    /// Whether letters are narrower.
    public static func < (lhs: Width, rhs: Width) -> Bool { lhs.rawValue < rhs.rawValue }

    private static let most: CGFloat = 0.5

    /// The same within what a font has.
    var inRange: CGFloat {
      rawValue.isFinite ? min(max(rawValue, -Self.most), Self.most) : 0
    }
  }
}
