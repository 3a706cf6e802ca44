// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Makes the rows of a joint where its bodies are.
struct JointRows {
  private let joint: Joint
  private let number: Int
  private let a: Int
  private let b: Int
  private let step: Double
  private let softness: Softness
  private let isSpring: Bool
  /// From the middles of mass to the points, and between the points.
  private let armA: Vector
  private let armB: Vector
  private let way: Vector
  /// How much more the second is turned than it was.
  private let turned: Double
  private let axis: Vector
  private let upright: Double
  private(set) var rows: [JointRow] = []

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - joint: the joint.
  ///   - number: its place in the list.
  ///   - a: the place of its first body.
  ///   - b: the place of its second body.
  ///   - bodies: all bodies.
  ///   - step: the seconds of a step.
  init(_ joint: Joint, _ number: Int, _ a: Int, _ b: Int, _ bodies: [Body], step: Double) {
    self.joint = joint
    self.number = number
    self.a = a
    self.b = b
    self.step = step
    softness = joint.softness(step: step)
    isSpring = joint.frequency > 0
    armA = bodies[a].arm(to: joint.pointA)
    armB = bodies[b].arm(to: joint.pointB)
    way = bodies[b].place + armB - bodies[a].place - armA
    turned = bodies[b].angle - bodies[a].angle - joint.angle
    axis = bodies[a].turn.apply(joint.axis.direction.unit)
    let angle = bodies[b].angle
    upright = angle.remainder(dividingBy: 2 * .pi)
    make()
  }

  private mutating func make() {
    switch joint.kind {
    case .distance: keepDistance()
    case .limit:
      let (unit, length) = way.direction
      add(0, -unit, armA.cross(-unit), armB.cross(-unit), .limit, joint.length - length)
    case .pin:
      keepTogether()
      limit(turned, .zero, 1, 1)
      rub()
    case .fixed:
      keepTogether()
      add(2, .zero, 1, 1, isSpring ? .spring : .rigid, turned)
    case .slide:
      let across = axis.turned
      let reach = way + armA
      add(
        0, across, reach.cross(across), armB.cross(across), isSpring ? .spring : .rigid,
        across.dot(way))
      add(1, .zero, 1, 1, isSpring ? .spring : .rigid, turned)
      limit(axis.dot(way), axis, reach.cross(axis), armB.cross(axis))
    case .snap:
      keepTogether()
      add(2, .zero, 1, 1, .spring, upright)
    }
  }

  private mutating func add(
    _ slot: Int, _ direction: Vector, _ leverA: Double, _ leverB: Double, _ rule: JointRow.Rule,
    _ value: Double
  ) {
    let isOfSpring = if case .spring = rule { true } else { false }
    rows.append(
      JointRow(
        joint: number, slot: slot, a, b, direction, leverA, leverB, rule, value,
        isOfSpring ? softness : .rigid(step: step)))
    rows[rows.count - 1].impulse = joint.impulses[slot]
  }

  private mutating func keepDistance() {
    let (unit, length) = way.direction
    if joint.length < 1e-3 {
      keepTogether()
    } else {
      add(
        0, unit, armA.cross(unit), armB.cross(unit), isSpring ? .spring : .rigid,
        length - joint.length)
    }
    rub()
  }

  private mutating func keepTogether() {
    let units = [Vector(x: 1, y: 0), Vector(x: 0, y: 1)]
    for (slot, unit) in units.enumerated() {
      add(
        slot, unit, armA.cross(unit), armB.cross(unit), isSpring ? .spring : .rigid,
        unit.dot(way))
    }
  }

  private mutating func limit(
    _ value: Double, _ direction: Vector, _ leverA: Double, _ leverB: Double
  ) {
    let range = joint.range
    if range.lowerBound > -.infinity {
      add(3, direction, leverA, leverB, .limit, value - range.lowerBound)
    }
    if range.upperBound < .infinity {
      add(4, -direction, -leverA, -leverB, .limit, range.upperBound - value)
    }
  }

  private mutating func rub() {
    let torque = joint.frictionTorque
    guard torque > 0 else { return }
    let most = min(torque, 1e12) * Thresholds.push * Thresholds.fieldUnit * step
    add(5, .zero, 1, 1, .rub(most), 0)
  }
}
