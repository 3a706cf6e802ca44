// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization
import UIKitRuntime

/// A message to an object.
struct Message {
  private let selector: Selector
  private let target: AnyObject

  init(_ selector: Selector?, to target: AnyObject, _ caller: String = "perform(_:)") {
    guard let selector else {
      violation(
        "\(caller) was called without a selector", contract: "there is a method to call",
        instead: "pass #selector(…) or Selector(…)")
    }
    self.selector = selector
    self.target = target
  }

  // Rules: RT-7, RT-9.
  /// Calls the method; what it returns lives on for a while, as after `autorelease` in Objective-C.
  ///
  /// What a method returns whose name begins with `new`, `copy`, `mutableCopy` or `alloc` is the
  /// caller's, who takes it retained.
  func send(_ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let method = selector.knownMethod(of: target) else {
      selector.unrecognized(by: target, sentBy: "perform(_:)")
    }
    guard let value = method.send(to: target, first, second) else { return nil }
    let object = value as AnyObject
    if Self.isOwned(selector.name) { return .passRetained(object) }
    ReturnedObjects.shared.keep(object)
    return .passUnretained(object)
  }

  /// Whether the caller owns what a method of this name returns.
  private static func isOwned(_ name: String) -> Bool {
    ["new", "copy", "mutableCopy", "alloc"].contains { family in
      name.hasPrefix(family) && name.dropFirst(family.count).first?.isLowercase != true
    }
  }
}

/// What messages returned last, which nobody may own.
final class ReturnedObjects: @unchecked Sendable {
  static var shared: ReturnedObjects { Runtime.common(.returnedObjects) { ReturnedObjects() } }

  /// How many objects are kept; Objective-C keeps what one turn of the loop brings.
  private static let capacity = 64

  private let lock = Mutex(0)
  private var objects: [AnyObject] = []

  /// Keeps an object until as many more have come.
  func keep(_ object: AnyObject) {
    var last: AnyObject?
    lock.withLock { next in
      if objects.count < Self.capacity {
        objects.append(object)
      } else {
        last = objects[next]
        objects[next] = object
        next = (next + 1) % Self.capacity
      }
    }
    withExtendedLifetime(last) {}
  }
}
