// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Memory of a view: bytes instead of nanoseconds, each sample from a process of its own.
@MainActor
enum W8 {
  static let name = "W8"
  static let views = 100_000

  static let workloads = [
    Workload(name: name, operations: 1, checksum: views) { _ in nil }
  ]
}
