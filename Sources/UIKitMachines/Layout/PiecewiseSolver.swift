// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds values for quantities that satisfy linear constraints, in pieces, at a cost that grows with
/// what a change touches.
///
/// Most constraints of a layout are equations that say one value when all others are known, or that
/// one quantity alone can satisfy whatever the others are: these are computed, one after the other.
/// Only what is left is asked of the simplex method (`LinearSolver`), each part that hangs together
/// by itself, with what is settled as constants. The optimum is that of all constraints together.
///
/// What is added, changed and removed counts from the next `solve(_:)`.
package struct PiecewiseSolver {
  /// Below this a factor is too small to divide by where there is a choice.
  static let leastDivisor = 1e-6

  var quantities: [Quantity] = []
  /// By the place of a symbol: the value of the quantity; 0 when no constraint says anything of it.
  ///
  /// OPTIMIZATION: whoever reads many values reads them here, for to call a method of a structure that
  /// an object holds copies it.
  package private(set) var values: [Double] = []
  var records: [Record] = []
  var pieces: [Piece] = []
  private var lastSerial = 0
  /// The last place in the order in which values are computed.
  var lastRank = 0

  // Numbers that can be given away again.
  private var freeQuantities: [Int] = []
  private var freeRecords: [Int] = []
  var freePieces: [Int] = []

  // What is to be done by the next `solve(_:)`.
  /// Constraints that nobody looked at yet.
  var waiting: [Int] = []
  /// Quantities that lost what their value came from.
  var seeds: [Int] = []
  /// Whether lengths came out as negative, which must not follow then.
  var haveNegative = false
  private var dead: [Int] = []
  private var forgotten: [Int] = []
  /// Computed quantities of which an input changed, those that are settled apart.
  var staleSettled = RankQueue()
  var staleFollowers = RankQueue()
  var stalePieces: [Int] = []

  // What may contradict something.
  var suspects: [Int] = []
  var suspectLengths: [Int] = []
  var suspectPieces: [Int] = []

  /// The quantities and constraints that are being looked at anew.
  var region = Region()
  private var changed: [SolverSymbol] = []

  /// Nothing yet.
  package init() {}

  // MARK: - Quantities

  /// A new quantity; a length is never negative.
  package mutating func makeVariable(isLength: Bool = false) -> SolverSymbol {
    let fresh = Quantity(kind: isLength ? .length : .position)
    if let place = freeQuantities.popLast() {
      quantities[place] = fresh
      values[place] = 0
      return SolverSymbol(place)
    }
    quantities.append(fresh)
    values.append(0)
    return SolverSymbol(quantities.count - 1)
  }

  /// The value of a quantity.
  package func value(of symbol: SolverSymbol) -> Double { values[symbol.place] }

  /// Forgets a quantity as soon as no constraint mentions it.
  package mutating func forget(_ symbol: SolverSymbol) { forgotten.append(symbol.place) }

  /// The quantities whose value changed since this was asked last.
  package mutating func takeChanges() -> [SolverSymbol] {
    defer { changed.removeAll(keepingCapacity: true) }
    for symbol in changed { quantities[symbol.place].isChanged = false }
    return changed
  }

  // MARK: - Constraints

  /// Adds the constraint "expression compares with zero as `relation` says".
  ///
  /// - Parameter priority: how important it is compared with others; nil when it must hold.
  package mutating func add(
    _ expression: LinearExpression, _ relation: SolverRelation, priority: Double? = nil
  ) -> ConstraintKey {
    lastSerial += 1
    let record = Record(
      terms: expression.terms.filter { abs($0.factor) >= LinearSolver.tolerance },
      constant: expression.constant, relation: relation, priority: priority, serial: lastSerial)
    let place: Int
    if let free = freeRecords.popLast() {
      place = free
      records[place] = record
    } else {
      place = records.count
      records.append(record)
    }
    for term in record.terms { quantities[term.symbol.place].uses.append(place) }
    waiting.append(place)
    return ConstraintKey(index: place, serial: lastSerial)
  }

  /// Adds `change` to the constant of a constraint's expression.
  package mutating func change(_ key: ConstraintKey, by change: Double) {
    guard isAlive(key) else { return }
    records[key.index].constant += change
    constantDidChange(of: key.index, by: change)
  }

  /// Takes a constraint out.
  package mutating func remove(_ key: ConstraintKey) {
    guard isAlive(key) else { return }
    abandon(key.index)
    records[key.index].role = .dead
    dead.append(key.index)
  }

  /// Whether a constraint was not removed.
  package func isAlive(_ key: ConstraintKey) -> Bool {
    records[key.index].serial == key.serial && records[key.index].role != .dead
  }

  func key(_ record: Int) -> ConstraintKey {
    ConstraintKey(index: record, serial: records[record].serial)
  }

  /// Takes what is dead out of the lists of what it mentioned, once for all of them.
  mutating func bury() {
    var touched: [Int] = []
    for record in dead {
      for term in records[record].terms where !quantities[term.symbol.place].hasDead {
        quantities[term.symbol.place].hasDead = true
        touched.append(term.symbol.place)
      }
    }
    for place in touched {
      quantities[place].hasDead = false
      quantities[place].uses.removeAll { records[$0].role == .dead }
    }
    for record in dead { records[record].terms = [] }
    freeRecords += dead
    dead.removeAll(keepingCapacity: true)
    guard !forgotten.isEmpty else { return }
    forgotten.removeAll { place in
      guard quantities[place].kind != .unused else { return true }
      guard quantities[place].uses.isEmpty else { return false }
      quantities[place] = Quantity(kind: .unused)
      freeQuantities.append(place)
      return true
    }
  }

  // MARK: - Solving

  /// Brings values up to date.
  ///
  /// - Parameter victim: where constraints that must hold contradict each other, which of them goes:
  ///   gets the one that was added last and those that it contradicts, and answers one of these.
  package mutating func solve(
    _ victim: (_ added: ConstraintKey, _ rivals: [ConstraintKey]) -> ConstraintKey
  ) {
    while true {
      computeSettled()
      if !seeds.isEmpty || !waiting.isEmpty { rearrange() }
      computeSettled()
      solvePieces()
      computeFollowers()
      if !seeds.isEmpty { continue }
      guard let contradiction = nextContradiction() else { break }
      let (added, rivals) = explain(contradiction)
      let victim = victim(key(added), rivals.map(key))
      remove(isAlive(victim) ? victim : key(added))
    }
    bury()
  }

  /// Gives a quantity a value, and marks what depends on it.
  mutating func setValue(_ place: Int, _ value: Double) {
    let change = value - values[place]
    guard change != 0 else { return }
    values[place] = value
    if !quantities[place].isChanged {
      quantities[place].isChanged = true
      changed.append(SolverSymbol(place))
    }
    for number in quantities[place].uses.indices {
      let use = quantities[place].uses[number]
      switch records[use].role {
      case .waiting, .dead: continue
      case .defines(let other): if other != place { markStale(other) }
      case .inPiece:
        guard quantities[place].source == .settled else { continue }
        constantDidChange(of: use, by: change * records[use].factor(of: place))
      case .check: suspects.append(use)
      }
    }
  }
}
