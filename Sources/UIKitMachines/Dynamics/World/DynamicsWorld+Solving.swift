// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Moving bodies so that they do not go into each other and joints hold.
extension DynamicsWorld {
  /// Finds the velocities at the end of the step and moves the bodies by them.
  mutating func solve(_ rows: inout [JointRow], step: Double) {
    var motions = bodies.map {
      Motion(
        velocity: $0.velocity, spin: $0.spin, inverseMass: $0.inverseMass,
        inverseInertia: $0.inverseInertia)
    }
    let kicks = bodies.map(\.kick)
    let solver = ContactSolver(step: step)
    var contacts = contacts
    self.contacts = []
    motions.withUnsafeMutableBufferPointer { motions in
      kicks.withUnsafeBufferPointer { kicks in
        for index in contacts.indices { solver.prepare(&contacts[index], motions, kicks) }
        for index in motions.indices { motions[index].velocity += kicks[index] }
      }
      for index in rows.indices { rows[index].warm(motions) }
      for index in contacts.indices { solver.warm(&contacts[index], motions) }
      func round(isBefore: Bool) {
        for index in rows.indices { rows[index].solve(motions, step: step, isBefore: isBefore) }
        for index in contacts.indices {
          solver.solve(&contacts[index], motions, isBefore: isBefore)
        }
      }
      for _ in 0..<Thresholds.solverRounds.before { round(isBefore: true) }
      move(motions, contacts, rows, step: step)
      for index in contacts.indices { solver.moved(&contacts[index], motions) }
      for index in rows.indices { rows[index].moved(motions, step: step) }
      for _ in 0..<Thresholds.solverRounds.after { round(isBefore: false) }
      for _ in 0..<Thresholds.solverRounds.bouncing {
        for index in contacts.indices { solver.bounce(&contacts[index], motions) }
      }
      withBodies { bodies in
        for index in bodies.indices.dropFirst() where bodies[index].isMovable {
          bodies[index].velocity = motions[index].velocity
          bodies[index].spin = motions[index].spin
          bodies[index].limit()
        }
      }
    }
    self.contacts = contacts
  }

  private mutating func move(
    _ motions: UnsafeMutableBufferPointer<Motion>, _ contacts: [Contact], _ rows: [JointRow],
    step: Double
  ) {
    let ways = Obstacles(proxies, bodies)
    withBodies { bodies in
      for contact in contacts
      where contact.first.greatest > 0 || contact.count > 1 && contact.second.greatest > 0 {
        bodies[contact.a].isHeld = true
        bodies[contact.b].isHeld = true
      }
      for row in rows where row.impulse != 0 {
        bodies[row.a].isHeld = true
        bodies[row.b].isHeld = true
      }
      for index in bodies.indices.dropFirst() where bodies[index].isMovable {
        var way = step * motions[index].velocity.limited(to: Thresholds.mostSpeed)
        // Under forces alone the way is that of a constant acceleration, exactly.
        if !bodies[index].isHeld { way -= (step / 2) * bodies[index].kick }
        bodies[index].place += ways.free(way, of: bodies[index], at: index)
        let spin = motions[index].spin
        if spin != 0, spin.isFinite { bodies[index].angle += step * spin }
      }
    }
  }
}
