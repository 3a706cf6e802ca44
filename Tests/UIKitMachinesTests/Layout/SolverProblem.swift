// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import TestSupport
import Testing

@testable import UIKitMachines

/// A few random constraints, which can be asked of the solver and of the elimination alike.
struct SolverProblem {
  struct Row {
    var factors: [Double]
    var constant: Double
    let relation: SolverRelation
    /// nil for one that must hold.
    let priority: Double?
  }

  let isLength: [Bool]
  var rows: [Row]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...3, using: &random)
    isLength = (0..<count).map { _ in Bool.random(using: &random) }
    rows = (0..<Int.random(in: 2...7, using: &random)).map { index in
      let isRequired = Int.random(in: 0..<5, using: &random) < 2
      let relation: SolverRelation =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .lessOrEqual
        case 1: .equal
        default: .greaterOrEqual
        }
      return Row(
        factors: (0..<count).map { _ in Double(Int.random(in: -2...2, using: &random)) },
        constant: Double(Int.random(in: -20...20, using: &random)), relation: relation,
        priority: isRequired ? nil : Double(100 * index + Int.random(in: 1...99, using: &random)))
    }
  }

  /// How far values are from satisfying a row.
  static func error(of row: Row, at values: [Double]) -> Double {
    let sum = zip(row.factors, values).reduce(row.constant) { $0 + $1.0 * $1.1 }
    return switch row.relation {
    case .lessOrEqual: max(0, sum)
    case .equal: abs(sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }

  /// The least errors of the rows that may give, the most important first; nil when those that
  /// must hold contradict each other.
  func leastErrors() -> [Double]? {
    let count = isLength.count
    var fixed: [(row: Row, error: Double)] = []
    for row in rows where row.priority == nil { fixed.append((row, 0)) }
    func least(of row: Row?) -> Double? {
      var elimination = Elimination(count: count + 1)
      for place in 0..<count where isLength[place] {
        elimination.require((0..<count).map { $0 == place ? 1 : 0 }, 0)
      }
      for (row, error) in fixed { Self.limit(row, by: error, in: &elimination) }
      elimination.require(Array(repeating: 0, count: count) + [1], 0)
      if let row {
        if row.relation != .lessOrEqual { elimination.require(row.factors + [1], row.constant) }
        if row.relation != .greaterOrEqual {
          elimination.require(row.factors.map(-) + [1], -row.constant)
        }
      }
      return elimination.leastOfLast()
    }
    guard least(of: nil) != nil else { return nil }
    var errors: [Double] = []
    for row in ranked {
      guard let error = least(of: row) else { return nil }
      errors.append(error)
      fixed.append((row, error + 1e-7))
    }
    return errors
  }

  /// Holds values against the least errors, whoever found them.
  func expectOptimum(_ values: [Double], _ note: String) {
    guard let errors = leastErrors() else { return }
    for (value, isLength) in zip(values, isLength) where isLength {
      #expect(value > -1e-4, "\(note)")
    }
    for row in rows where row.priority == nil {
      #expect(Self.error(of: row, at: values) < 1e-4, "\(note)")
    }
    for (row, error) in zip(ranked, errors) {
      let found = Self.error(of: row, at: values)
      #expect(abs(found - error) < 1e-4, "\(note): \(row) errs by \(found), could by \(error)")
    }
  }

  /// The rows that may give, the most important first.
  var ranked: [Row] {
    rows.filter { $0.priority != nil }.sorted { ($0.priority ?? 0) > ($1.priority ?? 0) }
  }

  private static func limit(_ row: Row, by error: Double, in elimination: inout Elimination) {
    if row.relation != .lessOrEqual { elimination.require(row.factors, row.constant + error) }
    if row.relation != .greaterOrEqual {
      elimination.require(row.factors.map(-), -row.constant + error)
    }
  }
}

extension LinearExpression {
  /// A sum of quantities with factors.
  init(_ terms: [(SolverSymbol, Double)], _ constant: Double) {
    self.init(constant: constant)
    for (symbol, factor) in terms { add(symbol, factor) }
  }
}
