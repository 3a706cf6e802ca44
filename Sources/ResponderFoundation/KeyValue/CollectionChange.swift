// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: RT-66.
/// A change of some elements of a collection.
struct CollectionChange {
  let kind: NSKeyValueChange
  let indexes: IndexSet

  /// The elements that go, of the collection before the change; nil where none do.
  func before(_ collection: Any?) -> Any? { kind == .insertion ? nil : elements(of: collection) }

  /// The elements that come, of the collection after the change; nil where none do.
  func after(_ collection: Any?) -> Any? { kind == .removal ? nil : elements(of: collection) }

  private func elements(of collection: Any?) -> [Any] {
    let items = collection.flatMap(KeyedValue.items) ?? []
    return indexes.filter { items.indices.contains($0) }.map { items[$0] }
  }
}
