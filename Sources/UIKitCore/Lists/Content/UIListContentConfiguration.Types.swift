// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import UIKitText

extension UIListContentConfiguration {
  // Rules: CV-82, CV-133, CV-134.
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// Where its lines are.
    public enum TextAlignment: Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
      /// At both edges: the spaces of all lines but a paragraph's last are widened.
      case justified

      var inLabels: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// In which letters a text is shown.
    public enum TextTransform: Sendable {
      /// As it is.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// With a capital at the beginning of each word.
      case capitalized

      func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: UIFont
    /// The colour, before `colorTransformer`.
    public var color: UIColor
    /// The most lines; 0, at first, for as many as it takes.
    public var numberOfLines = 0
    /// Where its lines are; where they begin, at first.
    public var alignment = TextAlignment.natural
    /// How a line ends that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    // Rules: CV-133.
    /// In which letters a text without attributes is shown; as it is, at first.
    public var transform = TextTransform.none

    private var colorChange: UIConfigurationColorTransformer.Kept?

    /// Makes the colour that is shown of `color`; nil, at first, for `color` itself.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorChange?.transformer }
      set { colorChange = newValue.map { UIConfigurationColorTransformer.Kept(transformer: $0) } }
    }

    // Rules: CV-134.
    /// Whether a single line that is too wide is drawn smaller; false at first.
    public var adjustsFontSizeToFitWidth = false
    /// How small that may make the text, 0 to 1 of the font's size; 0 at first.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters of a single line are moved together before its end is left out; false at first.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font that follows the size in which a person wants text does so; true at first.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer that rests on a text without room is shown all of it; false at first.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  // Rules: CV-82, CV-135.
  /// How a picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// In a `reservedLayoutSize`: the room that symbols take beside the text, wide ones or narrow.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How symbols look where their own configuration says nothing; nil at first.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a picture that takes one, before `tintColorTransformer`; nil is the tint colour.
    public var tintColor: UIColor?

    private var tintChange: UIConfigurationColorTransformer.Kept?

    /// Makes the colour that is shown of `tintColor`; nil, at first, for that itself.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintChange?.transformer }
      set { tintChange = newValue.map { UIConfigurationColorTransformer.Kept(transformer: $0) } }
    }

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; what is 0 in it is not limited.
    public var maximumSize: CGSize = .zero
    /// The room that is kept for it; what is 0 in it is its own.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether it keeps its colours where the person has those of the screen inverted; false at first.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The colour that is shown in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Adds the configuration of symbols, colour and corners.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(tintChange)
      hasher.combine(cornerRadius)
    }
  }
}
