// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-107 to GR-111.
/// Decides whether fingers swipe: fast, far enough, in a direction, without turning back.
package struct SwipeMachine: FingerMachine {
  /// A direction as a unit vector, and the farthest the fingers have come along it.
  private struct Course: Equatable {
    let x: CGFloat
    let y: CGFloat
    var farthest: CGFloat = 0

    func along(_ shift: CGPoint) -> CGFloat { shift.x * x + shift.y * y }
    func aside(_ shift: CGPoint) -> CGFloat { abs(shift.x * y - shift.y * x) }
  }

  private let touches: Int
  private var count = 0
  private var start: TimeInterval?
  private var courses: [Course]
  /// The middle of the fingers when the last of them came down.
  package private(set) var place = CGPoint.zero

  /// - Parameter directions: unit vectors of the directions that count.
  package init(touches: Int, directions: [CGPoint]) {
    self.touches = touches
    courses = directions.map { Course(x: $0.x, y: $0.y) }
  }

  package var isBetweenTaps: Bool { false }

  package mutating func began(count: Int, middle: CGPoint, at time: TimeInterval) -> FingerEffect {
    self.count = count
    place = middle
    guard count <= touches else { return .fail(.tooManyTouches(count, limit: touches)) }
    guard start == nil else { return .nothing }
    start = time
    return .wait(Thresholds.swipeDuration)
  }

  package mutating func moved(shift: CGPoint, at time: TimeInterval) -> FingerEffect {
    let distance = shift.length
    guard distance >= Thresholds.swipeSlack else { return .nothing }
    guard count == touches else {
      return .fail(.movedWithTooFewTouches(count, required: touches))
    }
    let elapsed = time - (start ?? time)
    guard elapsed <= Thresholds.swipeDuration else { return deadline() }
    let limit = Thresholds.swipeDrift * (1 - elapsed / Thresholds.swipeDuration)
    var reason = GestureReason.movedBackwards
    var left: [Course] = []
    for var course in courses {
      let along = course.along(shift)
      let aside = course.aside(shift)
      if along < course.farthest { continue }
      if aside > limit, aside >= Thresholds.swipeSlack {
        reason = .drifted(aside, limit: limit)
        continue
      }
      // Steeper than half a right angle it is a swipe in another direction.
      if along >= Thresholds.swipeDistance, aside <= along {
        return .move(.end(.swiped(along)))
      }
      course.farthest = along
      left.append(course)
    }
    courses = left
    return left.isEmpty ? .fail(reason) : .nothing
  }

  package mutating func ended(shift: CGPoint, remaining: Int) -> FingerEffect {
    .fail(.liftedTooEarly)
  }

  package mutating func cancelled() -> FingerEffect { .fail(.cancelled) }

  package func deadline() -> FingerEffect { .fail(.tooSlow(limit: Thresholds.swipeDuration)) }
}
