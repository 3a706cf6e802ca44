// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where fingers are and how far they have come: what every recognizer measures.
struct FingerTrack: Equatable {
  struct Finger: Equatable {
    let id: ObjectIdentifier
    let start: CGPoint
    var place: CGPoint
  }

  /// The fingers that are down, in the order in which they came.
  private(set) var fingers: [Finger] = []

  var count: Int { fingers.count }
  var isEmpty: Bool { fingers.isEmpty }

  /// The middle of the fingers; the origin without any.
  var middle: CGPoint { mean { $0.place } }

  /// How far the fingers have moved on average since each came down.
  var shift: CGPoint {
    let start = mean { $0.start }
    let place = middle
    return CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  /// Whether every finger is in an area; nil stands for everywhere.
  func areInside(_ area: CGRect?) -> Bool {
    guard let area else { return true }
    for finger in fingers where !area.contains(finger.place) { return false }
    return true
  }

  mutating func begin(_ id: ObjectIdentifier, at place: CGPoint) {
    fingers.append(Finger(id: id, start: place, place: place))
  }

  /// Moves a finger.
  ///
  /// - Returns: how far; zero for a finger that is not tracked.
  @discardableResult
  mutating func move(_ id: ObjectIdentifier, to place: CGPoint) -> CGPoint {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return .zero }
    let old = fingers[index].place
    fingers[index].place = place
    return CGPoint(x: place.x - old.x, y: place.y - old.y)
  }

  mutating func end(_ id: ObjectIdentifier) { fingers.removeAll { $0.id == id } }

  mutating func removeAll() { fingers.removeAll(keepingCapacity: true) }

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

extension FingerTrack {
  /// Takes in touches that began, in the order in which their fingers came down.
  @MainActor
  mutating func begin(_ touches: Set<UITouch>) {
    for touch in touches.count == 1 ? Array(touches) : touches.sorted(by: { $0.serial < $1.serial })
    {
      begin(ObjectIdentifier(touch), at: touch.location(in: nil))
    }
  }

  /// Takes in touches that moved.
  ///
  /// - Returns: how far all fingers moved on average.
  @MainActor @discardableResult
  mutating func move(_ touches: Set<UITouch>) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      let step = move(ObjectIdentifier(touch), to: touch.location(in: nil))
      sum.x += step.x
      sum.y += step.y
    }
    let count = CGFloat(max(fingers.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Takes touches out that ended or were cancelled.
  @MainActor
  mutating func end(_ touches: Set<UITouch>) {
    for touch in touches { end(ObjectIdentifier(touch)) }
  }

  /// Takes in buttons that were pressed, as fingers at one place.
  mutating func begin(_ presses: Set<UIPress>, at place: CGPoint) {
    for press in presses { begin(ObjectIdentifier(press), at: place) }
  }

  /// Takes buttons out that were let go.
  mutating func end(_ presses: Set<UIPress>) {
    for press in presses { end(ObjectIdentifier(press)) }
  }
}

extension CGPoint {
  /// The distance from the origin.
  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { CGPoint(x: x - other.x, y: y - other.y).length }
}
