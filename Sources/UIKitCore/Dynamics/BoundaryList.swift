// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The boundaries of a collision behaviour, in the order in which they came.
@MainActor
struct BoundaryList {
  private struct Entry {
    let key: AnyHashable
    let identifier: any NSCopying
    let path: UIBezierPath
    /// What a simulation knows its lines by, from 1.
    let id: Int
  }

  private var entries: [Entry] = []
  private var last = 0

  init() {}

  /// No boundaries; those to come are not mistaken for the old ones.
  init(after old: BoundaryList) { last = old.last }

  var identifiers: [any NSCopying] { entries.map(\.identifier) }

  /// The lines of all paths; several of one path have one id.
  var lines: [CollisionGroup.Boundary] {
    entries.flatMap { entry in
      ItemShapes.lines(of: entry.path).map { .init(id: entry.id, points: $0) }
    }
  }

  mutating func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
    last += 1
    let copy = identifier.copy(with: nil) as? any NSCopying ?? identifier
    let entry = Entry(
      key: Self.key(identifier), identifier: copy, path: UIBezierPath(cgPath: path.cgPath),
      id: last)
    if let place = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Removes a boundary; says whether there was one.
  mutating func remove(_ identifier: any NSCopying) -> Bool {
    let key = Self.key(identifier)
    guard let place = entries.firstIndex(where: { $0.key == key }) else { return false }
    entries.remove(at: place)
    return true
  }

  func path(of identifier: any NSCopying) -> UIBezierPath? {
    let key = Self.key(identifier)
    return entries.first { $0.key == key }.map { UIBezierPath(cgPath: $0.path.cgPath) }
  }

  func identifier(of id: Int) -> (any NSCopying)? { entries.first { $0.id == id }?.identifier }

  /// What an identifier is compared by.
  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let hashable = identifier as? any Hashable { return AnyHashable(hashable) }
    return AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}
