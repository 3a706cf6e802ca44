// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if KIWI
  import KiwiPeer
  import SolverAlone

  /// What both solvers are told.
  @MainActor
  protocol SolverPeer: AnyObject {
    init()

    /// A new quantity; a length is never negative.
    func makeVariable(isLength: Bool) -> Int

    /// "The sum of the quantities times the factors, and the constant, compares with zero."
    ///
    /// - Parameters:
    ///   - relation: negative for at most, positive for at least.
    ///   - priority: nil for what must hold.
    func add(_ terms: [(Int, Double)], _ constant: Double, relation: Int, priority: Double?)

    /// Fixes a quantity at zero, in a way that another value may follow.
    func pin(_ variable: Int)

    /// Gives the fixed quantity another value.
    func move(to value: Double)

    func solve()
    func value(_ variable: Int) -> Double
  }

  extension SolverPeer {
    func equal(_ terms: [(Int, Double)], _ constant: Double = 0) {
      add(terms, constant, relation: 0, priority: nil)
    }
  }

  /// The library's solver.
  final class OwnSolver: SolverPeer {
    private var solver = PiecewiseSolver()
    private var symbols: [SolverSymbol] = []
    private var pinned: (key: ConstraintKey, value: Double)?

    func makeVariable(isLength: Bool) -> Int {
      symbols.append(solver.makeVariable(isLength: isLength))
      return symbols.count - 1
    }

    func add(_ terms: [(Int, Double)], _ constant: Double, relation: Int, priority: Double?) {
      var expression = LinearExpression(constant: constant)
      for (variable, factor) in terms { expression.add(symbols[variable], factor) }
      _ = solver.add(
        expression, relation < 0 ? .lessOrEqual : relation > 0 ? .greaterOrEqual : .equal,
        priority: priority)
    }

    func pin(_ variable: Int) {
      var expression = LinearExpression()
      expression.add(symbols[variable])
      pinned = (solver.add(expression, .equal), 0)
    }

    func move(to value: Double) {
      guard let pinned else { return }
      solver.change(pinned.key, by: pinned.value - value)
      self.pinned = (pinned.key, value)
    }

    func solve() { solver.solve { added, _ in added } }

    func value(_ variable: Int) -> Double { solver.values[symbols[variable].place] }
  }

  /// Kiwi's.
  final class KiwiSolver: SolverPeer {
    private let peer = kiwiMake()
    private var edited = 0

    isolated deinit { kiwiDestroy(peer) }

    func makeVariable(isLength: Bool) -> Int { kiwiMakeVariable(peer, isLength) }

    func add(_ terms: [(Int, Double)], _ constant: Double, relation: Int, priority: Double?) {
      _ = kiwiAdd(
        peer, terms.map(\.0), terms.map(\.1), terms.count, constant, Int32(relation), priority ?? -1
      )
    }

    func pin(_ variable: Int) {
      edited = variable
      kiwiEdit(peer, variable)
      kiwiSuggest(peer, variable, 0)
    }

    func move(to value: Double) { kiwiSuggest(peer, edited, value) }

    func solve() { kiwiUpdate(peer) }

    func value(_ variable: Int) -> Double { kiwiValue(peer, variable) }
  }

  /// Rows below each other, as a solver sees them.
  @MainActor
  final class SolverScene<Solver: SolverPeer> {
    private static var width: Double { 400 }
    private static var margin: Double { 16 }
    private static var height: Double { 12 }
    private static var gap: Double { 8 }
    /// How much content resists, and how much it holds together.
    private static var priorities: (resistance: Double, hugging: Double) { (750, 250) }

    private let solver = Solver()
    private let start: Int
    private var rows: [(top: Int, height: Int)] = []
    private var last = 0.0

    /// - Parameter areStacks: whether a row is a stack of two labels, and not a view that four
    ///   constraints place.
    init(rows count: Int, areStacks: Bool) {
      start = solver.makeVariable(isLength: false)
      solver.pin(start)
      for _ in 0..<count { if areStacks { addStack() } else { addRow() } }
      solver.solve()
    }

    /// A top that is the last one's bottom, and a height.
    private func addPlace() -> (top: Int, height: Int) {
      let place = (
        top: solver.makeVariable(isLength: false), height: solver.makeVariable(isLength: true)
      )
      if let above = rows.last {
        solver.equal([(place.top, 1), (above.top, -1), (above.height, -1)])
      } else {
        solver.equal([(place.top, 1), (start, -1)])
      }
      rows.append(place)
      return place
    }

    private func addRow() {
      let place = addPlace()
      let left = solver.makeVariable(isLength: false)
      let width = solver.makeVariable(isLength: true)
      solver.equal([(left, 1)], -Self.margin)
      solver.equal([(left, 1), (width, 1)], Self.margin - Self.width)
      solver.equal([(place.height, 1)], -Self.height)
    }

    private func addStack() {
      let place = addPlace()
      let first = addLabel(30, in: place)
      let second = addLabel(10, in: place)
      solver.equal([(first.left, 1)], -Self.margin)
      solver.equal([(second.left, 1), (first.left, -1), (first.width, -1)], -Self.gap)
      solver.equal([(second.left, 1), (second.width, 1)], Self.margin - Self.width)
    }

    /// A label that is as high as its row, and whose content has a size.
    private func addLabel(
      _ content: Double, in row: (top: Int, height: Int)
    ) -> (left: Int, width: Int) {
      let label = (
        left: solver.makeVariable(isLength: false), width: solver.makeVariable(isLength: true)
      )
      let top = solver.makeVariable(isLength: false)
      let height = solver.makeVariable(isLength: true)
      solver.equal([(top, 1), (row.top, -1)])
      solver.equal([(height, 1), (row.height, -1)])
      for (length, size) in [(label.width, content), (height, Self.height)] {
        // The wider one hugs more, so that it is known which of two stretches.
        solver.add(
          [(length, 1)], -size, relation: -1, priority: Self.priorities.hugging + content / 10)
        solver.add([(length, 1)], -size, relation: 1, priority: Self.priorities.resistance)
      }
      return label
    }

    /// How many rows are where they belong.
    var placedRows: Int {
      rows.enumerated().count { number, row in
        abs(solver.value(row.top) - last - Double(number) * Self.height) < 1e-6
      }
    }

    /// All rows move; how many went where they belong.
    func movePass() -> @MainActor () -> Int {
      { [self] in
        last = last == 1 ? 2 : 1
        solver.move(to: last)
        solver.solve()
        return placedRows
      }
    }
  }
#endif
