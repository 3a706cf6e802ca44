// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What is left for the simplex method, each part that hangs together by itself.
extension PiecewiseSolver {
  /// Makes pieces of the quantities of the region that have no source yet.
  mutating func makePieces() {
    for place in region.symbols where isUnknown(place) && quantities[place].degree > 0 {
      let piece = freePieces.popLast() ?? pieces.count
      if piece == pieces.count { pieces.append(Piece()) }
      gather(piece, from: place)
      fill(piece)
    }
  }

  /// Collects what hangs together with a quantity.
  private mutating func gather(_ piece: Int, from first: Int) {
    var made = Piece()
    var frontier: [Int] = []
    func join(_ place: Int, _ all: inout [Quantity]) {
      all[place].source = .piece
      all[place].origin = piece
      made.symbols.append(place)
      frontier.append(place)
    }
    join(first, &quantities)
    while let place = frontier.popLast() {
      for use in quantities[place].uses
      where records[use].isInRegion && records[use].role == .waiting {
        records[use].role = .inPiece(piece)
        made.records.append(use)
        for term in records[use].terms where isUnknown(term.symbol.place) {
          join(term.symbol.place, &quantities)
        }
      }
    }
    made.symbols.sort()
    made.records.sort { records[$0].serial < records[$1].serial }
    pieces[piece] = made
  }

  /// Puts the constraints of a piece into its table, and takes the values that come of it.
  private mutating func fill(_ place: Int) {
    var solver = ReducedSolver()
    for symbol in pieces[place].symbols {
      let isLength = quantities[symbol].kind == .length
      quantities[symbol].local = solver.makeVariable(isLength: isLength)
    }
    for record in pieces[place].records {
      records[record].local = solver.add(
        expression(of: record, in: place), records[record].relation,
        priority: records[record].priority)
    }
    do throws(SolverConflict) {
      try solver.solve()
      pieces[place].solver = solver
      takeValues(of: place)
    } catch {
      pieces[place].isInfeasible = true
      suspectPieces.append(place)
    }
  }

  /// A constraint by the quantities of a piece, all else as constants.
  private func expression(of record: Int, in piece: Int) -> LinearExpression {
    var result = LinearExpression(constant: records[record].constant)
    for term in records[record].terms {
      let quantity = quantities[term.symbol.place]
      if quantity.source == .piece, quantity.origin == piece {
        result.add(quantity.local, term.factor)
      } else {
        result.constant += term.factor * values[term.symbol.place]
      }
    }
    return result
  }

  private mutating func takeValues(of place: Int) {
    for (symbol, value) in zip(pieces[place].symbols, pieces[place].solver.values) {
      setValue(symbol, value)
    }
  }

  /// Solves pieces anew of which constants changed.
  mutating func solvePieces() {
    let stale = stalePieces
    stalePieces.removeAll(keepingCapacity: true)
    for place in stale where pieces[place].isStale {
      pieces[place].isStale = false
      do throws(SolverConflict) {
        try pieces[place].solver.solveAgain()
        takeValues(of: place)
      } catch {
        // The table is of no use any more: a new one says whether there is a contradiction.
        if let record = pieces[place].records.first { abandon(record) }
      }
    }
  }

  // MARK: - Ambiguity

  /// Whether a quantity could have another value while everything holds as well as now.
  package func isAmbiguous(_ symbol: SolverSymbol) -> Bool {
    guard quantities[symbol.place].source != .settled else { return false }
    var locals = [symbol.place: SolverSymbol(0)]
    var found = [symbol.place]
    var seen: Set<Int> = []
    var next = 0
    var solver = LinearSolver()
    _ = solver.makeVariable(isLength: quantities[symbol.place].kind == .length)
    while next < found.count {
      for use in quantities[found[next]].uses where seen.insert(use).inserted {
        for term in records[use].terms
        where quantities[term.symbol.place].source != .settled
          && locals[term.symbol.place] == nil
        {
          let isLength = quantities[term.symbol.place].kind == .length
          locals[term.symbol.place] = solver.makeVariable(isLength: isLength)
          found.append(term.symbol.place)
        }
      }
      next += 1
    }
    for use in seen.sorted(by: { records[$0].serial < records[$1].serial }) {
      var expression = LinearExpression(constant: records[use].constant)
      for term in records[use].terms {
        if let local = locals[term.symbol.place] {
          expression.add(local, term.factor)
        } else {
          expression.constant += term.factor * value(of: term.symbol)
        }
      }
      var ignored: SolverConstraint?
      try? solver.add(
        expression, records[use].relation, priority: records[use].priority,
        marker: &ignored)
    }
    solver.optimize()
    return solver.isAmbiguous(SolverSymbol(0))
  }
}
