// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds values for quantities that satisfy linear constraints: all that are required, and of the
/// others the more important ones as nearly as possible before less important ones are looked at.
///
/// The Cassowary algorithm of Badros and Borning: a table in which every basic symbol is expressed
/// by those that are zero at present, kept from one question to the next, so that a changed constant
/// costs what it changes. Where they weigh strengths by great numbers, each priority has an
/// objective row of its own here, and what a lower one wants never counts against a higher one.
///
/// Constraints are added, then `optimize()` is called, and values are right. Then constants may be
/// changed (`change`), after which `restore()` and `optimize()` are called. To be without a
/// constraint takes another table.
package struct LinearSolver {
  /// Factors below this are zero, for sums of a few thousand terms near 1 err by less.
  static let tolerance = 1e-9
  /// Constants below this are zero: far below a pixel, far above the error of sums of lengths.
  package static let constantTolerance = 1e-6

  /// What one priority minimizes: the sum of the errors of its constraints.
  struct Level {
    let priority: Double
    let row: Int
  }

  var table: [SolverRow] = []
  /// The symbol that each row of the table says the value of; nil for objectives and free rows.
  var basics: [SolverSymbol?] = []
  private var freeRows: [Int] = []
  /// By symbol: what it is, the row that says its value or -1, the rows that may mention it.
  var kinds: [SymbolKind] = []
  var rowOf: [Int32] = []
  var columns: [[Int32]] = []
  /// By row: the last search that came by.
  private var visits: [Int] = []
  private var lastVisit = 0
  private var freeSymbols: [SolverSymbol] = []
  /// The objectives, the highest priority first.
  var levels: [Level] = []
  var scratch: [SolverRow.Cell] = []
  var added: [SolverSymbol] = []
  /// Whether nothing was added since the table was optimal that may want it otherwise.
  var isOptimal = true
  /// Whether a length that occurs nowhere yet is what a constraint is solved for, rather than what that
  /// brings: a length that many wishes are about is what the first says then, and others stay short
  /// that are compared with one.
  var prefersLengths = false
  /// How often the table was pivoted, for benchmarks and tests.
  var pivotCount = 0

  /// A table without quantities and constraints.
  package init() {}

  // MARK: - Quantities

  /// A new quantity; a length is never negative.
  package mutating func makeVariable(isLength: Bool = false) -> SolverSymbol {
    makeSymbol(isLength ? .length : .position)
  }

  /// The value of a quantity; 0 when no constraint says anything of it.
  package func value(of symbol: SolverSymbol) -> Double {
    let row = rowOf[Int(symbol.index)]
    return row < 0 ? 0 : table[Int(row)].constant
  }

  // MARK: - Symbols and rows

  mutating func makeSymbol(_ kind: SymbolKind) -> SolverSymbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol.index)] = kind
      return symbol
    }
    let symbol = SolverSymbol(index: Int32(kinds.count))
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    return symbol
  }

  /// Takes a symbol that is not basic out of all rows and makes its number free.
  mutating func dropSymbol(_ symbol: SolverSymbol) {
    let index = Int(symbol.index)
    for row in columns[index] { table[Int(row)].remove(symbol) }
    columns[index].removeAll(keepingCapacity: true)
    kinds[index] = .unused
    freeSymbols.append(symbol)
  }

  func kind(_ symbol: SolverSymbol) -> SymbolKind { kinds[Int(symbol.index)] }

  /// Puts a row into the table as the value of `basic`, nil for an objective.
  @discardableResult
  mutating func insertRow(_ row: SolverRow, basic: SolverSymbol?) -> Int {
    let place: Int
    if let free = freeRows.popLast() {
      place = free
      table[place] = row
      basics[place] = basic
    } else {
      place = table.count
      table.append(row)
      basics.append(basic)
      visits.append(0)
    }
    if let basic { rowOf[Int(basic.index)] = Int32(place) }
    for cell in row.cells { columns[Int(cell.symbol.index)].append(Int32(place)) }
    return place
  }

  /// Takes a row out of the table; its symbol is not basic any more.
  @discardableResult
  mutating func dropRow(_ place: Int) -> SolverRow {
    let row = table[place]
    if let basic = basics[place] { rowOf[Int(basic.index)] = -1 }
    table[place] = SolverRow()
    basics[place] = nil
    freeRows.append(place)
    return row
  }

  /// The rows that mention a symbol, each once.
  mutating func rows(with symbol: SolverSymbol) -> [Int] {
    let index = Int(symbol.index)
    var places: [Int32] = []
    swap(&places, &columns[index])
    lastVisit += 1
    places.removeAll { row in
      let isKnown = visits[Int(row)] == lastVisit
      visits[Int(row)] = lastVisit
      return isKnown || table[Int(row)].factor(of: symbol) == 0
    }
    swap(&places, &columns[index])
    return columns[index].map(Int.init)
  }

  /// Adds to the factor of a symbol in a row of the table.
  mutating func add(_ symbol: SolverSymbol, _ factor: Double, toRow place: Int) {
    if table[place].factor(of: symbol) == 0 { columns[Int(symbol.index)].append(Int32(place)) }
    table[place].add(symbol, factor)
  }

  /// Adds a row times a factor to a row of the table.
  mutating func add(_ row: SolverRow, times factor: Double, toRow place: Int) {
    added.removeAll(keepingCapacity: true)
    table[place].add(row, times: factor, scratch: &scratch, added: &added)
    for symbol in added { columns[Int(symbol.index)].append(Int32(place)) }
  }

  /// Puts what a symbol equals in its place in all rows.
  mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow) {
    let index = Int(symbol.index)
    var places: [Int32] = []
    swap(&places, &columns[index])
    for place in places {
      let factor = table[Int(place)].remove(symbol)
      if factor != 0 { add(row, times: factor, toRow: Int(place)) }
    }
    places.removeAll(keepingCapacity: true)
    swap(&places, &columns[index])
  }

  // MARK: - Levels

  /// The place of the objective of a priority among the levels, made when it is the first.
  mutating func takeLevel(_ priority: Double) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert(
        Level(priority: priority, row: insertRow(SolverRow(), basic: nil)), at: place)
    }
    return place
  }
}
