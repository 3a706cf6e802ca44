// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A data source that knows where items are in outlines.
@MainActor
protocol OutlineSource {
  /// Shows the children of an item, or hides them, as a person asks.
  func toggleOutline(at path: IndexPath)
}

// Rules: CV-94.
extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Decides whether a person expands and collapses items, and is told of it.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded; nil, at first, for all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; nil, at first, for all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Says what is below an item that is expanded, from what was; nil, at first, for the same.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that let all items be expanded and collapsed.
    public init() {}
  }

  func toggleOutline(at path: IndexPath) {
    guard let section = current.section(at: path.section), let item = current.item(at: path),
      outlines[section]?.contains(item) == true
    else { return }
    // Whoever is asked may apply others.
    func isThere() -> Bool { outlines[section]?.contains(item) == true }
    let handlers = sectionSnapshotHandlers
    if outlines[section]?.isExpanded(item) == true {
      guard handlers.shouldCollapseItem?(item) ?? true, isThere() else { return }
      handlers.willCollapseItem?(item)
      guard isThere() else { return }
      outlines[section]?.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true, isThere() else { return }
      handlers.willExpandItem?(item)
      guard isThere() else { return }
      if let ask = handlers.snapshotForExpandingParent, let outline = outlines[section] {
        let below = ask(item, outline.snapshot(of: item))
        guard isThere() else { return }
        outlines[section]?.replace(childrenOf: item, using: below)
      }
      outlines[section]?.expand([item])
    }
    if let outline = outlines[section] { apply(outline, to: section) }
  }
}
