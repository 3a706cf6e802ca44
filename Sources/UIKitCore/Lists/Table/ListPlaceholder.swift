// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: DD-57, DD-58.
/// What a list shows where its data has nothing yet.
@MainActor
struct ListPlaceholder {
  /// How high it is in a table; less than nothing to measure its cell.
  var height: CGFloat = 0
  /// Makes the cell, for a place of the data.
  let make: (IndexPath) -> UIView
  /// Sets the cell up.
  var update: (UIView) -> Void = { _ in }
}

// Rules: DD-57, DD-58.
/// A list that shows placeholders among its rows.
///
/// Numbers and places that go out to programs are those of the data; within the list they are of what
/// is shown.
@MainActor
protocol PlaceholderHost: UpdatingList {
  var phantoms: PhantomRows { get set }
  var placeholders: [Int: ListPlaceholder] { get set }
  var generation: Int { get }
  /// How many rows a section shows; nil for no section.
  func numberShown(in section: Int) -> Int?
  /// Shows changes of what is shown.
  func showChanges(_ changes: ListChanges)
  func beginUpdates()
  /// Shows the order that is.
  func closeRoom()
  func cell(ofPlaceholder place: RowPlace) -> UIView?
}

extension PlaceholderHost {
  /// Shows a placeholder before a row of the data, or behind the last.
  ///
  /// - Returns: its name; nil where there is no such place.
  func insertPlaceholder(_ placeholder: ListPlaceholder, at path: IndexPath) -> Int? {
    guard let place = placeForPlaceholder(at: path) else { return nil }
    closeRoom()
    let made = phantoms.insert(before: place)
    placeholders[made.name] = placeholder
    var changes = ListChanges()
    changes.insertedRows = [made.place]
    showChanges(changes)
    return made.name
  }

  /// A row of the data, or the place behind the last, where a placeholder may come to be.
  private func placeForPlaceholder(at path: IndexPath) -> RowPlace? {
    guard !isUpdating, let place = RowPlace(path), let count = numberShown(in: place.section),
      (0...(count - phantoms.count(in: place.section))).contains(place.row)
    else { return nil }
    return place
  }

  /// Shows a placeholder elsewhere.
  ///
  /// - Returns: its new name; nil where there is no such place.
  func movePlaceholder(_ name: Int, to path: IndexPath) -> Int? {
    guard let place = placeForPlaceholder(at: path), let old = phantoms.remove(name) else {
      return nil
    }
    let made = phantoms.insert(before: place)
    placeholders[made.name] = placeholders.removeValue(forKey: name)
    var changes = ListChanges()
    (changes.deletedRows, changes.insertedRows) = ([old], [made.place])
    showChanges(changes)
    return made.name
  }

  /// Takes a placeholder away; false when it is gone.
  @discardableResult
  func deletePlaceholder(_ name: Int) -> Bool {
    guard phantoms.place(of: name) != nil else { return false }
    placeholders[name] = nil
    guard !isUpdating else {
      // Others wait for what changes now to be shown.
      _ = phantoms.remove(name)
      reload()
      return true
    }
    var changes = ListChanges()
    if let place = phantoms.remove(name) { changes.deletedRows = [place] }
    showChanges(changes)
    return true
  }

  /// Puts a row of the data where a placeholder is; false when it is gone.
  ///
  /// - Parameter update: adds the row to the data.
  func commitPlaceholder(_ name: Int, _ update: (IndexPath) -> Void) -> Bool {
    guard let place = phantoms.place(of: name) else { return false }
    let path = IndexPath(phantoms.data(place))
    let before = generation
    var said = gatherChanges { update(path) }
    guard phantoms.settle(name) != nil else { return true }
    placeholders[name] = nil
    guard before == generation, !isUpdating else {
      reload()
      return true
    }
    // A program may say that the row came, or leave that to the list.
    if let named = RowPlace(path) { said.insertedRows.remove(named) }
    guard said.isEmpty else {
      reload()
      return true
    }
    var changes = ListChanges()
    changes.reloadedRows = [place]
    showChanges(changes)
    return true
  }

  /// Runs what changes the data, and takes what it says of that.
  private func gatherChanges(_ body: () -> Void) -> ListChanges {
    beginUpdates()
    body()
    updateDepth -= 1
    guard updateDepth == 0 else { return ListChanges() }
    let (said, told) = takeChanges()
    told.forEach { $0(true) }
    if reloadsAfterUpdates {
      reloadsAfterUpdates = false
      reload()
    }
    return said
  }

  /// Sets the cell of a placeholder up anew.
  func updatePlaceholder(_ name: Int) {
    guard let place = phantoms.place(of: name), let cell = cell(ofPlaceholder: place) else {
      return
    }
    placeholders[name]?.update(cell)
  }

  /// The placeholder that is shown at a place; nil for a row of the data.
  func placeholder(at place: RowPlace) -> ListPlaceholder? {
    phantoms.isEmpty ? nil : phantoms.name(at: place).flatMap { placeholders[$0] }
  }

  /// The row of the data that is shown at a place; nil for a placeholder.
  func known(_ place: RowPlace) -> IndexPath? {
    guard !phantoms.isEmpty else { return IndexPath(place) }
    return phantoms.name(at: place) == nil ? IndexPath(phantoms.data(place)) : nil
  }

  /// The row of the data that is shown at a place; of a placeholder the one that it stands before.
  func dataPath(_ place: RowPlace) -> IndexPath { IndexPath(phantoms.data(place)) }

  /// Where a row of the data is shown; the path has to have two indexes.
  func shownPath(_ path: IndexPath) -> IndexPath {
    guard !phantoms.isEmpty, let place = RowPlace(path) else { return path }
    return IndexPath(phantoms.shown(place))
  }
}
