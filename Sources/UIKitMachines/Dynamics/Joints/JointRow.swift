// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One number that a joint keeps at zero or above it.
struct JointRow: Sendable {
  enum Rule: Sendable {
    /// Zero, at all costs.
    case rigid
    /// Zero, as a spring does.
    case spring
    /// Not below zero.
    case limit
    /// No change, as far as the greatest impulse allows.
    case rub(Double)
  }

  /// Where its impulse is kept.
  var joint: Int
  var slot: Int
  /// The places of the bodies.
  var a: Int
  var b: Int
  /// How velocities and spins change the number.
  var direction: Vector
  var leverA: Double
  var leverB: Double
  var rule: Rule
  /// The number.
  var value: Double
  var softness: Softness
  var impulse = 0.0
  private var mass = 0.0

  init(
    joint: Int, slot: Int, _ a: Int, _ b: Int, _ direction: Vector, _ leverA: Double,
    _ leverB: Double, _ rule: Rule, _ value: Double, _ softness: Softness
  ) {
    self.joint = joint
    self.slot = slot
    self.a = a
    self.b = b
    self.direction = direction
    self.leverA = leverA
    self.leverB = leverB
    self.rule = rule
    self.value = value
    self.softness = softness
  }

  private func speed(_ motions: UnsafeMutableBufferPointer<Motion>) -> Double {
    direction.dot(motions[b].velocity - motions[a].velocity) + leverB * motions[b].spin
      - leverA * motions[a].spin
  }

  private func push(_ impulse: Double, _ motions: UnsafeMutableBufferPointer<Motion>) {
    motions[a].velocity -= (motions[a].inverseMass * impulse) * direction
    motions[a].spin -= motions[a].inverseInertia * leverA * impulse
    motions[b].velocity += (motions[b].inverseMass * impulse) * direction
    motions[b].spin += motions[b].inverseInertia * leverB * impulse
  }

  /// Begins with the impulse of the step before.
  mutating func warm(_ motions: UnsafeMutableBufferPointer<Motion>) {
    let a = motions[a]
    let b = motions[b]
    let sum =
      (a.inverseMass + b.inverseMass) * direction.squaredLength
      + a.inverseInertia * leverA * leverA + b.inverseInertia * leverB * leverB
    mass = sum > 0 ? 1 / sum : 0
    if mass == 0 { impulse = 0 }
    push(impulse, motions)
  }

  /// Makes the velocities agree; `isBefore` the bodies moved, errors are made good as well.
  mutating func solve(
    _ motions: UnsafeMutableBufferPointer<Motion>, step: Double, isBefore: Bool
  ) {
    let speed = speed(motions)
    var new: Double
    let soft =
      impulse - mass * (softness.gain * speed + softness.pull * value) - softness.leak * impulse
    switch rule {
    case .spring: new = soft
    case .rigid: new = isBefore ? soft : impulse - mass * speed
    case .limit:
      if !isBefore, impulse == 0 { return }
      if value > 0, isBefore {
        new = impulse - mass * (speed + value / step)
      } else {
        new = isBefore ? soft : impulse - mass * speed
      }
      new = max(0, new)
    case .rub(let most): new = min(max(impulse - mass * speed, -most), most)
    }
    guard new.isFinite else { return }
    push(new - impulse, motions)
    impulse = new
  }

  /// Takes in that the bodies moved.
  mutating func moved(_ motions: UnsafeMutableBufferPointer<Motion>, step: Double) {
    if case .limit = rule { value += step * speed(motions) }
  }
}
