// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import UIKitMachines

@Suite("Rows that the data does not have")
struct PhantomRowsTests {
  private func row(_ row: Int, _ section: Int = 0) -> RowPlace {
    RowPlace(section: section, row: row)
  }

  @Test func `places of what is shown and of the data`() throws {
    var phantoms = PhantomRows()
    let first = phantoms.insert(before: row(1))
    let second = phantoms.insert(before: row(1))
    let last = phantoms.insert(before: row(3))
    // a · · b c ·
    #expect([first, second, last].map(\.place) == [row(1), row(2), row(5)])
    #expect((0..<6).map { phantoms.data(row($0)).row } == [0, 1, 1, 1, 2, 3])
    #expect((0..<3).map { phantoms.shown(row($0)).row } == [0, 3, 4])
    #expect(phantoms.count(in: 0) == 3 && phantoms.count(in: 1) == 0)
    #expect(phantoms.shown(row(Int.max)).row == Int.max && phantoms.shown(row(-1)).row == -1)
    #expect(phantoms.remove(first.name) == row(1) && phantoms.remove(first.name) == nil)
    #expect(phantoms.place(of: second.name) == row(1))
    #expect(phantoms.settle(second.name) == row(1) && phantoms.place(of: last.name) == row(4))
    #expect(phantoms.name(at: row(4)) == last.name && phantoms.name(at: row(1)) == nil)
  }

  @Test func `phantoms go with what changes before them`() {
    var phantoms = PhantomRows()
    let name = phantoms.insert(before: row(2)).name
    var changes = ListChanges()
    changes.deletedRows = [row(0)]
    changes.insertedRows = [row(0), row(1), row(3)]
    changes.movedRows = [.init(from: row(3), to: row(2))]
    let shown = phantoms.follow(changes) { $0 }
    // a b · c d becomes x y d · b … where c was: x, y, d, b, z
    #expect(phantoms.place(of: name) != nil && shown.deletedRows == [row(0)])
    #expect(shown.movedRows.map(\.from) == [row(4)])
    let all = shown.insertedRows.union(shown.movedRows.map(\.to))
    #expect(!all.contains(phantoms.place(of: name) ?? row(-1)))
  }

  @Test func `phantoms go with their sections, and end with them`() {
    var phantoms = PhantomRows()
    let (gone, kept) = (
      phantoms.insert(before: row(0)).name, phantoms.insert(before: row(1, 2)).name
    )
    var changes = ListChanges()
    changes.deletedSections = [0]
    let update = ListUpdate(
      changes, of: TableGeometry((0..<3).map { _ in SectionShape(rows: RowHeights(count: 2)) }))
    _ = phantoms.follow(changes) { update.section(after: $0) }
    #expect(phantoms.place(of: gone) == nil && phantoms.place(of: kept) == row(1, 1))
  }

  /// Random changes of data beside a list of what is shown, which a plain array follows.
  @Test(arguments: 0..<40) func `random changes leave both in agreement`(seed: UInt64) {
    var dice = Dice(state: seed &* 7919 &+ 17)
    var data = (0..<8).map { "d\($0)" }
    var phantoms = PhantomRows()
    var names: [Int] = []
    for round in 0..<30 {
      if names.count < 3 {
        names.append(phantoms.insert(before: row(dice.roll(data.count + 1))).name)
      }
      if dice.roll(4) == 0, let old = names.popLast() { _ = phantoms.remove(old) }
      let before = data
      var changes = ListChanges()
      let removed = Set((0..<data.count).filter { _ in dice.roll(4) == 0 })
      changes.deletedRows = Set(removed.map { row($0) })
      data = data.indices.filter { !removed.contains($0) }.map { data[$0] }
      for number in 0..<dice.roll(3) {
        let place = dice.roll(data.count + 1)
        changes.insertedRows = Set(
          changes.insertedRows.map { $0.row >= place ? row($0.row + 1) : $0 })
        changes.insertedRows.insert(row(place))
        data.insert("r\(round).\(number)", at: place)
      }
      let count = before.count + names.count
      let old = phantoms
      let shown = phantoms.follow(changes) { $0 }
      let update = ListUpdate(
        shown, of: TableGeometry([SectionShape(rows: RowHeights(count: count))]))
      #expect(update.problem(sections: 1, rows: { _ in data.count + names.count }) == nil)
      for name in names {
        let was = old.place(of: name) ?? row(-1)
        #expect(update.row(after: was) == phantoms.place(of: name))
      }
      for (place, value) in before.enumerated() where !removed.contains(place) {
        let now = update.row(after: old.shown(row(place))) ?? row(-1)
        #expect(phantoms.name(at: now) == nil && data[phantoms.data(now).row] == value)
      }
    }
  }

  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }
}
