// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// The items of a collection; tells of every call.
@MainActor
final class RashItems: NSObject {
  weak var stage: RashStage?
  private(set) var items = Array(0..<40)
  /// Whether there are menus and an index.
  var hasMenus = false

  init(_ stage: RashStage) { self.stage = stage }

  func hear(_ function: String = #function) { stage?.hear(function) }

  /// Other items, for which the collection loads anew.
  func loadOthers(_ collection: UICollectionView) {
    items = Array(items.dropFirst(2).reversed())
    collection.reloadData()
  }

  /// Items go, come and move, and the collection is told which.
  func change(_ collection: UICollectionView) {
    guard items.count > 4 else { return }
    items.remove(at: 0)
    items.append(items.count + 100)
    items.insert(items.remove(at: 3), at: 1)
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.insertItems(at: [IndexPath(item: self.items.count - 1, section: 0)])
      collection.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 1, section: 0))
    } completion: { [weak self] _ in
      self?.hear("batch done")
    }
  }
}

extension RashItems: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    hear()
    return 1
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    hear()
    return items.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    hear()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    hear()
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    hear()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if items.indices.contains(sourceIndexPath.item), destinationIndexPath.item < items.count {
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    hear()
  }
}

extension RashItems: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    hear()
    return CGSize(width: 120, height: 60)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    hear()
    return CGSize(width: 390, height: 30)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { hear() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { hear() }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { hear() }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    hear()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    hear()
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { hear() }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    hear()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    hear()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    hear()
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    hear()
  }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { hear() }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    hear()
    return proposedIndexPath
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear() }
}
