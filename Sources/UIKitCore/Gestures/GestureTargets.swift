// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: GR-73, GR-77, GR-78, GR-120.
/// The methods a recognizer calls, in the order in which they were added.
@MainActor
struct GestureTargets {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
    /// The target again, when nobody else keeps it.
    var kept: AnyObject?
  }

  private nonisolated static let few = 8
  private var entries: [Entry] = []
  private var filter = MemberFilter<ObjectIdentifier>()
  /// How many there are when those whose target died are looked for.
  private var mostEntries = few

  nonisolated init() {}

  /// Adds a pair, unless it is there.
  ///
  /// - Parameter isKept: whether the target is retained.
  mutating func add(_ target: Any, _ action: Selector, isKept: Bool = false) {
    let target = target as AnyObject
    if entries.count >= mostEntries {
      entries.removeAll { $0.target == nil }
      mostEntries = max(Self.few, 2 * entries.count)
    }
    let mayBeThere = filter.mayHold(ObjectIdentifier(target), among: entries.count) { [entries] in
      entries.compactMap { $0.target.map { ObjectIdentifier($0) } }
    }
    if mayBeThere, entries.contains(where: { $0.target === target && $0.action == action }) {
      return
    }
    entries.append(Entry(target: target, action: action, kept: isKept ? target : nil))
  }

  mutating func remove(_ target: Any?, _ action: Selector?) {
    let target = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      (target == nil || entry.target === target) && (action == nil || entry.action == action)
    }
  }

  // Rules: GR-71, GR-72, GR-77.
  /// Calls every method that was there when the call began.
  func send(from recognizer: UIGestureRecognizer) {
    for entry in entries {
      guard let target = entry.target else { continue }
      let isThere = ActionTarget.perform(
        entry.action, on: target, sender: recognizer, event: nil)
      if !isThere {
        entry.action.unrecognized(by: target, sentBy: "a \(type(of: recognizer))")
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Adds a method of a target that the recognizer retains until the pair is removed.
  package final func addTarget(keeping target: AnyObject, action: Selector) {
    targets.add(target, action, isKept: true)
  }
}
