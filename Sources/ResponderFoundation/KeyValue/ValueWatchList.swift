// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Who observes properties of one object.
package final class ValueWatchList {
  private let lock = NSLock()
  private var watches: [ValueWatch] = []
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
    list.lock.withLock { list.watches.append(watch) }
  }

  static func remove(_ watch: ValueWatch, from object: AnyObject) {
    guard let list = AssociationTable.shared.watches(of: object) else { return }
    let gone = list.lock.withLock { () -> [ValueWatch] in
      let gone = list.watches.filter { $0 === watch }
      list.watches.removeAll { $0 === watch }
      // While nobody observes, no end of a change is heard.
      if list.watches.isEmpty { list.changing = [:] }
      return gone
    }
    withExtendedLifetime(gone) {}
  }

  private var all: [ValueWatch] { lock.withLock { watches } }

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
    let id = ObjectIdentifier(observer)
    return all.last { $0.observer == id && $0.path == path && isMeant($0) }
  }
}
