// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Two shapes that touch or are about to, in one step.
struct Contact: Sendable {
  struct Point: Sendable {
    var feature: UInt32
    /// From the middles of mass to the point.
    var armA: Vector
    var armB: Vector
    var separation: Double
    /// The speed with which they come together where they touch; negative when they do.
    var approach = 0.0
    var normalMass = 0.0
    var tangentMass = 0.0
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    /// What makes it bounce in this step.
    var bounceImpulse = 0.0
    /// The greatest impulse in this step: whether they touched at all.
    var greatest = 0.0
  }

  /// The places of the bodies in the list.
  var a: Int
  var b: Int
  var keyA: UInt64
  var keyB: UInt64
  /// The group and the id of a boundary.
  var group: Int
  var boundary: Int
  /// From a to b.
  var normal: Vector
  var friction: Double
  var elasticity: Double
  /// The lever with which the pressure holds what rolls, in points.
  var rolling: Double
  var rollingImpulse = 0.0
  /// How much an impulse at one point changes the speed at the other.
  var coupling = 0.0
  var count: Int
  var first: Point
  var second: Point

  /// Whether they touched in this step.
  var touches: Bool {
    let overlap = Thresholds.contactOverlap
    return first.greatest > 0 || first.separation <= overlap
      || count > 1 && (second.greatest > 0 || second.separation <= overlap)
  }

  /// How near they are.
  var separation: Double {
    count > 1 ? min(first.separation, second.separation) : first.separation
  }

  /// Where they touch.
  func point(on place: Vector) -> Vector {
    count == 1 ? place + first.armA : place + 0.5 * (first.armA + second.armA)
  }
}

/// What a step moves of a body.
struct Motion {
  var velocity: Vector
  var spin: Double
  var inverseMass: Double
  var inverseInertia: Double

  func velocity(at arm: Vector) -> Vector { velocity + spin * arm.turned }
}
