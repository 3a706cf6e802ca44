// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: CV-111.
/// Items that have focus.
extension CollectionEngine: FocusableList {
  var scrollView: UIScrollView { view }

  func mayFocus(_ path: IndexPath) -> Bool? {
    guard let delegate else { return nil }
    return members.answer(.focusableItems) { delegate.collectionView(view, canFocusItemAt: path) }
  }

  func pathForFocus(of cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(path).flatMap { isPlaceholder($0) ? nil : told($0) }
  }

  func cellForFocus(at path: IndexPath) -> UIView? {
    let place = inside(path)
    guard exists(place) else { return nil }
    if cell(at: place) == nil, !isTiling, !isLoading { bring(place) }
    return cell(at: place)
  }

  func neighborsForFocus(of path: IndexPath) -> [IndexPath] {
    guard let origin = attributes(of: .cell(inside(path)))?.frame else { return [] }
    // Counted from the item: keys may be faster than the collection scrolls.
    let reach = origin.insetBy(dx: -window.width, dy: -window.height)
    let others = elements(in: reach).filter { other in
      other.element.category == .cell && !other.isHidden && other.indexPath != inside(path)
        && !isPlaceholder(other.indexPath) && focus.allows(told(other.indexPath))
    }
    let places = others.map(\.frame)
    let ways: [FocusGeometry.Direction] = [.up, .down, .left, .right]
    return ways.compactMap { FocusGeometry.nearest($0, to: origin, among: places) }
      .map { told(others[$0].indexPath) }
  }

  var firstSelectedPath: IndexPath? { selected.places.min().map(told) }

  var preferredPath: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: view) }

  func agrees(to move: ListFocusMove) -> Bool {
    delegate?.collectionView(view, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(move))
      ?? true
  }

  func tell(of move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator) {
    delegate?.collectionView(
      view, didUpdateFocusIn: UICollectionViewFocusUpdateContext(move), with: coordinator)
  }

  func selectByFocus(_ path: IndexPath) {
    let before = generation
    let follows =
      delegate?.collectionView(view, selectionFollowsFocusForItemAt: path)
      ?? focus.selectionFollowsFocus
    guard follows, maySelect, before == generation, exists(inside(path)) else { return }
    chooseOnly(inside(path))
  }

  func showsCell(at path: IndexPath) -> Bool { cell(at: inside(path)) != nil }

  // Rules: CV-127.
  func textForTyping(at path: IndexPath) -> String? {
    let place = inside(path)
    guard exists(place) else { return nil }
    if let cell = cell(at: place) { return text(of: cell) }
    guard !isTiling, !isLoading, let source = view.dataSource else { return nil }
    let cell = source.collectionView(view, cellForItemAt: path)
    // Only asked for its text, it is used for the next one.
    if self.path(of: cell) == nil { pool.keep(cell) }
    return text(of: cell)
  }

  private func text(of cell: UICollectionViewCell) -> String? {
    // What a cell sets by its state it else shows only once it is laid out.
    cell.configureIfNeeded()
    return TypedSearch.text(of: cell, in: cell.contentView)
  }

  func pathForTyping(after path: IndexPath) -> IndexPath? {
    guard let place = RowPlace(inside(path)), loaded.contains(place) else { return nil }
    let next = counts.row(around: place) { !isPlaceholder(IndexPath($0)) }
    return next.map { told(IndexPath($0)) }
  }

  func highlight(_ cell: UIView, for press: UIPress) -> Bool {
    guard let cell = cell as? UICollectionViewCell, let path = path(of: cell) else { return false }
    return highlight(cell, at: path, by: press)
  }

  func endHighlight(by press: UIPress, isCancelled: Bool) {
    guard let current = highlight, current.cause === press else { return }
    finish(current, isChosen: !isCancelled && current.cell.isFocused)
  }
}
