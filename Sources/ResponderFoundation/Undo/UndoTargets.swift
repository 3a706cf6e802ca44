// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// An object on which operations were registered, for all of them: not retained.
@MainActor
final class UndoTarget {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The objects on which the operations of a manager are, each once.
///
/// Nobody tells when one of them goes. To look whether one did takes as many steps as there are
/// objects, not as many as there are operations.
@MainActor
struct UndoTargets {
  private var targets: [ObjectIdentifier: UndoTarget] = [:]
  /// Counts the objects that were found to be gone.
  private var losses = 0
  /// How many there may be before those are looked for that no operation is on any more.
  private var room = Self.leastRoom

  private static let leastRoom = 16

  /// What stands for an object.
  mutating func target(for object: AnyObject) -> UndoTarget {
    let id = ObjectIdentifier(object)
    if let known = targets[id] {
      if known.object === object { return known }
      // Another object was where this one is now.
      losses += 1
    }
    if targets.count >= room { removeIdle() }
    let made = UndoTarget(object)
    targets[id] = made
    return made
  }

  /// A number that is another one when objects have gone since.
  mutating func countLosses() -> Int {
    let gone = targets.filter { $0.value.object == nil }
    for id in gone.keys { targets[id] = nil }
    losses += gone.count
    return losses
  }

  private mutating func removeIdle() {
    for id in Array(targets.keys) where isKnownUniquelyReferenced(&targets[id]) {
      targets[id] = nil
    }
    room = max(2 * targets.count, Self.leastRoom)
  }
}
