// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The item that a finger is on.
struct ItemHighlight {
  var path: IndexPath
  let cell: UICollectionViewCell
  let touch: UITouch
}

// Rules: CV-35, CV-37.
/// What fingers do with items.
///
/// A touch comes here along the chain, from the cell: what a view in the cell keeps, as a control
/// does, selects nothing, nor does what a recognizer takes away.
extension CollectionEngine {
  /// Whether a touch is of an item of this collection.
  func touchesBegan(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, let cell = cell(of: touch), let path = path(of: cell) else {
      return false
    }
    if swiper?.swipe != nil {
      closeSwipe(animated: true)
      return true
    }
    guard highlight == nil, maySelect, !isPlaceholder(path) else { return true }
    let before = generation
    guard delegate?.collectionView(view, shouldHighlightItemAt: told(path)) != false,
      before == generation, shown[.cell(path)] === cell
    else { return true }
    highlight = ItemHighlight(path: path, cell: cell, touch: touch)
    cell.isHighlighted = true
    if !allowsSeveral {
      for other in selected where other != path { self.cell(at: other)?.isSelected = false }
    }
    delegate?.collectionView(view, didHighlightItemAt: told(path))
    return true
  }

  func touchesMoved(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, touches.contains(current.touch) else {
      return touches.first.flatMap(cell) != nil
    }
    if !isInside(current) { endHighlight() }
    return true
  }

  func touchesEnded(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, touches.contains(current.touch) else {
      return touches.first.flatMap(cell) != nil
    }
    guard isInside(current) else {
      endHighlight()
      return true
    }
    highlight = nil
    current.cell.isHighlighted = false
    let before = generation
    let path = path(of: current.cell)
    let isTaken = path != nil && current.cell.takesTap()
    if let path, !isTaken { choose(path) } else { showSelection() }
    // The item may have gone on being told.
    let now = self.path(of: current.cell) ?? current.path
    delegate?.collectionView(view, didUnhighlightItemAt: told(now))
    if path != nil, !isTaken, before == generation { performAction(of: now) }
    return true
  }

  // Rules: CV-38.
  private func performAction(of path: IndexPath) {
    guard let delegate, delegate.collectionView(view, canPerformPrimaryActionForItemAt: told(path))
    else {
      return
    }
    delegate.collectionView(view, performPrimaryActionForItemAt: told(path))
  }

  func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, touches.contains(current.touch) else {
      return touches.first.flatMap(cell) != nil
    }
    endHighlight()
    return true
  }

  /// Gives the item under the finger up.
  func endHighlight() {
    guard let current = highlight else { return }
    highlight = nil
    current.cell.isHighlighted = false
    delegate?.collectionView(view, didUnhighlightItemAt: told(current.path))
    showSelection()
  }

  private func isInside(_ item: ItemHighlight) -> Bool {
    item.cell.bounds.contains(item.touch.location(in: item.cell))
  }

  /// The cell of this collection that a touch is in.
  private func cell(of touch: UITouch) -> UICollectionViewCell? {
    var next = touch.view
    while let current = next, current !== view {
      if let cell = current as? UICollectionViewCell, path(of: cell) != nil { return cell }
      next = current.superview
    }
    return nil
  }
}
