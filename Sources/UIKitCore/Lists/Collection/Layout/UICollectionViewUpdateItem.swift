// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: CV-14.
/// What becomes of an item, or of a section, in an update.
///
/// A section has an index path with the item `NSNotFound`.
///
/// [Apple: UICollectionViewUpdateItem](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem)
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to it.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is shown anew.
    case reload
    /// It has another place.
    case move
    /// Nothing.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  /// Where it was; nil for what comes.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// Where it is; nil for what goes.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens to it.
  open var updateAction: Action { action }

  /// The parts of an update: deletions and reloads from the end, then insertions and moves.
  static func items(of changes: ListChanges) -> [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    for place in changes.deletedSections.sorted(by: >) {
      items.append(.init(.delete, before: section(place), after: nil))
    }
    for place in changes.deletedRows.sorted(by: >) {
      items.append(.init(.delete, before: IndexPath(place), after: nil))
    }
    for place in changes.reloadedSections.sorted(by: >) {
      items.append(.init(.reload, before: section(place), after: section(place)))
    }
    for place in changes.reloadedRows.sorted(by: >) {
      items.append(.init(.reload, before: IndexPath(place), after: IndexPath(place)))
    }
    for place in changes.insertedSections.sorted() {
      items.append(.init(.insert, before: nil, after: section(place)))
    }
    for place in changes.insertedRows.sorted() {
      items.append(.init(.insert, before: nil, after: IndexPath(place)))
    }
    for move in changes.movedSections {
      items.append(.init(.move, before: section(move.from), after: section(move.to)))
    }
    for move in changes.movedRows {
      items.append(.init(.move, before: IndexPath(move.from), after: IndexPath(move.to)))
    }
    return items
  }
}
