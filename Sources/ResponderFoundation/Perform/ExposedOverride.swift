// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization
import UIKitRuntime

/// Members that Objective-C lets every class override, and Foundation here does not have: a class
/// overrides one by exposing a method under its name.
enum ExposedOverride {
  // Rules: RT-12.
  /// What the class of `object` answers, or nil where it does not override the member.
  ///
  /// While the override runs, what it asks `super` for is the default.
  static func call(_ name: String, of object: AnyObject, _ arguments: Any?...) -> Answer? {
    guard let method = ExposedTable.of(object)?.methods[name] else { return nil }
    let mark = Mark(
      object: ObjectIdentifier(object), name: name, detail: detail(arguments),
      thread: ObjectIdentifier(Thread.current))
    guard ExposedCalls.shared.begin(mark) else { return nil }
    defer { ExposedCalls.shared.end(mark) }
    let first = arguments.first ?? nil
    return Answer(value: method.send(to: object, arguments.count > 1 ? arguments : [first]))
  }

  /// The name that is asked for, so that an override may ask its own object for another.
  private static func detail(_ arguments: [Any?]) -> String {
    let names = arguments.compactMap { ($0 as? Selector)?.name ?? $0 as? String }
    return names.last ?? ""
  }

  /// What an override returned.
  struct Answer { let value: Any? }

  /// One override that runs.
  struct Mark: Hashable {
    let object: ObjectIdentifier
    let name: String
    let detail: String
    let thread: ObjectIdentifier
  }
}

/// The overrides of exposed members that run now.
final class ExposedCalls: Sendable {
  static var shared: ExposedCalls { Runtime.common(.exposedCalls) { ExposedCalls() } }

  private let running = Mutex<Set<ExposedOverride.Mark>>([])

  /// False when the same call runs already.
  func begin(_ mark: ExposedOverride.Mark) -> Bool { running.withLock { $0.insert(mark).inserted } }

  func end(_ mark: ExposedOverride.Mark) { _ = running.withLock { $0.remove(mark) } }
}
