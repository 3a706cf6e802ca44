// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import TestSupport
import Testing

@testable import UIKitMachines

/// Rows of views with gaps between them, solved in pieces and by the simplex method alone.
@Suite struct ReducedSolverTests {
  private struct Row {
    var terms: [(quantity: Int, factor: Double)]
    var constant: Double
    let relation: SolverRelation
    let priority: Double?
  }

  private enum Gaps: CaseIterable {
    case given
    case equal
    case equalMiddles
  }

  /// Views beside each other, as a stack sees them.
  private struct Chain {
    var isLength: [Bool] = []
    var rows: [Row] = []
    /// The rows that may change without a contradiction.
    var changeable: [Int] = []

    mutating func quantity(_ isLength: Bool) -> Int {
      self.isLength.append(isLength)
      return self.isLength.count - 1
    }

    mutating func add(
      _ terms: [(Int, Double)], _ constant: Double, _ relation: SolverRelation = .equal,
      _ priority: Double? = nil
    ) {
      rows.append(
        Row(
          terms: terms.map { ($0.0, $0.1) }, constant: constant, relation: relation,
          priority: priority))
    }

    init(_ gaps: Gaps, views count: Int, room: Double?, _ random: inout SeededRandom) {
      let whole = quantity(true)
      if let room {
        changeable.append(rows.count)
        add([(whole, 1)], -room)
      }
      var views: [(start: Int, length: Int)] = []
      for _ in 0..<count {
        let view = (start: quantity(false), length: quantity(true))
        let wanted = Double(Int.random(in: 5...25, using: &random))
        changeable += [rows.count, rows.count + 1]
        add([(view.length, 1)], -wanted, .lessOrEqual, 250)
        add([(view.length, 1)], -wanted, .greaterOrEqual, 750)
        views.append(view)
      }
      add([(views[0].start, 1)], 0)
      add([(whole, 1), (views[count - 1].start, -1), (views[count - 1].length, -1)], 0)
      for place in 1..<count {
        let (before, after) = (views[place - 1], views[place])
        changeable.append(rows.count)
        add(
          [(after.start, 1), (before.start, -1), (before.length, -1)],
          -Double(Int.random(in: 0...4, using: &random)),
          gaps == .given ? .equal : .greaterOrEqual)
      }
      guard gaps != .given else { return }
      var first: Int?
      for place in 1..<count {
        let (before, after) = (views[place - 1], views[place])
        let (start, length) = (quantity(false), quantity(true))
        let share = gaps == .equal ? (1.0, 0.0) : (0.5, 0.5)
        add([(start, 1), (before.start, -1), (before.length, -share.0)], 0)
        add([(start, 1), (length, 1), (after.start, -1), (after.length, -share.1)], 0)
        if let first {
          add([(length, 1), (first, -1)], 0, .equal, gaps == .equal ? nil : 149)
        }
        first = first ?? length
      }
    }

    /// What each priority errs by at some values, that of what must hold first.
    func errors(at values: [Double]) -> [Double] {
      var sums: [Double: Double] = [:]
      for row in rows {
        let sum = row.terms.reduce(row.constant) { $0 + $1.factor * values[$1.quantity] }
        let error =
          switch row.relation {
          case .lessOrEqual: max(0, sum)
          case .equal: abs(sum)
          case .greaterOrEqual: max(0, -sum)
          }
        sums[row.priority ?? 1000, default: 0] += error
      }
      for (value, isLength) in zip(values, isLength) where isLength {
        sums[1000, default: 0] += max(0, -value)
      }
      return sums.sorted { $0.key > $1.key }.map(\.value)
    }

    /// The values by the simplex method alone; nil where there are none.
    func valuesOfTable() -> [Double]? {
      var solver = LinearSolver()
      let symbols = isLength.map { solver.makeVariable(isLength: $0) }
      for row in rows {
        let expression = LinearExpression(
          row.terms.map { (symbols[$0.quantity], $0.factor) }, row.constant)
        var kept: SolverConstraint?
        do throws(SolverConflict) {
          try solver.add(expression, row.relation, priority: row.priority, marker: &kept)
        } catch {
          return nil
        }
      }
      solver.optimize()
      return symbols.map { solver.value(of: $0) }
    }
  }

  @Test(arguments: 0..<6) func `rows with gaps are at their best, whatever changes`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed + 50)
    for gaps in Gaps.allCases {
      let count = [2, 3, 7, 20, 24][Int.random(in: 0..<5, using: &random)]
      let room: Double? = [nil, 14, 22, 40][Int.random(in: 0..<4, using: &random)]
      var chain = Chain(gaps, views: count, room: room.map { $0 * Double(count) }, &random)
      var solver = PiecewiseSolver()
      let symbols = chain.isLength.map { solver.makeVariable(isLength: $0) }
      let keys = chain.rows.map { row in
        let expression = LinearExpression(
          row.terms.map { (symbols[$0.quantity], $0.factor) }, row.constant)
        return solver.add(expression, row.relation, priority: row.priority)
      }
      for step in 0..<8 {
        var refused = 0
        solver.solve { added, _ in
          refused += 1
          return added
        }
        let values = try #require(chain.valuesOfTable(), "seed \(seed), \(gaps), step \(step)")
        #expect(refused == 0, "seed \(seed), \(gaps), step \(step)")
        let pairs = zip(
          chain.errors(at: symbols.map { solver.value(of: $0) }), chain.errors(at: values))
        #expect(pairs.allSatisfy { abs($0 - $1) < 1e-4 }, "seed \(seed), \(gaps), step \(step)")
        let place = chain.changeable[Int.random(in: chain.changeable.indices, using: &random)]
        // Never so far that gaps are more than there is room for.
        let change = Double(Int.random(in: 0...5, using: &random)) * (step % 2 == 0 ? 1 : -1)
        chain.rows[place].constant += change
        solver.change(keys[place], by: change)
      }
    }
  }

  @Test func `a length that is another one's is not negative when the difference changes`() {
    var solver = PiecewiseSolver()
    let (one, other) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
    let difference = solver.add(LinearExpression([(one, 1), (other, -1)], -5), .equal)
    for length in [one, other] {
      _ = solver.add(LinearExpression([(length, 1)], -2), .equal, priority: 500)
      _ = solver.add(LinearExpression([(length, 1)], -100), .lessOrEqual)
    }
    func values() -> [Double] {
      solver.solve { added, _ in added }
      return [solver.value(of: one), solver.value(of: other)]
    }
    #expect(values()[0] - values()[1] == 5)
    // One is less than the other by more than both want to be long.
    solver.change(difference, by: 15)
    #expect(values() == [0, 10])
    solver.change(difference, by: -15)
    #expect(values()[0] - values()[1] == 5)
  }

  @Test func `of several limits of one gap the strictest counts, whichever that is at present`() {
    var solver = PiecewiseSolver()
    let starts = (0..<4).map { _ in solver.makeVariable() }
    let gap = solver.makeVariable(isLength: true)
    _ = solver.add(LinearExpression([(starts[0], 1)], 0), .equal)
    var limits: [ConstraintKey] = []
    for (before, after) in zip(starts, starts.dropFirst()) {
      _ = solver.add(LinearExpression([(after, 1), (before, -1), (gap, -1)], 0), .equal)
      limits.append(solver.add(LinearExpression([(after, 1), (before, -1)], -10), .greaterOrEqual))
    }
    let wish = solver.add(LinearExpression([(starts[3], 1)], -3), .equal, priority: 500)
    func end() -> Double {
      solver.solve { added, _ in added }
      return solver.value(of: starts[3])
    }
    #expect(end() == 30)
    solver.change(limits[1], by: -4)
    #expect(end() == 42)
    solver.change(limits[1], by: 12)
    #expect(end() == 30)
    solver.change(limits[0], by: 5)
    solver.change(limits[2], by: 5)
    #expect(end() == 15)
    solver.change(wish, by: -57)
    #expect(end() == 60)
  }
}
