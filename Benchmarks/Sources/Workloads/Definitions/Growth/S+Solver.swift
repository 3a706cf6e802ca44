// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if KIWI
  extension S {
    /// The constraint solver by itself, and Kiwi's at the same.
    static let solver = series(OwnSolver.self, "") + series(KiwiSolver.self, "kiwi.")

    private static func series<Solver: SolverPeer>(_: Solver.Type, _ prefix: String) -> [Growth] {
      // Kiwi may grow as it likes.
      let gate = prefix.isEmpty ? nil : 9.0
      return [
        Growth(
          "\(prefix)S.solve.rows", .linear, gate: gate, sizes: [50, 200, 800], checksum: { $0 }
        ) { count in { SolverScene<Solver>(rows: count, areStacks: false).placedRows } },
        Growth(
          "\(prefix)S.solve.stacks", .linear, gate: gate, sizes: [50, 200, 800], checksum: { $0 }
        ) { count in { SolverScene<Solver>(rows: count, areStacks: true).placedRows } },
        Growth(
          "\(prefix)S.solve.move", .linear, gate: gate, sizes: [50, 200, 800], checksum: { $0 }
        ) { count in SolverScene<Solver>(rows: count, areStacks: false).movePass() },
        Growth(
          "\(prefix)S.solve.stacks.move", .linear, gate: gate, sizes: [50, 200, 800],
          checksum: { $0 }
        ) { count in SolverScene<Solver>(rows: count, areStacks: true).movePass() },
      ]
    }
  }
#else
  extension S {
    /// The constraint solver by itself is measured where Kiwi's is at hand.
    static let solver: [Growth] = []
  }
#endif
