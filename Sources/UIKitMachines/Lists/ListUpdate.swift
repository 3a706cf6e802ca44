// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: TV-31, TV-32.
/// An update of a list: where each section and row goes, and whether the numbers are right.
package struct ListUpdate {
  package let changes: ListChanges
  private let old: TableGeometry
  private let sectionMoves: [Int: Int]
  private let rowMoves: [RowPlace: RowPlace]
  private let removedSections: [Int]
  private let addedSections: [Int]
  /// Rows that leave their place, by section before; rows that come to one, by section after.
  private let removedRows: [Int: [Int]]
  private let addedRows: [Int: [Int]]

  package init(_ changes: ListChanges, of old: TableGeometry) {
    (self.changes, self.old) = (changes, old)
    sectionMoves = Dictionary(
      changes.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    rowMoves = Dictionary(changes.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    removedSections = changes.deletedSections.union(changes.movedSections.map(\.from)).sorted()
    addedSections = changes.insertedSections.union(changes.movedSections.map(\.to)).sorted()
    func bySection(_ rows: Set<RowPlace>) -> [Int: [Int]] {
      Dictionary(grouping: rows, by: \.section).mapValues { $0.map(\.row).sorted() }
    }
    removedRows = bySection(changes.deletedRows.union(changes.movedRows.map(\.from)))
    addedRows = bySection(changes.insertedRows.union(changes.movedRows.map(\.to)))
  }

  // MARK: - Where things go

  /// The place of a section after the update; nil when it is gone.
  package func section(after section: Int) -> Int? {
    if changes.deletedSections.contains(section) { return nil }
    if let to = sectionMoves[section] { return to }
    return Self.place(of: section, removing: removedSections, adding: addedSections)
  }

  /// The place of a row after the update; nil when it is gone, or its section was made anew.
  package func row(after place: RowPlace) -> RowPlace? {
    if let to = rowMoves[place] { return to }
    guard !changes.deletedRows.contains(place), !changes.reloadedSections.contains(place.section),
      let section = section(after: place.section)
    else { return nil }
    let row = Self.place(
      of: place.row, removing: removedRows[place.section] ?? [], adding: addedRows[section] ?? [])
    return RowPlace(section: section, row: row)
  }

  /// Where something that stays comes to be: what goes before it moves it up, what comes moves it down.
  private static func place(of place: Int, removing: [Int], adding: [Int]) -> Int {
    let kept = place - removing.firstPlace { removing[$0] >= place }
    // What comes is in order and each there once, so a place less what comes before it never falls.
    return kept + adding.firstPlace { adding[$0] > kept + $0 }
  }

  // MARK: - Whether it is right

  /// What is wrong with it; nil when nothing is.
  ///
  /// - Parameters:
  ///   - sections: how many there are after it.
  ///   - rows: how many rows a section has after it.
  package func problem(sections: Int, rows: (Int) -> Int) -> String? {
    strayPlace(sections: sections, rows: rows) ?? doubledPlace ?? wrongSections(sections)
      ?? wrongRows(rows)
  }

  private func strayPlace(sections: Int, rows: (Int) -> Int) -> String? {
    let before = changes.deletedSections.union(changes.reloadedSections)
      .union(changes.movedSections.map(\.from))
    if let stray = before.min(by: <), stray < 0 || (before.max() ?? 0) >= old.numberOfSections {
      let named = stray < 0 ? stray : before.max() ?? 0
      return "section \(named) was deleted, moved or reloaded, and there were "
        + "\(old.numberOfSections) sections"
    }
    if let stray = addedSections.first(where: { !(0..<max(0, sections)).contains($0) }) {
      return "section \(stray) was inserted, and there are \(sections) sections after the update"
    }
    let rowsBefore = changes.deletedRows.union(changes.reloadedRows)
      .union(changes.movedRows.map(\.from))
    if let stray = rowsBefore.filter({ !old.contains($0) }).min() {
      return "row \(stray.row) of section \(stray.section) was deleted, moved or reloaded, and the "
        + "section had \(old.numberOfRows(in: stray.section)) rows"
    }
    let rowsAfter = changes.insertedRows.union(changes.movedRows.map(\.to))
    for place in rowsAfter.sorted() {
      let isSection = (0..<max(0, sections)).contains(place.section)
      let count = isSection ? rows(place.section) : 0
      guard !isSection || !(0..<max(0, count)).contains(place.row) else { continue }
      return "row \(place.row) of section \(place.section) was inserted, and the section has "
        + "\(count) rows after the update"
    }
    return nil
  }

  private var doubledPlace: String? {
    if sectionMoves.count != changes.movedSections.count { return "a section was moved twice" }
    if rowMoves.count != changes.movedRows.count { return "a row was moved twice" }
    let left = changes.deletedRows
    for place in left.intersection(changes.reloadedRows).union(left.intersection(rowMoves.keys))
      .sorted()
    {
      return "row \(place.row) of section \(place.section) was deleted and moved or reloaded"
    }
    let sections = changes.deletedSections
    let twice = sections.intersection(changes.reloadedSections)
      .union(sections.intersection(sectionMoves.keys))
    if let section = twice.min() {
      return "section \(section) was deleted and moved or reloaded"
    }
    if addedSections.count != changes.insertedSections.count + sectionMoves.count {
      return "two sections were inserted at or moved to one place"
    }
    if addedRows.values.reduce(0, { $0 + $1.count })
      != changes.insertedRows.count + rowMoves.count
    {
      return "two rows were inserted at or moved to one place"
    }
    return nil
  }

  private func wrongSections(_ sections: Int) -> String? {
    let right =
      old.numberOfSections - changes.deletedSections.count + changes.insertedSections.count
    guard right != sections else { return nil }
    return "there were \(old.numberOfSections) sections, \(changes.deletedSections.count) were "
      + "deleted and \(changes.insertedSections.count) inserted, and the data source says "
      + "\(sections), not \(right)"
  }

  private func wrongRows(_ rows: (Int) -> Int) -> String? {
    for section in 0..<old.numberOfSections where !changes.reloadedSections.contains(section) {
      guard let after = self.section(after: section) else { continue }
      let had = old.numberOfRows(in: section)
      let gone = removedRows[section]?.count ?? 0
      let came = addedRows[after]?.count ?? 0
      let has = rows(after)
      guard had - gone + came != has else { continue }
      return "section \(section) had \(had) rows, \(gone) left it and \(came) came, and the data "
        + "source says \(has), not \(had - gone + came)"
    }
    return nil
  }

  // MARK: - The new list

  /// The sections and rows after the update: what stays keeps its heights.
  ///
  /// - Parameters:
  ///   - section: what a new section is made of.
  ///   - row: the height of a new row, and whether it is known.
  package func geometry(
    section make: (Int) -> SectionShape, row: (RowPlace) -> (CGFloat, Bool)
  ) -> TableGeometry {
    var new = old
    var heights: [RowPlace: (CGFloat, Bool)] = [:]
    for move in changes.movedRows {
      heights[move.to] = old[move.from.section]?.rows[move.from.row].map { ($0.height, $0.isKnown) }
    }
    for (section, rows) in removedRows {
      new.update(section) { shape in
        for row in rows.reversed() { shape.rows.remove(row..<(row + 1)) }
      }
    }
    let moved = changes.movedSections.map { ($0.to, new[$0.from] ?? SectionShape()) }
    for section in removedSections.reversed() { new.remove(section) }
    let carried = Dictionary(moved, uniquingKeysWith: { $1 })
    for section in addedSections { new.insert(carried[section] ?? make(section), at: section) }
    let fresh = changes.insertedSections.union(
      changes.reloadedSections.compactMap { self.section(after: $0) })
    for section in fresh.subtracting(changes.insertedSections) {
      let shape = make(section)
      new.update(section) { $0 = shape }
    }
    for (section, rows) in addedRows where !fresh.contains(section) {
      new.update(section) { shape in
        for place in rows {
          let (height, isKnown) =
            heights[RowPlace(section: section, row: place)]
            ?? row(RowPlace(section: section, row: place))
          shape.rows.insert(1, height: height, isKnown: isKnown, at: place)
        }
      }
    }
    return new
  }
}

extension [Int] {
  /// The first place from which on all satisfy a condition, if those before do not.
  fileprivate func firstPlace(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
