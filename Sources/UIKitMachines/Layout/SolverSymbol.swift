// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A column of the solver's table: a quantity that is looked for, or one that a constraint brought.
package struct SolverSymbol: Hashable, Comparable {
  let index: Int32

  init(index: Int32) { self.index = index }

  init(_ place: Int) { index = Int32(place) }

  /// Its number, for arrays that have something of each.
  package var place: Int { Int(index) }

  package static func < (one: SolverSymbol, other: SolverSymbol) -> Bool { one.index < other.index }
}

/// What a symbol stands for, which says what it may be.
enum SymbolKind: UInt8 {
  /// Belongs to nothing at present.
  case unused
  /// A quantity that may be anything: a position.
  case position
  /// A quantity that is never negative: a width or a height.
  case length
  /// How far a constraint is from what it must not pass; never negative.
  case slack
  /// By how much a constraint that may give gave; never negative.
  case error
  /// Marks what a required equation did to the table; always zero.
  case dummy

  /// Whether the value is never negative.
  var isRestricted: Bool { self != .position }
}

/// A sum of quantities, each with a factor, and a constant.
package struct LinearExpression {
  private(set) var terms: [(symbol: SolverSymbol, factor: Double)] = []
  package var constant = 0.0

  package init(constant: Double = 0) { self.constant = constant }

  /// A sum whose quantities are different ones.
  init(terms: [(symbol: SolverSymbol, factor: Double)], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  package mutating func add(_ symbol: SolverSymbol, _ factor: Double = 1) {
    if let place = terms.firstIndex(where: { $0.symbol == symbol }) {
      terms[place].factor += factor
    } else {
      terms.append((symbol, factor))
    }
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.symbol, term.factor * factor) }
  }

  /// The same without quantities that cancel out.
  package var reduced: LinearExpression {
    var result = self
    result.terms.removeAll { abs($0.factor) < LinearSolver.tolerance }
    return result
  }
}

/// How an expression compares with zero where a constraint holds.
package enum SolverRelation {
  case lessOrEqual
  case equal
  case greaterOrEqual
}

/// A constraint in the table, for whoever changes it.
package struct SolverConstraint {
  /// Brought by this constraint alone, so that its column shows what the constraint did.
  package let marker: SolverSymbol
  /// The factor of the marker in the equation the constraint became.
  let markerFactor: Double
  /// What else it brought.
  let other: SolverSymbol?
}

/// Constraints of which one has to go because they cannot all hold: their markers.
package struct SolverConflict: Error, Equatable {
  package let markers: [SolverSymbol]
}
