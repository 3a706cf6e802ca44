// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: DY-17.
/// A force that depends on where a body is and how it moves.
package struct Field {
  /// What an application's own field is asked with.
  package struct Sample {
    package var place: CGPoint
    package var velocity: CGPoint
    package var mass: Double
    package var charge: Double
    package var time: TimeInterval
  }

  package enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring
    case electric, magnetic
    case custom((Sample) -> CGPoint)
  }

  package var kind: Kind
  /// The ids of its bodies.
  package var members: [Int] = []
  package var position = CGPoint.zero
  package var region = FieldRegion.everywhere
  package var strength = 1.0
  /// The power of the distance by which it gets weaker.
  package var falloff = 0.0
  /// Points below which it does not get stronger.
  package var minimumRadius = 1e-5
  package var direction = Vector.zero
  package var smoothness = 0.0
  package var animationSpeed = 1.0

  package init(_ kind: Kind) { self.kind = kind }

  /// Does to a body what the field does in a step, except for what is a force, which is returned as
  /// what it adds to the velocity.
  func act(on body: inout Body, time: TimeInterval, step: Double) -> Vector {
    let place = Vector(body.center)
    let way = place - Vector(position)
    guard body.isMovable, region.contains(way.point), strength.isFinite else { return .zero }
    let (unit, length) = way.direction
    let strength = strength * weakening(at: length)
    let acceleration = Thresholds.push * strength * body.inverseMass
    let charge = body.material.sound().charge
    switch kind {
    case .drag:
      body.velocity = exp(-max(0, strength) * body.inverseMass * step) * body.velocity
      return .zero
    case .vortex: return length > 0 ? (step * acceleration) * unit.turned : .zero
    case .radialGravity: return length > 0 ? (-step * Thresholds.gravity * strength) * unit : .zero
    case .linearGravity: return (step * Thresholds.gravity * strength) * direction
    case .velocity:
      body.velocity = ((Thresholds.fieldUnit * strength) * direction)
        .limited(to: Thresholds.mostSpeed)
      return .zero
    case .noise: return (step * acceleration) * noise(at: place, time)
    case .turbulence:
      let speed = body.velocity.length / Thresholds.fieldUnit
      return (step * acceleration * speed) * noise(at: place, time)
    case .spring:
      // Solved for the end of the step: any strength is stable.
      let rate = min(max(0, strength) * body.inverseMass, 1e12)
      body.velocity = (1 / (1 + step * step * rate)) * (body.velocity - (step * rate) * way)
      return .zero
    case .electric: return length > 0 ? (step * acceleration * charge) * unit : .zero
    case .magnetic:
      let angle = (strength * charge * body.inverseMass * step).remainder(dividingBy: 2 * .pi)
      body.velocity = Rotor(angle).apply(body.velocity)
      return .zero
    case .custom(let force):
      let sample = Sample(
        place: place.point, velocity: body.velocity.point, mass: body.mass, charge: charge,
        time: step)
      return (Thresholds.push * strength * body.inverseMass * step) * Vector(force(sample))
    }
  }

  private func weakening(at length: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let least = minimumRadius.isNaN ? 0 : max(minimumRadius, 1e-5)
    let factor = pow(max(length, least) / Thresholds.fieldUnit, -falloff)
    return factor.isFinite ? min(factor, 1e9) : 0
  }

  private func noise(at place: Vector, _ time: TimeInterval) -> Vector {
    let smoothness = smoothness.isNaN ? 0 : min(max(smoothness, 0), 1)
    let wave = Thresholds.fieldUnit * (0.25 + smoothness)
    let speed = animationSpeed.isFinite ? animationSpeed : 0
    return Noise.vector(at: (1 / wave) * place, time: time * speed)
  }
}
