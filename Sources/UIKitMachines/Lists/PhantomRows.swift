// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DD-57, DD-58.
/// Rows that a list shows and its data does not have: the room for what is dragged, and placeholders
/// of what is on its way.
///
/// Each stands before a row of the data, or behind the last. Places are of two kinds: of rows as they
/// are shown, phantoms among them, and of rows of the data.
package struct PhantomRows {
  private struct Phantom {
    /// Where it is shown.
    var place: RowPlace
    let name: Int
  }

  /// In the order in which they are shown.
  private var phantoms: [Phantom] = []
  private var names = 0

  package init() {}

  package var isEmpty: Bool { phantoms.isEmpty }

  /// The names of all.
  package var all: [Int] { phantoms.map(\.name) }

  /// Which phantom is shown at a place; nil for a row of the data.
  package func name(at place: RowPlace) -> Int? {
    phantoms.first { $0.place == place }?.name
  }

  /// Where a phantom is shown; nil when it is gone.
  package func place(of name: Int) -> RowPlace? { phantoms.first { $0.name == name }?.place }

  package func count(in section: Int) -> Int {
    phantoms.reduce(0) { $0 + ($1.place.section == section ? 1 : 0) }
  }

  /// The row of the data that is shown at a place; of a phantom the one that it stands before.
  package func data(_ shown: RowPlace) -> RowPlace {
    let before = phantoms.reduce(0) { count, phantom in
      let isBefore = phantom.place.section == shown.section && phantom.place.row < shown.row
      return count + (isBefore ? 1 : 0)
    }
    return RowPlace(section: shown.section, row: shown.row - before)
  }

  /// Where a row of the data is shown, behind the phantoms that stand before it.
  package func shown(_ data: RowPlace) -> RowPlace {
    var place = data
    // What is not a number of a row, as NSNotFound, stays what it is.
    for phantom in phantoms
    where phantom.place.section == data.section && phantom.place.row <= place.row
      && place.row < Int.max / 2
    { place.row += 1 }
    return place
  }

  /// Adds one before a row of the data, behind those that stand there already.
  ///
  /// - Returns: its name, and where it is shown.
  package mutating func insert(before data: RowPlace) -> (name: Int, place: RowPlace) {
    let place = shown(data)
    shift(after: place, by: 1)
    names += 1
    let index = phantoms.firstIndex { $0.place > place } ?? phantoms.count
    phantoms.insert(Phantom(place: place, name: names), at: index)
    return (names, place)
  }

  /// Takes one away, and closes the place where it was shown.
  package mutating func remove(_ name: Int) -> RowPlace? {
    guard let place = settle(name) else { return nil }
    shift(after: place, by: -1)
    return place
  }

  /// Has one be a row of the data from now on.
  package mutating func settle(_ name: Int) -> RowPlace? {
    guard let index = phantoms.firstIndex(where: { $0.name == name }) else { return nil }
    return phantoms.remove(at: index).place
  }

  package mutating func removeAll() { phantoms = [] }

  private mutating func shift(after place: RowPlace, by distance: Int) {
    for index in phantoms.indices
    where phantoms[index].place.section == place.section && phantoms[index].place >= place {
      phantoms[index].place.row += distance
    }
  }

  /// Goes with changes of the data.
  ///
  /// - Parameters:
  ///   - changes: what becomes of the data.
  ///   - section: where a section comes to be; nil for one that goes.
  /// - Returns: what becomes of the rows that are shown.
  package mutating func follow(
    _ changes: ListChanges, section: (Int) -> Int?
  ) -> ListChanges {
    guard !isEmpty else { return changes }
    let old = self
    let removed = changes.deletedRows.union(changes.movedRows.map(\.from))
    let added = changes.insertedRows.union(changes.movedRows.map(\.to)).sorted()
    var kept: [(anchor: RowPlace, name: Int)] = []
    for phantom in old.phantoms {
      let anchor = old.data(phantom.place)
      guard !changes.reloadedSections.contains(anchor.section),
        let now = section(anchor.section)
      else { continue }
      let gone = removed.reduce(0) {
        $0 + ($1.section == anchor.section && $1.row < anchor.row ? 1 : 0)
      }
      var row = anchor.row - gone
      for place in added where place.section == now && place.row < row { row += 1 }
      kept.append((RowPlace(section: now, row: row), phantom.name))
    }
    phantoms = []
    var before: [Int: Int] = [:]
    // Sections may have changed places; those that stand before one row keep their order.
    let sorted = kept.enumerated().sorted {
      ($0.element.anchor, $0.offset) < ($1.element.anchor, $1.offset)
    }
    for (_, (anchor, name)) in sorted {
      let place = RowPlace(
        section: anchor.section, row: anchor.row + before[anchor.section, default: 0])
      before[anchor.section, default: 0] += 1
      phantoms.append(Phantom(place: place, name: name))
    }
    var result = changes
    result.deletedRows = Set(changes.deletedRows.map(old.shown))
    result.reloadedRows = Set(changes.reloadedRows.map(old.shown))
    result.insertedRows = Set(changes.insertedRows.map(shown))
    result.movedRows = changes.movedRows.map { .init(from: old.shown($0.from), to: shown($0.to)) }
    return result
  }
}
