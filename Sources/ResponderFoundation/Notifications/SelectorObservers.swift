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
  private var entries: [Entry] = []
  /// How many entries are looked through for observers that are gone.
  private var limit = SelectorObservers.few

  private static let few = 32

  deinit { for entry in entries { entry.end() } }

  func add(
    _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    let entry = Entry(observer, center, selector, name, object.map { $0 as AnyObject })
    let gone = lock.withLock {
      entries.append(entry)
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
    let ended = lock.withLock { () -> [Entry] in
      let ended = entries.filter {
        $0.observer === observer && $0.center === center && isMeant($0)
      }
      if !ended.isEmpty { entries.removeAll { entry in ended.contains { $0 === entry } } }
      return ended
    }
    for entry in ended { entry.end() }
  }

  /// Drops an entry whose observer is gone.
  func forget(_ entry: Entry) {
    lock.withLock { entries.removeAll { $0 === entry } }
    entry.end()
  }

  /// The entries whose observers are gone; looked for when the list has doubled since the last time.
  private func takeGone() -> [Entry] {
    guard entries.count > limit else { return [] }
    let gone = entries.filter { $0.observer == nil }
    entries.removeAll { $0.observer == nil }
    limit = max(Self.few, 2 * entries.count)
    return gone
  }
}
