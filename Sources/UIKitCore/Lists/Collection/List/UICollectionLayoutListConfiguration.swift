// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: CV-95 to CV-98.
/// How a list looks that a compositional layout makes of its sections.
///
/// [Apple: UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// What a list looks like.
  public enum Appearance: Sendable {
    /// Rows from side to side, with headers that stay in view.
    case plain
    /// Rows from side to side, in groups.
    case grouped
    /// Rows in groups with round corners.
    case insetGrouped
    /// What stands beside the rest, with round rows.
    case sidebar
    /// What stands beside the rest, with rows from side to side.
    case sidebarPlain
  }

  /// What the header of a section is.
  public enum HeaderMode: Sendable {
    /// There is none.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// Its first item.
    case firstItemInSection
  }

  /// What the footer of a section is.
  public enum FooterMode: Sendable {
    /// There is none.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Says the buttons that a swipe over an item uncovers.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Says the lines of an item, from those of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  private let look: Appearance

  /// Makes a list of an appearance.
  public init(appearance: Appearance) {
    look = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
  }

  /// What it looks like.
  public var appearance: Appearance { look }

  // Rules: CV-96.
  /// Whether there are lines between items; true but for a sidebar.
  public var showsSeparators: Bool

  /// What the lines look like.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Says the lines of each item; nil, at first, for those of the list.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// What is behind the list: a colour of the appearance; nil is that of the collection.
  public var backgroundColor: UIColor?

  // Rules: CV-98.
  /// Says what a swipe uncovers where lines begin; nil at first.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Says what a swipe uncovers where lines end; nil at first.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  // Rules: CV-95.
  /// What the header of a section is; none at first.
  public var headerMode: HeaderMode = .none

  /// What the footer of a section is; none at first.
  public var footerMode: FooterMode = .none

  /// Room above headers, in points; nil, at first, is that of the appearance.
  public var headerTopPadding: CGFloat?
}
