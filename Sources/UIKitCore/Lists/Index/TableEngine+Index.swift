// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: TV-72.
/// The titles by which a finger goes to sections.
extension TableEngine: IndexedList {
  var indexedList: UIScrollView { table }

  func askIndexTitles() -> [String] {
    table.dataSource?.sectionIndexTitles(for: table) ?? []
  }

  var hidesIndex: Bool {
    let least = table.sectionIndexMinimumDisplayRowCount
    return isEditing || least > 0 && geometry.numberOfRows < least
  }

  func dressIndex() {
    sectionIndex?.color = table.sectionIndexColor
    sectionIndex?.restColor = table.sectionIndexBackgroundColor
    sectionIndex?.trackingColor = table.sectionIndexTrackingBackgroundColor
  }

  func goToTitle(_ title: String, at place: Int) {
    // Who is asked may let go of it.
    let table = table
    guard let source = table.dataSource else { return }
    let section = source.tableView(table, sectionForSectionIndexTitle: title, at: place)
    guard (0..<loaded.numberOfSections).contains(section) else { return }
    endHighlight()
    let hasRows = loaded.numberOfRows(in: section) > 0
    table.scrollToRow(
      at: IndexPath(row: hasRows ? 0 : NSNotFound, section: section), at: .top, animated: false)
  }

  // Rules: AX-43.
  func titleAtTop(of titles: [String]) -> Int? {
    // Who is asked may let go of it.
    let table = table
    let top = topOfSight.y
    let row = table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).maxY > top }
    guard let source = table.dataSource, let row else { return nil }
    let sections: [Int?] = titles.enumerated().map { place, title in
      // Programs scroll to the top when they are asked where the search field is.
      if title == UITableView.indexSearch { return nil }
      let section = source.tableView(table, sectionForSectionIndexTitle: title, at: place)
      return section >= 0 ? section : nil
    }
    return farthest(of: sections, upTo: row.section)
  }
}
