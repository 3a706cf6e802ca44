// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: TV-50, TV-52.
/// Shows snapshots in a table: works out what changed from one to the next.
///
/// It becomes the table's data source; keep it, for the table does not.
///
/// [Apple: UITableViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = Snapshot()

  /// How rows come and go; automatic at first.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Makes a data source, which becomes the table's.
  ///
  /// - Parameters:
  ///   - tableView: the table; not retained.
  ///   - cellProvider: makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: - Snapshots

  /// What is shown now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  // Rules: TV-52.
  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - animatingDifferences: whether what changes is seen moving.
  ///   - completion: called when all has come to rest.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table else { return }
    let difference = SnapshotDifference(from: shown, to: snapshot)
    let animation = animatingDifferences ? defaultRowAnimation : .none
    // The table has to know the old numbers before they change.
    _ = table.numberOfSections
    table.performBatchUpdates(
      {
        self.shown = snapshot.settled
        table.list.change(with: animation) { $0 = difference.changes }
      },
      completion: { _ in completion?() })
    table.reconfigureRows(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows another snapshot without working out what changed; no row is selected afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - completion: called when it is.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    table?.reloadData()
    completion?()
  }

  // Rules: TV-101.
  /// Its class, and how many sections and items it shows, for people who look for a mistake.
  public func description() -> String {
    "<\(type(of: self)): \(shown.numberOfSections) sections, \(shown.numberOfItems) items>"
  }

  // MARK: - Places

  /// The section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The place of a section; nil for none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// The item of a row; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The row of an item; nil for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  // MARK: - As a data source

  /// None.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// That of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(inSectionAt: section)
  }

  /// The cell that the provider makes; an empty one where it makes none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// None unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// None unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

// Rules: TV-52.
/// What changes from one snapshot to another, with the fewest moves.
struct SnapshotDifference {
  var changes = ListChanges()

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let before = Self.places(old.sectionIdentifiers)
    let after = Self.places(new.sectionIdentifiers)
    let staying = new.sectionIdentifiers.filter { before[$0] != nil }
    changes.deletedSections = Set(before.filter { after[$0.key] == nil }.values)
    changes.insertedSections = Set(after.filter { before[$0.key] == nil }.values)
    let steady = SteadyOrder.steady(staying.compactMap { before[$0] })
    for (place, section) in staying.enumerated() where !steady.contains(place) {
      if let from = before[section], let to = after[section] {
        changes.movedSections.append(.init(from: from, to: to))
      }
    }
    changes.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap { before[$0] })
    let oldRows = Self.rows(old)
    let newRows = Self.rows(new)
    for (item, place) in oldRows where newRows[item] == nil { remove(place) }
    for section in new.sectionIdentifiers {
      takeItems(
        of: section, new.itemIdentifiers(inSection: section), oldRows, newRows, before[section])
    }
    let reloaded = new.reloadedItemIdentifiers.compactMap { oldRows[$0] }
    changes.reloadedRows = Set(reloaded).subtracting(changes.deletedRows)
      .subtracting(changes.movedRows.map(\.from)).filter(isKept)
  }

  /// What becomes of the items of a section.
  private mutating func takeItems<Section, Item: Hashable>(
    of section: Section, _ items: [Item], _ oldRows: [Item: RowPlace], _ newRows: [Item: RowPlace],
    _ formerSection: Int?
  ) {
    let own = items.filter { oldRows[$0].map { $0.section == formerSection } ?? false }
    let steady = SteadyOrder.steady(own.compactMap { oldRows[$0]?.row })
    let stays = Set(own.enumerated().filter { steady.contains($0.offset) }.map(\.element))
    for item in items where !stays.contains(item) {
      guard let to = newRows[item] else { continue }
      guard let from = oldRows[item] else {
        insert(to)
        continue
      }
      // A row goes into a new section, or out of one that goes, with that.
      switch (isKept(from), !changes.insertedSections.contains(to.section)) {
      case (true, true): changes.movedRows.append(.init(from: from, to: to))
      case (true, false): remove(from)
      case (false, true): insert(to)
      case (false, false): break
      }
    }
  }

  /// What becomes of rows of one section; the indexes are their places.
  init<Item: Hashable>(ofSection section: Int, from old: ArraySlice<Item>, to new: ArraySlice<Item>)
  {
    var before: [Item: Int] = [:]
    for row in old.indices { before[old[row]] = row }
    let after = Set(new)
    for row in old.indices where !after.contains(old[row]) {
      changes.deletedRows.insert(RowPlace(section: section, row: row))
    }
    let steady = SteadyOrder.steady(new.compactMap { before[$0] })
    var stayed = 0
    for row in new.indices {
      let to = RowPlace(section: section, row: row)
      guard let from = before[new[row]] else {
        changes.insertedRows.insert(to)
        continue
      }
      if !steady.contains(stayed) {
        changes.movedRows.append(.init(from: RowPlace(section: section, row: from), to: to))
      }
      stayed += 1
    }
  }

  private func isKept(_ place: RowPlace) -> Bool {
    !changes.deletedSections.contains(place.section)
  }

  private mutating func remove(_ place: RowPlace) {
    if isKept(place) { changes.deletedRows.insert(place) }
  }

  private mutating func insert(_ place: RowPlace) {
    if !changes.insertedSections.contains(place.section) { changes.insertedRows.insert(place) }
  }

  private static func places<Name: Hashable>(_ names: [Name]) -> [Name: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
  }

  private static func rows<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: RowPlace] {
    var rows: [Item: RowPlace] = [:]
    for (section, name) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: name).enumerated() {
        rows[item] = RowPlace(section: section, row: row)
      }
    }
    return rows
  }
}
