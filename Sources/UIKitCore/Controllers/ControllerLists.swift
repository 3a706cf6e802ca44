// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension [UIViewController] {
  /// Those that are not among others, in their order.
  func without(_ others: [UIViewController]) -> [UIViewController] {
    if isEmpty || others.isEmpty { return self }
    let others = Set(others.map(ObjectIdentifier.init))
    return filter { !others.contains(ObjectIdentifier($0)) }
  }

  /// Whether both have the same controllers in the same order.
  func isSame(as others: [UIViewController]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }
}
