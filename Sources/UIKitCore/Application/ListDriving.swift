// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a test driver asks lists that programs need not know.
@MainActor
package enum ListDriving {
  // Rules: LD-5.
  /// The actions that a swipe over a row would uncover, as the delegate says them now.
  ///
  /// - Parameters:
  ///   - path: the row; its cell must be seen.
  ///   - list: the table or collection.
  ///   - isLeading: whether the swipe begins at the leading edge.
  package static func swipeActions(
    ofRow path: IndexPath, in list: UIScrollView, isLeading: Bool
  ) -> [UIContextualAction] {
    if let table = list as? UITableView, !table.isEditing, let cell = table.cellForRow(at: path) {
      return table.list.swipeActions(of: cell, isLeading: isLeading)?.actions ?? []
    }
    if let collection = list as? UICollectionView, !collection.isEditing,
      collection.list.swiper != nil,
      let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
    {
      return collection.list.swipeActions(of: cell, isLeading: isLeading)?.actions ?? []
    }
    return []
  }

  /// Whether actions are uncovered beside a cell, or about to be.
  package static func uncoversActions(_ cell: UIView) -> Bool {
    (cell as? any SwipedCell)?.swipeShift ?? 0 != 0
  }

  // Rules: LD-4.
  /// The button of an action that is uncovered beside a cell; nil where it is not.
  package static func swipeButton(titled title: String, of cell: UIView) -> UIView? {
    cell.shown(SwipeButtons.self).first?.subviews.first {
      ($0 as? UIButton)?.title(for: .normal) == title
    }
  }

  // Rules: LD-6.
  /// The handle by which a finger moves a cell; nil for a cell without one.
  package static func handle(of cell: UIView) -> UIView? {
    cell.shown(RowHandle.self).first
  }
}
