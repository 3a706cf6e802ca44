// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-21 to TV-23.
/// Which rows are selected.
extension TableEngine {
  /// Whether a person may select rows now.
  var maySelect: Bool {
    guard isEditing else { return table.allowsSelection }
    return table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
  }

  /// Whether a person may select several rows now.
  var allowsSeveral: Bool {
    isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  /// The rows of the data that are selected, from the top.
  var selectedPaths: [IndexPath] {
    phantoms.isEmpty ? selected.paths : selected.places.sorted().map(dataPath)
  }

  /// A person chose a row.
  func choose(_ place: RowPlace) {
    if allowsSeveral, selected.contains(place) { return unchoose(place) }
    let before = generation
    guard let goal = approved(place), before == generation else { return showSelection() }
    if !allowsSeveral {
      for other in selected.places.sorted() where other != goal {
        guard askToDeselect(other), before == generation else { return showSelection() }
      }
    }
    selected.insert(goal)
    cells[goal]?.setSelected(true, animated: false)
    delegate?.tableView(table, didSelectRowAt: dataPath(goal))
    tellOfChange()
  }

  // Rules: TV-76.
  /// A person chose a row, and no other.
  func chooseOnly(_ place: RowPlace) {
    let before = generation
    if allowsSeveral {
      for other in selected.places.sorted() where other != place {
        guard askToDeselect(other), before == generation else { return showSelection() }
      }
    }
    if !selected.contains(place) { choose(place) }
  }

  // Rules: TV-79.
  /// A person chose all rows.
  func chooseAll() {
    guard maySelectSeveral else { return }
    let geometry = loaded
    let before = generation
    for section in 0..<geometry.numberOfSections {
      for row in 0..<geometry.numberOfRows(in: section) {
        let place = RowPlace(section: section, row: row)
        guard !selected.contains(place), placeholder(at: place) == nil else { continue }
        let goal = approved(place)
        guard before == generation else { return showSelection() }
        guard let goal, selected.insert(goal) else { continue }
        cells[goal]?.setSelected(true, animated: false)
        delegate?.tableView(table, didSelectRowAt: dataPath(goal))
        guard before == generation else { return showSelection() }
      }
    }
    tellOfChange()
  }

  /// A person chose a row that is selected, one of several.
  private func unchoose(_ place: RowPlace) {
    if askToDeselect(place) { tellOfChange() } else { showSelection() }
  }

  /// The row that the delegate has selected instead of another; nil for none.
  private func approved(_ place: RowPlace) -> RowPlace? {
    guard let delegate else { return place }
    guard let path = delegate.tableView(table, willSelectRowAt: dataPath(place)) else {
      return nil
    }
    return existing(path)
  }

  /// Deselects a row, or the one that the delegate names; false when it names none.
  private func askToDeselect(_ place: RowPlace) -> Bool {
    let before = generation
    var goal = place
    if let delegate {
      guard let path = delegate.tableView(table, willDeselectRowAt: dataPath(place)),
        before == generation, let named = existing(path)
      else { return false }
      goal = named
    }
    guard selected.remove(goal) else { return true }
    cells[goal]?.setSelected(false, animated: false)
    delegate?.tableView(table, didDeselectRowAt: dataPath(goal))
    return true
  }

  private func tellOfChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }

  /// Has the cells that are seen look as selected as they are.
  func showSelection() {
    for (place, cell) in cells where cell.isSelected != selected.contains(place) {
      cell.setSelected(selected.contains(place), animated: false)
    }
  }

  // MARK: - As programs wish

  func select(
    _ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    let place = path.flatMap(existing)
    if path != nil, place == nil { return }
    if place == nil || !allowsSeveral {
      for other in selected.places where other != place { deselect(other, animated: animated) }
    }
    guard let place else { return }
    selected.insert(place)
    cells[place]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: dataPath(place), position, animated: animated) }
  }

  func deselect(_ place: RowPlace, animated: Bool) {
    guard selected.remove(place) else { return }
    cells[place]?.setSelected(false, animated: animated)
  }

  /// Whether and how many rows may be selected is otherwise now.
  func selectionRulesDidChange() {
    let keeps = maySelect ? (allowsSeveral ? selected.count : 1) : 0
    for place in selected.places.sorted().dropFirst(keeps) { deselect(place, animated: false) }
    if !maySelect { endHighlight() }
    watchForSelectionPans()
    for cell in cells.values where cell.multipleSelectionBackgroundView != nil {
      cell.parts.showSelection(animated: false)
    }
    guard isEditing else { return }
    for (place, cell) in cells { dressEditing(cell, at: place, animated: false) }
  }
}
