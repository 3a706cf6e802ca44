// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: CV-98.
/// Swipes over the cells of lists.
extension CollectionEngine: SwipeOwner {
  var swipedList: UIScrollView { view }

  /// Has a cell know its list, whose swipes are followed from the first one on.
  func dress(_ reusable: UICollectionReusableView, as look: ListLook?) {
    guard let cell = reusable as? UICollectionViewListCell else { return }
    cell.look = look
    guard swiper == nil, look?.style.hasSwipes == true else { return }
    let made = RowSwiper(of: self)
    swiper = made
    view.addGestureRecognizer(made.recognizer)
  }

  /// Covers buttons that are uncovered.
  func closeSwipe(animated: Bool) { swiper?.close(animated: animated) }

  func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
    path(at: point).flatMap { cell(at: $0) as? UICollectionViewListCell }
  }

  func swipeActions(
    of cell: any SwipedCell, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let cell = cell as? UICollectionViewListCell, let path = path(of: cell),
      let list = cell.look?.style.configuration, !isPlaceholder(path)
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(told(path))
      : list.trailingSwipeActionsConfigurationProvider?(told(path))
  }

  func swipeWillBegin(_ cell: any SwipedCell) {}

  func swipeDidEnd(_ cell: any SwipedCell) {}

  // Rules: CV-104.
  /// Uncovers what a swipe from the end would, as the button that deletes asks.
  func confirmDeletion(of cell: UICollectionViewListCell) {
    guard let actions = swipeActions(of: cell, isLeading: false), !actions.actions.isEmpty else {
      return
    }
    swiper?.uncover(actions, of: cell)
  }

  // MARK: - What is behind lists

  // Rules: CV-95.
  /// Shows what is behind the lists of the layout.
  func layGround() {
    guard let color = (layout as? UICollectionViewCompositionalLayout)?.listGround else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let plate = ground ?? UIView()
    plate.backgroundColor = color
    plate.frame = view.shownPart
    guard ground == nil else { return }
    plate.isUserInteractionEnabled = false
    ground = plate
    view.insertSubview(plate, at: 0)
  }
}

// Rules: CV-105.
/// Handles by which items are moved.
extension CollectionEngine: HandleOwner {
  var movingView: UIView { view }

  var isMovingByHandle: Bool { move != nil }

  func beginMove(of cell: UIView, at point: CGPoint) -> Bool {
    guard let cell = cell as? UICollectionViewCell, let path = path(of: cell), beginMove(path)
    else { return false }
    grip = cell.center.y - point.y
    return true
  }

  func followHandle(to point: CGPoint) {
    guard let cell = move?.cell else { return }
    followMove(to: CGPoint(x: cell.center.x, y: point.y + grip))
  }
}
