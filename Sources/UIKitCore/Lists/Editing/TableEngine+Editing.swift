// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-60 to TV-62.
/// Editing all rows.
extension TableEngine {
  func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    closeSwipe(animated: animated)
    endHighlight()
    isEditing = editing
    selectionRulesDidChange()
    placeIndex()
    for place in cells.keys.sorted() {
      if let cell = cells[place] { dressEditing(cell, at: place, animated: animated) }
    }
  }

  /// Whether a row can be edited.
  func canEdit(_ place: RowPlace) -> Bool {
    guard let source = table.dataSource, placeholder(at: place) == nil else { return false }
    return members.answer(.editableRows, { source.tableView(table, canEditRowAt: dataPath(place)) })
      ?? true
  }

  /// What can be done with a row while the table is edited.
  private func editingStyle(of place: RowPlace) -> UITableViewCell.EditingStyle {
    guard canEdit(place) else { return .none }
    return delegate?.tableView(table, editingStyleForRowAt: dataPath(place)) ?? .delete
  }

  // Rules: TV-63.
  /// Whether a swipe uncovers a button that deletes a row: where the program says that it can be edited
  /// or commits what was.
  func swipesDelete(_ place: RowPlace) -> Bool {
    guard let source = table.dataSource, editingStyle(of: place) == .delete else { return false }
    if members.answer(.editableRows, { source.tableView(table, canEditRowAt: dataPath(place)) })
      != nil
    {
      return true
    }
    return (source as? any EditingCommitter)?.commitsEditing ?? false
  }

  /// Gives a cell the controls that its row has now.
  func dressEditing(_ cell: UITableViewCell, at place: RowPlace, animated: Bool) {
    var state = CellEditing()
    if isEditing, placeholder(at: place) == nil {
      state.style = editingStyle(of: place)
      state.choosesRow = table.allowsMultipleSelectionDuringEditing
      state.moves = canMove(place)
      // As programs rely on, which seldom say it; who wants none says so in `willDisplay`.
      if state.moves { cell.showsReorderControl = true }
      state.indents =
        delegate?.tableView(table, shouldIndentWhileEditingRowAt: dataPath(place)) ?? true
    }
    cell.editing = state
    let isEdited = isEditing && (state.style != .none || state.moves || state.choosesRow)
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  /// The control before a row was tapped.
  func editingControlTapped(_ cell: UITableViewCell) {
    switch cell.editingStyle {
    case .none: break
    case .delete: confirmDeletion(of: cell)
    case .insert: commit(.insert, cell)
    }
  }

  // Rules: TV-62.
  /// Has the data source do what a person asked for.
  func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell?) {
    guard let cell, let place = place(of: cell) else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: dataPath(place))
  }
}

/// A data source that knows what it does itself with what was edited.
@MainActor
protocol EditingCommitter {
  /// Whether it deletes and inserts rows.
  var commitsEditing: Bool { get }
  /// Whether it moves rows.
  var movesRows: Bool { get }
}

/// The controls of a cell whose table is edited.
struct CellEditing: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row is chosen by a circle before it.
  var choosesRow = false
  var moves = false
  var indents = true
}
