// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: DY-2 to DY-18.
/// Bodies, what acts on them and what holds them, moved in steps of equal length.
///
/// The same world makes the same steps everywhere: nothing in it depends on the time of a frame, on
/// chance or on the order of a set.
package struct DynamicsWorld {
  /// Something that pushes a body in each step.
  package struct Push: Equatable, Sendable {
    /// The id of the body.
    package var body: Int
    /// 1 moves a body of mass 1 by 100 points per second².
    package var force: Vector
    /// The point of the item that is pushed, from its middle.
    package var offset: Vector

    package init(body: Int, force: Vector, offset: Vector) {
      self.body = body
      self.force = force
      self.offset = offset
    }
  }

  /// The ground, then the bodies in the order in which they came.
  private(set) var bodies = [Body.ground]
  private var places: [Int: Int] = [0: 0]
  /// What collides with what.
  package var groups: [CollisionGroup] = [] {
    didSet { if groups != oldValue { regroup() } }
  }
  private(set) var groupIDs: [Int] = []
  package private(set) var joints: [Joint] = []
  /// Forces that depend on the place.
  package var fields: [Field] = []
  /// Forces that do not.
  package var pushes: [Push] = []
  private var isStale = false
  private var steps = 0
  private(set) var proxies = ProxyList()
  /// What touches or is about to, in the order of the shapes.
  var contacts: [Contact] = []
  /// What touches, in order.
  var touching: [ContactEvent] = []

  package init() {}

  /// Whether a step asks the program.
  package var asksProgram: Bool {
    fields.contains { if case .custom = $0.kind { true } else { false } }
  }

  /// The seconds of all steps.
  package var time: TimeInterval { Double(steps) / Thresholds.dynamicsRate }

  // MARK: - Bodies

  /// The ids of all bodies, in the order in which they came.
  package var ids: [Int] { bodies.dropFirst().map(\.id) }

  /// A body, or nil if there is none.
  package func body(_ id: Int) -> Body? { id == 0 ? nil : places[id].map { bodies[$0] } }

  /// Adds a body.
  package mutating func add(_ body: Body) {
    guard body.id > 0, places[body.id] == nil else { return }
    places[body.id] = bodies.count
    bodies.append(body)
    isStale = true
  }

  /// Removes bodies, and the joints that held them.
  package mutating func remove(_ ids: Set<Int>) {
    guard !ids.isEmpty else { return }
    bodies.removeAll { $0.id != 0 && ids.contains($0.id) }
    joints.removeAll { ids.contains($0.a) || ids.contains($0.b) }
    touching.removeAll { ids.contains($0.pair.body) || ids.contains($0.pair.other) }
    contacts = []
    places = Dictionary(
      uniqueKeysWithValues: bodies.enumerated().map { ($0.element.id, $0.offset) })
    isStale = true
  }

  /// Changes a body from outside; it is not at rest then.
  package mutating func change(_ id: Int, _ change: (inout Body) -> Void) {
    guard id != 0, let place = places[id] else { return }
    let shapes = bodies[place].shapes
    change(&bodies[place])
    bodies[place].limit()
    bodies[place].rest.wake()
    if bodies[place].shapes != shapes { isStale = true }
  }

  /// Adds a momentum at once: 1 gives a body of mass 1 a velocity of 100 points per second.
  ///
  /// - Parameters:
  ///   - momentum: the direction and the strength.
  ///   - id: the body.
  ///   - offset: the point of the item that is hit, from its middle.
  package mutating func hit(_ id: Int, with momentum: Vector, at offset: Vector) {
    change(id) { body in
      let impulse = (Thresholds.push * momentum).limited(to: 1e15)
      guard offset.isFinite else { return }
      body.velocity += body.inverseMass * impulse
      body.spin += body.inverseInertia * body.arm(to: offset).cross(impulse)
    }
  }

  /// Replaces the joints; one that was there goes on with what it did.
  package mutating func setJoints(_ new: [Joint]) {
    let old = Dictionary(joints.map { ($0.id, $0) }) { first, _ in first }
    joints = new.filter {
      places[$0.a] != nil && places[$0.b] != nil && $0.pointA.isFinite && $0.pointB.isFinite
    }
    for index in joints.indices {
      guard let same = old[joints[index].id], same.kind == joints[index].kind else { continue }
      joints[index].impulses = same.impulses
    }
  }

  // Rules: DY-5.
  /// Whether nothing moved for a while.
  package var isAtRest: Bool {
    let steps = Thresholds.dynamicsRest * Thresholds.dynamicsRate
    return bodies.allSatisfy { !$0.isMovable || Double($0.rest.steps) >= steps }
  }

  /// Takes what is left of all velocities.
  package mutating func settle() {
    for index in bodies.indices {
      bodies[index].velocity = .zero
      bodies[index].spin = 0
    }
  }

  /// Counts anew how long everything is at rest.
  package mutating func wake() {
    for index in bodies.indices { bodies[index].rest.wake() }
  }

  /// Half the square of all speeds, each with its mass.
  package var movingEnergy: Double { bodies.reduce(0) { $0 + $1.movingEnergy } }

  // MARK: - Groups

  private mutating func regroup() {
    groupIDs = groups.map(\.id)
    for index in bodies.indices {
      bodies[index].itemGroups = []
      bodies[index].boundaryGroups = []
    }
    for (place, group) in groups.enumerated() {
      for member in Set(group.members).sorted() {
        guard let index = places[member], member != 0 else { continue }
        if group.hitsItems { bodies[index].itemGroups.append(place) }
        if group.hitsBoundaries { bodies[index].boundaryGroups.append(place) }
      }
    }
    let ids = Set(groupIDs)
    touching.removeAll { !$0.groups.contains(where: ids.contains) }
    isStale = true
  }

  // MARK: - A step

  /// Moves everything by one step, and says what touches now and what does not any more.
  package mutating func step() -> [ContactEvent] {
    if isStale {
      regroup()
      proxies.rebuild(bodies, groups)
      isStale = false
    }
    let step = 1 / Thresholds.dynamicsRate
    addForces(step: step)
    proxies.update(bodies, step: step)
    findContacts()
    var rows = makeRows(step: step)
    solve(&rows, step: step)
    for row in rows { joints[row.joint].impulses[row.slot] = row.impulse }
    steps += 1
    for index in bodies.indices.dropFirst() {
      bodies[index].rest.note(bodies[index].place, bodies[index].angle)
    }
    return events()
  }

  private func makeRows(step: Double) -> [JointRow] {
    joints.enumerated().flatMap { number, joint -> [JointRow] in
      guard let a = places[joint.a], let b = places[joint.b] else { return [] }
      return JointRows(joint, number, a, b, bodies, step: step).rows
    }
  }

  /// Hands a body to what moves it in a step.
  mutating func withBodies(_ change: (UnsafeMutableBufferPointer<Body>) -> Void) {
    bodies.withUnsafeMutableBufferPointer { change($0) }
  }

  private mutating func addForces(step: Double) {
    let time = time
    for index in bodies.indices {
      bodies[index].isHeld = false
      bodies[index].kick = bodies[index].isMovable ? step * bodies[index].gravity : .zero
    }
    for push in pushes {
      guard let index = places[push.body], bodies[index].isMovable, push.offset.isFinite else {
        continue
      }
      let impulse = (step * Thresholds.push * push.force).limited(to: 1e15)
      bodies[index].kick += bodies[index].inverseMass * impulse
      bodies[index].spin +=
        bodies[index].inverseInertia * bodies[index].arm(to: push.offset).cross(impulse)
    }
    for field in fields {
      for member in field.members {
        guard let index = places[member], index != 0 else { continue }
        let kick = field.act(on: &bodies[index], time: time, step: step)
        bodies[index].kick += kick
      }
    }
    for index in bodies.indices.dropFirst() {
      let material = bodies[index].material.sound()
      bodies[index].kick = bodies[index].kick.limited(to: Thresholds.mostSpeed)
      bodies[index].limit()
      if !bodies[index].isMovable {
        bodies[index].velocity = .zero
        bodies[index].spin = 0
      } else {
        if material.resistance > 0 {
          bodies[index].velocity = exp(-material.resistance * step) * bodies[index].velocity
        }
        if material.angularResistance > 0 {
          bodies[index].spin *= exp(-material.angularResistance * step)
        }
        if !material.allowsRotation { bodies[index].spin = 0 }
      }
    }
  }
}
