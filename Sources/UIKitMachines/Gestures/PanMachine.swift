// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-91 to GR-98, GR-119.
/// Decides when fingers drag, and measures how far and how fast.
package struct PanMachine: Equatable {
  private enum Phase: Equatable { case measuring, dragging }

  /// Points that the fingers must exceed.
  package var hysteresis = Thresholds.panHysteresis
  /// Directions along one of which the fingers must exceed it, as unit vectors; nil for any.
  package var axes: [CGPoint]?
  /// Directions in one of which the fingers must go, else it fails, as unit vectors; nil for any.
  package var courses: [CGPoint]?
  private var phase = Phase.measuring
  private var xVelocity = VelocityFilter()
  private var yVelocity = VelocityFilter()
  private var lastTime: TimeInterval = 0
  private var pending = CGPoint.zero

  /// How far the fingers have come, in the coordinates of the window.
  package private(set) var translation = CGPoint.zero

  /// A machine that measures, with nothing measured.
  package init() {}

  /// Whether it has begun.
  package var isDragging: Bool { phase == .dragging }

  /// Points per second, in the coordinates of the window.
  package var velocity: CGPoint { CGPoint(x: xVelocity.velocity, y: yVelocity.velocity) }

  /// Fingers came down or went up: their number changed, their place did not.
  package mutating func fingersChanged(at time: TimeInterval) {
    if phase == .measuring { lastTime = time }
  }

  // Rules: SV-13.
  /// The fingers hold what moved by itself: what they do from now on is a drag.
  package mutating func stopped() -> GestureMove {
    phase = .dragging
    return .begin(.stopped)
  }

  // Rules: GR-93, GR-95, GR-97.
  /// The fingers moved by `step` on average.
  package mutating func moved(by step: CGPoint, at time: TimeInterval) -> GestureMove? {
    translation.x += step.x
    translation.y += step.y
    pending.x += step.x
    pending.y += step.y
    let elapsed = time - lastTime
    if elapsed > 0 {
      xVelocity.add(pending.x, over: elapsed)
      yVelocity.add(pending.y, over: elapsed)
      pending = .zero
      lastTime = time
    }
    switch phase {
    case .dragging: return .change
    case .measuring:
      let distance = distance
      guard distance > hysteresis else { return nil }
      guard isOnCourse else { return .fail(.movedAlongEdge) }
      phase = .dragging
      return .begin(.moved(distance, limit: hysteresis))
    }
  }

  /// How far the fingers have come in a direction that counts.
  private var distance: CGFloat {
    guard let axes else { return translation.length }
    var longest: CGFloat = 0
    for axis in axes {
      longest = max(longest, abs(translation.x * axis.x + translation.y * axis.y))
    }
    return longest
  }

  // Rules: GR-119.
  private var isOnCourse: Bool {
    guard let courses else { return true }
    let least = translation.length * cos(Thresholds.screenEdgeAngle)
    for course in courses where translation.x * course.x + translation.y * course.y >= least {
      return true
    }
    return false
  }

  // Rules: GR-98.
  /// The last finger is about to lift: after a rest there is no velocity left.
  package mutating func lifted(at time: TimeInterval) {
    if time - lastTime > Thresholds.restBeforeLift { forgetVelocity() }
  }

  // Rules: GR-96.
  /// Counts from another value; the velocity is zero.
  package mutating func setTranslation(_ value: CGPoint) {
    translation = value
    pending = .zero
    forgetVelocity()
  }

  private mutating func forgetVelocity() {
    xVelocity.reset()
    yVelocity.reset()
  }
}
