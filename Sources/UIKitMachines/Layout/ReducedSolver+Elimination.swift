// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Putting what equations say into the other rows: first what makes these least longer.
extension ReducedSolver {
  /// A quantity in more rows stays, for to look at all of them again and again costs more than it
  /// saves.
  private static let mostUses = 8
  /// Below this a factor is too small to divide by.
  private static let leastDivisor = 0.1

  /// What is known while quantities are defined.
  private struct Elimination {
    /// By quantity: the rows that mention it, and some that did.
    var columns: [[Int]]
    var isDone: [Bool]
    var queue = RankQueue()
    var scratch: [SolverRow.Cell] = []
    var added: [SolverSymbol] = []
  }

  /// Finds definitions for as many quantities as possible, and puts them into the rows.
  mutating func eliminate() {
    // OPTIMIZATION: most pieces are one length and what its content wants.
    guard rows.contains(where: isEquation) else { return }
    var work = Elimination(
      columns: areLengths.map { _ in [] }, isDone: areLengths.map { _ in false })
    for place in rows.indices {
      for cell in rows[place].sum.cells { work.columns[cell.symbol.place].append(place) }
    }
    for quantity in areLengths.indices {
      // What is in many rows from the beginning is what others are compared with.
      if work.columns[quantity].count > Self.mostUses { work.isDone[quantity] = true }
      look(at: quantity, &work)
    }
    while let entry = work.queue.popFirst() {
      guard let (row, cost) = bestRow(for: entry.place, &work) else { continue }
      if cost > entry.rank {
        work.queue.insert(RankQueue.Entry(rank: cost, place: entry.place))
      } else {
        define(entry.place, by: row, &work)
      }
    }
  }

  private func isEquation(_ row: Row) -> Bool {
    row.relation == .equal && row.priority == nil && row.isWaiting
  }

  private func look(at quantity: Int, _ work: inout Elimination) {
    guard let (_, cost) = bestRow(for: quantity, &work) else { return }
    work.queue.insert(RankQueue.Entry(rank: cost, place: quantity))
  }

  /// The equation that may say what a quantity is and makes others least longer, with how many
  /// terms it puts into them; nil when there is none.
  private func bestRow(
    for quantity: Int, _ work: inout Elimination
  ) -> (row: Int, cost: Int)? {
    guard !work.isDone[quantity] else { return nil }
    let symbol = SolverSymbol(quantity)
    work.columns[quantity].removeAll { !rows[$0].isWaiting || rows[$0].sum.factor(of: symbol) == 0 }
    guard work.columns[quantity].count <= Self.mostUses else { return nil }
    var best: (row: Int, length: Int)?
    for place in work.columns[quantity] where mayDefine(quantity, by: rows[place]) {
      let length = rows[place].sum.cells.count
      if best.map({ length < $0.length }) ?? true { best = (place, length) }
    }
    return best.map { ($0.row, ($0.length - 1) * (work.columns[quantity].count - 1)) }
  }

  /// Whether a row says what a quantity is, and nothing besides: a length must not become negative
  /// by it.
  private func mayDefine(_ quantity: Int, by row: Row) -> Bool {
    guard isEquation(row) else { return false }
    let factor = row.sum.factor(of: SolverSymbol(quantity))
    guard abs(factor) >= Self.leastDivisor else { return false }
    guard areLengths[quantity] else { return true }
    let cells = row.sum.cells
    guard cells.count == 2, -row.sum.constant / factor >= 0 else { return false }
    let other = cells[cells[0].symbol.place == quantity ? 1 : 0]
    return areLengths[other.symbol.place] && other.factor / factor < 0
  }

  private mutating func define(_ quantity: Int, by place: Int, _ work: inout Elimination) {
    let symbol = SolverSymbol(quantity)
    var sum = rows[place].sum
    let slope = -1 / sum.factor(of: symbol)
    sum.exchange(nil, with: symbol)
    var definition = Definition(quantity: quantity, sum: sum, slope: slope)
    rows[place].role = .defines(definitions.count)
    rows[place].sum = SolverRow()
    for use in work.columns[quantity] {
      let factor = rows[use].sum.remove(symbol)
      guard factor != 0 else { continue }
      work.added.removeAll(keepingCapacity: true)
      rows[use].sum.add(sum, times: factor, scratch: &work.scratch, added: &work.added)
      for symbol in work.added { work.columns[symbol.place].append(use) }
      definition.uses.append((use, factor))
    }
    definitions.append(definition)
    work.isDone[quantity] = true
    for cell in sum.cells { look(at: cell.symbol.place, &work) }
  }
}
