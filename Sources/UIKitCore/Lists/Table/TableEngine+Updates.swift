// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitMachines

// Rules: TV-30 to TV-33.
/// Changes of rows and sections.
extension TableEngine {
  func beginUpdates() { updateDepth += 1 }

  func takeChanges() -> (ListChanges, told: [(Bool) -> Void]) {
    defer { (changes, animations, completions) = (ListChanges(), UpdateAnimations(), []) }
    return (changes, completions)
  }

  /// Takes a change in, which is shown at once where no others were begun.
  func change(
    with animation: UITableView.RowAnimation, _ body: (inout ListChanges) -> Void
  ) {
    beginUpdates()
    var change = ListChanges()
    body(&change)
    changes.add(change)
    animations.note(animation, for: change)
    endUpdates()
  }

  func endUpdates() {
    guard updateDepth > 0 else {
      violation(
        "endUpdates() was called on a table without beginUpdates()",
        contract: "the two are called in pairs",
        instead: "put both, or performBatchUpdates(_:completion:), into one method")
    }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let animations = animations
    let (changes, told) = takeChanges()
    // Nobody asked for rows yet, so that none can be wrong.
    if reloadsAfterUpdates || needsLoad || isLoading { return reloadInstead(told) }
    let update = ListUpdate(changes, of: geometry)
    let shown = phantoms.follow(changes) { update.section(after: $0) }
    commit(shown, UpdateMotion(self, animations), told)
  }

  /// Shows changes of what is shown.
  func commit(
    _ changes: ListChanges, _ motion: UpdateMotion, _ told: [(Bool) -> Void]
  ) {
    let counts = askUndisturbed {
      closeSwipe(animated: true)
      if rowMove != nil { endMove(isCancelled: true) }
      return askCounts()
    }
    guard let counts else { return reloadInstead(told) }
    let update = ListUpdate(changes, of: geometry)
    if let problem = update.problem(sections: counts.count, rows: { counts[$0] }) {
      violation(
        "the rows of a table were changed otherwise than its data: \(problem)",
        contract: "after an update the data source has as many rows as before, less those deleted, "
          + "and those inserted",
        instead: "change data and table together, in performBatchUpdates(_:completion:), "
          + "or call reloadData()")
    }
    generation += 1
    let anchor = changes.isEmpty ? anchor : nil
    let isTaken: Void? = askUndisturbed {
      if changes.isEmpty { needsMeasure = true } else { take(update, counts) }
      moveCells(update, motion)
      moveHeaders(update, motion)
    }
    guard isTaken != nil else { return reloadInstead(told) }
    UIView.performWithoutAnimation {
      measureShown()
      updateContentSize()
      if let anchor { keep(anchor) }
      tile()
    }
    motion.run(told)
  }

  /// Works out where everything lies now.
  private func take(_ update: ListUpdate, _ counts: [Int]) {
    let delegate = delegate
    for view in spareHeaders.values { pool.keep(view) }
    for view in spareFooters.values { pool.keep(view) }
    (spareHeaders, spareFooters) = ([:], [:])
    var new = update.geometry(
      section: { shape(of: $0, rows: counts[$0], delegate) },
      row: { height(of: $0, delegate) })
    for place in update.changes.reloadedRows {
      guard let now = update.row(after: place) else { continue }
      let (height, isKnown) = height(of: now, delegate)
      new.update(now.section) { shape in
        shape.rows.remove(now.row..<(now.row + 1))
        shape.rows.insert(1, height: height, isKnown: isKnown, at: now.row)
      }
    }
    geometry = new
    updateEdges()
  }

  /// Gives cells and selection the places that rows have now; those of others leave.
  private func moveCells(_ update: ListUpdate, _ motion: UpdateMotion) {
    let reloaded = update.changes.reloadedRows
    let old = cells
    cells = [:]
    for (place, cell) in old {
      guard let now = update.row(after: place), !reloaded.contains(place) else {
        motion.leave(cell, .row(place))
        continue
      }
      cells[now] = cell
      cell.rowPlace = now
    }
    motion.inserted = update.changes.insertedRows.union(reloaded.compactMap(update.row))
    motion.insertedSections = update.changes.insertedSections.union(
      update.changes.reloadedSections.compactMap(update.section))
    selected = ListSelection(
      Set(selected.places.subtracting(reloaded).compactMap(update.row)))
    prefetched = Set(prefetched.subtracting(reloaded).compactMap(update.row))
    panSelector?.rowsDidChange { update.row(after: $0) }
    if let current = highlight {
      if let now = update.row(after: current.place), !reloaded.contains(current.place) {
        highlight?.place = now
      } else {
        endHighlight()
      }
    }
  }

  private func moveHeaders(_ update: ListUpdate, _ motion: UpdateMotion) {
    func moved(_ views: [Int: UIView], _ kind: (Int) -> LeavingView.Kind) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views {
        guard !update.changes.reloadedSections.contains(section),
          let now = update.section(after: section)
        else {
          motion.leave(view, kind(section))
          continue
        }
        result[now] = view
      }
      return result
    }
    headers = moved(headers) { .header($0) }
    footers = moved(footers) { .footer($0) }
  }

  /// Asks for the heights of rows that are seen anew, where the delegate says them.
  private func measureShown() {
    loadIfNeeded()
    for place in cells.keys.sorted() {
      guard let said = saidHeight(of: place) else { continue }
      geometry.update(place.section) { $0.rows.set(said, of: place.row) }
    }
  }

  // MARK: - What leaves

  /// Takes a view away that has left with animation.
  func finish(_ view: LeavingView) {
    guard let index = leaving.firstIndex(where: { $0.view === view.view }) else { return }
    leaving.remove(at: index)
    view.view.alpha = view.alpha
    switch view.kind {
    case .row(let place): if let cell = view.view as? UITableViewCell { drop(cell, of: place) }
    case .header(let section): dropHeader(view.view, of: section)
    case .footer(let section): dropFooter(view.view, of: section)
    }
  }
}

extension ListChanges {
  /// Takes other changes in.
  mutating func add(_ other: ListChanges) {
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
    deletedRows.formUnion(other.deletedRows)
    insertedRows.formUnion(other.insertedRows)
    reloadedRows.formUnion(other.reloadedRows)
    movedRows += other.movedRows
  }
}
