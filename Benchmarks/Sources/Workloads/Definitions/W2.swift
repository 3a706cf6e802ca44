// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Hit-testing among siblings.
@MainActor
enum W2 {
  static let workloads: [Workload] = [
    (100, 213_447), (1_000, 2_079_354), (10_000, 20_737_967), (100_000, 3_329_270),
  ].map { count, checksum in
    let points = Points.grid(count)
    return Workload(name: "W2.n\(count)", operations: points.count, checksum: checksum) {
      $0.init(.grid(count)).hitTestPass(points)
    }
  }
}
