// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Ten fingers move at once.
@MainActor
enum W6 {
  static let frames = 100

  private static let trees = [("W6", W3.tree), ("W6.flat", W3.flatTree)]

  static let workloads: [Workload] =
    trees.map { name, tree in
      Workload(name: name, operations: frames, checksum: frames * fingers) {
        $0.init(tree).framePass(Points.tree, frames: frames)
      }
    }
    + trees.map { name, tree in
      Workload(name: name + ".pipeline", operations: frames, checksum: frames * fingers) {
        $0.pipeline?.init(tree).framePass(Points.tree, frames: frames)
      }
    }
}
