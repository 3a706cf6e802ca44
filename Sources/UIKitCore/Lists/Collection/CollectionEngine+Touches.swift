// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitMachines

/// The item that a finger is on, or that a key operates.
struct ItemHighlight {
  var path: IndexPath
  let cell: UICollectionViewCell
  /// The touch, or the press.
  let cause: AnyObject
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
    _ = highlight(cell, at: path, by: touch)
    return true
  }

  /// Highlights an item for a touch or a press; false where it may not be.
  func highlight(_ cell: UICollectionViewCell, at path: IndexPath, by cause: AnyObject) -> Bool {
    guard highlight == nil, maySelect, !isPlaceholder(path) else { return false }
    let before = generation
    guard delegate?.collectionView(view, shouldHighlightItemAt: told(path)) != false,
      before == generation, shown[.cell(path)] === cell
    else { return false }
    highlight = ItemHighlight(path: path, cell: cell, cause: cause)
    cell.isHighlighted = true
    if !allowsSeveral {
      for other in selected.places where other != path { self.cell(at: other)?.isSelected = false }
    }
    delegate?.collectionView(view, didHighlightItemAt: told(path))
    return true
  }

  func touchesMoved(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, isOf(current, touches) else {
      return touches.first.flatMap(cell) != nil
    }
    if !isInside(current) { endHighlight() }
    return true
  }

  func touchesEnded(_ touches: Set<UITouch>) -> Bool {
    guard let current = highlight, isOf(current, touches) else {
      return touches.first.flatMap(cell) != nil
    }
    finish(current, isChosen: isInside(current))
    return true
  }

  /// Ends what is highlighted, and chooses the item.
  func finish(_ current: ItemHighlight, isChosen: Bool) {
    guard isChosen else { return endHighlight() }
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
    guard let current = highlight, isOf(current, touches) else {
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

  private func isOf(_ item: ItemHighlight, _ touches: Set<UITouch>) -> Bool {
    touches.contains { $0 === item.cause }
  }

  private func isInside(_ item: ItemHighlight) -> Bool {
    guard let touch = item.cause as? UITouch else { return false }
    return item.cell.bounds.contains(touch.location(in: item.cell))
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

// Rules: CV-145, CV-146.
/// Items that fingers open as scenes of their own.
extension CollectionEngine {
  /// Watches for fingers that spread, where they may open something.
  func watchForSpreads() {
    let isWanted =
      delegate != nil && !members.lacks(.sceneActivations) && view.window != nil
      && ApplicationLink.sceneOpener != nil
    if isWanted {
      let interaction = spreads ?? makeSpreads()
      spreads = interaction
      if interaction.view == nil { view.addInteraction(interaction) }
    }
    spreads?.takesGestures = isWanted
  }

  private func makeSpreads() -> UIWindowScene.ActivationInteraction {
    UIWindowScene.ActivationInteraction { [weak self] _, point in
      self?.scene(at: point)
    } errorHandler: { error in
      Trace.record(.lifecycle, "no scene is opened: \(error)")
    }
  }

  /// What would be opened at a point of the content.
  private func scene(at point: CGPoint) -> UIWindowScene.ActivationConfiguration? {
    guard let delegate, sectionIndex?.frame.contains(point) != true, let path = path(at: point),
      !isPlaceholder(path)
    else { return nil }
    let said = members.answer(.sceneActivations) {
      delegate.collectionView(
        view, sceneActivationConfigurationForItemAt: told(path), point: point)
    }
    // Fingers cost nothing more where nobody implements it.
    if members.lacks(.sceneActivations) { spreads?.takesGestures = false }
    return said ?? nil
  }
}
