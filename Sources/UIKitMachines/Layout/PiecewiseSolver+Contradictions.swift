// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What contradicts what.
extension PiecewiseSolver {
  /// Constraints among which there is a contradiction; nil when there is none.
  mutating func nextContradiction() -> [Int]? {
    // The oldest first: what it has go may be all that a later one is against.
    suspects.sort { records[$0].serial > records[$1].serial }
    while let record = suspects.last {
      if isBroken(record) { return [record] }
      suspects.removeLast()
    }
    while let place = suspectLengths.last {
      let quantity = quantities[place]
      if quantity.source == .settled, quantity.kind == .length,
        values[place] < -LinearSolver.constantTolerance
      {
        return [quantity.origin]
      }
      suspectLengths.removeLast()
    }
    while let place = suspectPieces.last {
      if pieces[place].isInfeasible {
        return pieces[place].records.filter { records[$0].priority == nil }
      }
      suspectPieces.removeLast()
    }
    return nil
  }

  /// Whether a constraint that must hold does not, by more than rounding explains.
  private func isBroken(_ place: Int) -> Bool {
    let record = records[place]
    guard record.role == .check, record.priority == nil else { return false }
    var sum = record.constant
    var size = abs(sum)
    for term in record.terms {
      let part = term.factor * values[term.symbol.place]
      sum += part
      size += abs(part)
    }
    let tolerance = max(LinearSolver.constantTolerance, size * 1e-12)
    return switch record.relation {
    case .lessOrEqual: sum > tolerance
    case .equal: abs(sum) > tolerance
    case .greaterOrEqual: sum < -tolerance
    }
  }

  /// Which constraint could not be added to the ones before it, and which of them are against it.
  func explain(_ contradiction: [Int]) -> (added: Int, rivals: [Int]) {
    let involved = withSupport(contradiction)
    var solver = LinearSolver()
    var locals: [Int: SolverSymbol] = [:]
    var owners: [SolverSymbol: Int] = [:]
    for place in involved {
      var expression = LinearExpression(constant: records[place].constant)
      for term in records[place].terms {
        let isLength = quantities[term.symbol.place].kind == .length
        let local = locals[term.symbol.place] ?? solver.makeVariable(isLength: isLength)
        locals[term.symbol.place] = local
        expression.add(local, term.factor)
      }
      var kept: SolverConstraint?
      do throws(SolverConflict) {
        try solver.add(expression, records[place].relation, marker: &kept)
        if let kept { owners[kept.marker] = place }
      } catch {
        return (place, error.markers.compactMap { owners[$0] })
      }
    }
    // Rounding alone tells them apart.
    return (involved[involved.count - 1], Array(involved.dropLast()))
  }

  /// Constraints, with those that settle what is settled in them, in the order in which they were
  /// added.
  private func withSupport(_ contradiction: [Int]) -> [Int] {
    var found = contradiction
    var seen = Set(contradiction)
    var next = 0
    while next < found.count {
      for term in records[found[next]].terms {
        let quantity = quantities[term.symbol.place]
        if quantity.source == .settled, seen.insert(quantity.origin).inserted {
          found.append(quantity.origin)
        }
      }
      next += 1
    }
    return found.sorted { records[$0].serial < records[$1].serial }
  }
}
