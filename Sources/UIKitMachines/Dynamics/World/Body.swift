// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A rigid thing that moves, hits others and turns.
package struct Body: Equatable, Sendable {
  /// What it is known by; 0 is the ground, which is not moved by anything.
  package let id: Int
  /// Its outline around the middle of the item.
  package private(set) var shapes: [ConvexShape]
  /// Its middle of mass, from the middle of the item.
  package private(set) var centroid = Vector.zero
  private var area = 0.0
  private var unitInertia = 0.0
  /// The distance from its middle of mass to the nearest edge.
  private(set) var reach = 0.0

  /// Where its middle of mass is.
  var place: Vector
  /// Radians from x to y.
  package var angle: Double { didSet { turn = Rotor(angle) } }
  private(set) var turn: Rotor
  /// Points per second of its middle of mass.
  package var velocity = Vector.zero
  /// Radians per second.
  package var spin = 0.0
  /// Points per second² that it falls with.
  package var gravity = Vector.zero
  package var material = BodyMaterial() { didSet { weigh() } }
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  /// The groups in which it hits other bodies, and those with boundaries for it; places in a list.
  var itemGroups: [Int] = []
  var boundaryGroups: [Int] = []

  /// What the forces of a step add to the velocity.
  var kick = Vector.zero
  /// Whether a contact or a joint acts on it in this step.
  var isHeld = false
  var rest = RestMark()

  /// Makes a body at rest.
  ///
  /// - Parameters:
  ///   - id: what it is known by.
  ///   - shapes: its outline around the middle of the item; without any it hits nothing.
  ///   - center: where the middle of the item is.
  ///   - angle: how far it is turned, in radians.
  package init(id: Int, shapes: [ConvexShape], center: CGPoint, angle: Double) {
    self.id = id
    self.shapes = shapes
    let angle = angle.isFinite ? angle : 0
    self.angle = angle
    turn = Rotor(angle)
    place = .zero
    measure()
    self.center = center
    weigh()
  }

  /// What boundaries belong to, and anchors.
  static let ground = Body(id: 0, shapes: [], center: .zero, angle: 0)

  /// Where the middle of the item is.
  package var center: CGPoint {
    get { (place - turn.apply(centroid)).point }
    set { place = Vector(newValue).limited(to: Thresholds.mostPlace) + turn.apply(centroid) }
  }

  /// 1 for 100 × 100 points of density 1.
  package var mass: Double { max(area / Thresholds.areaOfMass * material.sound().density, 1e-6) }

  /// Half the square of its speed, for each unit of mass or inertia.
  package var movingEnergy: Double {
    guard inverseMass > 0 else { return 0 }
    let turning = inverseInertia > 0 ? spin * spin / inverseInertia : 0
    return (velocity.squaredLength / inverseMass + turning) / 2
  }

  var isMovable: Bool { inverseMass > 0 }

  /// The way from the middle of mass to a point of the item.
  func arm(to point: Vector) -> Vector { turn.apply(point - centroid) }

  /// Takes another outline.
  package mutating func setShapes(_ shapes: [ConvexShape]) {
    let center = center
    self.shapes = shapes
    measure()
    self.center = center
    weigh()
  }

  private mutating func measure() {
    let areas = shapes.map(\.area)
    area = areas.reduce(0, +)
    guard area > 0 else {
      centroid = .zero
      area = Thresholds.areaOfMass
      unitInertia = Thresholds.areaOfMass / 6
      reach = 0
      return
    }
    var sum = Vector.zero
    for (shape, area) in zip(shapes, areas) { sum += area * shape.centroid }
    centroid = (1 / area) * sum
    let middle = centroid
    unitInertia = shapes.reduce(0) { $0 + $1.inertia(about: middle) } / area
    reach = max(0, shapes.map { $0.reach(from: middle) }.max() ?? 0)
  }

  private mutating func weigh() {
    let isMovable = id != 0 && !material.isAnchored
    inverseMass = isMovable ? 1 / mass : 0
    inverseInertia = isMovable && material.allowsRotation ? 1 / (mass * unitInertia) : 0
  }

  // Rules: DY-6.
  /// Keeps every number within what can be reckoned with.
  mutating func limit() {
    velocity = velocity.limited(to: Thresholds.mostSpeed)
    spin = spin.isNaN ? 0 : min(max(spin, -Thresholds.mostSpin), Thresholds.mostSpin)
    place = place.limited(to: Thresholds.mostPlace)
    if !angle.isFinite { angle = 0 }
    if abs(angle) > 1e6 { angle = angle.remainder(dividingBy: 2 * .pi) }
  }
}
