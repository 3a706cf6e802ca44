// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIButton {
  /// Looks that a button adapts to its state by itself.
  public struct Configuration: Hashable {
    /// How a button is filled.
    enum Style: Hashable { case plain, tinted, gray, filled, bordered }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As round as `medium`.
      case fixed = -1
      /// As round as `medium`.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half a circle at both ends.
      case capsule = 4
    }

    var style: Style
    /// The colour of title and picture; nil, at first, leaves it to the tint colour.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil, at first, leaves it to the tint colour.
    public var baseBackgroundColor: UIColor?
    /// The picture; nil at first.
    public var image: UIImage?
    /// The title; nil at first.
    public var title: String?
    /// A smaller line below the title; nil at first.
    public var subtitle: String?
    /// Room between picture and title, in points; 0 at first.
    public var imagePadding: CGFloat = 0
    /// Room between title and subtitle, in points; 1 at first.
    public var titlePadding: CGFloat = 1
    /// Room around what is shown, in points; 7 above and below and 12 at the sides at first.
    public var contentInsets = Configuration.usualInsets
    static let usualInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How round the corners are; `dynamic` at first.
    public var cornerStyle = CornerStyle.dynamic

    /// Gives `contentInsets` the value that they have at first.
    public mutating func setDefaultContentInsets() { contentInsets = Self.usualInsets }

    /// No background; title in the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background of the tint colour, the title white.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// No background; title in the tint colour.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A light grey background.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
  }
}
