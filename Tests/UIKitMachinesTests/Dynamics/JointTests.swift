// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Dynamics: joints")
struct JointTests {
  private func spring(frequency: Double, damping: Double) -> (Stage, Int) {
    let stage = Stage()
    let body = stage.box(CGPoint(x: 300, y: 0))
    stage.world.change(body) { $0.gravity = .zero }
    var joint = Joint(1, .distance, 0, at: .zero, body, at: .zero)
    joint.length = 200
    joint.frequency = frequency
    joint.damping = damping
    stage.world.setJoints([joint])
    return (stage, body)
  }

  @Test func `DY-14 a spring swings as its equation says`() {
    for frequency in [0.5, 2, 5] {
      for damping in [0, 0.1, 0.5, 1, 3] {
        let (stage, body) = spring(frequency: frequency, damping: damping)
        let omega = 2 * .pi * frequency
        for _ in 0..<60 {
          stage.run(1.0 / 30)
          let time = stage.world.time
          let expected: Double
          if damping < 1 {
            let swing = omega * (1 - damping * damping).squareRoot()
            expected =
              exp(-damping * omega * time)
              * (cos(swing * time) + damping * omega / swing * sin(swing * time))
          } else if damping == 1 {
            expected = (1 + omega * time) * exp(-omega * time)
          } else {
            let root = (damping * damping - 1).squareRoot()
            let fast = -omega * (damping + root)
            let slow = -omega * (damping - root)
            expected = (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
          }
          let got = (Double(stage.center(body).x) - 200) / 100
          #expect(near(got, expected, 0.08), "\(frequency) \(damping) \(time)")
        }
      }
    }
  }

  @Test func `DY-14 a spring of any frequency stays in bounds`() {
    for frequency in [9, 10, 60, 240, 1000, 1e9] {
      for damping in [0, 0.5, 1, 100] {
        let (stage, body) = spring(frequency: frequency, damping: damping)
        stage.run(3) { world in
          let x = Double(world.body(body)?.center.x ?? .nan)
          #expect(x > 99 && x < 301, "\(frequency) \(damping): \(x)")
        }
      }
    }
  }

  @Test func `DY-13 a pendulum takes its time`() {
    let stage = Stage()
    let length = 400.0
    let start = 0.1
    let bob = stage.box(
      CGPoint(x: length * sin(start), y: length * cos(start)), size: CGSize(width: 10, height: 10)
    ) { $0.allowsRotation = false }
    var joint = Joint(1, .distance, 0, at: .zero, bob, at: .zero)
    joint.length = length
    stage.world.setJoints([joint])
    var crossings: [Double] = []
    var last = 1.0
    stage.run(12) { world in
      let x = Double(world.body(bob)?.center.x ?? 0)
      if last > 0, x <= 0 { crossings.append(world.time) }
      last = x
      let distance = Vector(world.body(bob)?.center ?? .zero).length
      #expect(near(distance, length, 0.5))
    }
    // 2π √(l / g), a little longer for 0.1 radians.
    let period = 2 * Double.pi * (length / 1000).squareRoot() * (1 + start * start / 16)
    let measured = (crossings.last ?? 0) - (crossings.first ?? 0)
    #expect(near(measured / Double(crossings.count - 1), period, 0.01))
    #expect(stage.energy > -length * stage.world.body(bob)!.mass * 1000)
  }

  @Test func `DY-13 what is held off its middle swings and comes to rest below`() {
    let stage = Stage()
    let box = stage.box(CGPoint(x: 150, y: 0)) { $0.angularResistance = 2 }
    var joint = Joint(1, .distance, 0, at: .zero, box, at: Vector(x: -50, y: -50))
    joint.length = Vector(x: 100, y: -50).length
    stage.world.setJoints([joint])
    stage.world.change(box) { $0.material.resistance = 1 }
    #expect(stage.settle(within: 20) != nil)
    #expect(near(Double(stage.center(box).x), 0, 2))
  }

  @Test func `DY-13 a limit holds only what goes too far`() {
    let stage = Stage()
    let ball = stage.box(.zero, isRound: true)
    var joint = Joint(1, .limit, 0, at: .zero, ball, at: .zero)
    joint.length = 200
    stage.world.setJoints([joint])
    stage.run(0.5)
    #expect(near(Double(stage.center(ball).y), 125, 1e-6))
    stage.run(3)
    #expect(near(Double(stage.center(ball).y), 200, 0.5) && stage.world.isAtRest)
  }

  @Test func `DY-16 a pin keeps a point and its range`() {
    let stage = Stage()
    let door = stage.box(CGPoint(x: 50, y: 0), size: CGSize(width: 100, height: 20)) {
      $0.angularResistance = 1
    }
    var joint = Joint(1, .pin, 0, at: .zero, door, at: Vector(x: -50, y: 0))
    joint.range = -0.5...0.5
    stage.world.setJoints([joint])
    stage.run(4)
    #expect(near(stage.angle(door), 0.5, 0.01))
    #expect(near(Double(stage.center(door).x), 50 * cos(0.5), 1))
    joint.range = -Double.infinity...Double.infinity
    joint.frictionTorque = 100
    stage.world.setJoints([joint])
    stage.world.change(door) { $0.angle = 0 }
    stage.world.change(door) { $0.center = CGPoint(x: 50, y: 0) }
    stage.run(1)
    #expect(near(stage.angle(door), 0, 0.02))
    joint.frictionTorque = 0
    stage.world.setJoints([joint])
    stage.run(1)
    #expect(stage.angle(door) > 0.5)
  }

  @Test func `DY-16 fixed bodies move as one, sliding ones along a line`() {
    let stage = Stage()
    let a = stage.box(.zero)
    let b = stage.box(CGPoint(x: 100, y: 0))
    for id in [a, b] { stage.world.change(id) { $0.gravity = .zero } }
    stage.world.setJoints([
      Joint(1, .fixed, a, at: Vector(x: 50, y: 0), b, at: Vector(x: -50, y: 0))
    ])
    stage.world.hit(b, with: Vector(x: 0, y: 2), at: .zero)
    stage.run(1)
    #expect(near((Vector(stage.center(b)) - Vector(stage.center(a))).length, 100, 0.5))
    #expect(near(stage.angle(a), stage.angle(b), 0.01) && stage.angle(a) > 0.3)
    #expect(near(Double(stage.center(a).y + stage.center(b).y) / 2, 100, 0.5))

    let rail = Stage()
    let car = rail.box(.zero)
    var slide = Joint(1, .slide, 0, at: .zero, car, at: .zero)
    slide.axis = Vector(x: 3, y: 3)
    slide.range = -10...150
    rail.world.setJoints([slide])
    rail.run(0.4)
    let place = rail.center(car)
    // Half of gravity along each axis.
    #expect(near(Double(place.x), 250 * 0.16, 1) && near(Double(place.x), Double(place.y), 0.1))
    rail.run(3)
    #expect(near(Double(rail.center(car).x), 150 / 2.0.squareRoot(), 0.5))
    #expect(near(rail.angle(car), 0, 1e-3) && rail.world.isAtRest)
  }

  @Test func `DY-15 a snap arrives, upright`() throws {
    for damping in [0.1, 0.5, 1] {
      let stage = Stage()
      let card = stage.box(CGPoint(x: 300, y: 200))
      stage.world.change(card) {
        $0.gravity = .zero
        $0.angle = 6.5
        $0.spin = 3
      }
      var snap = Joint(1, .snap, 0, at: Vector(x: 20, y: 30), card, at: .zero)
      snap.frequency = Thresholds.snapFrequency
      snap.damping = damping
      stage.world.setJoints([snap])
      let time = stage.settle(within: 10) ?? .infinity
      #expect(time < (damping < 0.2 ? 8 : 2.5))
      let center = stage.center(card)
      #expect(near(Double(center.x), 20, 0.2) && near(Double(center.y), 30, 0.2))
      #expect(near(stage.angle(card).remainder(dividingBy: 2 * .pi), 0, 0.01))
    }
  }

  @Test func `DY-13 a chain hangs together`() {
    let stage = Stage()
    var joints: [Joint] = []
    var last = 0
    for link in 0..<15 {
      let id = stage.box(
        CGPoint(x: Double(link) * 30 + 15, y: 0), size: CGSize(width: 30, height: 10)
      ) {
        $0.resistance = 0.5
        $0.angularResistance = 0.5
      }
      joints.append(
        Joint(
          link, .pin, last, at: last == 0 ? .zero : Vector(x: 15, y: 0), id,
          at: Vector(x: -15, y: 0)))
      last = id
    }
    stage.world.setJoints(joints)
    var stretch = 0.0
    stage.run(6) { world in
      for pair in zip(world.ids, world.ids.dropFirst()) {
        guard let a = world.body(pair.0), let b = world.body(pair.1) else { continue }
        let gap =
          Vector(b.center) + b.arm(to: Vector(x: -15, y: 0)) - Vector(a.center)
          - a.arm(to: Vector(x: 15, y: 0))
        stretch = max(stretch, gap.length)
      }
    }
    #expect(stretch < 3)
    #expect(near(Double(stage.center(last).y), 435, 30))
  }
}
