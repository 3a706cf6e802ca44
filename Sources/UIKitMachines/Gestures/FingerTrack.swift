// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Where fingers are and how far they have come: what every recognizer measures.
package struct FingerTrack: Equatable {
  package struct Finger: Equatable {
    package let id: ObjectIdentifier
    package let start: CGPoint
    package var place: CGPoint
    /// How far it came since the steps were taken.
    fileprivate var step = CGPoint.zero
  }

  /// The fingers that are down, in the order in which they came.
  package private(set) var fingers: [Finger] = []

  /// A track without fingers.
  package init() {}

  package var count: Int { fingers.count }
  package var isEmpty: Bool { fingers.isEmpty }

  /// The middle of the fingers; the origin without any.
  package var middle: CGPoint { mean { $0.place } }

  /// How far the fingers have moved on average since each came down.
  package var shift: CGPoint {
    let start = mean { $0.start }
    let place = middle
    return CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  /// Whether every finger is in an area; nil stands for everywhere.
  package func areInside(_ area: CGRect?) -> Bool {
    guard let area else { return true }
    for finger in fingers where !area.contains(finger.place) { return false }
    return true
  }

  package mutating func begin(_ id: ObjectIdentifier, at place: CGPoint) {
    fingers.append(Finger(id: id, start: place, place: place))
  }

  /// Moves a finger; one that is not tracked changes nothing.
  package mutating func move(_ id: ObjectIdentifier, to place: CGPoint) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    let old = fingers[index].place
    fingers[index].place = place
    fingers[index].step = CGPoint(x: place.x - old.x, y: place.y - old.y)
  }

  // Rules: AW-45.
  /// The sum of the steps since the last call: in the order in which the fingers came, whatever the
  /// order in which they moved, for a sum of three numbers is another one in another order.
  package mutating func takeSteps() -> CGPoint {
    var sum = CGPoint.zero
    for index in fingers.indices {
      sum.x += fingers[index].step.x
      sum.y += fingers[index].step.y
      fingers[index].step = .zero
    }
    return sum
  }

  package mutating func end(_ id: ObjectIdentifier) { fingers.removeAll { $0.id == id } }

  package mutating func removeAll() { fingers.removeAll(keepingCapacity: true) }

  @inline(__always)
  private func mean(of point: (Finger) -> CGPoint) -> CGPoint {
    guard !fingers.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for finger in fingers {
      let place = point(finger)
      sum.x += place.x
      sum.y += place.y
    }
    let count = CGFloat(fingers.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
