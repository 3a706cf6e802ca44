// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The items of a behaviour, in the order in which they came.
@MainActor
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var known: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { known.contains(ObjectIdentifier(item)) }

  /// Adds an item that is not in it; says whether it did.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard known.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; says whether it was in it.
  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard known.remove(ObjectIdentifier(item)) != nil else { return false }
    // OPTIMIZATION: no closure, which would check its executor for each.
    for place in items.indices where items[place] === item {
      items.remove(at: place)
      break
    }
    return true
  }
}
