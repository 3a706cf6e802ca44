// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Lists: geometry")
struct ListGeometryTests {
  /// A generator with a seed, so that a failure comes again.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `TV-5 heights of rows are those of a plain array`(seed: UInt64) {
    var random = Seeded(state: seed)
    var model: [CGFloat] = Array(repeating: 44, count: 10)
    var rows = RowHeights(count: 10, height: 44, isKnown: false)
    for _ in 0..<300 {
      let height = CGFloat([0, 10, 44, 44, 87.5].randomElement(using: &random) ?? 0)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let place = Int.random(in: 0...model.count, using: &random)
        let count = Int.random(in: 0...4, using: &random)
        rows.insert(count, height: height, isKnown: false, at: place)
        model.insert(contentsOf: Array(repeating: height, count: count), at: place)
      case 1 where !model.isEmpty:
        let first = Int.random(in: 0..<model.count, using: &random)
        let end = min(model.count, first + Int.random(in: 0...3, using: &random))
        rows.remove(first..<end)
        model.removeSubrange(first..<end)
      case 2 where !model.isEmpty:
        let place = Int.random(in: 0..<model.count, using: &random)
        rows.set(height, of: place)
        model[place] = height
      default: break
      }
      #expect(rows.count == model.count)
      #expect(rows.extent == model.reduce(0, +))
      var start: CGFloat = 0
      for (place, height) in model.enumerated() {
        #expect(rows[place]?.height == height)
        #expect(rows.start(of: place) == start)
        if height > 0 {
          #expect(rows.row(at: start) == place)
          #expect(rows.row(at: start + height - 0.25) == place)
        }
        start += height
      }
      #expect(rows.row(at: start) == nil)
      #expect(rows.row(at: -1) == nil)
      #expect(rows.start(of: model.count) == start)
    }
  }

  @Test func `TV-5 equal rows cost as much as one, and a tree stays flat`() {
    var rows = RowHeights(count: 1_000_000, height: 44)
    #expect(rows.runCount == 1)
    #expect(rows.row(at: 44 * 999_999) == 999_999)
    #expect(rows.start(of: 500_000) == 22_000_000)
    rows.set(50, of: 500_000)
    #expect(rows.runCount == 3)
    rows.set(44, of: 500_000)
    #expect(rows.runCount == 1)
    var tree = StretchTree<RowRun>()
    for place in 0..<2000 {
      tree = tree + RowRun(count: 1, height: CGFloat(place), isKnown: true)
    }
    #expect(tree.isBalanced)
    let (before, across, after) = tree.split(at: 700)
    #expect(across == nil)
    #expect(before.isBalanced && after.isBalanced && (after + before).isBalanced)
    let places: [Int] = Array(700..<2000) + Array(0..<700)
    #expect((after + before).elements.map(\.height) == places.map { CGFloat($0) })
  }

  @Test(arguments: [-1, -CGFloat.infinity, .nan, .infinity, 1e300, .leastNonzeroMagnitude])
  func `VA-4 any height of a row is taken`(height: CGFloat) {
    var rows = RowHeights(count: 5, height: height)
    #expect(rows.extent.isFinite && rows.extent >= 0)
    rows.set(height, of: 2)
    rows.insert(3, height: height, isKnown: false, at: 9)
    #expect(rows.count == 8)
    for distance in [height, 0, rows.extent, rows.extent / 2] {
      if let row = rows.row(at: distance) { #expect((0..<8).contains(row)) }
    }
  }

  @Test func `TV-4 sections hold padding, header, rows and footer`() {
    let rows = RowHeights(count: 3, height: 10)
    let shape = SectionShape(padding: 5, header: 20, rows: rows, footer: 7)
    var table = TableGeometry([shape, SectionShape(), shape])
    table.top = 100
    table.bottom = 50
    #expect(table.height == CGFloat(274))
    #expect(table.section(2) == ListSpan(start: 162, length: 62))
    #expect(table.header(of: 2) == ListSpan(start: 167, length: 20))
    #expect(table.footer(of: 0) == ListSpan(start: 155, length: 7))
    #expect(table.row(RowPlace(section: 2, row: 1)) == ListSpan(start: 197, length: 10))
    #expect(table.row(RowPlace(section: 1, row: 0)) == nil)
    #expect(table.row(at: 126) == RowPlace(section: 0, row: 0))
    #expect(table.row(at: 124) == nil)
    #expect(table.row(at: 157) == nil)
    #expect(table.firstRow(from: 157) == RowPlace(section: 2, row: 0))
    #expect(table.firstRow(from: 0) == RowPlace(section: 0, row: 0))
    #expect(table.firstRow(from: 219) == nil)
    #expect(table.row(after: RowPlace(section: 0, row: 2)) == RowPlace(section: 2, row: 0))
    #expect(table.row(after: RowPlace(section: 2, row: 2)) == nil)
    #expect(table.row(before: RowPlace(section: 2, row: 0)) == RowPlace(section: 0, row: 2))
    #expect(table.row(before: RowPlace(section: 2, row: 2)) == RowPlace(section: 2, row: 1))
    #expect(table.row(before: RowPlace(section: 0, row: 0)) == nil)
    #expect(table.sections(from: 0, to: 162) == [0])
    #expect(table.sections(from: 100, to: 400) == [0, 2])
    table.update(0) { $0.rows.set(30, of: 0) }
    #expect(table.section(2) == ListSpan(start: 182, length: 62))
  }

  // MARK: - Updates

  private struct Row: Equatable { var name: Int }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `TV-31 TV-32 updates take rows where a plain array takes them`(seed: UInt64) {
    var random = Seeded(state: seed)
    var name = 0
    func fresh() -> Int {
      name += 1
      return name
    }
    // Heights name the rows: what stays keeps its own.
    var model = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).map { _ in fresh() }
    }
    func geometry(_ model: [[Int]]) -> TableGeometry {
      TableGeometry(
        model.map { SectionShape(rows: RowHeights($0.map { CGFloat($0) }, areKnown: true)) })
    }
    var table = geometry(model)
    for _ in 0..<20 {
      let step = RandomStep(model, fresh: fresh, using: &random)
      let update = ListUpdate(step.changes, of: table)
      let after = step.model
      #expect(update.problem(sections: after.count, rows: { after[$0].count }) == nil)
      for (section, rows) in model.enumerated() {
        for (row, name) in rows.enumerated() {
          let place = RowPlace(section: section, row: row)
          let expected = step.changes.deletedSections.contains(section) ? nil : step.place(of: name)
          #expect(update.row(after: place) == expected)
        }
      }
      table = update.geometry(
        section: { SectionShape(rows: RowHeights(after[$0].map { CGFloat($0) }, areKnown: true)) },
        row: { (CGFloat(after[$0.section][$0.row]), true) })
      for (section, rows) in after.enumerated() {
        #expect(
          (0..<table.numberOfRows(in: section)).map { table[section]?.rows[$0]?.height }
            == rows.map { CGFloat($0) })
      }
      #expect(table.numberOfSections == after.count)
      model = after
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `TV-31 rows find their places among many that come and go`(seed: UInt64) {
    var random = Seeded(state: seed)
    let gone = Set((0..<100).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    var rows = (0..<100).filter { !gone.contains($0) }
    for _ in 0..<60 { rows.insert(-1, at: Int.random(in: 0...rows.count, using: &random)) }
    func place(_ row: Int) -> RowPlace { RowPlace(section: 0, row: row) }
    var changes = ListChanges()
    changes.deletedRows = Set(gone.map(place))
    changes.insertedRows = Set(rows.indices.filter { rows[$0] < 0 }.map(place))
    let update = ListUpdate(
      changes, of: TableGeometry([SectionShape(rows: RowHeights(count: 100, height: 10))]))
    for row in 0..<100 {
      #expect(update.row(after: place(row)) == rows.firstIndex(of: row).map(place))
    }
  }

  /// One random update: what it changes, and what a list of names is afterwards.
  private struct RandomStep {
    var changes = ListChanges()
    var model: [[Int]]

    init(_ old: [[Int]], fresh: () -> Int, using random: inout Seeded) {
      model = old
      // Sections that stay, each with the rows that stay.
      var kept: [(from: Int, rows: [Int])] = []
      var moved: [(from: Int, rows: [Int])] = []
      for (section, rows) in old.enumerated() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: changes.deletedSections.insert(section)
        case 1: moved.append((section, rows))
        default:
          let left = rows.enumerated().filter { row, _ in
            guard Bool.random(using: &random), Bool.random(using: &random) else { return true }
            changes.deletedRows.insert(RowPlace(section: section, row: row))
            return false
          }
          kept.append((section, left.map(\.element)))
        }
      }
      var result: [(from: Int?, rows: [Int])] = kept.map { ($0.from, $0.rows) }
      var added: Set<Int> = []
      for section in moved {
        result.insert(
          (section.from, section.rows), at: Int.random(in: 0...result.count, using: &random))
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in fresh() }
        added.formUnion(rows)
        result.insert((nil, rows), at: Int.random(in: 0...result.count, using: &random))
      }
      for (place, section) in result.enumerated() {
        guard let from = section.from else {
          changes.insertedSections.insert(place)
          continue
        }
        if moved.contains(where: { $0.from == from }) {
          changes.movedSections.append(ListChanges.Move(from: from, to: place))
        }
      }
      // One row goes to another section, and some come.
      let full = result.indices.filter { index in
        guard let from = result[index].from else { return false }
        return !result[index].rows.isEmpty && kept.contains { $0.from == from }
      }
      if let source = full.randomElement(using: &random),
        let target = kept.randomElement(using: &random)?.from,
        let goal = result.firstIndex(where: { $0.from == target }), let from = result[source].from
      {
        let name = result[source].rows.removeFirst()
        result[goal].rows.insert(
          name, at: Int.random(in: 0...result[goal].rows.count, using: &random))
        changes.movedRows.append(
          ListChanges.Move(
            from: RowPlace(section: from, row: old[from].firstIndex(of: name) ?? -1),
            to: RowPlace(section: goal, row: 0)))
        added.insert(-name)
      }
      for index in result.indices where result[index].from != nil {
        guard Bool.random(using: &random) else { continue }
        let name = fresh()
        added.insert(name)
        result[index].rows.insert(
          name, at: Int.random(in: 0...result[index].rows.count, using: &random))
      }
      model = result.map(\.rows)
      for (section, part) in result.enumerated() where part.from != nil {
        for (row, name) in part.rows.enumerated() where added.contains(name) {
          changes.insertedRows.insert(RowPlace(section: section, row: row))
        }
      }
      for index in changes.movedRows.indices {
        let from = changes.movedRows[index].from
        changes.movedRows[index].to = place(of: old[from.section][from.row]) ?? from
      }
    }

    func place(of name: Int) -> RowPlace? {
      for (section, rows) in model.enumerated() {
        if let row = rows.firstIndex(of: name) { return RowPlace(section: section, row: row) }
      }
      return nil
    }
  }

  @Test func `TV-32 what is wrong with an update is said`() {
    let table = TableGeometry([
      SectionShape(rows: RowHeights(count: 3, height: 10)), SectionShape(),
    ])
    func problem(
      _ rows: [Int], _ change: (inout ListChanges) -> Void
    ) -> String? {
      var changes = ListChanges()
      change(&changes)
      return ListUpdate(changes, of: table)
        .problem(sections: rows.count, rows: { rows.indices.contains($0) ? rows[$0] : 0 })
    }
    func row(_ section: Int, _ row: Int) -> RowPlace { RowPlace(section: section, row: row) }
    #expect(problem([3, 0]) { _ in } == nil)
    #expect(
      problem([3, 0]) { $0.deletedRows = [row(0, 1)] }
        == "section 0 had 3 rows, 1 left it and 0 came, and the data source says 3, not 2")
    #expect(
      problem([2]) { $0.insertedSections = [0] }?.hasPrefix("there were 2 sections, 0 were") == true
    )
    #expect(problem([3, 0]) { $0.deletedRows = [row(1, 0)] }?.contains("had 0 rows") == true)
    #expect(problem([3, 0]) { $0.insertedRows = [row(1, 0)] }?.contains("has 0 rows") == true)
    #expect(problem([3, 0]) { $0.reloadedSections = [2] }?.contains("section 2 was") == true)
    #expect(problem([3, 0, 0]) { $0.insertedSections = [3] }?.contains("section 3") == true)
    #expect(
      problem([2, 0]) {
        $0.deletedRows = [row(0, 1)]
        $0.reloadedRows = [row(0, 1)]
      } == "row 1 of section 0 was deleted and moved or reloaded")
    #expect(
      problem([3, 0]) {
        $0.movedRows = [
          .init(from: row(0, 1), to: row(0, 2)), .init(from: row(0, 1), to: row(0, 0)),
        ]
      } == "a row was moved twice")
    #expect(problem([9, 0]) { $0.reloadedSections = [0] } == nil)
  }
}

@Suite("Lists: order")
struct SteadyOrderTests {
  /// The length of the longest rising sequence, by trying all.
  private func longest(_ positions: [Int]) -> Int {
    (0..<(1 << positions.count)).map { chosen in
      let taken = positions.indices.filter { chosen & (1 << $0) != 0 }.map { positions[$0] }
      return taken == taken.sorted() ? taken.count : 0
    }.max() ?? 0
  }

  @Test(
    arguments: [
      [], [0], [1, 0], [0, 1, 2], [2, 0, 1], [4, 3, 2, 1, 0], [3, 0, 5, 1, 4, 2, 7, 6],
      [1, 2, 3, 4, 5, 0],
    ])
  func `TV-52 the most that can stay does, in its order`(positions: [Int]) {
    let steady = SteadyOrder.steady(positions)
    let kept = steady.sorted().map { positions[$0] }
    #expect(kept == kept.sorted())
    #expect(kept.count == longest(positions))
  }
}
