// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Hit-testing in a tree like an application's, with and without transforms.
@MainActor
enum W3 {
  static let tree = Blueprint.random()
  static let flatTree = tree.withoutTransforms()

  static let workloads: [Workload] = [("W3", tree, 1_276_105), ("W3.flat", flatTree, 1_456_689)].map
  {
    name, tree, checksum in
    Workload(name: name, operations: Points.tree.count, checksum: checksum) {
      $0.init(tree).hitTestPass(Points.tree)
    }
  }
}
