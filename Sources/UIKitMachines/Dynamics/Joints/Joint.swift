// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DY-13, DY-14, DY-15, DY-16.
/// What holds a body to another, or to the ground.
package struct Joint: Equatable, Sendable {
  /// What it keeps.
  package enum Kind: Equatable, Sendable {
    /// The distance of two points.
    case distance
    /// The greatest distance of two points.
    case limit
    /// One point in common.
    case pin
    /// Everything.
    case fixed
    /// The direction and a line on which the other moves.
    case slide
    /// The middle of the item at a place, and upright.
    case snap
  }

  package let id: Int
  package var kind: Kind
  /// The ids of the bodies; 0 for the ground.
  package var a: Int
  package var b: Int
  /// The points, from the middle of each item; a place for the ground.
  package var pointA: Vector
  package var pointB: Vector
  /// Points of the distance.
  package var length = 0.0
  /// Oscillations a second; 0 for what does not give way.
  package var frequency = 0.0
  /// 1 for a spring that just does not swing.
  package var damping = 0.0
  /// What turns against each other must overcome: 1 for a push of 1 at 100 points.
  package var frictionTorque = 0.0
  /// Radians that a pin, or points that a slide may be away from where it was.
  package var range = (-Double.infinity)...Double.infinity
  /// The line of a slide, in the first item.
  package var axis = Vector(x: 1, y: 0)
  /// How much the second was turned more than the first, in radians.
  package var angle = 0.0

  /// The impulses of the step before, which the next one begins with.
  var impulses = [0.0, 0, 0, 0, 0, 0]

  /// Makes a joint.
  ///
  /// - Parameters:
  ///   - id: what it is known by.
  ///   - kind: what it keeps.
  ///   - a: the first body; 0 for the ground.
  ///   - pointA: the point of it, from the middle of its item; a place for the ground.
  ///   - b: the second body.
  ///   - pointB: the point of that.
  package init(
    _ id: Int, _ kind: Kind, _ a: Int, at pointA: Vector, _ b: Int, at pointB: Vector
  ) {
    self.id = id
    self.kind = kind
    self.a = a
    self.b = b
    self.pointA = pointA
    self.pointB = pointB
  }

  /// How it gives way.
  func softness(step: Double) -> Softness {
    let frequency = frequency.isFinite ? min(max(frequency, 0), 1e4) : 0
    let damping = damping.isNaN ? 0 : min(max(damping, 0), 1e4)
    guard frequency > 0 else { return .rigid(step: step) }
    return .spring(frequency: frequency, damping: damping, step: step)
  }
}
