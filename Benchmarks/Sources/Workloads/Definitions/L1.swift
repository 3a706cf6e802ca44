// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Constraints: a screen of 100 views, in 50 rows of a label and a field that follow each other down.
///
/// An operation of L1.first makes the screen and lays it out; one of L1.change changes the constant
/// that moves all rows and lays out what moved.
@MainActor
enum L1 {
  static let screens = 10
  static let changes = 100

  static let workloads: [Workload] = [
    Workload(name: "L1.first", operations: screens, checksum: screens) { implementation in
      guard implementation is UIKitImplementation.Type else { return nil }
      return { (0..<screens).count { _ in ConstraintScene().isLaidOut } }
    },
    Workload(name: "L1.change", operations: changes, checksum: changes) { implementation in
      guard implementation is UIKitImplementation.Type else { return nil }
      return ConstraintScene().changePass(changes)
    },
  ]
}
