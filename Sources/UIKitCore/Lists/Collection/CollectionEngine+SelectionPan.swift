// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-120 to CV-122.
/// Fingers that select the items they pass.
extension CollectionEngine: PannedList {
  var pannedList: UIScrollView { view }

  var wantsSelectionPans: Bool {
    delegate != nil && !members.lacks(.selectionPans)
      && (view.allowsMultipleSelection || view.allowsMultipleSelectionDuringEditing)
  }

  var maySelectSeveral: Bool { maySelect && allowsSeveral }

  func pannedRow(at point: CGPoint) -> RowPlace? { path(at: point).flatMap { RowPlace($0) } }

  // Rules: CV-121.
  /// Across the way that content scrolls, where nothing else does that way.
  func selectsByOneFinger(at point: CGPoint, _ way: CGPoint) -> Bool {
    guard isEditing, view.allowsMultipleSelectionDuringEditing, let place = pannedRow(at: point),
      scrollers[place.section] == nil
    else { return false }
    return !view.engine.canDrag(abs(way.x) > abs(way.y) ? .horizontal : .vertical)
  }

  func mayBeginSelectionPan(at place: RowPlace) -> Bool {
    let path = IndexPath(place)
    guard let delegate, !isPlaceholder(path) else { return false }
    let said = members.answer(.selectionPans) {
      delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: told(path))
    }
    return said ?? false
  }

  func selectionPanDidBegin(at place: RowPlace) {
    delegate?.collectionView(
      view, didBeginMultipleSelectionInteractionAt: told(IndexPath(place)))
  }

  func selectionPanDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }

  func isChosen(_ place: RowPlace) -> Bool { selected.contains(IndexPath(place)) }

  func tap(_ place: RowPlace) {
    let path = IndexPath(place)
    guard !isPlaceholder(path) else { return }
    let before = generation
    guard delegate?.collectionView(view, shouldHighlightItemAt: told(path)) != false,
      before == generation
    else { return }
    let cell = cell(at: path)
    cell?.isHighlighted = true
    delegate?.collectionView(view, didHighlightItemAt: told(path))
    cell?.isHighlighted = false
    if before == generation { choose(path) }
    delegate?.collectionView(view, didUnhighlightItemAt: told(path))
  }
}
