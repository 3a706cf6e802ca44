// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: CV-82.
/// A picture, a text and another, as rows of lists show them.
///
/// [Apple: UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Where its lines are.
    public enum TextAlignment: Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0, at first, for as many as it takes.
    public var numberOfLines = 0
    /// Where its lines are; where they begin, at first.
    public var alignment = TextAlignment.natural
    /// How a line ends that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { color }
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The colour of a picture that takes one; nil is the tint colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; what is 0 in it is not limited.
    public var maximumSize: CGSize = .zero
    /// The room that is kept for it; what is 0 in it is its own.
    public var reservedLayoutSize: CGSize = .zero
    init() {}
  }

  /// The picture before the texts; nil at first.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text; nil at first.
  public var text: String?
  /// How it looks.
  public var textProperties: TextProperties
  /// The second text; nil at first.
  public var secondaryText: String?
  /// How it looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts stand side by side, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around all, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Room between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor, _ second: UIFont.TextStyle, _ other: UIColor,
    room: CGFloat = 11
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second), color: other)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: room, leading: 16, bottom: room, trailing: 16)
  }

  /// A row of a list; the second text is small, below the first.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, .caption1, .label)
  }

  /// A row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, .caption1, .label)
  }

  /// A row with a second text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .label, .body, Ink.quiet)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, .subheadline, Ink.quiet, room: 6)
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, Ink.quiet, .footnote, Ink.quiet, room: 6)
  }

  /// The header of a list of groups.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, Ink.quiet, .footnote, Ink.quiet, room: 6)
  }

  /// The footer of a list of groups.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// The header of a list of groups with round corners, in larger letters.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, .subheadline, Ink.quiet, room: 8)
  }

  /// The header of a list of groups with round corners, in letters that are larger still.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title2, .label, .subheadline, Ink.quiet, room: 8)
  }

  // Rules: CV-129.
  /// A row of a list at the side.
  public static func sidebarCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .label, .body, Ink.quiet)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// A row of a list at the side with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, .subheadline, Ink.quiet)
  }

  /// A row of a list at the side that has another list beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    var made = sidebarCell()
    made.imageProperties.tintColor = .secondaryLabel
    return made
  }

  /// The same with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    var made = sidebarSubtitleCell()
    made.imageProperties.tintColor = .secondaryLabel
    return made
  }

  /// The header of a list at the side.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, .subheadline, Ink.quiet, room: 8)
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// With paler texts in a cell or another view that takes no touches.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled
    guard isDisabled == true else { return self }
    var result = self
    result.textProperties.color = Ink.faint
    result.secondaryTextProperties.color = Ink.faint
    return result
  }
}
