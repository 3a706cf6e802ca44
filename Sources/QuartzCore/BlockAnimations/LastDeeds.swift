// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What is done at the end of changes that are animated, once for each of whom it is done for.
@MainActor
struct LastDeeds {
  private var deeds: [@MainActor () -> Void] = []
  private var owners: Set<ObjectIdentifier> = []
  /// Whether it is being done.
  var isRunning = false

  /// Whether there is anything that is not being done.
  var isWaiting: Bool { !deeds.isEmpty && !isRunning }

  /// Adds what is done for an owner, which it keeps.
  mutating func add(for owner: AnyObject, _ deed: @escaping @MainActor () -> Void) {
    if owners.insert(ObjectIdentifier(owner)).inserted { deeds.append(deed) }
  }

  /// Begins to do it: all of it, in the order in which it was asked for.
  mutating func begin() -> [@MainActor () -> Void] {
    let all = deeds
    self = LastDeeds()
    isRunning = true
    return all
  }
}
