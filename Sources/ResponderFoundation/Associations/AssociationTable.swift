// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// The values of one object by key.
package final class AssociationBox {
  var values: [UInt: AssociatedValue] = [:]
  /// Who observes properties of the object.
  var watches: ValueWatchList?

  /// Makes an empty one.
  package init() {}
}

/// An object with room of its own for what is associated with it, which goes with the object.
package protocol AssociationHolder: AnyObject {
  /// What is associated with it; nil until something is.
  nonisolated var associations: AssociationBox? { get set }
}

// Rules: RT-31, RT-32.
/// What is associated with which object.
///
/// An object without room of its own has an entry here. Whether the object still lives says a weak
/// reference, so an entry never speaks for another object that came to the same address. The entries
/// of objects that are gone go when the table is next looked at, or as a turn ends.
package final class AssociationTable: @unchecked Sendable {
  package static var shared: AssociationTable {
    Runtime.common(.associations) { AssociationTable() }
  }

  private struct Entry {
    weak var object: AnyObject?
    let box: AssociationBox
  }

  /// How many entries are looked at in one go.
  private static let glance = 32

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The objects of entries, in the order in which they came; where to look next.
  private var order: [ObjectIdentifier] = []
  private var place = 0

  /// The value of an object under a key.
  func value(_ key: UInt, of object: AnyObject) -> AssociatedValue? {
    lock.withLock { box(of: object)?.values[key] }
  }

  /// Keeps a value, or none; what was there goes when the lock is open again.
  func set(_ value: AssociatedValue?, _ key: UInt, of object: AnyObject) {
    var old: AssociatedValue?
    let gone = lock.withLock { () -> [Entry] in
      if let value {
        old = makeBox(of: object).values.updateValue(value, forKey: key)
      } else {
        old = box(of: object)?.values.removeValue(forKey: key)
      }
      return takeGone()
    }
    withExtendedLifetime((old, gone)) {}
    sweepAtEndOfTurn()
  }

  /// Takes away what is kept with an object.
  func removeAll(of object: AnyObject) {
    let old = lock.withLock { () -> [UInt: AssociatedValue] in
      let box = box(of: object)
      defer { box?.values = [:] }
      return box?.values ?? [:]
    }
    withExtendedLifetime(old) {}
  }

  /// Who observes properties of an object; nil if nobody does.
  func watches(of object: AnyObject) -> ValueWatchList? {
    lock.withLock { box(of: object)?.watches }
  }

  /// The list of who observes properties of an object.
  func makeWatches(of object: AnyObject) -> ValueWatchList {
    let (list, gone) = lock.withLock { () -> (ValueWatchList, [Entry]) in
      let box = makeBox(of: object)
      let list = box.watches ?? ValueWatchList()
      box.watches = list
      return (list, takeGone())
    }
    withExtendedLifetime(gone) {}
    sweepAtEndOfTurn()
    return list
  }

  private func box(of object: AnyObject) -> AssociationBox? {
    if let holder = object as? any AssociationHolder { return holder.associations }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.box
  }

  private func makeBox(of object: AnyObject) -> AssociationBox {
    if let known = box(of: object) { return known }
    let box = AssociationBox()
    if let holder = object as? any AssociationHolder {
      holder.associations = box
    } else {
      let id = ObjectIdentifier(object)
      if entries.updateValue(Entry(object: object, box: box), forKey: id) == nil {
        order.append(id)
      }
    }
    return box
  }

  // Rules: RT-32.
  /// Looks at some entries, and takes out those whose objects are gone.
  private func takeGone() -> [Entry] {
    var gone: [Entry] = []
    for _ in 0..<min(Self.glance, order.count) {
      if place >= order.count { place = 0 }
      let id = order[place]
      if let entry = entries[id], entry.object != nil {
        place += 1
      } else {
        if let entry = entries.removeValue(forKey: id) { gone.append(entry) }
        order.swapAt(place, order.count - 1)
        order.removeLast()
      }
    }
    return gone
  }

  /// Looks for objects that are gone as each turn ends, while the table has entries.
  private func sweepAtEndOfTurn() {
    guard MainQueue.isCurrent, lock.withLock({ !order.isEmpty }) else { return }
    MainActor.assumeIsolated {
      TurnWork.shared.handle(.associations) { [weak self] in self?.sweep() ?? false }
      TurnWork.shared.enlist(.associations)
    }
  }

  /// True while there are entries.
  private func sweep() -> Bool {
    let (gone, isEmpty) = lock.withLock { (takeGone(), order.isEmpty) }
    withExtendedLifetime(gone) {}
    return !isEmpty
  }
}
