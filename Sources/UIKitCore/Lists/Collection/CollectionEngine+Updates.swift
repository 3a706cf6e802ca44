// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitMachines

// Rules: CV-40 to CV-42.
/// Changes of items and sections.
extension CollectionEngine {
  func beginUpdates() {
    // The old numbers have to be known before data change.
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  func takeChanges() -> (ListChanges, told: [(Bool) -> Void]) {
    defer { (changes, completions) = (ListChanges(), []) }
    return (changes, completions)
  }

  /// Takes a change in, which is shown at once where no others were begun.
  func change(animated: Bool = true, _ body: (inout ListChanges) -> Void) {
    // Alone it comes after the data changed: numbers asked for now would be the new ones.
    updateDepth += 1
    var change = ListChanges()
    body(&change)
    changes.add(change)
    endUpdates(animated: animated)
  }

  func endUpdates(animated: Bool = true) {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (changes, told) = takeChanges()
    if reloadsAfterUpdates || needsLoad || isLoading { return reloadInstead(told) }
    let update = ListUpdate(changes, of: counts)
    let shown = phantoms.follow(changes) { update.section(after: $0) }
    commit(shown, animated: animated, told)
  }

  /// Shows changes of what is shown.
  func commit(_ changes: ListChanges, animated: Bool, _ told: [(Bool) -> Void]) {
    let numbers = askUndisturbed {
      endMove(isCancelled: true)
      closeSwipe(animated: true)
      return askCounts()
    }
    guard let numbers else { return reloadInstead(told) }
    let update = ListUpdate(changes, of: counts)
    if let problem = update.problem(sections: numbers.count, rows: { numbers[$0] }) {
      violation(
        "the items of a collection were changed otherwise than its data: \(problem)",
        contract: "after an update the data source has as many items as before, less those "
          + "deleted, and those inserted",
        instead: "change data and collection together, in performBatchUpdates(_:completion:), "
          + "or call reloadData()")
    }
    generation += 1
    let motion = CollectionMotion(self)
    let isTaken: Void? = askUndisturbed {
      take(numbers, changes, update)
      moveViews(update, motion)
    }
    guard isTaken != nil else {
      endUpdate()
      return reloadInstead(told)
    }
    UIView.performWithoutAnimation {
      moveOffset()
      releaseUnseen(motion)
      tile()
      changeScrollers()
    }
    motion.collectStarts(update)
    endUpdate()
    motion.run(animated: animated, told)
  }

  /// Has the layout work out where everything lies now.
  private func take(_ numbers: [Int], _ changes: ListChanges, _ update: ListUpdate) {
    former = placed
    take(numbers)
    layout.carry(update)
    let context = layout.makeContext()
    if changes.isEmpty { context.isOfEverything = true } else { context.isOfCounts = true }
    layout.invalidateLayout(with: context)
    needsPrepare = true
    prepareIfNeeded()
    layout.update = update
    layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: changes))
  }

  private func endUpdate() {
    layout.finalizeCollectionViewUpdates()
    layout.update = nil
    former = [:]
  }

  /// Gives views and selection the places that items have now; those of others leave.
  private func moveViews(_ update: ListUpdate, _ motion: CollectionMotion) {
    moveScrollers(update)
    let removed = removedViews()
    let (oldShown, oldPlaced) = (shown, placed)
    (shown, placed) = ([:], [:])
    for (element, view) in oldShown.sorted(by: { $0.key < $1.key }) {
      guard !update.isGone(element), !removed.contains(element),
        let now = update.element(after: element)
      else {
        let goal = finalAttributes(of: element) ?? oldPlaced[element].map(Self.unseen)
        motion.leave(view, element, to: goal)
        continue
      }
      shown[now] = view
      view.element = now
      placed[now] = oldPlaced[element]
    }
    func moved(_ paths: Set<IndexPath>) -> Set<IndexPath> {
      Set(
        paths.compactMap { path in
          let element = CollectionElement.cell(path)
          return update.isGone(element) ? nil : update.element(after: element)?.path
        })
    }
    selected = ListSelection(moved(selected.places))
    prefetched = moved(prefetched)
    panSelector?.rowsDidChange { update.row(after: $0) }
    if let current = highlight {
      if let now = update.element(after: .cell(current.path)),
        !update.isGone(.cell(current.path))
      {
        highlight?.path = now.path
      } else {
        endHighlight()
      }
    }
  }

  /// Views that the layout says go with the update.
  private func removedViews() -> Set<CollectionElement> {
    var removed: Set<CollectionElement> = []
    for element in Set(shown.keys.map { Kind(category: $0.category, name: $0.kind) }) {
      let paths: [IndexPath]
      switch element.category {
      case .cell: continue
      case .supplementaryView:
        paths = layout.indexPathsToDeleteForSupplementaryView(ofKind: element.name)
      case .decorationView:
        paths = layout.indexPathsToDeleteForDecorationView(ofKind: element.name)
      }
      for path in paths {
        removed.insert(
          CollectionElement(category: element.category, kind: element.name, path: path))
      }
    }
    return removed
  }

  private struct Kind: Hashable {
    var category: UICollectionView.ElementCategory
    var name: String
  }

  private static func unseen(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    copy.alpha = 0
    return copy
  }

  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  // Rules: CV-15.
  /// Scrolls where layout and delegate want the content after a change.
  func moveOffset() {
    if let goal = wishedOffset(with: layout) { rest(at: goal) }
  }

  /// Has views that are out of view now go to where they are, instead of away at once.
  func releaseUnseen(_ motion: CollectionMotion) {
    let names = Set(wanted().map(\.element))
    for element in shown.keys.sorted() where !names.contains(element) {
      guard let view = shown[element], !isHeld(view) else { continue }
      shown[element] = nil
      placed[element] = nil
      motion.leave(view, element, to: attributes(of: element))
    }
  }

  /// Takes a view away that has left with animation.
  func finish(_ leaver: LeavingElement) {
    guard let index = leaving.firstIndex(where: { $0.view === leaver.view }) else { return }
    leaving.remove(at: index)
    leaver.view.alpha = 1
    drop(leaver.view, leaver.element)
  }
}

extension ListUpdate {
  /// Where something is after the update; nil when it is gone.
  func element(after element: CollectionElement) -> CollectionElement? {
    guard let place = RowPlace(element.path) else { return element }
    var result = element
    if element.category == .cell {
      guard let now = row(after: place) else { return nil }
      result.path = IndexPath(now)
    } else {
      guard let now = section(after: place.section) else { return nil }
      result.path = IndexPath(item: place.row, section: now)
    }
    return result
  }
}
