// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TS-10 to TS-17.
extension NSAttributedString.Key {
  /// A number: points between each character and the next, besides their own widths.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points between each character and the next; what `kern` says counts less.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: points by which the text stands above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`: lines through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; without it lines through the text have the text's colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`; without it lines below the text have the text's colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` behind the text, as high as the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `UIColor` for what `strokeWidth` draws; without it that has the text's colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: how wide the edges of letters are drawn, in hundredths of the font's size.
  ///
  /// A positive one draws edges alone, a negative one the letters too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number: how far letters lean to the right for each point of height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the natural logarithm of how much wider letters are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  // Rules: TS-42.
  /// A `TextEffectStyle` or its raw value: how letters look besides.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
  // Rules: TS-42.
  /// How letters look besides font and colour.
  ///
  /// [Apple: TextEffectStyle](https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle)
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style of a name; one that is not declared here changes nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if they were pressed into their ground: light falls on their lower edges.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

    /// The style that a value of the attribute says; nil for none.
    init?(_ value: Any) {
      guard let style = value as? TextEffectStyle else {
        guard let name = value as? String else { return nil }
        self.init(rawValue: name)
        return
      }
      self = style
    }
  }
}

extension NSUnderlineStyle {
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Nothing below or through spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
