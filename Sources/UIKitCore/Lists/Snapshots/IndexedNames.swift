// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

// Rules: TV-51.
/// Names in an order, each there once: who asks for the places of many gets each without a search.
struct IndexedNames<Name: Hashable & Sendable>: Sendable {
  private(set) var list: [Name]
  /// Of this list and no other; copies share it until one of them changes.
  private var index = NameIndex<Name>()

  init(_ list: [Name] = []) { self.list = list }

  /// The place of a name; nil for none.
  func place(of name: Name) -> Int? { index.place(of: name, in: list) }

  /// The same, asked by who is about to change the list: no index is made for that.
  func placeBeforeChange(of name: Name) -> Int? {
    index.knownPlaces.map { $0[name] } ?? list.placeFromEnds(of: name)
  }

  /// Takes names away.
  mutating func remove(_ gone: Set<Name>) { change { $0.removeNames(gone) } }

  mutating func change(_ body: (inout [Name]) -> Void) {
    // A copy with the former list keeps what was found out about that.
    if isKnownUniquelyReferenced(&index) { index.forget() } else { index = NameIndex() }
    body(&list)
  }
}

/// The places of names in a list that does not change, found out when they are asked for.
private final class NameIndex<Name: Hashable & Sendable>: Sendable {
  private enum Knowledge {
    case none
    /// Of one name the place was asked for and searched: that costs less than finding out all.
    case askedOnce
    case places([Name: Int])
  }

  private let knowledge = Mutex(Knowledge.none)

  /// Where each name is, if that was found out.
  var knownPlaces: [Name: Int]? {
    knowledge.withLock {
      guard case .places(let places) = $0 else { return nil }
      return places
    }
  }

  // The lock is not held while names are compared, for programs do that as they like.
  func place(of name: Name, in list: [Name]) -> Int? {
    let known = knowledge.withLock { knowledge in
      let known = knowledge
      if case .none = known { knowledge = .askedOnce }
      return known
    }
    switch known {
    case .none: return list.firstIndex(of: name)
    case .askedOnce:
      let places = Dictionary(zip(list, list.indices), uniquingKeysWith: { first, _ in first })
      knowledge.withLock { $0 = .places(places) }
      return places[name]
    case .places(let places): return places[name]
    }
  }

  func forget() { knowledge.withLock { $0 = .none } }
}
