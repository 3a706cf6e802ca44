// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import TestSupport
import Testing

@testable import UIKitMachines

/// The solver against elimination, which finds the same optimum in another way.
@Suite struct LinearSolverTests {
  /// A solver with the rows of a problem that could be added.
  private struct Setup {
    var solver = LinearSolver()
    var variables: [SolverSymbol] = []
    var constraints: [SolverConstraint?] = []
    var isRefused = false

    init(_ problem: SolverProblem, omitting omitted: Set<Int> = []) {
      variables = problem.isLength.map { solver.makeVariable(isLength: $0) }
      for (place, row) in problem.rows.enumerated() {
        var constraint: SolverConstraint?
        if !omitted.contains(place) {
          do {
            try solver.add(
              expression(row), row.relation, priority: row.priority, marker: &constraint)
          } catch { isRefused = true }
        }
        constraints.append(constraint)
      }
      solver.optimize()
    }

    func expression(_ row: SolverProblem.Row) -> LinearExpression {
      var expression = LinearExpression(constant: row.constant)
      for (variable, factor) in zip(variables, row.factors) { expression.add(variable, factor) }
      return expression.reduced
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  private func expectOptimum(_ setup: Setup, _ problem: SolverProblem, _ note: String) {
    problem.expectOptimum(setup.values, note)
  }

  @Test(arguments: 0..<20) func `random constraints are satisfied as nearly as they can be`(
    batch: UInt64
  ) {
    for seed in (batch * 25)..<(batch * 25 + 25) {
      let problem = SolverProblem(seed: seed)
      let setup = Setup(problem)
      #expect(setup.isRefused == (problem.leastErrors() == nil), "seed \(seed)")
      if !setup.isRefused { expectOptimum(setup, problem, "seed \(seed)") }
    }
  }

  @Test(arguments: 0..<20) func `changed constants give what they give from the beginning`(
    batch: UInt64
  ) {
    for seed in (batch * 25)..<(batch * 25 + 25) {
      var problem = SolverProblem(seed: seed)
      var setup = Setup(problem)
      guard !setup.isRefused else { continue }
      var random = SeededRandom(seed: seed + 1)
      for step in 0..<4 {
        let place = Int.random(in: problem.rows.indices, using: &random)
        let change = Double(Int.random(in: -30...30, using: &random))
        problem.rows[place].constant += change
        guard let constraint = setup.constraints[place] else { continue }
        setup.solver.change(constraint, by: change)
        do throws(SolverConflict) {
          try setup.solver.restore()
        } catch {
          #expect(problem.leastErrors() == nil, "seed \(seed)")
          #expect(!error.markers.isEmpty)
          break
        }
        #expect(problem.leastErrors() != nil, "seed \(seed), step \(step)")
        expectOptimum(setup, problem, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<20) func `a refused constraint changes nothing and names who is against it`(
    batch: UInt64
  ) throws {
    for seed in (batch * 25)..<(batch * 25 + 25) {
      let problem = SolverProblem(seed: seed)
      var setup = Setup(SolverProblem(seed: seed), omitting: Set(problem.rows.indices))
      var accepted = problem
      accepted.rows = []
      var markers: [SolverSymbol: SolverProblem.Row] = [:]
      for row in problem.rows {
        var constraint: SolverConstraint?
        do throws(SolverConflict) {
          try setup.solver.add(
            setup.expression(row), row.relation, priority: row.priority, marker: &constraint)
          accepted.rows.append(row)
          if let constraint, row.priority == nil { markers[constraint.marker] = row }
        } catch {
          // Those that are named, with the refused one, cannot hold together.
          var opponents = problem
          opponents.rows = error.markers.compactMap { markers[$0] } + [row]
          #expect(opponents.leastErrors() == nil, "seed \(seed)")
        }
        setup.solver.optimize()
        expectOptimum(setup, accepted, "seed \(seed)")
      }
    }
  }

  @Test func `a higher priority wins against any number of lower ones`() throws {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    var kept: SolverConstraint?
    var one = LinearExpression(constant: -10)
    one.add(x)
    try solver.add(one, .equal, priority: 501, marker: &kept)
    for _ in 0..<100 {
      var other = LinearExpression(constant: -20)
      other.add(x)
      try solver.add(other, .equal, priority: 500, marker: &kept)
    }
    solver.optimize()
    #expect(solver.value(of: x) == 10)
    #expect(!solver.isAmbiguous(x))
  }

  @Test func `what could be elsewhere is ambiguous`() throws {
    var solver = LinearSolver()
    let free = solver.makeVariable()
    let bounded = solver.makeVariable(isLength: true)
    let fixed = solver.makeVariable()
    var kept: SolverConstraint?
    var limit = LinearExpression(constant: -10)
    limit.add(bounded)
    try solver.add(limit, .lessOrEqual, marker: &kept)
    var place = LinearExpression(constant: -5)
    place.add(fixed)
    try solver.add(place, .equal, marker: &kept)
    solver.optimize()
    #expect(solver.isAmbiguous(free))
    #expect(solver.isAmbiguous(bounded))
    #expect(!solver.isAmbiguous(fixed))
  }
}
