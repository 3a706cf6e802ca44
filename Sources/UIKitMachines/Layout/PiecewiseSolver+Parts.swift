// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A constraint of one `PiecewiseSolver`; what is done to one that was removed does nothing.
package struct ConstraintKey: Hashable {
  let index: Int
  let serial: Int
}

extension PiecewiseSolver {
  /// What the value of a quantity comes from.
  enum Source {
    /// Nothing; it is 0.
    case nothing
    /// An equation in which all else is settled.
    case settled
    /// An equation that it alone can satisfy, whatever the rest of it is.
    case follower
    /// The simplex method.
    case piece
  }

  struct Quantity {
    let kind: SymbolKind
    var source = Source.nothing
    /// The constraint that it is computed from, or the piece that it belongs to.
    var origin: Int = -1
    /// What it is in the solver of its piece.
    var local = SolverSymbol(-1)
    /// What is computed comes after that from which it is computed.
    var rank = 0
    /// The constraints that mention it, and some that are dead.
    var uses: [Int] = []
    var hasDead = false
    /// Whether it is a length that came out as negative when it followed.
    var wouldBeNegative = false
    var isStale = false
    var isChanged = false
    /// Whether it is being looked at anew, and in how many constraints that are left.
    var isInRegion = false
    var degree = 0
  }

  /// What a constraint does at present.
  enum Role: Equatable {
    /// Nothing yet.
    case waiting
    /// One quantity is computed from it.
    case defines(Int)
    /// It is in the table of a piece.
    case inPiece(Int)
    /// Everything in it is settled: it holds or not.
    case check
    /// Nothing any more.
    case dead
  }

  struct Record {
    var terms: [(symbol: SolverSymbol, factor: Double)]
    var constant: Double
    let relation: SolverRelation
    let priority: Double?
    /// Counts the constraints in the order in which they were added.
    let serial: Int
    var role = Role.waiting
    /// What it is in the solver of its piece.
    var local: Int?
    /// Whether it is being looked at anew, and how many of its quantities are.
    var isInRegion = false
    var unknowns = 0
    /// How many of its quantities are neither settled nor being looked at.
    var givens = 0

    /// Whether it must hold, with nothing left of it.
    var isEquation: Bool { relation == .equal && priority == nil }

    func factor(of place: Int) -> Double {
      terms.first { $0.symbol.place == place }?.factor ?? 0
    }
  }

  /// A part of the constraints that hangs together.
  struct Piece {
    var solver = ReducedSolver()
    var symbols: [Int] = []
    var records: [Int] = []
    var isStale = false
    /// Whether what must hold in it cannot.
    var isInfeasible = false
  }

  /// What is being looked at anew.
  struct Region {
    var symbols: [Int] = []
    var records: [Int] = []
    /// Quantities of which not all constraints were taken in yet.
    var frontier: [Int] = []
    /// Followers in the order in which they were found: each may need those behind it.
    var followers: [Int] = []
  }

  // MARK: - Computing

  /// What a constraint's expression is at present without one of its terms.
  func rest(of record: Int, without place: Int) -> (sum: Double, factor: Double) {
    var sum = records[record].constant
    var factor = 0.0
    // OPTIMIZATION: by number, here and below, for to walk along a list of a list retains it.
    for number in records[record].terms.indices {
      let term = records[record].terms[number]
      if term.symbol.place == place {
        factor = term.factor
      } else {
        sum += term.factor * values[term.symbol.place]
      }
    }
    return (sum, factor)
  }

  /// The value that an equation gives a quantity.
  func computed(_ place: Int) -> Double {
    let (sum, factor) = rest(of: quantities[place].origin, without: place)
    // Not -0.
    return sum == 0 ? 0 : -sum / factor
  }

  /// Has a computed quantity computed again.
  mutating func markStale(_ place: Int) {
    // What is being looked at anew is computed anyway.
    guard !quantities[place].isStale, !quantities[place].isInRegion else { return }
    quantities[place].isStale = true
    let entry = RankQueue.Entry(rank: quantities[place].rank, place: place)
    if quantities[place].source == .settled {
      staleSettled.insert(entry)
    } else {
      staleFollowers.insert(entry)
    }
  }

  /// A constraint counts from another constant.
  mutating func constantDidChange(of record: Int, by change: Double) {
    switch records[record].role {
    case .waiting, .dead: break
    case .defines(let place): markStale(place)
    case .check: suspects.append(record)
    case .inPiece(let piece):
      guard !pieces[piece].isInfeasible, let local = records[record].local,
        pieces[piece].solver.change(local, by: change)
      else { return abandon(record) }
      guard !pieces[piece].isStale else { return }
      pieces[piece].isStale = true
      stalePieces.append(piece)
    }
  }

  mutating func computeSettled() {
    while let entry = staleSettled.popFirst() { compute(entry, .settled) }
  }

  mutating func computeFollowers() {
    // One that would be negative has its part looked at anew before what follows it.
    while seeds.isEmpty, let entry = staleFollowers.popFirst() { compute(entry, .follower) }
  }

  private mutating func compute(_ entry: RankQueue.Entry, _ source: Source) {
    let place = entry.place
    // It may have got its value from elsewhere since it was marked.
    guard quantities[place].isStale, quantities[place].rank == entry.rank else { return }
    quantities[place].isStale = false
    guard quantities[place].source == source else { return }
    setValue(place, computed(place))
    checkLength(place)
  }

  /// A length that was computed is not negative: what settles it contradicts that, and what it
  /// follows has to regard it.
  mutating func checkLength(_ place: Int) {
    guard values[place] < 0, quantities[place].kind == .length else { return }
    if quantities[place].source == .settled {
      suspectLengths.append(place)
    } else if values[place] < -LinearSolver.constantTolerance {
      quantities[place].wouldBeNegative = true
      haveNegative = true
      abandon(quantities[place].origin)
    }
  }
}
