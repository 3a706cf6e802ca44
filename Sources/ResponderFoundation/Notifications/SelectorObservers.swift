// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Who observes notifications by selector.
final class SelectorObservers: @unchecked Sendable {
  static var shared: SelectorObservers {
    Runtime.common(.selectorObservers) { SelectorObservers() }
  }

  /// An observer and what stands for it in the center.
  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    /// The number of the observer, also when that is gone.
    let key: ObjectIdentifier
    let center: NotificationCenter
    let selector: Selector
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(
      _ observer: AnyObject, _ center: NotificationCenter, _ selector: Selector,
      _ name: NSNotification.Name?, _ object: AnyObject?
    ) {
      self.observer = observer
      key = ObjectIdentifier(observer)
      self.center = center
      self.selector = selector
      self.name = name
      self.object = object
    }

    /// Takes the observer out of the center.
    func end() {
      if let token { center.removeObserver(token as Any) }
    }

    // Rules: RT-7, RT-20, RT-21.
    func tell(_ notification: Notification) {
      guard let observer else { return SelectorObservers.shared.forget(self) }
      guard let method = selector.knownMethod(of: observer) else {
        selector.unrecognized(
          by: observer, sentBy: "the notification \(notification.name.rawValue)")
      }
      _ = method.send(to: observer, notification, nil)
    }
  }

  private let lock = NSLock()
  /// By observers; in the place of one that is gone may be another.
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var count = 0
  /// How many entries are looked through for observers that are gone.
  private var limit = SelectorObservers.few

  private static let few = 32

  deinit { for entry in entries.values.joined() { entry.end() } }

  func add(
    _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    let entry = Entry(observer, center, selector, name, object.map { $0 as AnyObject })
    let gone = lock.withLock {
      entries[entry.key, default: []].append(entry)
      count += 1
      return takeGone()
    }
    for old in gone { old.end() }
    entry.token = center.addObserver(forName: name, object: object, queue: nil) { [weak entry] in
      entry?.tell($0)
    }
  }

  // Rules: RT-22.
  func remove(
    _ observer: AnyObject, from center: NotificationCenter, where isMeant: (Entry) -> Bool
  ) {
    let ended = lock.withLock {
      // One that is going away, as in its `deinit`, is known by its place alone.
      take(ObjectIdentifier(observer)) {
        ($0.observer == nil || $0.observer === observer) && $0.center === center && isMeant($0)
      }
    }
    for entry in ended { entry.end() }
  }

  /// Drops an entry whose observer is gone.
  func forget(_ entry: Entry) {
    for entry in lock.withLock({ take(entry.key) { $0 === entry } }) { entry.end() }
  }

  /// The entries whose observers are gone; looked for when there are twice as many as the last time.
  private func takeGone() -> [Entry] {
    guard count > limit else { return [] }
    let gone = entries.keys.flatMap { take($0) { $0.observer == nil } }
    limit = max(Self.few, 2 * count)
    return gone
  }

  /// Takes out the entries in the place of an observer that `isMeant` says.
  private func take(_ key: ObjectIdentifier, where isMeant: (Entry) -> Bool) -> [Entry] {
    guard var kept = entries.removeValue(forKey: key) else { return [] }
    let end = kept.partition(by: isMeant)
    let taken = Array(kept[end...])
    kept.removeSubrange(end...)
    if !kept.isEmpty { entries[key] = kept }
    count -= taken.count
    return taken
  }
}
