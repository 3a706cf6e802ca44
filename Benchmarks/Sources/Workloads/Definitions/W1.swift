// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Hit-testing through views nested in one another.
@MainActor
enum W1 {
  static let workloads: [Workload] = [(10, 704), (100, 6_464), (1_000, 64_064)].map {
    depth, checksum in
    Workload(name: "W1.d\(depth)", operations: Points.nested.count, checksum: checksum) {
      $0.init(.nested(depth: depth)).hitTestPass(Points.nested)
    }
  }
}
