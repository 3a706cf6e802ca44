// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Where sections and items are, as data sources are asked.
extension NSDiffableDataSourceSnapshot {
  /// The section at a place; nil for none.
  func section(at index: Int) -> SectionIdentifierType? {
    let sections = sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// How many items the section at a place has; 0 where there is none.
  func count(inSectionAt index: Int) -> Int {
    section(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  /// The item at a place; nil for none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let place = RowPlace(path), let section = section(at: place.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(place.row) ? items[place.row] : nil
  }

  /// The place of an item; nil for none.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let place = indexOfSection(section),
      let row = indexInSection(of: item)
    else { return nil }
    return IndexPath(RowPlace(section: place, row: row))
  }
}
