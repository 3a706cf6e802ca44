// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: DD-57, DD-58.
/// Placeholders among the rows of a table.
extension TableEngine: PlaceholderHost {
  func numberShown(in section: Int) -> Int? { loaded[section]?.rows.count }

  func showChanges(_ changes: ListChanges) {
    guard !needsLoad else { return reload() }
    commit(changes, UpdateMotion(self, UpdateAnimations()), [])
  }

  func cell(ofPlaceholder place: RowPlace) -> UIView? { cells[place] }

  /// The cell of a placeholder; nil for a row of the data.
  func placeholderCell(at place: RowPlace) -> UITableViewCell? {
    guard let placeholder = placeholder(at: place),
      let cell = placeholder.make(dataPath(place)) as? UITableViewCell
    else { return nil }
    placeholder.update(cell)
    placeholderCells.insert(ObjectIdentifier(cell))
    return cell
  }

  /// How high a placeholder is, and whether that is known; nil for a row of the data.
  func placeholderHeight(at place: RowPlace) -> (CGFloat, Bool)? {
    placeholder(at: place).map {
      $0.height >= 0 ? ($0.height.asLength, true) : (Self.ordinaryHeight, false)
    }
  }
}
