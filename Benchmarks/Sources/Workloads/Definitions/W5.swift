// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whole touches: down, sixty moves, up.
@MainActor
enum W5 {
  static let points = Array(Points.tree.prefix(256))
  /// Began, moved, ended.
  static let checksum = points.count * (movesPerSequence + 2)

  static let workloads: [Workload] = [("W5", W3.tree), ("W5.flat", W3.flatTree)].map { name, tree in
    Workload(name: name, operations: points.count, checksum: checksum) {
      $0.init(tree).sequencePass(points)
    }
  }
}
