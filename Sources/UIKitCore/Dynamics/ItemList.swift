// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The items of a behaviour, in the order in which they came.
@MainActor
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  /// Adds an item that is not in it; says whether it did.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; says whether it was in it.
  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let place = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: place)
    return true
  }
}
