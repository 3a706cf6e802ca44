// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TV-31.
/// What is to become of the sections and rows of a list in one update.
///
/// Sections and rows that go, move or are made anew are named by their places before it; those that
/// come and the places that others move to, by the places after it.
package struct ListChanges {
  package struct Move<Place> {
    package var from: Place
    package var to: Place
    package init(from: Place, to: Place) { (self.from, self.to) = (from, to) }
  }

  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var movedSections: [Move<Int>] = []
  package var deletedRows: Set<RowPlace> = []
  package var insertedRows: Set<RowPlace> = []
  package var reloadedRows: Set<RowPlace> = []
  package var movedRows: [Move<RowPlace>] = []

  package init() {}

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }
}
