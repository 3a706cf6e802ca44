// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Adding and changing constraints.
extension LinearSolver {
  // MARK: - Adding

  /// Adds the constraint "expression compares with zero as `relation` says".
  ///
  /// - Parameter priority: how important it is compared with others; nil when it must hold.
  /// - Throws: `SolverConflict` when it cannot hold together with others, whose markers it names;
  ///   the table is as before then, but for `optimize()`.
  package mutating func add(
    _ expression: LinearExpression, _ relation: SolverRelation, priority: Double? = nil,
    marker kept: inout SolverConstraint?
  ) throws(SolverConflict) {
    var row = SolverRow(constant: expression.constant)
    for term in expression.terms where abs(term.factor) >= Self.tolerance {
      let place = rowOf[Int(term.symbol.index)]
      if place < 0 {
        row.add(term.symbol, term.factor)
      } else {
        added.removeAll(keepingCapacity: true)
        row.add(table[Int(place)], times: term.factor, scratch: &scratch, added: &added)
      }
    }
    let constraint = bring(relation, priority, into: &row)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, constraint) {
      row.exchange(nil, with: subject)
      substitute(subject, by: row)
      insertRow(row, basic: subject)
    } else {
      try addWithArtificial(row, constraint)
    }
    kept = constraint
  }

  /// Makes the symbols of a new constraint and puts them into its row and objective.
  private mutating func bring(
    _ relation: SolverRelation, _ priority: Double?, into row: inout SolverRow
  ) -> SolverConstraint {
    let sign: Double = relation == .lessOrEqual ? 1 : -1
    guard let priority else {
      let marker = makeSymbol(relation == .equal ? .dummy : .slack)
      row.add(marker, sign)
      return SolverConstraint(marker: marker, markerFactor: sign, other: nil)
    }
    let marker = makeSymbol(relation == .equal ? .error : .slack)
    let error = makeSymbol(.error)
    row.add(marker, sign)
    row.add(error, -sign)
    isOptimal = false
    let level = levels[takeLevel(priority)].row
    add(error, 1, toRow: level)
    if relation == .equal { add(marker, 1, toRow: level) }
    return SolverConstraint(marker: marker, markerFactor: sign, other: error)
  }

  /// What a new row, whose constant is not negative, can be solved for: a position, or what occurs
  /// nowhere else and comes out as no less than zero.
  private func subject(of row: SolverRow, _ constraint: SolverConstraint) -> SolverSymbol? {
    for cell in row.cells where kind(cell.symbol) == .position { return cell.symbol }
    let isZero = row.constant < Self.constantTolerance
    let length = row.cells.first { isNewLength($0.symbol) && ($0.factor < 0 || isZero) }
    if prefersLengths, let length { return length.symbol }
    for symbol in [constraint.marker, constraint.other].compactMap(\.self)
    where kind(symbol) != .dummy {
      let factor = row.factor(of: symbol)
      if factor < 0 || (isZero && factor != 0) { return symbol }
    }
    return length?.symbol
  }

  private func isNewLength(_ symbol: SolverSymbol) -> Bool {
    kind(symbol) == .length && columns[Int(symbol.index)].isEmpty
  }

  /// Adds a row by making a symbol for its value and minimizing that to nothing.
  ///
  /// What is wanted is looked at first, with that symbol as a limit, and given up by as little as must
  /// be: so the table is optimal afterwards, and `optimize()` has little to do in long rows.
  private mutating func addWithArtificial(
    _ row: SolverRow, _ constraint: SolverConstraint
  ) throws(SolverConflict) {
    let artificial = makeSymbol(.slack)
    let place = insertRow(row, basic: artificial)
    let objective = insertRow(row, basic: nil)
    if !isOptimal { optimize() }
    minimizeArtificial(objective)
    let remaining = dropRow(objective)
    guard remaining.constant < Self.constantTolerance else {
      if rowOf[Int(artificial.index)] >= 0 { dropRow(Int(rowOf[Int(artificial.index)])) }
      dropSymbol(artificial)
      let markers = conflict(remaining.cells.map(\.symbol) + [constraint.marker])
      dropSymbol(constraint.marker)
      throw markers
    }
    if rowOf[Int(artificial.index)] == Int32(place) {
      settle(place, preferring: constraint.marker)
    }
    dropSymbol(artificial)
  }

  /// Solves a row whose value is zero for another symbol, or drops it when it says nothing.
  private mutating func settle(_ place: Int, preferring marker: SolverSymbol) {
    var row = dropRow(place)
    row.constant = 0
    let cells = row.cells
    let symbol =
      cells.first { kind($0.symbol) != .dummy }?.symbol
      ?? (row.factor(of: marker) != 0 ? marker : cells.first?.symbol)
    guard let symbol else { return }
    row.exchange(nil, with: symbol)
    substitute(symbol, by: row)
    insertRow(row, basic: symbol)
  }

  func conflict(_ symbols: [SolverSymbol]) -> SolverConflict {
    var markers = symbols.filter { kind($0) == .dummy || kind($0) == .slack }
    markers = Array(Set(markers)).sorted()
    return SolverConflict(markers: markers)
  }

  // MARK: - Changing

  /// Adds `change` to the constant of a constraint's expression.
  ///
  /// The table must be optimal; afterwards it is not feasible until `restore()`.
  package mutating func change(_ constraint: SolverConstraint, by change: Double) {
    let shift = change / constraint.markerFactor
    let own = rowOf[Int(constraint.marker.index)]
    if own >= 0 {
      table[Int(own)].constant -= shift
      return
    }
    for place in rows(with: constraint.marker) {
      table[place].constant += table[place].factor(of: constraint.marker) * shift
    }
  }
}
