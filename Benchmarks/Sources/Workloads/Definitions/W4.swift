// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A moved event climbs from the deepest view to the root.
@MainActor
enum W4 {
  private static let events = 1_000

  static let workloads: [Workload] = [10, 50, 200].map { depth in
    Workload(name: "W4.d\(depth)", operations: events, checksum: events) {
      $0.init(.nested(depth: depth)).bubblePass(events: events)
    }
  }
}
