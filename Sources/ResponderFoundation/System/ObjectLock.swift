// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

// Rules: RT-81.
/// Waits until no other thread is between this call and `objc_sync_exit` with the same object.
///
/// A thread may do so again before it left; it leaves as often as it entered.
///
/// [Apple: objc_sync_enter](https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:))
///
/// - Parameter obj: the object that the lock belongs to.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return 0
}

// Rules: RT-81.
/// Lets other threads go on that wait in `objc_sync_enter` with the same object.
///
/// [Apple: objc_sync_exit](https://developer.apple.com/documentation/objectivec/objc_sync_exit(_:))
///
/// - Parameter obj: the object that the lock belongs to.
/// - Returns: 0; -1 if the thread is not between the two calls.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1
}

/// The locks of objects that some thread holds or waits for.
private final class ObjectLocks: Sendable {
  /// Those of the process: threads of one application and of another may lock the same object.
  static let shared = ObjectLocks()

  private struct Entry {
    let lock = NSRecursiveLock()
    /// Who holds it or waits for it, each as often as it entered.
    var users: [ObjectIdentifier] = []
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func enter(_ object: AnyObject) {
    let thread = ObjectIdentifier(Thread.current)
    let lock = entries.withLock { entries in
      entries[ObjectIdentifier(object), default: Entry()].users.append(thread)
      return entries[ObjectIdentifier(object)]?.lock
    }
    lock?.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    let (id, thread) = (ObjectIdentifier(object), ObjectIdentifier(Thread.current))
    let lock = entries.withLock { entries -> NSRecursiveLock? in
      guard var entry = entries[id], let place = entry.users.lastIndex(of: thread) else {
        return nil
      }
      entry.users.remove(at: place)
      entries[id] = entry.users.isEmpty ? nil : entry
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}
