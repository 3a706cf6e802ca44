// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import TestSupport
import Testing

@testable import UIKitMachines

/// Constraints in pieces against elimination, and against the simplex method on all of them at once.
@Suite struct PiecewiseSolverTests {
  /// A solver with the rows of a problem that could be added.
  private struct Setup {
    var solver = PiecewiseSolver()
    var variables: [SolverSymbol]
    var keys: [ConstraintKey] = []
    /// The places of rows that had to go.
    var refused: [ConstraintKey] = []

    init(isLength: [Bool]) {
      variables = []
      for isLength in isLength { variables.append(solver.makeVariable(isLength: isLength)) }
    }

    init(_ problem: SolverProblem) {
      self.init(isLength: problem.isLength)
      for row in problem.rows { add(row) }
      solve()
    }

    mutating func add(_ row: SolverProblem.Row) {
      var expression = LinearExpression(constant: row.constant)
      for (variable, factor) in zip(variables, row.factors) { expression.add(variable, factor) }
      keys.append(solver.add(expression, row.relation, priority: row.priority))
    }

    mutating func solve() {
      var gone: [ConstraintKey] = []
      solver.solve { added, _ in
        gone.append(added)
        return added
      }
      refused += gone
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test(arguments: 0..<20) func `random constraints are satisfied as nearly as they can be`(
    batch: UInt64
  ) {
    for seed in (batch * 25)..<(batch * 25 + 25) {
      var problem = SolverProblem(seed: seed)
      let setup = Setup(problem)
      #expect(setup.refused.isEmpty == (problem.leastErrors() != nil), "seed \(seed)")
      // Without those that had to go, the rest is at its best.
      problem.rows = zip(problem.rows, setup.keys).filter { setup.solver.isAlive($1) }.map(\.0)
      #expect(problem.leastErrors() != nil, "seed \(seed)")
      problem.expectOptimum(setup.values, "seed \(seed)")
    }
  }

  @Test func `what contradicts only a constraint that goes stays`() {
    var solver = PiecewiseSolver()
    let width = solver.makeVariable(isLength: true)
    func minus(_ constant: Double) -> LinearExpression {
      var expression = LinearExpression(constant: -constant)
      expression.add(width, 1)
      return expression
    }
    let most = solver.add(minus(10), .lessOrEqual)
    let wrong = solver.add(minus(20), .equal)
    let less = solver.add(minus(5), .lessOrEqual)
    _ = solver.add(minus(300), .equal, priority: 500)
    solver.solve { added, _ in added }
    #expect([most, wrong, less].map { solver.isAlive($0) } == [true, false, true])
    #expect(solver.value(of: width) == 5)
  }

  @Test(arguments: 0..<20) func `changes and removals give what is so from the beginning`(
    batch: UInt64
  ) {
    for seed in (batch * 25)..<(batch * 25 + 25) {
      var problem = SolverProblem(seed: seed)
      var setup = Setup(problem)
      var random = SeededRandom(seed: seed + 3)
      func forgetRefused() {
        problem.rows = zip(problem.rows, setup.keys).filter { setup.solver.isAlive($1) }.map(\.0)
        setup.keys = setup.keys.filter { setup.solver.isAlive($0) }
      }
      forgetRefused()
      for step in 0..<6 where !problem.rows.isEmpty {
        let place = Int.random(in: problem.rows.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          setup.solver.remove(setup.keys.remove(at: place))
          problem.rows.remove(at: place)
        case 1:
          let change = Double(Int.random(in: -30...30, using: &random))
          problem.rows[place].constant += change
          setup.solver.change(setup.keys[place], by: change)
        default:
          let more = SolverProblem(seed: seed + UInt64(step) * 7919)
          guard more.isLength.count == problem.isLength.count, let row = more.rows.first,
            !problem.rows.contains(where: { $0.priority == row.priority && row.priority != nil })
          else { continue }
          setup.add(row)
          problem.rows.append(row)
        }
        setup.solve()
        forgetRefused()
        problem.expectOptimum(setup.values, "seed \(seed), step \(step)")
      }
    }
  }

  // MARK: - Many quantities

  /// Constraints that a layout has, all of which hold at some places; and wishes of any kind.
  private struct Large {
    var random: SeededRandom
    let isLength: [Bool]
    let places: [Double]
    var rows: [SolverProblem.Row] = []
    var priority = 0.0

    init(seed: UInt64, count: Int) {
      var random = SeededRandom(seed: seed)
      isLength = (0..<count).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
      places = (0..<count).map { _ in Double(Int.random(in: 0...200, using: &random)) }
      self.random = random
    }

    mutating func row() -> SolverProblem.Row {
      var factors = Array(repeating: 0.0, count: isLength.count)
      var sum = 0.0
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: factors.indices, using: &random)
        factors[place] = [-1, 1, 1, 0.5].randomElement(using: &random) ?? 1
      }
      for (factor, place) in zip(factors, places) { sum += factor * place }
      let relation =
        [SolverRelation.equal, .equal, .lessOrEqual, .greaterOrEqual]
        .randomElement(using: &random) ?? .equal
      let slack = Double(Int.random(in: 0...20, using: &random))
      guard Int.random(in: 0..<3, using: &random) == 0 else {
        let constant =
          switch relation {
          case .equal: -sum
          case .lessOrEqual: -sum - slack
          case .greaterOrEqual: -sum + slack
          }
        return SolverProblem.Row(
          factors: factors, constant: constant, relation: relation, priority: nil)
      }
      priority += 1
      return SolverProblem.Row(
        factors: factors, constant: Double(Int.random(in: -200...200, using: &random)),
        relation: relation, priority: priority)
    }

    /// By how much each row errs where the simplex method has all of them.
    var leastErrors: [Double] {
      var solver = LinearSolver()
      let variables = isLength.map { solver.makeVariable(isLength: $0) }
      for row in rows {
        var expression = LinearExpression(constant: row.constant)
        for (variable, factor) in zip(variables, row.factors) { expression.add(variable, factor) }
        var kept: SolverConstraint?
        try? solver.add(
          expression.reduced, row.relation, priority: row.priority, marker: &kept)
      }
      solver.optimize()
      let values = variables.map { solver.value(of: $0) }
      return rows.map { SolverProblem.error(of: $0, at: values) }
    }
  }

  @Test(arguments: 0..<12) func `many constraints that come and go are at their best each time`(
    seed: UInt64
  ) {
    var large = Large(seed: seed, count: 6 + Int(seed) * 2)
    var setup = Setup(isLength: large.isLength)
    for step in 0..<30 {
      for _ in 0...Int.random(in: 0...3, using: &large.random) {
        let row = large.row()
        large.rows.append(row)
        setup.add(row)
      }
      if Int.random(in: 0..<3, using: &large.random) == 0 {
        let place = Int.random(in: large.rows.indices, using: &large.random)
        large.rows.remove(at: place)
        setup.solver.remove(setup.keys.remove(at: place))
      }
      // Only wishes change: what must hold goes on holding somewhere.
      let wishes = large.rows.indices.filter { large.rows[$0].priority != nil }
      if let place = wishes.randomElement(using: &large.random) {
        let change = Double(Int.random(in: -60...60, using: &large.random))
        large.rows[place].constant += change
        setup.solver.change(setup.keys[place], by: change)
      }
      setup.solve()
      #expect(setup.refused.isEmpty, "seed \(seed), step \(step)")
      let values = setup.values
      for (row, least) in zip(large.rows, large.leastErrors) {
        let found = SolverProblem.error(of: row, at: values)
        #expect(
          abs(found - least) < 1e-4,
          "seed \(seed), step \(step): errs by \(found) instead of \(least)")
      }
      for (value, isLength) in zip(values, large.isLength) where isLength {
        #expect(value > -1e-4, "seed \(seed), step \(step)")
      }
    }
  }

  // MARK: - What needs no simplex

  @Test func `rows below each other are computed, and a change reaches what is below it`() {
    var solver = PiecewiseSolver()
    let tops = (0..<100).map { _ in solver.makeVariable() }
    let heights = (0..<100).map { _ in solver.makeVariable(isLength: true) }
    var wishes: [ConstraintKey] = []
    for place in 0..<100 {
      if place == 0 {
        _ = solver.add(LinearExpression([(tops[0], 1)], -10), .equal)
      } else {
        let above = [(tops[place], 1.0), (tops[place - 1], -1), (heights[place - 1], -1)]
        _ = solver.add(LinearExpression(above, 0), .equal)
      }
      wishes.append(
        solver.add(LinearExpression([(heights[place], 1)], -20), .greaterOrEqual, priority: 750))
      _ = solver.add(LinearExpression([(heights[place], 1)], -20), .lessOrEqual, priority: 250)
    }
    solver.solve { added, _ in added }
    let expected: [Double] = (0..<100).map { (row: Int) in 10 + 20 * Double(row) }
    #expect(tops.map { solver.value(of: $0) } == expected)
    // One for each height, none for the tops.
    #expect(solver.pieces.count == 100)
    _ = solver.takeChanges()
    solver.change(wishes[97], by: -5)
    solver.solve { added, _ in added }
    #expect(solver.takeChanges() == [heights[97], tops[98], tops[99]])
    #expect(solver.value(of: tops[99]) == 10 + 20 * 99 + 5)
  }

  @Test func `a length follows as long as it is not negative`() {
    var solver = PiecewiseSolver()
    let (inner, outer) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
    let wish = solver.add(LinearExpression([(inner, 1)], -30), .equal, priority: 500)
    _ = solver.add(LinearExpression([(outer, 1), (inner, -1)], 10), .equal)
    func values() -> [Double] {
      solver.solve { added, _ in added }
      return [solver.value(of: inner), solver.value(of: outer)]
    }
    #expect(values() == [30, 20])
    // The outer one is not negative, so the inner one is not what it wishes to be.
    solver.change(wish, by: 25)
    #expect(values() == [10, 0])
    solver.change(wish, by: -25)
    #expect(values() == [30, 20])
  }

  @Test func `a contradiction is told with those that are in it, in the order they came`() {
    var solver = PiecewiseSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(LinearExpression([(a, 1)], -10), .equal)
    let alone = solver.add(LinearExpression([(c, 1)], -1), .equal)
    let second = solver.add(LinearExpression([(b, 1), (a, -1)], -5), .equal)
    let third = solver.add(LinearExpression([(b, 1)], -20), .lessOrEqual)
    solver.solve { added, _ in added }
    #expect(solver.value(of: b) == 15)
    let last = solver.add(LinearExpression([(b, 1), (c, 1)], -30), .equal)
    var told: [[ConstraintKey]] = []
    solver.solve { added, rivals in
      #expect(added == last)
      told.append(rivals)
      return first
    }
    // Without its victim there is another one, for which it is no answer any more.
    #expect(told == [[first, alone, second], [alone, third]])
    #expect(
      [first, second, third, alone, last].map { solver.isAlive($0) } == [
        false, true, true, true, false,
      ])
  }

  @Test func `what could be elsewhere is ambiguous`() {
    var solver = PiecewiseSolver()
    let (free, fixed) = (solver.makeVariable(), solver.makeVariable())
    let (bounded, behind) = (solver.makeVariable(isLength: true), solver.makeVariable())
    _ = solver.add(LinearExpression([(bounded, 1)], -10), .lessOrEqual)
    _ = solver.add(LinearExpression([(fixed, 1)], -5), .equal)
    _ = solver.add(LinearExpression([(behind, 1), (bounded, -1)], 0), .equal)
    solver.solve { added, _ in added }
    #expect(
      [free, bounded, behind, fixed].map { solver.isAmbiguous($0) } == [true, true, true, false])
  }

  @Test func `what was removed cannot be changed, and numbers are given away again`() {
    var solver = PiecewiseSolver()
    let first = solver.makeVariable()
    let key = solver.add(LinearExpression([(first, 1)], -5), .equal)
    solver.solve { added, _ in added }
    solver.remove(key)
    solver.forget(first)
    solver.solve { added, _ in added }
    let second = solver.makeVariable()
    #expect(second == first)
    let other = solver.add(LinearExpression([(second, 1)], -7), .equal)
    solver.change(key, by: 100)
    solver.remove(key)
    solver.solve { added, _ in added }
    #expect(solver.isAlive(other))
    #expect(!solver.isAlive(key))
    #expect(solver.value(of: second) == 7)
  }
}
