// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The closed groups that can be undone, or redone; the next one is the last.
@MainActor
struct UndoStack {
  private var groups: [UndoGroup] = []

  /// How many groups have something left to do.
  var count: Int { groups.count { $0.isLive } }

  /// The group whose turn is next; those with nothing left to do are dropped first.
  mutating func top() -> UndoGroup? {
    while let last = groups.last, !last.isLive { groups.removeLast() }
    return groups.last
  }

  /// Takes the next group out.
  mutating func pop() -> UndoGroup? {
    guard let top = top() else { return nil }
    groups.removeLast()
    return top
  }

  /// Puts a group on top and drops the oldest beyond `limit`; 0 is no limit.
  mutating func push(_ group: UndoGroup, limit: Int) {
    groups.append(group)
    trim(to: limit)
  }

  // Rules: UN-7.
  /// Drops the oldest groups beyond `limit`, those with nothing left to do first; 0 is no limit.
  mutating func trim(to limit: Int) {
    guard limit > 0, groups.count > limit else { return }
    groups.removeAll { !$0.isLive }
    if groups.count > limit { groups.removeFirst(groups.count - limit) }
  }

  mutating func removeAll() { groups.removeAll() }

  mutating func removeActions(on target: AnyObject) {
    for group in groups { group.removeActions(on: target) }
    groups.removeAll { $0.isEmpty }
  }
}
