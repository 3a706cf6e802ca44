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

  func showChanges(_ changes: ListChanges) {
    guard !needsLoad else { return reload() }
    commit(changes, animated: true, [])
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
}
