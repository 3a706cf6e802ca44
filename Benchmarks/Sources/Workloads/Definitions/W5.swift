// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whole touches: down, sixty moves, up.
@MainActor
enum W5 {
  static let points = Array(Points.tree.prefix(256))
  /// Began, moved, ended.
  static let checksum = points.count * (movesPerSequence + 2)

  private static let trees = [("W5", W3.tree), ("W5.flat", W3.flatTree)]

  static let workloads: [Workload] =
    trees.map { name, tree in
      Workload(name: name, operations: points.count, checksum: checksum) {
        $0.init(tree).sequencePass(points)
      }
    }
    + trees.map { name, tree in
      Workload(name: name + ".pipeline", operations: points.count, checksum: checksum) {
        $0.pipeline?.init(tree).sequencePass(points)
      }
    }
}
