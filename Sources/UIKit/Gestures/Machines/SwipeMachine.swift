// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Decides whether fingers swipe: fast, far enough, in a direction, without turning back.
///
/// - Rules: GR-107 to GR-111.
struct SwipeMachine: Equatable {
  enum Reason: Equatable, CustomStringConvertible {
    case turnedBack
    case drifted(CGFloat, limit: CGFloat)
    case tooSlow(limit: TimeInterval)
    case lifted
    case tooManyTouches(Int, limit: Int)
    case movedWithTooFewTouches(Int, required: Int)
    case cancelled

    var description: String {
      switch self {
      case .turnedBack: "moved backwards"
      case .drifted(let drift, let limit): "drifted \(short(drift)) pt, limit \(short(limit))"
      case .tooSlow(let limit): "not complete within \(limit) s"
      case .lifted: "lifted too early"
      case .tooManyTouches(let count, let limit): "\(count) touches, limit \(limit)"
      case .movedWithTooFewTouches(let count, let required):
        "moved with \(count) touches, required \(required)"
      case .cancelled: "touches cancelled"
      }
    }
  }

  enum Effect: Equatable {
    case none
    case recognize
    case fail(Reason)
  }

  /// A direction as a unit vector, and the farthest the fingers have come along it.
  private struct Course: Equatable {
    let x: CGFloat
    let y: CGFloat
    var farthest: CGFloat = 0

    func along(_ shift: CGPoint) -> CGFloat { shift.x * x + shift.y * y }
    func aside(_ shift: CGPoint) -> CGFloat { abs(shift.x * y - shift.y * x) }
  }

  private let touches: Int
  private let start: TimeInterval
  private var courses: [Course]

  /// Starts with the first finger.
  ///
  /// - Parameter directions: unit vectors of the directions that count.
  init(touches: Int, directions: [CGPoint], at time: TimeInterval) {
    self.touches = touches
    start = time
    courses = directions.map { Course(x: $0.x, y: $0.y) }
  }

  /// Fingers came down; `count` are down now.
  func began(count: Int) -> Effect {
    count > touches ? .fail(.tooManyTouches(count, limit: touches)) : .none
  }

  /// Fingers moved: `shift` is how far they are, on average, from where each came down.
  mutating func moved(shift: CGPoint, count: Int, at time: TimeInterval) -> Effect {
    let distance = shift.length
    guard distance >= Thresholds.swipeSlack else { return .none }
    guard count == touches else {
      return .fail(.movedWithTooFewTouches(count, required: touches))
    }
    let elapsed = time - start
    guard elapsed <= Thresholds.swipeDuration else { return deadline() }
    let limit = Thresholds.swipeDrift * (1 - elapsed / Thresholds.swipeDuration)
    var reason = Reason.turnedBack
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
      if along >= Thresholds.swipeDistance, aside <= along { return .recognize }
      course.farthest = along
      left.append(course)
    }
    courses = left
    return left.isEmpty ? .fail(reason) : .none
  }

  /// The time is over.
  func deadline() -> Effect { .fail(.tooSlow(limit: Thresholds.swipeDuration)) }
}
