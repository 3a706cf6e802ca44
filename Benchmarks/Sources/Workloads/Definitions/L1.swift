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

  static let workloads = [
    Workload(name: "L1.first", operations: screens, checksum: screens) { implementation in
      implementation is UIKitImplementation.Type
        ? {
          (0..<screens).reduce(0) { count, _ in
            ConstraintScene().isLaidOut ? count + 1 : count
          }
        } : nil
    },
    Workload(name: "L1.change", operations: changes, checksum: changes) { implementation in
      implementation is UIKitImplementation.Type ? ConstraintScene().changePass(changes) : nil
    },
  ]
}
