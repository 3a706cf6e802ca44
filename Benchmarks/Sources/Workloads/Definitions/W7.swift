// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Hit-testing while views move.
@MainActor
enum W7 {
  private static let tiles = 10_000

  static var workloads: [Workload] {
    let moves = Move.all(tiles: tiles)
    let workload = Workload(name: "W7", operations: moves.count, checksum: 4_860_600) {
      $0.init(.grid(tiles)).movePass(moves)
    }
    return [workload]
  }
}
