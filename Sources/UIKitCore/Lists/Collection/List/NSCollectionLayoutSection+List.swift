// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: CV-95.
extension NSCollectionLayoutSection {
  /// The height of a row before it says its own, and of a header.
  private static let rowHeight: CGFloat = 44
  private static let headerHeight: CGFloat = 28
  /// Room at the sides of groups and of a sidebar, above and below groups, and above plain headers.
  private static let groupInset: CGFloat = 16
  private static let sidebarInset: CGFloat = 8
  private static let groupGap: CGFloat = 18
  private static let plainPadding: CGFloat = 22

  /// Makes a section whose items lie below each other as rows of a list.
  ///
  /// - Parameters:
  ///   - configuration: what the list looks like.
  ///   - layoutEnvironment: where the section is.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = size(height: rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    section.listStyle = ListStyle(configuration)
    var insets = NSDirectionalEdgeInsets.zero
    var padding: CGFloat = 0
    switch configuration.appearance {
    case .plain: padding = plainPadding
    case .grouped, .insetGrouped:
      if configuration.appearance == .insetGrouped {
        (insets.leading, insets.trailing) = (groupInset, groupInset)
      }
      padding = groupGap
      if configuration.headerMode == .none { insets.top = groupGap }
      if configuration.footerMode == .none { insets.bottom = groupGap }
    case .sidebar: (insets.leading, insets.trailing) = (sidebarInset, sidebarInset)
    case .sidebarPlain: break
    }
    padding = configuration.headerTopPadding?.asRoom ?? padding
    let isPlain =
      configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    switch configuration.headerMode {
    case .none: break
    case .supplementary:
      section.headPadding = padding
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionHeader, .top, isPinned: isPlain))
    case .firstItemInSection: insets.top = padding
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom, isPinned: false))
    }
    section.contentInsets = insets
    return section
  }

  private static func size(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  private static func edge(
    _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(height: headerHeight), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are lists.
  ///
  /// - Parameter configuration: what they look like.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Where an item is in its list; nil where its section is none.
  func look(of path: IndexPath) -> ListLook? {
    let solution = solutions[path.section]
    guard let style = solution.section.listStyle else { return nil }
    let first = style.configuration.headerMode == .firstItemInSection ? 1 : 0
    return ListLook(
      style: style, path: path, role: path.item < first ? .header : .item,
      isFirst: path.item == first, isLast: path.item == solution.count - 1)
  }

  /// Where a header or footer is in its list; nil where its section is none.
  func look(ofEdge kind: String, _ path: IndexPath) -> ListLook? {
    guard let style = solutions[path.section].section.listStyle else { return nil }
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    return ListLook(style: style, path: path, role: isFooter ? .footer : .header)
  }

  /// What is behind the lists; nil where nothing is, or the first section is no list.
  var listGround: UIColor? {
    solutions.first?.section.listStyle?.configuration.backgroundColor
  }
}
