// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: DD-57, DD-58.
/// Placeholders among the items of a collection, which the layout places as it does others.
extension CollectionEngine: PlaceholderHost {
  func numberShown(in section: Int) -> Int? {
    (0..<loaded.numberOfSections).contains(section) ? loaded.numberOfRows(in: section) : nil
  }

  func show(_ changes: ListChanges) {
    guard !needsLoad else { return reload() }
    commit(changes, animated: true, [])
  }

  func gatherChanges(_ body: () -> Void) -> ListChanges {
    beginUpdates()
    body()
    updateDepth -= 1
    guard updateDepth == 0 else { return ListChanges() }
    let (said, told) = (changes, completions)
    (changes, completions) = (ListChanges(), [])
    told.forEach { $0(true) }
    if reloadsAfterUpdates {
      reloadsAfterUpdates = false
      reload()
    }
    return said
  }

  func cell(ofPlaceholder place: RowPlace) -> UIView? { cell(at: IndexPath(place)) }

  /// The cell of a placeholder; nil for an item of the data.
  func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let place = RowPlace(path), let placeholder = placeholder(at: place),
      let cell = placeholder.make(dataPath(place)) as? UICollectionViewCell
    else { return nil }
    placeholder.update(cell)
    placeholderCells.insert(ObjectIdentifier(cell))
    return cell
  }

  /// The item of the data that is shown at a place, as whoever decides about it is told.
  func told(_ path: IndexPath) -> IndexPath {
    guard !phantoms.isEmpty, let place = RowPlace(path) else { return path }
    return dataPath(place)
  }

  /// Whether a place is that of a placeholder.
  func isPlaceholder(_ path: IndexPath) -> Bool {
    !phantoms.isEmpty && RowPlace(path).flatMap(phantoms.name) != nil
  }

  // MARK: - Which places a program means

  /// The item of the data that is shown at a place; nil for a placeholder, but not to a layout.
  func outside(_ path: IndexPath) -> IndexPath? {
    if phantoms.isEmpty || presenting > 0 { return path }
    return RowPlace(path).flatMap(known)
  }

  /// Where an item that a program names is shown; a layout names what is shown.
  func inside(_ path: IndexPath) -> IndexPath { presenting > 0 ? path : shownPath(path) }

  /// How many items of a section there are, of the data, or to a layout of what is shown.
  func number(in section: Int) -> Int {
    loaded.numberOfRows(in: section) - (presenting > 0 ? 0 : phantoms.count(in: section))
  }

  /// Runs what a layout does, whose places are those of what is shown.
  func present<Value>(_ body: () -> Value) -> Value {
    presenting += 1
    defer { presenting -= 1 }
    return body()
  }
}
