// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A collection that shows the items of a snapshot.
@MainActor
final class ListScene {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let items: [Int]

  init(count: Int) {
    items = Array(0..<count)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    collection = view
    collection.allowsMultipleSelection = true
    window.addSubview(collection)
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.applySnapshotUsingReloadData(snapshot)
    window.layoutIfNeeded()
  }

  isolated deinit { window.isHidden = true }

  /// All items are set up anew, and asked for their places; how many have one.
  func reconfigurePass() -> @MainActor () -> Int {
    { [self] in
      var snapshot = source.snapshot()
      snapshot.reconfigureItems(items)
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
      return items.reduce(0) { $0 + (source.indexPath(for: $1) == nil ? 0 : 1) }
    }
  }

  /// Nothing is selected, then one item after the other, and after each is asked how many are; how
  /// many are at the end.
  func selectPass() -> @MainActor () -> Int {
    { [self] in
      collection.selectItem(at: nil, animated: false, scrollPosition: [])
      var selected = 0
      for item in items {
        collection.selectItem(
          at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        selected = collection.indexPathsForSelectedItems?.count ?? 0
      }
      return selected
    }
  }
}
