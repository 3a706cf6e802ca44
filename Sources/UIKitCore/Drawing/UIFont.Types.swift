// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitText

extension UIFont {
  /// How heavy the strokes of a font are: 0 is regular, 1 the heaviest, -1 the lightest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight; a font takes the nearest of those listed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight; a font takes the nearest of those listed.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// For most text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// For emphasis.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    private static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest weight as a number from 100 to 900, as hosts take it.
    var number: Int {
      let nearest = Self.all.indices.min {
        abs(Self.all[$0].rawValue - rawValue) < abs(Self.all[$1].rawValue - rawValue)
      }
      return ((nearest ?? 3) + 1) * 100
    }
  }

  /// A kind of text, which has a size and a weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind by its name; one that is not listed is set as `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, as large as running text and heavier.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of the second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A remark below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A title of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second line of a picture's title.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}

extension UIFont.Weight {
  /// One that is greater by a number.
  public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
    UIFont.Weight(lhs.rawValue + rhs)
  }
  /// One that is less by a number.
  public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
    UIFont.Weight(lhs.rawValue - rhs)
  }
  /// Makes it greater by a number.
  public static func += (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs + rhs }
  /// Makes it less by a number.
  public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs - rhs }
}
