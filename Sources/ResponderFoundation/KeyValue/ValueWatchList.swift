// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Who observes properties of one object.
package final class ValueWatchList {
  private let lock = NSLock()
  private var watches = ObjectList<ValueWatch>()
  /// Those of observers that end them by a path, in the same order.
  private var observed: [ObjectIdentifier: [ValueWatch]] = [:]
  /// Keys whose collections are changing, with how many changes have begun.
  private var changing: [String: Int] = [:]

  // Rules: RT-64.
  /// The list of an object; nil, at the price of a comparison, while nobody in the process observes.
  package static func of(_ object: AnyObject) -> ValueWatchList? {
    Runtime.isObserved ? AssociationTable.shared.watches(of: object) : nil
  }

  static func add(_ watch: ValueWatch, to object: AnyObject) {
    Runtime.observationBegan()
    let list = AssociationTable.shared.makeWatches(of: object)
    list.lock.withLock {
      list.watches[ObjectIdentifier(watch)] = watch
      if let observer = watch.observer { list.observed[observer, default: []].append(watch) }
    }
  }

  static func remove(_ watch: ValueWatch, from object: AnyObject) {
    guard let list = AssociationTable.shared.watches(of: object) else { return }
    // Held, for what goes with it may come back to the list, whose lock is closed until then.
    withExtendedLifetime(watch) {
      list.lock.withLock {
        list.watches[ObjectIdentifier(watch)] = nil
        list.forget(watch)
        // While nobody observes, no end of a change is heard.
        if list.watches.isEmpty { list.changing = [:] }
      }
    }
  }

  /// Forgets that an observer may end a watch.
  private func forget(_ watch: ValueWatch) {
    guard let observer = watch.observer, var own = observed.removeValue(forKey: observer) else {
      return
    }
    if let place = own.lastIndex(where: { $0 === watch }) { own.remove(at: place) }
    if !own.isEmpty { observed[observer] = own }
  }

  private var all: [ValueWatch] { lock.withLock { watches.values } }

  private func isChanging(_ key: String) -> Bool { lock.withLock { changing[key] != nil } }

  // Rules: RT-60, RT-66.
  func willChange(key: String) {
    guard !isChanging(key) else { return }
    for watch in all where watch.key == key { watch.willChange() }
  }

  // Rules: RT-66.
  func willChange(key: String, _ change: CollectionChange) {
    // First, for who is told may end the last observation.
    lock.withLock { changing[key, default: 0] += 1 }
    for watch in all where watch.key == key {
      watch.willChange(watch.path == key ? change : nil)
    }
  }

  // Rules: RT-66.
  func didChange(key: String, _ change: CollectionChange) {
    lock.withLock {
      let count = changing[key] ?? 0
      changing[key] = count > 1 ? count - 1 : nil
    }
    for watch in all where watch.key == key || watch.key == nil {
      watch.didChange(isCertain: watch.key == key, of: watch.path == key ? change : nil)
    }
  }

  // Rules: RT-60, RT-61.
  func didChange(key: String) {
    guard !isChanging(key) else { return }
    for watch in all where watch.key == key || watch.key == nil {
      watch.didChange(isCertain: watch.key == key)
    }
  }

  func willChange(keyPath: AnyKeyPath) {
    for watch in all where watch.keyPath == keyPath { watch.willChange() }
  }

  func didChange(keyPath: AnyKeyPath) {
    for watch in all { watch.didChange(isCertain: watch.keyPath == keyPath) }
  }

  // Rules: RT-62.
  /// Tells of every value that is another one than when it was last looked at.
  package func look() {
    for watch in all { watch.didChange(isCertain: false) }
  }

  /// The observation of an observer that was begun last.
  func last(_ observer: AnyObject, _ path: String, _ isMeant: (ValueWatch) -> Bool) -> ValueWatch? {
    let own = lock.withLock { observed[ObjectIdentifier(observer)] ?? [] }
    return own.last { $0.path == path && isMeant($0) }
  }
}
