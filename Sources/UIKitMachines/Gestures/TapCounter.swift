// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: TE-20, TE-21, TE-22.
/// Counts taps that follow each other quickly in one place.
package struct TapCounter: Equatable {
  private struct Tap: Equatable {
    var time: TimeInterval
    var location: CGPoint
    var count: Int
  }
  private var recent: [Tap] = []

  /// A counter that knows no tap.
  package init() {}

  /// The count of a touch that begins: 1, or one more than that of the tap it follows.
  package mutating func begin(at location: CGPoint, time: TimeInterval) -> Int {
    recent.removeAll { time - $0.time > Thresholds.tapInterval }
    let near = recent.lastIndex { $0.location.isNear(location) }
    guard let near else { return 1 }
    return recent.remove(at: near).count + 1
  }

  /// Remembers a touch that went up; one that moved too far to be a tap has the count 0.
  package mutating func end(count: Int, start: CGPoint, time: TimeInterval) {
    guard count > 0 else { return }
    recent.append(Tap(time: time, location: start, count: count))
  }

  /// Whether a touch that began at `start` may still be a tap at `location`.
  package static func isTap(from start: CGPoint, to location: CGPoint) -> Bool {
    start.isNear(location)
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    let dx = x - other.x
    let dy = y - other.y
    return dx * dx + dy * dy <= Thresholds.tapDistance * Thresholds.tapDistance
  }
}
