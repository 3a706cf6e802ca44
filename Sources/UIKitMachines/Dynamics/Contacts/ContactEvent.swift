// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: DY-11.
/// That a body touches another or a boundary, or does not any more.
package struct ContactEvent: Equatable, Sendable {
  /// Who touches whom.
  package struct Pair: Hashable, Sendable, Comparable {
    /// The body.
    package var body: Int
    /// The other body, or 0 if it is a boundary.
    package var other: Int
    /// The group and the id of the boundary, or 0.
    package var group: Int
    package var boundary: Int

    package static func < (a: Pair, b: Pair) -> Bool {
      (a.body, a.other, a.group, a.boundary) < (b.body, b.other, b.group, b.boundary)
    }
  }

  package var pair: Pair
  /// The groups in which they hit each other.
  package var groups: [Int]
  /// Where, when it began; nil when it ended.
  package var point: CGPoint?
}
