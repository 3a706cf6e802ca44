// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: CV-60, CV-62.
/// Shows snapshots in a collection: works out what changed from one to the next.
///
/// It becomes the collection's data source; keep it, for the collection does not.
///
/// [Apple: UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  final weak var collection: UICollectionView?
  private let provider: CellProvider
  final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of the sections that have one.
  final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes headers and the like; nil at first.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  // Rules: CV-94.
  /// Decides whether a person expands and collapses items, and is told of it.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // Rules: CV-62.
  /// Has a person move items.
  public var reorderingHandlers = ReorderingHandlers()

  /// Whether items may be moved, and who is told of it.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil, at first, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the snapshot follows a movement.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told when the snapshot has followed a movement.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that let no item be moved.
    public init() {}
  }

  /// Makes a data source, which becomes the collection's.
  ///
  /// - Parameters:
  ///   - collectionView: the collection; not retained.
  ///   - cellProvider: makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// What is shown now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  // Rules: CV-60.
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
    guard let collection else { return }
    let list = collection.list
    let difference = SnapshotDifference(from: current, to: snapshot)
    // The collection has to know the old numbers before they change.
    list.beginUpdates()
    if let completion { list.completions.append { _ in completion() } }
    current = snapshot.settled
    followOutlines()
    list.change { $0 = difference.changes }
    list.endUpdates(animated: animatingDifferences)
    collection.reconfigureItems(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows another snapshot without working out what changed; no item is selected afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - completion: called when it is.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    followOutlines()
    collection?.reloadData()
    completion?()
  }

  // Rules: CV-143.
  /// Its class, and how many sections and items it shows, for people who look for a mistake.
  public func description() -> String {
    "<\(type(of: self)): \(current.numberOfSections) sections, \(current.numberOfItems) items>"
  }

  // MARK: - Places

  /// The section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The place of a section; nil for none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at a place; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The place of an item; nil for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  // MARK: - As a data source

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(inSectionAt: section) }

  /// The cell that the provider makes; an empty one where it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return UICollectionViewCell(frame: .zero)
    }
    let cell =
      provider(collectionView, indexPath, item) ?? UICollectionViewCell(frame: .zero)
    cell.outline = outline(of: item, at: indexPath)
    return cell
  }

  /// The view that `supplementaryViewProvider` makes, which it has to.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      missingSupplementaryView(kind, of: self)
    }
    return view
  }

  // Rules: CV-62, CV-93.
  /// What `reorderingHandlers` say; false without, and while children of the item are seen.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    if let outline = outline(of: item, at: indexPath), outline.isExpanded, outline.hasChildren {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Has the snapshot follow, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { takeMove(from: sourceIndexPath, to: destinationIndexPath) }

  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section of the same number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// What a movement by a person changed.
///
/// [Apple: NSDiffableDataSourceTransaction](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct)
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items that are elsewhere, among all.
  public let difference: CollectionDifference<ItemIdentifierType>
  // Rules: CV-93.
  /// The same for each section that is otherwise now, in their order.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

// Rules: CV-93.
/// What a movement by a person changed in a section.
///
/// [Apple: NSDiffableDataSourceSectionTransaction](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct)
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What was in it before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What is in it now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items of it that are elsewhere.
  public let difference: CollectionDifference<ItemIdentifierType>
}
