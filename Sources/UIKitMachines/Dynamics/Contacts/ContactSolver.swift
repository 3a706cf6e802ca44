// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds the impulses that keep bodies from going into each other.
struct ContactSolver {
  let step: Double
  private let soft: Softness
  private let hard: Softness

  init(step: Double) {
    self.step = step
    soft = .contact(isHard: false, step: step)
    hard = .contact(isHard: true, step: step)
  }

  /// Reckons what stays the same in a step; velocities are those before its forces.
  func prepare(
    _ contact: inout Contact, _ motions: UnsafeMutableBufferPointer<Motion>,
    _ kicks: UnsafeBufferPointer<Vector>
  ) {
    let a = motions[contact.a]
    let b = motions[contact.b]
    let normal = contact.normal
    let tangent = normal.turned
    let force = normal.dot(kicks[contact.b] - kicks[contact.a]) / step
    func prepare(_ point: inout Contact.Point) {
      func mass(_ direction: Vector) -> Double {
        let atA = point.armA.cross(direction)
        let atB = point.armB.cross(direction)
        let sum =
          a.inverseMass + b.inverseMass + a.inverseInertia * atA * atA
          + b.inverseInertia * atB * atB
        return sum > 0 ? 1 / sum : 0
      }
      point.normalMass = mass(normal)
      point.tangentMass = mass(tangent)
      let speed = normal.dot(b.velocity(at: point.armB) - a.velocity(at: point.armA))
      point.approach = speed
      // They meet after the gap, faster by what forces did on the way.
      let gap = max(0, point.separation)
      if speed < 0, force < 0 {
        point.approach = -(speed * speed - 2 * force * gap).squareRoot()
      }
    }
    prepare(&contact.first)
    guard contact.count > 1 else { return }
    prepare(&contact.second)
    let (first, second) = (contact.first, contact.second)
    contact.coupling =
      a.inverseMass + b.inverseMass
      + a.inverseInertia * first.armA.cross(normal) * second.armA.cross(normal)
      + b.inverseInertia * first.armB.cross(normal) * second.armB.cross(normal)
  }

  /// The impulses that change the speeds at both points at once, or nil where the points are as good
  /// as one.
  ///
  /// One after the other, they would leave a turn of what lands flat.
  private func together(
    _ contact: Contact, _ first: Double, _ second: Double
  ) -> (first: Double, second: Double)? {
    guard contact.count > 1, contact.first.normalMass > 0, contact.second.normalMass > 0 else {
      return nil
    }
    let one = 1 / contact.first.normalMass
    let other = 1 / contact.second.normalMass
    let both = contact.coupling
    let determinant = one * other - both * both
    guard determinant > 1e-4 * one * other else { return nil }
    return (
      (other * first - both * second) / determinant, (one * second - both * first) / determinant
    )
  }

  @inline(__always)
  private func push(
    _ impulse: Vector, _ point: Contact.Point, _ a: inout Motion, _ b: inout Motion
  ) {
    a.velocity -= a.inverseMass * impulse
    a.spin -= a.inverseInertia * point.armA.cross(impulse)
    b.velocity += b.inverseMass * impulse
    b.spin += b.inverseInertia * point.armB.cross(impulse)
  }

  /// Begins with the impulses of the step before.
  func warm(_ contact: inout Contact, _ motions: UnsafeMutableBufferPointer<Motion>) {
    let tangent = contact.normal.turned
    func warm(_ point: Contact.Point) {
      let impulse = point.normalImpulse * contact.normal + point.tangentImpulse * tangent
      push(impulse, point, &motions[contact.a], &motions[contact.b])
    }
    warm(contact.first)
    if contact.count > 1 { warm(contact.second) }
  }

  /// Makes the velocities agree; `isBefore` the bodies moved, what overlaps is also pushed apart.
  func solve(
    _ contact: inout Contact, _ motions: UnsafeMutableBufferPointer<Motion>, isBefore: Bool
  ) {
    var a = motions[contact.a]
    var b = motions[contact.b]
    let softness = a.inverseMass == 0 || b.inverseMass == 0 ? hard : soft
    let normal = contact.normal
    let tangent = normal.turned
    let friction = contact.friction

    func rub(_ point: inout Contact.Point) {
      let speed = tangent.dot(b.velocity(at: point.armB) - a.velocity(at: point.armA))
      let most = friction * point.normalImpulse
      let wanted = point.tangentImpulse - point.tangentMass * speed
      let new = min(max(wanted, -most), most)
      push((new - point.tangentImpulse) * tangent, point, &a, &b)
      point.tangentImpulse = new
    }

    func speed(_ point: Contact.Point) -> Double {
      normal.dot(b.velocity(at: point.armB) - a.velocity(at: point.armA))
    }

    /// Whether a point must not come nearer than it is, or than its gap.
    func isHard(_ point: Contact.Point) -> Bool {
      isBefore
        ? point.separation > 0 || point.approach <= -Thresholds.separationSpeed
        : point.greatest > 0
    }

    func pressTogether() -> Bool {
      guard contact.count > 1, isHard(contact.first), isHard(contact.second) else { return false }
      func wanted(_ point: Contact.Point) -> Double {
        -speed(point) - (isBefore ? max(0, point.separation) / step : 0)
      }
      guard let change = together(contact, wanted(contact.first), wanted(contact.second)),
        contact.first.normalImpulse + change.first >= 0,
        contact.second.normalImpulse + change.second >= 0
      else { return false }
      func add(_ impulse: Double, to point: inout Contact.Point) {
        point.normalImpulse += impulse
        point.greatest = max(point.greatest, point.normalImpulse)
        push(impulse * normal, point, &a, &b)
      }
      add(change.first, to: &contact.first)
      add(change.second, to: &contact.second)
      return true
    }

    func press(_ point: inout Contact.Point) {
      let speed = speed(point)
      let gap = point.separation
      var change: Double
      if !isBefore, point.greatest == 0 { return }
      if gap > 0, isBefore {
        change = -point.normalMass * (speed + gap / step)
      } else if isBefore, point.approach > -Thresholds.separationSpeed {
        // What is fast gets no give, for it would be through.
        let overlap = min(0, gap + Thresholds.contactOverlap)
        let pull = max(
          softness.pull * overlap, -softness.gain * Thresholds.separationSpeed)
        change =
          -point.normalMass * (softness.gain * speed + pull)
          - softness.leak * point.normalImpulse
      } else {
        change = -point.normalMass * speed
      }
      let new = max(0, point.normalImpulse + change)
      change = new - point.normalImpulse
      point.normalImpulse = new
      point.greatest = max(point.greatest, new)
      push(change * normal, point, &a, &b)
    }

    if contact.rolling > 0 { roll(&contact, &a, &b) }
    rub(&contact.first)
    if contact.count > 1 { rub(&contact.second) }
    if !pressTogether() {
      press(&contact.first)
      if contact.count > 1 { press(&contact.second) }
    }
    motions[contact.a] = a
    motions[contact.b] = b
  }

  /// Slows what rolls.
  private func roll(_ contact: inout Contact, _ a: inout Motion, _ b: inout Motion) {
    let sum = a.inverseInertia + b.inverseInertia
    guard sum > 0 else { return }
    let most = contact.rolling * contact.first.normalImpulse
    let new = min(max(contact.rollingImpulse - (b.spin - a.spin) / sum, -most), most)
    let change = new - contact.rollingImpulse
    contact.rollingImpulse = new
    a.spin -= a.inverseInertia * change
    b.spin += b.inverseInertia * change
  }

  /// Takes in that the bodies moved.
  func moved(_ contact: inout Contact, _ motions: UnsafeMutableBufferPointer<Motion>) {
    let a = motions[contact.a]
    let b = motions[contact.b]
    func moved(_ point: inout Contact.Point) {
      let way = b.velocity(at: point.armB) - a.velocity(at: point.armA)
      point.separation += step * contact.normal.dot(way)
    }
    moved(&contact.first)
    if contact.count > 1 { moved(&contact.second) }
  }

  // Rules: DY-10.
  /// Lets what hit something bounce.
  func bounce(_ contact: inout Contact, _ motions: UnsafeMutableBufferPointer<Motion>) {
    guard contact.elasticity > 0 else { return }
    func bounces(_ point: Contact.Point) -> Bool {
      point.approach < -Thresholds.leastBounce && point.greatest > 0
    }
    func wanted(_ point: Contact.Point) -> Double {
      let way =
        motions[contact.b].velocity(at: point.armB) - motions[contact.a].velocity(at: point.armA)
      return -contact.elasticity * point.approach - contact.normal.dot(way)
    }
    func add(_ impulse: Double, to point: inout Contact.Point) {
      point.bounceImpulse += impulse
      push(impulse * contact.normal, point, &motions[contact.a], &motions[contact.b])
    }
    func bounce(_ point: inout Contact.Point) {
      guard bounces(point) else { return }
      let impulse = point.normalMass * wanted(point)
      add(max(0, point.bounceImpulse + impulse) - point.bounceImpulse, to: &point)
    }
    if contact.count > 1, bounces(contact.first), bounces(contact.second),
      let change = together(contact, wanted(contact.first), wanted(contact.second)),
      contact.first.bounceImpulse + change.first >= 0,
      contact.second.bounceImpulse + change.second >= 0
    {
      add(change.first, to: &contact.first)
      add(change.second, to: &contact.second)
      return
    }
    bounce(&contact.first)
    if contact.count > 1 { bounce(&contact.second) }
  }
}
