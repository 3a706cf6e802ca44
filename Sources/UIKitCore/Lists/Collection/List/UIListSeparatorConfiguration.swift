// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: CV-96.
/// What the lines above and below an item of a list look like.
///
/// [Apple: UIListSeparatorConfiguration](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether there is a line.
  public enum Visibility: Sendable {
    /// As the list wants it: below all but headers and the last item of a group.
    case automatic
    /// There is.
    case visible
    /// There is none.
    case hidden
  }

  /// Insets that the list chooses: lines begin where texts do, and end at the end of the cell.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes the lines of a list.
  ///
  /// - Parameter listAppearance: what the list looks like.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    color = .separator
    multipleSelectionColor = .separator
    if listAppearance == .sidebar {
      (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
    }
  }

  /// Whether there is a line above the item; as the list wants it at first.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item; as the list wants it at first.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above keeps from the sides of the cell.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below keeps from the sides of the cell.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color: UIColor
  /// The colour at an item that is one of several selected ones.
  public var multipleSelectionColor: UIColor

  /// Where a line begins and ends, in a cell whose text begins at a place.
  static func span(
    _ insets: NSDirectionalEdgeInsets, text: CGFloat, width: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let start =
      insets.leading == automaticInsets.leading
      ? text : insets.leading.isNaN ? 0 : min(max(insets.leading, -width), width)
    let end = insets.trailing == automaticInsets.trailing ? 0 : insets.trailing.asRoom
    return (start, max(0, width - start - end))
  }
}
