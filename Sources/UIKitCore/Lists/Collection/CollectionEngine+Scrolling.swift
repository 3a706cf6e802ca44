// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: CV-9.
/// Scrolling to items.
extension CollectionEngine {
  /// Rounds in which items on the way to a goal turn out to have other sizes.
  private static let mostCorrections = 5

  func scroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    view.superview?.layoutIfNeeded()
    guard let goal = offset(showing: path, position) else { return }
    if animated { return view.setContentOffset(goal, animated: true) }
    var current = goal
    for _ in 0..<Self.mostCorrections {
      view.setContentOffset(current, animated: false)
      tile()
      guard let better = offset(showing: path, position), better != current else { return }
      current = better
    }
  }

  /// The offset at which an item is where it is to be.
  private func offset(
    showing path: IndexPath, _ position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard let frame = attributes(of: .cell(path))?.frame else { return nil }
    let (inset, size, now) = (view.adjustedContentInset, view.bounds.size, view.contentOffset)
    let (top, bottom) = (frame.minY - inset.top, frame.maxY + inset.bottom - size.height)
    let (left, right) = (frame.minX - inset.left, frame.maxX + inset.right - size.width)
    var goal = now
    if position.contains(.top) {
      goal.y = top
    } else if position.contains(.bottom) {
      goal.y = bottom
    } else if position.contains(.centeredVertically) {
      goal.y = (top + bottom) / 2
    } else {
      goal.y = now.y > top || bottom > top ? top : max(now.y, bottom)
    }
    if position.contains(.left) {
      goal.x = left
    } else if position.contains(.right) {
      goal.x = right
    } else if position.contains(.centeredHorizontally) {
      goal.x = (left + right) / 2
    } else {
      goal.x = now.x > left || right > left ? left : max(now.x, right)
    }
    goal = CGPoint(x: goal.x.asPlace, y: goal.y.asPlace)
    return view.engine.geometry.clamp(goal)
  }
}
