// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Where the item of a cell is in an outline.
struct CellOutline: Equatable {
  /// How many ancestors it has.
  var level = 0
  var isExpanded = false
  var hasChildren = false
}

// Rules: CV-92.
/// Sections that show outlines.
extension UICollectionViewDiffableDataSource {
  /// The outline of a section: all its items without children where none was applied, and nothing for
  /// no section.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    plain.append(current.itemIdentifiers(inSection: section))
    return plain
  }

  /// Shows another outline in a section, which comes behind the others where there is none yet.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - section: the section.
  ///   - animatingDifferences: whether what changes is seen moving.
  ///   - completion: called when all has come to rest.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let list = collection?.list else { return }
    // The collection has to know the old numbers before they change.
    list.beginUpdates()
    if let completion { list.completions.append { _ in completion() } }
    outlines[section] = snapshot
    let isNew = current.indexOfSection(section) == nil
    if isNew { current.appendSections([section]) }
    let place = current.indexOfSection(section) ?? 0
    let (old, new) = current.exchangeItems(of: section, for: snapshot.visibleItems)
    list.change { changes in
      if isNew {
        changes.insertedSections = [place]
      } else {
        changes = SnapshotDifference(ofSection: place, from: old, to: new).changes
      }
    }
    list.endUpdates(animated: animatingDifferences)
    showOutline(of: section)
  }

  /// Where an item is in its outline; nil without one.
  func outline(of item: ItemIdentifierType, at path: IndexPath) -> CellOutline? {
    guard let section = current.section(at: path.section), let outline = outlines[section],
      outline.contains(item)
    else { return nil }
    return CellOutline(
      level: outline.level(of: item), isExpanded: outline.isExpanded(item),
      hasChildren: outline.hasChildren(item))
  }

  /// Tells the cells of a section that are seen where their items are.
  private func showOutline(of section: SectionIdentifierType) {
    guard let list = collection?.list, let place = current.indexOfSection(section) else { return }
    for (element, view) in list.shown
    where element.category == .cell && element.path.section == place {
      guard let cell = view as? UICollectionViewCell, let item = current.item(at: element.path)
      else { continue }
      cell.outline = outline(of: item, at: element.path)
    }
  }

  /// Has outlines follow a snapshot of all sections: what it lacks goes, with all below it.
  ///
  /// Where it has items otherwise, the section has no outline any more.
  func followOutlines() {
    for (section, outline) in outlines {
      guard current.indexOfSection(section) != nil else {
        outlines[section] = nil
        continue
      }
      let items = current.itemIdentifiers(inSection: section)
      let seen = outline.visibleItems
      guard items != seen else { continue }
      let kept = Set(items)
      var pruned = outline
      pruned.delete(seen.filter { !kept.contains($0) })
      outlines[section] = pruned.visibleItems == items ? pruned : nil
    }
  }

  // MARK: - Movements

  // Rules: CV-62, CV-93.
  /// A person moved an item.
  func takeMove(from source: IndexPath, to goal: IndexPath) {
    guard let item = current.item(at: source), let from = current.section(at: source.section),
      let section = current.section(at: goal.section)
    else { return }
    let touched = Set([from, section])
    let before = touched.reduce(into: [:]) { $0[$1] = snapshot(for: $1) }
    var next = current
    next.deleteItems([item])
    let others = next.itemIdentifiers(inSection: section)
    if others.indices.contains(goal.item) {
      next.insertItems([item], beforeItem: others[goal.item])
    } else {
      next.appendItems([item], toSection: section)
    }
    var after = before
    let branch = after[from]?.snapshot(of: item, includingParent: true)
    after[from]?.delete([item])
    if let branch {
      after[section]?.put(branch, below: others.prefix(max(0, goal.item)).last)
    }
    let sections = next.sectionIdentifiers.filter(touched.contains).compactMap { section in
      let (old, new) = (before[section], after[section])
      return old.flatMap { old in
        new.map { new in
          NSDiffableDataSourceSectionTransaction(
            sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
            difference: new.items.difference(from: old.items))
        }
      }
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: next,
      difference: next.itemIdentifiers.difference(from: current.itemIdentifiers),
      sectionTransactions: sections)
    reorderingHandlers.willReorder?(transaction)
    current = next.settled
    for section in touched where outlines[section] != nil { outlines[section] = after[section] }
    followOutlines()
    showOutline(of: section)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds a branch where it is seen below an item: as its first child where it is expanded, else after
  /// it; before all for nil.
  fileprivate mutating func put(_ branch: Self, below item: ItemIdentifierType?) {
    guard let item else {
      if let first = rootItems.first {
        insert(branch, before: first)
      } else {
        self = branch
      }
      return
    }
    guard isExpanded(item) else { return insert(branch, after: item) }
    let children = snapshot(of: item).rootItems
    if let first = children.first {
      insert(branch, before: first)
    } else {
      replace(childrenOf: item, using: branch)
    }
  }
}
