// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The layouts of the collection.
@MainActor
enum CityArrangement: Int, CaseIterable {
  case list, grid, shelves

  private static let tile: CGFloat = 108
  private static let shelf: CGFloat = 120

  nonisolated var title: String {
    switch self {
    case .list: "List"
    case .grid: "Grid"
    case .shelves: "Shelves"
    }
  }

  /// - Parameter swipe: what a swipe over an item of the list uncovers.
  func makeLayout(
    swipe: @escaping @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  ) -> UICollectionViewLayout {
    switch self {
    case .list:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.trailingSwipeActionsConfigurationProvider = swipe
      return UICollectionViewCompositionalLayout.list(using: list)
    case .grid:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: Self.tile, height: Self.tile)
      flow.minimumInteritemSpacing = Theme.tightGap
      flow.minimumLineSpacing = Theme.tightGap
      flow.sectionInset = UIEdgeInsets(
        top: Theme.gap, left: Theme.gap, bottom: Theme.gap, right: Theme.gap)
      return flow
    case .shelves:
      return UICollectionViewCompositionalLayout(section: Self.makeShelf())
    }
  }

  private static func makeShelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(shelf)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = Theme.gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: Theme.gap, leading: Theme.gap, bottom: Theme.gap, trailing: Theme.gap)
    return section
  }
}
