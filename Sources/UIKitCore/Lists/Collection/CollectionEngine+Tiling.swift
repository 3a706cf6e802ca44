// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines

// Rules: CV-3 to CV-5.
/// Bringing views for what is seen, and taking those away that are not.
extension CollectionEngine {
  /// Rounds of one layout: items that turn out smaller than expected uncover others.
  private static let mostPasses = 10

  /// Part of every layout.
  func tile() {
    guard !isTiling else { return view.setNeedsLayout() }
    measureAnewIfNeeded()
    settleSizes()
    isTiling = true
    defer { isTiling = false }
    if view.isDragging { closeSwipe(animated: true) }
    for _ in 0..<Self.mostPasses {
      noticeSize()
      let before = generation
      prepareIfNeeded()
      guard before == generation else { continue }
      view.backgroundView?.frame = view.shownPart
      layGround()
      placeIndex()
      let isDone = tileElements()
      if isDone, before == generation, !needsPrepare, !needsLoad { return tellOfPrefetching() }
    }
    view.setNeedsLayout()
  }

  /// What the layout has in the part that is seen, by its order.
  func wanted() -> [UICollectionViewLayoutAttributes] {
    return elements(in: window).filter { attributes in
      guard !attributes.isHidden, isSeen(attributes.frame) else { return false }
      return attributes.element.category != .cell || exists(attributes.indexPath)
    }.sorted { $0.element < $1.element }
  }

  /// Brings the views that are seen; false when another round is needed.
  private func tileElements() -> Bool {
    let before = generation
    let wanted = wanted()
    updateScrollers()
    let names = Set(wanted.map(\.element))
    guard discard(keeping: names) else { return false }
    let anchor = shown.keys.filter { $0.category == .cell }.min()
    let was = anchor.flatMap { placed[$0]?.frame }
    var measured: [CollectionElement] = []
    for attributes in wanted {
      let element = attributes.element
      let isNew = shown[element] == nil
      guard isNew ? show(attributes) : place(element, attributes), before == generation else {
        return false
      }
      if measure(attributes, isNew: isNew) { measured.append(element) }
      guard before == generation else { return false }
    }
    placeHeld(names)
    trimScrollers()
    if !measured.isEmpty { keep(anchor, was, measured) }
    return measured.isEmpty
  }

  // Rules: CV-32.
  /// Has what is seen stay when what is before it turns out otherwise.
  private func keep(
    _ anchor: CollectionElement?, _ was: CGRect?, _ measured: [CollectionElement]
  ) {
    guard let anchor, let was, measured.contains(where: { $0 < anchor && $0.category == .cell }),
      let now = attributes(of: anchor)?.frame
    else { return }
    let way = CGPoint(x: now.minX - was.minX, y: now.minY - was.minY)
    let isSideways = view.contentSize.width > view.bounds.width
    guard isSideways ? way.x != 0 : way.y != 0 else { return }
    var offset = view.contentOffset
    if isSideways { offset.x += way.x } else { offset.y += way.y }
    view.contentOffset = offset
  }

  /// Takes views away that are not seen, but for those that are held; false when items became others.
  private func discard(keeping names: Set<CollectionElement>) -> Bool {
    let before = generation
    for element in shown.keys.sorted() where !names.contains(element) {
      guard let view = shown[element], !isHeld(view), !staysSeen(element) else { continue }
      shown[element] = nil
      placed[element] = nil
      drop(view, element)
      guard before == generation else { return false }
    }
    return true
  }

  // Rules: PG-12.
  /// Whether something is seen while another part of the content is printed.
  private func staysSeen(_ element: CollectionElement) -> Bool {
    view.engine.printed != nil && (placed[element].map { isOnScreen($0.frame) } ?? false)
  }

  /// Whether a view stays though it is not seen.
  func isHeld(_ reusable: UICollectionReusableView) -> Bool {
    if let move, move.cell === reusable { return true }
    if focus.holds(reusable) { return true }
    guard let first = reusable.window?.firstResponderHolder?.firstResponder as? UIView else {
      return false
    }
    return first.isWithin(reusable)
  }

  private func placeHeld(_ names: Set<CollectionElement>) {
    for (element, view) in shown where !names.contains(element) {
      guard let attributes = attributes(of: element) else { continue }
      placed[element] = attributes
      put(view, attributes)
    }
  }

  /// Takes a view away that shows nothing any more.
  func drop(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    if let path = focusPath(of: element) { focus.willDrop(reusable, at: path) }
    reusable.element = nil
    if let swipe = swiper?.swipe, swipe.cell === reusable { closeSwipe(animated: false) }
    if let highlight, highlight.cell === reusable { endHighlight() }
    reusable.removeFromSuperview()
    tellOfEnd(reusable, element)
    pool.keep(reusable)
  }

  private func tellOfEnd(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = reusable as? UICollectionViewCell else { return }
      guard placeholderCells.remove(ObjectIdentifier(cell)) == nil else { return }
      delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: told(element.path))
    case .supplementaryView:
      delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: reusable, forElementOfKind: element.kind,
        at: element.path)
    case .decorationView: break
    }
  }

  /// Takes all views away.
  func dropAll() {
    let old = shown
    (shown, placed) = ([:], [:])
    for view in leaving { finish(view) }
    for (element, view) in old.sorted(by: { $0.key < $1.key }) { drop(view, element) }
  }

  private func focusPath(of element: CollectionElement) -> IndexPath? {
    element.category == .cell && !isPlaceholder(element.path) ? told(element.path) : nil
  }

  // MARK: - One view

  /// Makes the cell of an item that is not seen, for something that wants it all the same.
  func bring(_ path: IndexPath) {
    guard let attributes = attributes(of: .cell(path)) else { return }
    isTiling = true
    defer { isTiling = false }
    if show(attributes) { _ = measure(attributes, isNew: true) }
    view.setNeedsLayout()
  }

  /// Makes the view of something that comes into view; false when items became others meanwhile.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    let before = generation
    arrivesEdited = edits(element)
    guard before == generation else { return false }
    arriving = attributes
    defer { arriving = nil }
    // A data source that is gone makes nothing, however often it is asked.
    guard let made = askingCells({ make(element) }) else { return true }
    guard before == generation else {
      pool.keep(made)
      return false
    }
    if let former = made.element, shown[former] === made {
      shown[former] = nil
      placed[former] = nil
    }
    shown[element] = made
    made.element = element
    UIView.performWithoutAnimation {
      (made as? UICollectionViewCell)?.isSelected = selected.contains(element.path)
      (made as? UICollectionViewCell)?.isEdited = arrivesEdited
      if made.superview !== host(of: element) { insert(made, attributes) }
      put(made, attributes)
      made.apply(attributes)
      // Now, for what a cell shows only with its own layout would have the list laid out again.
      if let cell = made as? UICollectionViewCell { askingCells { cell.configureIfNeeded() } }
    }
    guard before == generation else { return false }
    placed[element] = attributes
    return true
  }

  private func make(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell:
      return placeholderCell(at: element.path)
        ?? view.dataSource?.collectionView(view, cellForItemAt: told(dataPath(of: element.path)))
    case .supplementaryView:
      return view.dataSource?.collectionView(
        view, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      guard let origin = layout.decorationOrigins[element.kind] else {
        missingDecoration(element.kind)
      }
      let use = ElementPool.Use(
        category: .decorationView, kind: element.kind, name: "\(origin.id)")
      return pool.view(origin, for: use)
    }
  }

  /// Places a view that is there already; false when items became others meanwhile.
  private func place(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let view = shown[element] else { return true }
    let before = generation
    if placed[element]?.isEqual(attributes) != true {
      placed[element] = attributes
      put(view, attributes)
      view.apply(attributes)
    } else {
      put(view, attributes)
    }
    return before == generation
  }

  // Rules: CV-32.
  /// Asks a view how large it wants to be; true when the layout is another for that.
  private func measure(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    guard let reusable = shown[attributes.element] else { return false }
    let before = generation
    var isOther = false
    if layout.measures(attributes, isNew: isNew) {
      isOther = takeSize(of: reusable, attributes)
      guard before == generation else { return false }
    }
    if isNew { tellOfDisplay(reusable, attributes.element) }
    return isOther
  }

  private func tellOfDisplay(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = reusable as? UICollectionViewCell else { return }
      guard !placeholderCells.contains(ObjectIdentifier(cell)) else { return }
      delegate?.collectionView(view, willDisplay: cell, forItemAt: told(element.path))
    case .supplementaryView:
      delegate?.collectionView(
        view, willDisplaySupplementaryView: reusable, forElementKind: element.kind,
        at: element.path)
    case .decorationView: break
    }
  }

  // Rules: CV-44.
  /// Has the data source make cells anew of which the same ones are given to it.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cell(at: path), let source = view.dataSource else { continue }
      let before = generation
      let made = askingCells {
        pool.giving(cell) { source.collectionView(view, cellForItemAt: told(dataPath(of: path))) }
      }
      guard before == generation, shown[.cell(path)] === cell else { return }
      guard let attributes = placed[.cell(path)] else { continue }
      if made !== cell {
        shown[.cell(path)] = made
        made.element = .cell(path)
        made.isSelected = selected.contains(path)
        made.isEdited = cell.isEdited
        insert(made, attributes)
        put(made, attributes)
        drop(cell, .cell(path))
        delegate?.collectionView(view, willDisplay: made, forItemAt: told(path))
      }
      askAgain(made)
    }
  }
}
