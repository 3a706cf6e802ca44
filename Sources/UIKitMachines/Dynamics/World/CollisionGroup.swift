// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DY-9.
/// Bodies that hit each other, and lines that stop them.
package struct CollisionGroup: Equatable, Sendable {
  /// A line that stops bodies, from both sides.
  package struct Boundary: Equatable, Sendable {
    package var id: Int
    package var points: [Vector]

    package init(id: Int, points: [Vector]) {
      self.id = id
      self.points = points
    }
  }

  package var id: Int
  /// The ids of its bodies.
  package var members: [Int]
  package var hitsItems: Bool
  package var hitsBoundaries: Bool
  package var boundaries: [Boundary]

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - id: what it is known by.
  ///   - members: the ids of its bodies.
  ///   - hitsItems: whether the bodies hit each other.
  ///   - hitsBoundaries: whether the lines stop them.
  ///   - boundaries: the lines.
  package init(
    id: Int, members: [Int], hitsItems: Bool = true, hitsBoundaries: Bool = true,
    boundaries: [Boundary] = []
  ) {
    self.id = id
    self.members = members
    self.hitsItems = hitsItems
    self.hitsBoundaries = hitsBoundaries
    self.boundaries = boundaries
  }
}
