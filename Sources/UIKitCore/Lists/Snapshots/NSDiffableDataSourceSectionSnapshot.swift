// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import Synchronization

// Rules: CV-90, CV-91.
/// The items of one section as an outline: items may have children, which are seen while they are
/// expanded.
///
/// [Apple: NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct)
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private typealias Item = ItemIdentifierType

  /// What is known of one item.
  private struct Node: Sendable {
    var parent: Item?
    var children: [Item] = []
    var isExpanded = false
  }

  private var nodes: [Item: Node] = [:]
  private var roots: [Item] = []
  /// Of these items and no others; copies share it until one of them changes.
  private var places = Places()

  /// Where each item is among all, once that was asked for twice; for one it is searched.
  private final class Places: Sendable {
    let known = Mutex<[Item: Int]?>(nil)
    let wasAsked = Atomic(false)
  }

  /// Makes a snapshot without items.
  public init() {}

  /// Makes one of the same items.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: - What is in it

  /// All items, each before its children, whether they are seen or not.
  public var items: [ItemIdentifierType] { walk(roots).map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items all of whose ancestors are expanded, as they are shown.
  public var visibleItems: [ItemIdentifierType] {
    walk(roots) { $0.isExpanded }.map(\.item)
  }

  /// Whether an item is in it.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The place of an item among all; nil for no item.
  public func index(of item: ItemIdentifierType) -> Int? {
    guard nodes[item] != nil else { return nil }
    if let known = places.known.withLock({ $0 }) { return known[item] }
    let all = walk(roots).map(\.item)
    guard places.wasAsked.exchange(true, ordering: .relaxed) else {
      return all.firstIndex(of: item)
    }
    let made = Dictionary(zip(all, all.indices)) { first, _ in first }
    places.known.withLock { $0 = made }
    return made[item]
  }

  /// Whether the children of an item are shown; false for no item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether all ancestors of an item are expanded; false for no item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    var next = node.parent
    while let parent = next {
      guard isExpanded(parent) else { return false }
      next = nodes[parent]?.parent
    }
    return true
  }

  /// How many ancestors an item has, which has to be in it.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var next = node(item).parent
    while let parent = next {
      level += 1
      next = nodes[parent]?.parent
    }
    return level
  }

  /// The item whose child it is; nil for one without, and for no item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }

  /// What is below an item, expanded as it is here.
  ///
  /// - Parameters:
  ///   - parent: an item that is in it.
  ///   - includingParent: whether the item is in the result too, as its root.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let children = node(parent).children
    var result = Self()
    result.roots = includingParent ? [parent] : children
    for (item, _) in walk(result.roots) { result.nodes[item] = nodes[item] }
    for root in result.roots { result.nodes[root]?.parent = nil }
    return result
  }

  /// The outline as text, an item a line: with `-` where its children are shown, `+` where they are
  /// not, and `*` where it has none.
  public func visualDescription() -> String {
    walk(roots).map { item, level in
      let sign = hasChildren(item) ? (isExpanded(item) ? "-" : "+") : "*"
      return String(repeating: "  ", count: level) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: - Adding

  /// Adds items behind the other children of an item.
  ///
  /// - Parameters:
  ///   - items: items that are not there yet.
  ///   - parent: an item that is; nil for items without a parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { _ = node(parent) }
    adopt(items, parent)
    if let parent {
      nodes[parent]?.children.append(contentsOf: items)
    } else {
      roots.append(contentsOf: items)
    }
  }

  /// Adds items before another, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: items that are not there yet.
  ///   - item: an item that is.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, offset: 0)
  }

  /// Adds items after another and all below it, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: items that are not there yet.
  ///   - item: an item that is.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }

  /// Adds an outline before an item, its roots as children of the same parent.
  ///
  /// - Parameters:
  ///   - snapshot: items that are not there yet.
  ///   - item: an item that is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, at: item, offset: 0)
    takeBranches(of: snapshot)
  }

  /// Adds an outline after an item and all below it, its roots as children of the same parent.
  ///
  /// - Parameters:
  ///   - snapshot: items that are not there yet.
  ///   - item: an item that is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, at: item, offset: 1)
    takeBranches(of: snapshot)
  }

  /// Has an item other children than before.
  ///
  /// - Parameters:
  ///   - parent: an item that is in it; whether it is expanded stays.
  ///   - snapshot: what is below it then.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    forget(node(parent).children)
    nodes[parent]?.children = []
    append(snapshot.roots, to: parent)
    takeBranches(of: snapshot)
  }

  // MARK: - Taking away

  /// Takes items away with all below them; those that are not there are left out.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let known = items.filter { nodes[$0] != nil }
    let gone = Set(known)
    let parents = Set(known.map { nodes[$0]?.parent })
    for parent in parents {
      if let parent {
        nodes[parent]?.children.removeNames(gone)
      } else {
        roots.removeNames(gone)
      }
    }
    forget(known)
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  // MARK: - Expanding

  /// Shows the children of items; those that are not there are left out.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Shows the children of items no more; those that are not there are left out.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  // MARK: - Inside

  /// Items with all below them, in order, and their depth; without recursion, however deep it is.
  private func walk(
    _ first: [ItemIdentifierType], into isEntered: (Node) -> Bool = { _ in true }
  ) -> [(item: ItemIdentifierType, level: Int)] {
    var found: [(item: ItemIdentifierType, level: Int)] = []
    var lists = [(items: first, next: 0)]
    while let last = lists.indices.last {
      let place = lists[last].next
      guard place < lists[last].items.count else {
        lists.removeLast()
        continue
      }
      lists[last].next = place + 1
      let item = lists[last].items[place]
      guard let node = nodes[item] else { continue }
      found.append((item, last))
      if !node.children.isEmpty, isEntered(node) { lists.append((node.children, 0)) }
    }
    return found
  }

  private func node(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      SnapshotMistake.stop("the item \(item) is not in the section snapshot")
    }
    return node
  }

  /// Forgets items with all below them, each once, whichever of them are named.
  private mutating func forget(_ items: [ItemIdentifierType]) {
    places = Places()
    var rest = items
    while let item = rest.popLast() {
      if let node = nodes.removeValue(forKey: item) { rest.append(contentsOf: node.children) }
    }
  }

  private mutating func adopt(_ items: [ItemIdentifierType], _ parent: ItemIdentifierType?) {
    places = Places()
    for item in items {
      guard nodes.updateValue(Node(parent: parent), forKey: item) == nil else {
        SnapshotMistake.stop("the item \(item) was added to a section snapshot that has it already")
      }
    }
  }

  private mutating func insert(_ items: [ItemIdentifierType], at other: Item, offset: Int) {
    let parent = node(other).parent
    adopt(items, parent)
    if let parent {
      let place = nodes[parent]?.children.placeFromEnds(of: other) ?? 0
      nodes[parent]?.children.insert(contentsOf: items, at: place + offset)
    } else {
      roots.insert(contentsOf: items, at: (roots.placeFromEnds(of: other) ?? 0) + offset)
    }
  }

  /// Takes over what is below the roots of another outline; the roots are here already.
  private mutating func takeBranches(of other: Self) {
    places = Places()
    for (item, level) in other.walk(other.roots) {
      guard let node = other.nodes[item] else { continue }
      if level == 0 {
        nodes[item]?.children = node.children
        nodes[item]?.isExpanded = node.isExpanded
      } else if nodes.updateValue(node, forKey: item) != nil {
        SnapshotMistake.stop("the item \(item) was added to a section snapshot that has it already")
      }
    }
  }
}

/// What is said to whoever names items wrongly.
enum SnapshotMistake {
  static func stop(_ what: String) -> Never {
    violation(
      what, contract: "a snapshot has each item once, and names those that are there",
      instead: "look with contains(_:) first")
  }
}
