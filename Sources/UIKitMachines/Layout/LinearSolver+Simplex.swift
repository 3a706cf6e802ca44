// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The simplex method, both ways, with the rule of Bland (the first symbol wins), which never cycles.
extension LinearSolver {
  /// More pivots than this in one go come of rounding alone; what is reached by then is kept.
  private static let mostPivots = 100_000

  /// After so many pivots for each row that choose what costs least and lead nowhere, which may be a
  /// circle, the rule of Bland goes on.
  private static let mostIdlePivots = 4

  /// Makes every objective as small as those of higher priority allow.
  package mutating func optimize() {
    isOptimal = true
    for place in levels.indices { minimize(levels[place].row, under: levels[..<place].map(\.row)) }
  }

  /// Makes an objective as small as possible without making those above worse.
  mutating func minimize(_ objective: Int, under higher: [Int]) {
    for _ in 0..<Self.mostPivots {
      guard let entering = entering(objective, under: higher),
        let leaving = leaving(for: entering.symbol, grows: entering.grows)
      else { return }
      pivot(leaving, entering.symbol)
    }
  }

  /// Makes the value of an artificial symbol as small as possible, at the least cost to what is wanted.
  ///
  /// In a table that is optimal: it is so afterwards too, where the value came down to nothing.
  mutating func minimizeArtificial(_ objective: Int) {
    var idle = 0
    while idle < Self.mostIdlePivots * table.count {
      guard let entering = cheapest(objective),
        let leaving = leaving(for: entering.symbol, grows: entering.grows)
      else { return }
      let before = table[objective].constant
      pivot(leaving, entering.symbol)
      idle = table[objective].constant < before - Self.constantTolerance ? 0 : idle + 1
    }
    minimize(objective, under: [])
  }

  /// What makes an objective smaller at the least cost.
  private func cheapest(_ objective: Int) -> (symbol: SolverSymbol, grows: Bool)? {
    var candidates = table[objective].cells.filter {
      let kind = kind($0.symbol)
      return kind == .position || (kind != .dummy && $0.factor < -Self.tolerance)
    }
    for level in levels where candidates.count > 1 {
      var least = Double.infinity
      var cheap: [SolverRow.Cell] = []
      let costs = table[level.row].cells
      var place = 0
      for cell in candidates {
        while place < costs.count, costs[place].symbol < cell.symbol { place += 1 }
        let isCost = place < costs.count && costs[place].symbol == cell.symbol
        let cost = isCost ? costs[place].factor / abs(cell.factor) : 0
        if cost < least - Self.tolerance {
          least = cost
          cheap.removeAll(keepingCapacity: true)
        }
        if cost <= least + Self.tolerance { cheap.append(cell) }
      }
      candidates = cheap
    }
    return candidates.first.map { ($0.symbol, $0.factor < 0) }
  }

  private func entering(
    _ objective: Int, under higher: [Int]
  ) -> (symbol: SolverSymbol, grows: Bool)? {
    for cell in table[objective].cells {
      let kind = kind(cell.symbol)
      guard kind != .dummy, cell.factor < -Self.tolerance || kind == .position else { continue }
      // Above, costs are not negative any more: one that is not zero would make things worse.
      let isFree = higher.allSatisfy {
        abs(table[$0].factor(of: cell.symbol)) < Self.constantTolerance
      }
      if isFree { return (cell.symbol, cell.factor < 0) }
    }
    return nil
  }

  /// The row that stops a symbol first when it grows or shrinks.
  private mutating func leaving(for symbol: SolverSymbol, grows: Bool) -> Int? {
    var best: Int?
    var least = Double.infinity
    for place in rows(with: symbol) {
      guard let basic = basics[place] else { continue }
      let kind = kind(basic)
      guard kind != .position else { continue }
      let factor = table[place].factor(of: symbol) * (grows ? 1 : -1)
      let ratio: Double
      if kind == .dummy {
        ratio = 0
      } else if factor < 0 {
        ratio = max(0, -table[place].constant / factor)
      } else {
        continue
      }
      if ratio < least || (ratio == least && best.map { basic < basics[$0] ?? basic } ?? true) {
        least = ratio
        best = place
      }
    }
    return best
  }

  /// Makes a symbol basic instead of the one whose row it is.
  mutating func pivot(_ place: Int, _ symbol: SolverSymbol) {
    pivotCount += 1
    let basic = basics[place]
    var row = dropRow(place)
    row.exchange(basic, with: symbol)
    substitute(symbol, by: row)
    insertRow(row, basic: symbol)
  }

  // MARK: - After changes

  /// Makes an optimal table feasible again whose constants were changed: the dual simplex method.
  ///
  /// - Throws: `SolverConflict` when the required constraints contradict each other now. The table
  ///   is of no use then and must be built anew.
  package mutating func restore() throws(SolverConflict) {
    for _ in 0..<Self.mostPivots {
      guard let place = infeasibleRow() else { return }
      let grows = table[place].constant < 0
      guard let symbol = enteringDual(place, grows: grows) else {
        throw conflict(table[place].cells.map(\.symbol) + [basics[place]].compactMap(\.self))
      }
      pivot(place, symbol)
    }
  }

  private func infeasibleRow() -> Int? {
    var found: (place: Int, basic: SolverSymbol)?
    for place in table.indices {
      guard let basic = basics[place] else { continue }
      let constant = table[place].constant
      let kind = kind(basic)
      guard kind != .position,
        constant < -Self.constantTolerance
          || (kind == .dummy && constant > Self.constantTolerance)
      else { continue }
      if found.map({ basic < $0.basic }) ?? true { found = (place, basic) }
    }
    return found?.place
  }

  /// The symbol that repairs a row at the least cost.
  private func enteringDual(_ place: Int, grows: Bool) -> SolverSymbol? {
    var best: SolverSymbol?
    var least: [Double] = []
    for cell in table[place].cells {
      let kind = kind(cell.symbol)
      guard kind != .dummy else { continue }
      if kind == .position { return cell.symbol }
      let factor = grows ? cell.factor : -cell.factor
      guard factor > Self.tolerance else { continue }
      let costs = levels.map { table[$0.row].factor(of: cell.symbol) / factor }
      if best == nil || Self.precedes(costs, least) {
        best = cell.symbol
        least = costs
      }
    }
    return best
  }

  private static func precedes(_ one: [Double], _ other: [Double]) -> Bool {
    for (mine, theirs) in zip(one, other) where abs(mine - theirs) > tolerance {
      return mine < theirs
    }
    return false
  }

  // MARK: - Ambiguity

  /// Whether a quantity could have another value while everything holds as well as now.
  package func isAmbiguous(_ symbol: SolverSymbol) -> Bool {
    let place = rowOf[Int(symbol.index)]
    guard place >= 0 else { return isMovable(symbol) }
    return table[Int(place)].cells.contains { isMovable($0.symbol) }
  }

  /// Whether a symbol that is zero in the table may become something else at no cost.
  private func isMovable(_ symbol: SolverSymbol) -> Bool {
    switch kind(symbol) {
    case .dummy, .unused: return false
    case .position: return true
    case .length, .slack, .error:
      guard
        levels.allSatisfy({ abs(table[$0.row].factor(of: symbol)) < Self.constantTolerance })
      else { return false }
      for row in columns[Int(symbol.index)].map(Int.init) {
        guard let basic = basics[row], kind(basic) != .position,
          table[row].factor(of: symbol) != 0
        else { continue }
        let isStuck = table[row].constant < Self.constantTolerance
        if kind(basic) == .dummy || (isStuck && table[row].factor(of: symbol) < 0) { return false }
      }
      return true
    }
  }
}
