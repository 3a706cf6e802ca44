// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: TV-51.
/// Sections with items, each named by an identifier that is there once.
///
/// [Apple: NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections = IndexedNames<SectionIdentifierType>()
  private var items: [SectionIdentifierType: IndexedNames<ItemIdentifierType>] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedItems: Set<ItemIdentifierType> = []
  private var reconfiguredItems: Set<ItemIdentifierType> = []
  private var reloaded: Set<SectionIdentifierType> = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: - What is in it

  /// How many sections there are.
  public var numberOfSections: Int { sections.list.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { homes.count }

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.list }

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.list.flatMap { items[$0]?.list ?? [] }
  }

  /// The items that were said to be shown anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }

  /// The items that were said to be set up anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfiguredItems.contains)
  }

  /// The sections that were said to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sections.list.filter(reloaded.contains)
  }

  /// How many items a section has; 0 for no section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.list.count ?? 0
  }

  /// The items of a section in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier]?.list ?? []
  }

  /// The section that an item is in; nil for no item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// The place of an item among all; nil for no item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var before = 0
    for section in sections.list {
      if section == home { return items[section]?.place(of: identifier).map { before + $0 } }
      before += numberOfItems(inSection: section)
    }
    return nil
  }

  /// The place of a section; nil for no section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.place(of: identifier)
  }

  /// The place of an item in its section; nil for no item.
  func indexInSection(of identifier: ItemIdentifierType) -> Int? {
    homes[identifier].flatMap { items[$0]?.place(of: identifier) }
  }

  // MARK: - Items

  /// Adds items at the end of a section; of the last one for nil.
  ///
  /// - Parameters:
  ///   - identifiers: items that are not there yet.
  ///   - sectionIdentifier: the section; there has to be one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.list.last, items[section] != nil else {
      Self.miss(what: "items were appended to a section that is not there")
    }
    put(identifiers, into: section, at: numberOfItems(inSection: section))
  }

  /// Adds items before another.
  ///
  /// - Parameters:
  ///   - identifiers: items that are not there yet.
  ///   - beforeIdentifier: an item that is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, place) = home(of: beforeIdentifier)
    put(identifiers, into: section, at: place)
  }

  /// Adds items after another.
  ///
  /// - Parameters:
  ///   - identifiers: items that are not there yet.
  ///   - afterIdentifier: an item that is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, place) = home(of: afterIdentifier)
    put(identifiers, into: section, at: place + 1)
  }

  /// Takes items away; those that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) {
      items[section]?.remove(gone)
    }
    for item in gone { forget(item) }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = Self() }

  /// Puts an item before another.
  ///
  /// - Parameters:
  ///   - identifier: the one that moves.
  ///   - toIdentifier: the one that stays.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Puts an item after another.
  ///
  /// - Parameters:
  ///   - identifier: the one that moves.
  ///   - toIdentifier: the one that stays.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has items shown by other cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where homes[item] == nil { Self.miss(item) }
    reloadedItems.formUnion(identifiers)
  }

  /// Has the cells of items set up anew when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where homes[item] == nil { Self.miss(item) }
    reconfiguredItems.formUnion(identifiers)
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sections.list.count)
  }

  /// Adds sections before another.
  ///
  /// - Parameters:
  ///   - identifiers: sections that are not there yet.
  ///   - toIdentifier: one that is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { put(identifiers, at: place(of: toIdentifier)) }

  /// Adds sections after another.
  ///
  /// - Parameters:
  ///   - identifiers: sections that are not there yet.
  ///   - toIdentifier: one that is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { put(identifiers, at: place(of: toIdentifier) + 1) }

  /// Takes sections away with their items; those that are not there are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.remove(gone)
    for section in gone {
      for item in items.removeValue(forKey: section)?.list ?? [] { forget(item) }
      reloaded.remove(section)
    }
  }

  /// Puts a section before another.
  ///
  /// - Parameters:
  ///   - identifier: the one that moves.
  ///   - toIdentifier: the one that stays.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Puts a section after another.
  ///
  /// - Parameters:
  ///   - identifier: the one that moves.
  ///   - toIdentifier: the one that stays.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has all of some sections shown anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where indexOfSection(section) == nil { Self.missSection(section) }
    reloaded.formUnion(identifiers)
  }

  /// The same, of which nothing is to be shown anew.
  var settled: Self {
    var settled = self
    settled.reloadedItems = []
    settled.reconfiguredItems = []
    settled.reloaded = []
    return settled
  }

  // Rules: CV-92.
  /// Has a section have other items, and says which were exchanged for which; what is alike at both
  /// ends costs no more than a look.
  mutating func exchangeItems(
    of section: SectionIdentifierType, for new: [ItemIdentifierType]
  ) -> (old: ArraySlice<ItemIdentifierType>, new: ArraySlice<ItemIdentifierType>) {
    let old = itemIdentifiers(inSection: section)
    let most = min(old.count, new.count)
    var (head, tail) = (0, 0)
    while head < most, old[head] == new[head] { head += 1 }
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let (gone, come) = (old[head..<old.count - tail], new[head..<new.count - tail])
    for item in gone { forget(item) }
    for item in come {
      guard homes.updateValue(section, forKey: item) == nil else {
        Self.miss(what: "the item \(item) was added to a snapshot that has it already")
      }
    }
    items[section] = IndexedNames(new)
    return (gone, come)
  }

  // MARK: - Inside

  private mutating func forget(_ item: ItemIdentifierType) {
    homes[item] = nil
    reloadedItems.remove(item)
    reconfiguredItems.remove(item)
  }

  private mutating func put(
    _ new: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
  ) {
    for item in new {
      guard homes.updateValue(section, forKey: item) == nil else {
        Self.miss(what: "the item \(item) was added to a snapshot that has it already")
      }
    }
    items[section]?.change { $0.insert(contentsOf: new, at: place) }
  }

  private mutating func put(_ new: [SectionIdentifierType], at place: Int) {
    for section in new {
      guard items.updateValue(IndexedNames(), forKey: section) == nil else {
        Self.miss(what: "the section \(section) was added to a snapshot that has it already")
      }
    }
    sections.change { $0.insert(contentsOf: new, at: place) }
  }

  /// The place of an item beside which something is about to change.
  private func home(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = homes[item], let place = items[section]?.placeBeforeChange(of: item) else {
      Self.miss(item)
    }
    return (section, place)
  }

  /// The same of a section.
  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = sections.placeBeforeChange(of: section) else { Self.missSection(section) }
    return place
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    let (from, former) = home(of: item)
    if homes[other] == nil { Self.miss(other) }
    guard item != other else { return }
    items[from]?.change { $0.remove(at: former) }
    let (section, place) = home(of: other)
    items[section]?.change { $0.insert(item, at: place + offset) }
    homes[item] = section
  }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    let former = place(of: section)
    _ = place(of: other)
    guard section != other else { return }
    sections.change { $0.remove(at: former) }
    let place = place(of: other) + offset
    sections.change { $0.insert(section, at: place) }
  }

  private static func miss(_ item: ItemIdentifierType) -> Never {
    miss(what: "the item \(item) is not in the snapshot")
  }

  private static func missSection(_ section: SectionIdentifierType) -> Never {
    miss(what: "the section \(section) is not in the snapshot")
  }

  private static func miss(what: String) -> Never {
    violation(
      what,
      contract: "a snapshot has each section and item once, and names those that are there",
      instead: "look with indexOfItem(_:) or indexOfSection(_:) first")
  }
}
