// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

extension UISplitViewController {
  /// Which columns there are.
  public enum Style: Int, Sendable {
    /// The first and the second of `viewControllers`, as they are.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// At the edge.
    case primary = 0
    /// Between the other two.
    case supplementary = 1
    /// The widest one, with the details.
    case secondary = 2
    /// Shown alone, instead of all others, where the width is compact.
    case compact = 3
  }

  /// Which columns are shown, and how they share the room.
  public enum DisplayMode: Int, Sendable {
    /// As behaviour and width suggest.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns, which push the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The former name of `.secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `.oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `.oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns that come share the room with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// As the width suggests.
    case automatic = 0
    /// Beside it.
    case tile = 1
    /// Over it.
    case overlay = 2
    /// They push it aside.
    case displace = 3
  }

  /// The edge at which the primary column stands.
  public enum PrimaryEdge: Int, Sendable {
    /// On the left.
    case leading = 0
    /// On the right.
    case trailing = 1
  }

  /// Whether the button of the display mode is in a bar by itself.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Not by itself: a program puts it where it likes.
    case automatic = 0
    /// Not by itself.
    case never = 1
    /// In the bar of the secondary column, before other buttons on the left.
    case always = 2
  }

  /// Stands for a width that the split view controller chooses.
  public nonisolated static let automaticDimension: CGFloat = SplitGeometry.automatic
}
