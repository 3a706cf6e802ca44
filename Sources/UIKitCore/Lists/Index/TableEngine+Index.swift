// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: TV-72.
/// The titles by which a finger goes to sections.
extension TableEngine {
  /// Asks for the titles anew.
  func loadIndex() {
    let titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    guard !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let index = sectionIndex ?? makeIndex()
    index.titles = titles
    sectionIndex = index
    dressIndex()
    table.setNeedsLayout()
  }

  private func makeIndex() -> SectionIndex {
    let index = SectionIndex()
    index.go = { [weak self] in self?.goToTitle($0) }
    table.addSubview(index)
    return index
  }

  func dressIndex() {
    sectionIndex?.color = table.sectionIndexColor
    sectionIndex?.restColor = table.sectionIndexBackgroundColor
    sectionIndex?.trackingColor = table.sectionIndexTrackingBackgroundColor
  }

  /// Has it lie over what is seen, where there is enough to seek.
  func placeIndex() {
    guard let index = sectionIndex else { return }
    let least = table.sectionIndexMinimumDisplayRowCount
    index.isHidden = isEditing || least > 0 && geometry.numberOfRows < least
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    let width = SectionIndex.width
    index.frame = CGRect(
      x: table.isMirrored ? seen.minX : seen.maxX - width, y: seen.minY, width: width,
      height: seen.height.asLength)
    if table.subviews.last !== index { table.bringSubviewToFront(index) }
  }

  private func goToTitle(_ place: Int) {
    // Who is asked may let go of it.
    let table = table
    guard let index = sectionIndex, let source = table.dataSource,
      index.titles.indices.contains(place)
    else { return }
    let section = source.tableView(
      table, sectionForSectionIndexTitle: index.titles[place], at: place)
    guard (0..<loaded.numberOfSections).contains(section) else { return }
    endHighlight()
    let hasRows = loaded.numberOfRows(in: section) > 0
    table.scrollToRow(
      at: IndexPath(row: hasRows ? 0 : NSNotFound, section: section), at: .top, animated: false)
  }
}
