// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One line of the output for every implementation that takes part.
@MainActor
struct Workload {
  /// How it is called in the output, without an implementation's prefix.
  let name: String
  /// What the output says of it.
  var quantity = Quantity.time
  /// How many operations a pass has.
  let operations: Int
  /// What a pass answers, in every implementation.
  let checksum: Int
  /// Builds the tree and prepares the pass; nil when the implementation does not take part.
  let prepare: (any Implementation.Type) -> (@MainActor () -> Int)?

  enum Quantity {
    /// Nanoseconds an operation.
    case time
    /// Calls of the allocator an operation.
    case allocations
  }

  /// Everything, in the order of the output.
  static let all: [Workload] = [
    W1.workloads, W2.workloads, W3.workloads, W4.workloads, W5.workloads, W6.workloads,
    W7.workloads, W8.workloads, G.workloads, K.workloads, K2.workloads, GSecond.workloads,
    L1.workloads, S.workloads,
  ].flatMap(\.self)
}
