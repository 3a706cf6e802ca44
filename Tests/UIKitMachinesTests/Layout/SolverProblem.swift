// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import TestSupport
@testable import UIKitMachines

/// A few random constraints, which can be asked of the solver and of the elimination alike.
struct SolverProblem {
  struct Wish {
    var factors: [Double]
    var constant: Double
    let relation: SolverRelation
    /// nil for one that must hold.
    let priority: Double?
  }

  let isLength: [Bool]
  var wishes: [Wish]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...3, using: &random)
    isLength = (0..<count).map { _ in Bool.random(using: &random) }
    wishes = (0..<Int.random(in: 2...7, using: &random)).map { index in
      let isRequired = Int.random(in: 0..<5, using: &random) < 2
      let relation: SolverRelation =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .lessOrEqual
        case 1: .equal
        default: .greaterOrEqual
        }
      return Wish(
        factors: (0..<count).map { _ in Double(Int.random(in: -2...2, using: &random)) },
        constant: Double(Int.random(in: -20...20, using: &random)), relation: relation,
        priority: isRequired ? nil : Double(100 * index + Int.random(in: 1...99, using: &random)))
    }
  }

  /// How far values are from satisfying a wish.
  static func error(of wish: Wish, at values: [Double]) -> Double {
    let sum = zip(wish.factors, values).reduce(wish.constant) { $0 + $1.0 * $1.1 }
    return switch wish.relation {
    case .lessOrEqual: max(0, sum)
    case .equal: abs(sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }

  /// The least errors of the wishes that may give, the most important first; nil when those that
  /// must hold contradict each other.
  func leastErrors() -> [Double]? {
    let count = isLength.count
    var fixed: [(wish: Wish, error: Double)] = []
    for wish in wishes where wish.priority == nil { fixed.append((wish, 0)) }
    func least(of wish: Wish?) -> Double? {
      var elimination = Elimination(count: count + 1)
      for place in 0..<count where isLength[place] {
        elimination.require((0..<count).map { $0 == place ? 1 : 0 }, 0)
      }
      for (wish, error) in fixed { Self.limit(wish, by: error, in: &elimination) }
      elimination.require(Array(repeating: 0, count: count) + [1], 0)
      if let wish {
        if wish.relation != .lessOrEqual { elimination.require(wish.factors + [1], wish.constant) }
        if wish.relation != .greaterOrEqual {
          elimination.require(wish.factors.map(-) + [1], -wish.constant)
        }
      }
      return elimination.leastOfLast()
    }
    guard least(of: nil) != nil else { return nil }
    var errors: [Double] = []
    for wish in ranked {
      guard let error = least(of: wish) else { return nil }
      errors.append(error)
      fixed.append((wish, error + 1e-7))
    }
    return errors
  }

  /// The wishes that may give, the most important first.
  var ranked: [Wish] {
    wishes.filter { $0.priority != nil }.sorted { ($0.priority ?? 0) > ($1.priority ?? 0) }
  }

  private static func limit(_ wish: Wish, by error: Double, in elimination: inout Elimination) {
    if wish.relation != .lessOrEqual { elimination.require(wish.factors, wish.constant + error) }
    if wish.relation != .greaterOrEqual {
      elimination.require(wish.factors.map(-), -wish.constant + error)
    }
  }
}
