// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A row of the solver's table: what a basic symbol equals, as a constant and other symbols with
/// factors, in the order of the symbols.
struct SolverRow {
  struct Cell {
    let symbol: SolverSymbol
    var factor: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double = 0) { self.constant = constant }

  private func place(of symbol: SolverSymbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of a symbol; 0 when the row does not have it.
  func factor(of symbol: SolverSymbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells[place].factor
  }

  /// Adds to the factor of one symbol.
  mutating func add(_ symbol: SolverSymbol, _ factor: Double) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      cells.insert(Cell(symbol: symbol, factor: factor), at: place)
      return
    }
    cells[place].factor += factor
    if abs(cells[place].factor) < LinearSolver.tolerance { cells.remove(at: place) }
  }

  /// Takes a symbol out.
  ///
  /// - Returns: its factor; 0 when the row did not have it.
  @discardableResult
  mutating func remove(_ symbol: SolverSymbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).factor
  }

  /// Adds another row times a factor.
  ///
  /// - Parameters:
  ///   - scratch: room for the sum, whose storage is exchanged with the row's.
  ///   - added: gets the symbols that the row did not have before.
  mutating func add(
    _ other: SolverRow, times factor: Double, scratch: inout [Cell], added: inout [SolverSymbol]
  ) {
    constant += other.constant * factor
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    var own = 0
    var foreign = 0
    while own < cells.count, foreign < other.cells.count {
      let mine = cells[own]
      let theirs = other.cells[foreign]
      if mine.symbol < theirs.symbol {
        scratch.append(mine)
        own += 1
      } else if theirs.symbol < mine.symbol {
        scratch.append(Cell(symbol: theirs.symbol, factor: theirs.factor * factor))
        added.append(theirs.symbol)
        foreign += 1
      } else {
        let sum = mine.factor + theirs.factor * factor
        if abs(sum) >= LinearSolver.tolerance {
          scratch.append(Cell(symbol: mine.symbol, factor: sum))
        }
        own += 1
        foreign += 1
      }
    }
    scratch.append(contentsOf: cells[own...])
    for theirs in other.cells[foreign...] {
      scratch.append(Cell(symbol: theirs.symbol, factor: theirs.factor * factor))
      added.append(theirs.symbol)
    }
    swap(&cells, &scratch)
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].factor *= factor }
  }

  /// From "`basic` equals this row" makes "`symbol` equals this row".
  mutating func exchange(_ basic: SolverSymbol?, with symbol: SolverSymbol) {
    let factor = remove(symbol)
    if let basic { add(basic, -1) }
    scale(by: -1 / factor)
  }
}
