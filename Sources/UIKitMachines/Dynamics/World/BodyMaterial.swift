// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DY-12.
/// What a body is made of, and how it takes part.
package struct BodyMaterial: Equatable, Sendable {
  /// The part of the speed that is left when it hits something.
  package var elasticity = 0.0
  /// The part of the pressure that keeps it from sliding.
  package var friction = Thresholds.friction
  /// Mass: 1 for 100 × 100 points with density 1.
  package var density = 1.0
  /// The part of the velocity that is lost in a second, as an exponent.
  package var resistance = 0.0
  /// The part of the spin that is lost in a second, as an exponent.
  package var angularResistance = 0.0
  /// What electric and magnetic fields act on.
  package var charge = 0.0
  /// Whether nothing moves it.
  package var isAnchored = false
  /// Whether it may turn.
  package var allowsRotation = true

  package init() {}

  // Rules: DY-6.
  /// The material with numbers that a simulation can take.
  func sound() -> BodyMaterial {
    func number(_ value: Double, _ low: Double, _ high: Double, or usual: Double) -> Double {
      value.isNaN ? usual : min(max(value, low), high)
    }
    var sound = self
    sound.elasticity = number(elasticity, 0, 1, or: 0)
    sound.friction = number(friction, 0, 1e3, or: Thresholds.friction)
    sound.density = number(density, 1e-3, 1e6, or: 1)
    sound.resistance = number(resistance, 0, 1e9, or: 0)
    sound.angularResistance = number(angularResistance, 0, 1e9, or: 0)
    sound.charge = number(charge, -1e6, 1e6, or: 0)
    return sound
  }
}
