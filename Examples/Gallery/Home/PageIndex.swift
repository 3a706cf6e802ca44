// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// The pages by their sections, all or those with a text in title or description.
@MainActor
struct PageIndex {
  /// What a page has to have in it; all pages for nothing.
  var query = "" { didSet { if query != oldValue { divide() } } }
  /// The sections of which there are pages, and the pages of each.
  private(set) var sections: [(title: String, pages: [Gallery.Page])] = []

  init() { divide() }

  subscript(path: IndexPath) -> Gallery.Page { sections[path.section].pages[path.row] }

  /// Where the first page is for which a condition holds; nil where it is none of those listed.
  func path(where condition: (Gallery.Page) -> Bool) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.pages.firstIndex(where: condition) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }

  private mutating func divide() {
    let wanted = query.lowercased()
    let found = Gallery.pages.filter { page in
      wanted.isEmpty
        || [page.title, page.subtitle].contains { $0.lowercased().contains(wanted) }
    }
    sections = Gallery.Section.allCases.compactMap { section in
      let pages = found.filter { $0.section == section }
      return pages.isEmpty ? nil : (section.rawValue, pages)
    }
  }
}
