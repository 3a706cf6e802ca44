// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The closed groups that can be undone, or redone; the next one is the last.
@MainActor
struct UndoStack {
  /// Places at the front whose groups were dropped are empty, until they are many.
  private var places: [UndoGroup?] = []
  private var dropped = 0
  /// What the manager's losses were when those with nothing left to do were taken out.
  private var knownLosses = 0
  /// Whether a group may have nothing left to do, though no object has gone since.
  private var mayHaveDead = false

  private static let fewDropped = 16

  private var groups: ArraySlice<UndoGroup?> { places[dropped...] }

  /// How many groups have something left to do.
  var count: Int { groups.count { $0?.isLive ?? false } }

  /// The group whose turn is next; those with nothing left to do are dropped first.
  mutating func top() -> UndoGroup? {
    while places.count > dropped, let last = places[places.count - 1] {
      if last.isLive { return last }
      places.removeLast()
    }
    return nil
  }

  /// Takes the next group out.
  mutating func pop() -> UndoGroup? {
    guard let top = top() else { return nil }
    places.removeLast()
    return top
  }

  /// Puts a group on top and drops the oldest beyond `limit`; 0 is no limit.
  mutating func push(_ group: UndoGroup, limit: Int, _ targets: inout UndoTargets) {
    if !group.isLive { mayHaveDead = true }
    places.append(group)
    trim(to: limit, &targets)
  }

  // Rules: UN-7.
  /// Drops the oldest groups beyond `limit`, those with nothing left to do first; 0 is no limit.
  ///
  /// OPTIMIZATION: all are asked only where one can have lost what it had to do: a stack that is full
  /// is trimmed by every group that comes.
  mutating func trim(to limit: Int, _ targets: inout UndoTargets) {
    guard limit > 0, places.count - dropped > limit else { return }
    let losses = targets.countLosses()
    if losses != knownLosses || mayHaveDead {
      keep { $0.isLive }
      knownLosses = losses
      mayHaveDead = false
    }
    while places.count - dropped > limit { dropOldest() }
  }

  mutating func removeAll() {
    places.removeAll()
    dropped = 0
  }

  mutating func removeActions(on target: AnyObject) {
    for group in groups { group?.removeActions(on: target) }
    keep { !$0.isEmpty }
    mayHaveDead = true
  }

  private mutating func keep(_ isKept: (UndoGroup) -> Bool) {
    places.removeAll { $0.map { !isKept($0) } ?? true }
    dropped = 0
  }

  private mutating func dropOldest() {
    places[dropped] = nil
    dropped += 1
    guard dropped > max(places.count / 2, Self.fewDropped) else { return }
    places.removeFirst(dropped)
    dropped = 0
  }
}
