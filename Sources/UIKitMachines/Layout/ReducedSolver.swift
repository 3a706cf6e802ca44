// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The constraints of a piece, of which the simplex method gets only what is left after equations
/// were put into the others.
///
/// In the table of `LinearSolver` every position of a chain of views mentions all that comes before
/// it. Here a position that an equation says is computed when all else is known, and the table knows
/// nothing of it: what is left of a chain is one row, which says how long all of it is.
struct ReducedSolver {
  /// What a constraint became.
  enum Role {
    /// Nothing yet.
    case waiting
    /// It is in the table.
    case inTable(SolverConstraint?)
    /// It says what a quantity is that the table does not know: a place among the definitions.
    case defines(Int)
    /// It limits one quantity, as others do: a place among the limits.
    case limits(Int)
  }

  struct Row {
    /// Its expression; empty once it has a role.
    var sum: SolverRow
    let relation: SolverRelation
    let priority: Double?
    var role = Role.waiting

    var isWaiting: Bool { if case .waiting = role { true } else { false } }
  }

  /// What a quantity equals.
  struct Definition {
    let quantity: Int
    var sum: SolverRow
    /// By how much it changes with the constant of the constraint that says so.
    let slope: Double
    /// The rows that it was put into, with the factors that it had there.
    var uses: [(row: Int, factor: Double)] = []
  }

  /// Constraints that limit one quantity from one side: the strictest is in the table.
  private struct Limit {
    let symbol: SolverSymbol
    let isLower: Bool
    /// By row: the limit that it sets, and by how much that changes with its constant.
    var values: [Int: (value: Double, slope: Double)] = [:]
    /// The limit that the table knows.
    var known = 0.0
    var constraint: SolverConstraint?

    var strictest: Double {
      let all = values.values.map(\.value)
      return (isLower ? all.max() : all.min()) ?? 0
    }
  }

  /// Rows that are longer come into the table when all others are there, for they make others long.
  private static let longRow = 16
  /// Where more wishes compare quantities, or are about one, the order counts in which they come.
  private static let fewWishes = 16

  var table = LinearSolver()
  /// By quantity: whether it is never negative.
  private(set) var areLengths: [Bool] = []
  /// By quantity: what it is in the table; nil for one that is defined.
  private var symbols: [SolverSymbol?] = []
  var rows: [Row] = []
  var definitions: [Definition] = []
  private var limits: [Limit] = []

  // MARK: - Constraints

  /// A new quantity; a length is never negative.
  mutating func makeVariable(isLength: Bool) -> SolverSymbol {
    areLengths.append(isLength)
    return SolverSymbol(areLengths.count - 1)
  }

  /// Takes a constraint in; its place is its name from now on.
  mutating func add(
    _ expression: LinearExpression, _ relation: SolverRelation, priority: Double?
  ) -> Int {
    var sum = SolverRow(constant: expression.constant)
    for term in expression.terms { sum.add(term.symbol, term.factor) }
    rows.append(Row(sum: sum, relation: relation, priority: priority))
    return rows.count - 1
  }

  /// Solves all that was taken in, once.
  mutating func solve() throws(SolverConflict) {
    eliminate()
    symbols = areLengths.map { _ in nil }
    var isDefined = areLengths.map { _ in false }
    for definition in definitions { isDefined[definition.quantity] = true }
    for place in areLengths.indices where !isDefined[place] {
      symbols[place] = table.makeVariable(isLength: areLengths[place])
    }
    if !definitions.isEmpty { collectLimits() }
    try fillTable()
    table.optimize()
  }

  /// Puts what is left into the table: in its order, but for rows that make others long.
  private mutating func fillTable() throws(SolverConflict) {
    let lengths = rows.map(\.sum.cells.count)
    table.prefersLengths = true
    for place in wishesOfOneLength() { try putIntoTable(place) }
    table.prefersLengths = false
    if rows.indices.count(where: isComparison) > Self.fewWishes {
      // Wishes that compare quantities make each pivot cost more: first are those of one alone.
      for place in rows.indices where lengths[place] == 1 { try putIntoTable(place) }
      table.optimize()
      table.prefersLengths = true
      for place in rows.indices where isComparison(place) && lengths[place] <= Self.longRow {
        try putIntoTable(place)
      }
      table.prefersLengths = false
    }
    for place in rows.indices where lengths[place] <= Self.longRow { try putIntoTable(place) }
    for place in rows.indices where lengths[place] > Self.longRow { try putIntoTable(place) }
  }

  /// The wishes for quantities of which there are many for each, as heights of views in a row: in an
  /// order in which the first says what the others come to as well.
  private func wishesOfOneLength() -> [Int] {
    // OPTIMIZATION: most pieces are one length and what its content wants.
    guard rows.count > Self.fewWishes else { return [] }
    var wishes: [SolverSymbol: [(place: Int, priority: Double, limit: Double)]] = [:]
    for place in rows.indices where rows[place].isWaiting && rows[place].sum.cells.count == 1 {
      guard let cell = rows[place].sum.cells.first, let priority = rows[place].priority else {
        continue
      }
      let limit = -rows[place].sum.constant / cell.factor
      let isUpper = (rows[place].relation == .lessOrEqual) == (cell.factor > 0)
      wishes[cell.symbol, default: []].append((place, priority, isUpper ? -limit : limit))
    }
    return wishes.sorted { $0.key < $1.key }.flatMap { _, wishes in
      guard wishes.count > Self.fewWishes else { return [Int]() }
      return wishes.sorted { ($1.priority, $1.limit, $0.place) < ($0.priority, $0.limit, $1.place) }
        .map(\.place)
    }
  }

  private func isComparison(_ place: Int) -> Bool {
    rows[place].priority != nil && rows[place].sum.cells.count > 1
  }

  /// Gives a row its place in the table, if it has one and is not there yet.
  private mutating func putIntoTable(_ place: Int) throws(SolverConflict) {
    switch rows[place].role {
    case .waiting:
      let terms = rows[place].sum.cells.compactMap { cell in
        symbols[cell.symbol.place].map { ($0, cell.factor) }
      }
      var constraint: SolverConstraint?
      try table.add(
        LinearExpression(terms: terms, constant: rows[place].sum.constant), rows[place].relation,
        priority: rows[place].priority, marker: &constraint)
      rows[place].role = .inTable(constraint)
      rows[place].sum = SolverRow()
    case .limits(let limit) where limits[limit].constraint == nil:
      limits[limit].known = limits[limit].strictest
      try table.add(
        LinearExpression(terms: [(limits[limit].symbol, 1)], constant: -limits[limit].known),
        limits[limit].isLower ? .greaterOrEqual : .lessOrEqual,
        marker: &limits[limit].constraint)
    case .limits, .inTable, .defines: break
    }
  }

  /// Finds constraints that limit the same quantity: gaps of which all are as long.
  private mutating func collectLimits() {
    var known: [SolverSymbol: [Bool: Int]] = [:]
    for place in rows.indices {
      let row = rows[place]
      guard row.isWaiting, row.priority == nil, row.relation != .equal, row.sum.cells.count == 1,
        let cell = row.sum.cells.first, let symbol = symbols[cell.symbol.place]
      else { continue }
      let isLower = (row.relation == .greaterOrEqual) == (cell.factor > 0)
      let limit = known[symbol]?[isLower] ?? limits.count
      if limit == limits.count {
        limits.append(Limit(symbol: symbol, isLower: isLower))
        known[symbol, default: [:]][isLower] = limit
      }
      let slope = -1 / cell.factor
      limits[limit].values[place] = (row.sum.constant * slope, slope)
      rows[place].role = .limits(limit)
      rows[place].sum = SolverRow()
    }
  }

  // MARK: - Changes

  /// Adds `change` to the constant of a constraint's expression.
  ///
  /// - Returns: false where all has to be solved from the beginning.
  mutating func change(_ row: Int, by change: Double) -> Bool {
    var changes = [row: change]
    var defining = RankQueue()
    var next: Int? = row
    while let row = next {
      let change = changes.removeValue(forKey: row) ?? 0
      if case .defines(let place) = rows[row].role {
        let shift = change * definitions[place].slope
        definitions[place].sum.constant += shift
        if areLengths[definitions[place].quantity], definitions[place].sum.constant < 0 {
          return false
        }
        for use in definitions[place].uses {
          // What was defined later may have been put into as much by other ways.
          if case .defines(let later) = rows[use.row].role, changes[use.row] == nil {
            defining.insert(RankQueue.Entry(rank: later, place: use.row))
          }
          changes[use.row, default: 0] += shift * use.factor
        }
      } else {
        changeInTable(row, by: change)
      }
      next = defining.popFirst()?.place
    }
    for (row, change) in changes.sorted(by: { $0.key < $1.key }) { changeInTable(row, by: change) }
    return true
  }

  private mutating func changeInTable(_ row: Int, by change: Double) {
    switch rows[row].role {
    case .waiting, .defines: break
    case .inTable(let constraint):
      if let constraint { table.change(constraint, by: change) }
    case .limits(let place):
      guard let value = limits[place].values[row], let constraint = limits[place].constraint else {
        return
      }
      limits[place].values[row]?.value += change * value.slope
      let strictest = limits[place].strictest
      table.change(constraint, by: limits[place].known - strictest)
      limits[place].known = strictest
    }
  }

  /// Solves what there is with the constants that were changed.
  ///
  /// - Throws: when the constraints that must hold contradict each other now, or the table does not
  ///   know better: it is of no use then.
  mutating func solveAgain() throws(SolverConflict) {
    try table.restore()
    table.optimize()
  }

  /// The values of all quantities.
  var values: [Double] {
    var values = symbols.map { $0.map { table.value(of: $0) } ?? 0 }
    // What was defined first may be said by what was defined later.
    for definition in definitions.reversed() {
      var sum = definition.sum.constant
      for cell in definition.sum.cells { sum += cell.factor * values[cell.symbol.place] }
      // Not -0.
      values[definition.quantity] = sum == 0 ? 0 : sum
    }
    return values
  }
}
