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
  /// An attributed text that nobody changes.
  private struct KeptText: Hashable, @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
  }

  private var attributed: (first: KeptText?, second: KeptText?)

  /// The picture before the texts; nil at first.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text; nil at first.
  public var text: String?
  // Rules: CV-133.
  /// A text with attributes, shown instead of `text`; nil at first.
  ///
  /// What its attributes do not say is as `textProperties` do.
  public var attributedText: NSAttributedString? {
    get { attributed.first?.text }
    set { attributed.first = newValue.map { KeptText($0) } }
  }
  /// How it looks.
  public var textProperties: TextProperties
  /// The second text; nil at first.
  public var secondaryText: String?
  // Rules: CV-133.
  /// A second text with attributes, shown instead of `secondaryText`; nil at first.
  ///
  /// What its attributes do not say is as `secondaryTextProperties` do.
  public var secondaryAttributedText: NSAttributedString? {
    get { attributed.second?.text }
    set { attributed.second = newValue.map { KeptText($0) } }
  }
  /// How it looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts stand side by side, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around all, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  // Rules: CV-138.
  /// The axes along which that is no less than the margins of the view around; `horizontal` at first.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
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
    made.imageProperties.tintColor = Ink.quiet
    return made
  }

  /// The same with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    var made = sidebarSubtitleCell()
    made.imageProperties.tintColor = Ink.quiet
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

// Rules: CV-137.
extension UIListContentConfiguration: Hashable {
  /// True where both show the same, in the same way.
  public nonisolated static func == (
    lhs: UIListContentConfiguration, rhs: UIListContentConfiguration
  ) -> Bool {
    guard lhs.text == rhs.text, lhs.secondaryText == rhs.secondaryText, lhs.image == rhs.image,
      lhs.attributed == rhs.attributed
    else { return false }
    guard lhs.textProperties == rhs.textProperties,
      lhs.secondaryTextProperties == rhs.secondaryTextProperties,
      lhs.imageProperties == rhs.imageProperties
    else { return false }
    guard lhs.directionalLayoutMargins == rhs.directionalLayoutMargins,
      lhs.axesPreservingSuperviewLayoutMargins == rhs.axesPreservingSuperviewLayoutMargins,
      lhs.prefersSideBySideTextAndSecondaryText == rhs.prefersSideBySideTextAndSecondaryText
    else { return false }
    return lhs.imageToTextPadding == rhs.imageToTextPadding
      && lhs.textToSecondaryTextHorizontalPadding == rhs.textToSecondaryTextHorizontalPadding
      && lhs.textToSecondaryTextVerticalPadding == rhs.textToSecondaryTextVerticalPadding
  }

  /// Adds the texts, the picture, and how they look.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
    hasher.combine(attributed.first)
    hasher.combine(attributed.second)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
    hasher.combine(imageProperties)
  }
}
