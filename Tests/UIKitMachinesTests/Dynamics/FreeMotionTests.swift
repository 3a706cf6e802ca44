// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Dynamics: bodies that nothing holds")
struct FreeMotionTests {
  @Test func `DY-2 the same steps whatever the frames`() {
    func steps(_ frames: Int) -> Int {
      var clock = StepClock(start: 12.345)
      return (1...frames).reduce(0) { sum, frame in
        sum + clock.take(until: 12.345 + Double(frame) / Double(frames))
      }
    }
    for frames in [1, 7, 24, 30, 50, 60, 90, 120, 144, 1000] { #expect(steps(frames) == 240) }
    var clock = StepClock(start: 0)
    #expect(clock.take(until: -5) == 0)
    #expect(clock.take(until: 100) == 240)
    // What was missed is not made up for.
    #expect(clock.take(until: 100) == 0)
    #expect(clock.take(until: 100.5) == 120)
    #expect(clock.elapsed == 1.5)
    #expect(clock.take(until: .nan) == 0)
    #expect(clock.take(until: .infinity) == 240)
  }

  @Test func `DY-3 a free fall is that of the textbook`() {
    let stage = Stage()
    let box = stage.box(.zero)
    for tenth in 1...30 {
      stage.run(0.1)
      let time = Double(tenth) / 10
      #expect(near(Double(stage.center(box).y), 500 * time * time, 1e-6))
      #expect(near(stage.velocity(box).y, 1000 * time, 1e-9))
    }
    #expect(stage.center(box).x == 0 && stage.angle(box) == 0)
  }

  @Test func `DY-3 a push moves the less the heavier the body`() {
    let stage = Stage()
    let usual = stage.box(.zero)
    let heavy = stage.box(.zero, size: CGSize(width: 200, height: 100)) { $0.density = 3 }
    for id in [usual, heavy] { stage.world.change(id) { $0.gravity = .zero } }
    stage.world.pushes = [usual, heavy].map {
      .init(body: $0, force: Vector(x: 1, y: 0), offset: .zero)
    }
    stage.run(2)
    #expect(near(stage.velocity(usual).x, 200, 1e-9))
    #expect(near(Double(stage.center(usual).x), 200, 1e-6))
    #expect(near(stage.velocity(heavy).x, 200 / 6, 1e-9))
    stage.world.pushes = []
    stage.world.hit(usual, with: Vector(x: 0, y: 2), at: .zero)
    #expect(stage.velocity(usual).y == 200)
    stage.world.hit(usual, with: Vector(x: 0, y: 1), at: Vector(x: 50, y: 0))
    // The inertia of a square is m a² / 6.
    #expect(near(stage.world.body(usual)?.spin ?? 0, 100 * 50 / (10_000.0 / 6), 1e-9))
  }

  @Test func `DY-12 resistance takes velocity away, exponentially`() {
    let stage = Stage()
    let box = stage.box(.zero) {
      $0.resistance = 2
      $0.angularResistance = 0.5
    }
    stage.world.change(box) {
      $0.gravity = .zero
      $0.velocity = Vector(x: 300, y: 0)
      $0.spin = 4
    }
    stage.run(1.5)
    #expect(near(stage.velocity(box).x, 300 * exp(-3), 1e-9))
    #expect(near(Double(stage.center(box).x), 150 * (1 - exp(-3)), 1))
    #expect(near(stage.world.body(box)?.spin ?? 0, 4 * exp(-0.75), 1e-9))
    #expect(stage.settle(within: 20) != nil)
  }

  @Test func `DY-12 what is anchored stays, what may not turn does not`() {
    let stage = Stage()
    let fixed = stage.box(.zero) { $0.isAnchored = true }
    let stiff = stage.box(.zero) { $0.allowsRotation = false }
    for id in [fixed, stiff] {
      stage.world.hit(id, with: Vector(x: 3, y: 1), at: Vector(x: 9, y: 9))
    }
    stage.run(1)
    #expect(stage.center(fixed) == .zero && stage.velocity(fixed) == .zero)
    #expect(stage.angle(stiff) == 0 && near(Double(stage.center(stiff).x), 300, 1e-6))
  }

  @Test func `DY-6 numbers beyond all measure do no harm`() {
    let numbers: [Double] = [
      0, -1, 1e-300, 1e15, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    for number in numbers {
      let stage = Stage()
      let place = CGPoint(x: number, y: number)
      let odd = stage.box(place, size: CGSize(width: number, height: number)) {
        $0.density = number
        $0.elasticity = number
        $0.friction = number
        $0.resistance = number
        $0.angularResistance = number
        $0.charge = number
      }
      let usual = stage.box(CGPoint(x: 0, y: -60))
      stage.collide(Stage.room + [[Vector(place), .zero]])
      let vector = Vector(x: number, y: number)
      stage.world.change(odd) {
        $0.velocity = vector
        $0.spin = number
        $0.angle = $0.angle + number
        $0.gravity = vector
      }
      stage.world.hit(odd, with: vector, at: vector)
      stage.world.pushes = [.init(body: odd, force: vector, offset: vector)]
      var joint = Joint(1, .distance, odd, at: vector, usual, at: .zero)
      joint.length = number
      joint.frequency = number
      joint.damping = number
      joint.frictionTorque = number
      var snap = Joint(2, .snap, 0, at: vector, odd, at: .zero)
      snap.frequency = number
      stage.world.setJoints([joint, snap])
      stage.run(0.1)
      for id in stage.world.ids {
        #expect(stage.velocity(id).isFinite, "\(number)")
        #expect(Vector(stage.center(id)).isFinite && stage.angle(id).isFinite, "\(number)")
      }
    }
  }

  @Test func `DY-8 mass, middle and inertia of shapes`() throws {
    let square = try #require(ConvexShape.rectangle(CGSize(width: 60, height: 60)))
    #expect(square.area == 3600 && square.centroid == .zero)
    #expect(near(square.inertia(about: .zero), 3600 * 3600 / 6, 1e-6))
    let circle = try #require(ConvexShape.ellipse(CGSize(width: 60, height: 60)))
    #expect(near(circle.area, .pi * 900, 1e-9))
    let ellipse = try #require(ConvexShape.ellipse(CGSize(width: 60, height: 40)))
    #expect(near(ellipse.area, .pi * 600, 20))
    let triangle = try #require(
      ConvexShape.polygon([
        Vector(x: 0, y: 0), Vector(x: 0, y: 30), Vector(x: 30, y: 0), Vector(x: 5, y: 5),
      ]))
    #expect(triangle.corners.count == 3 && near(triangle.area, 450, 1e-9))
    #expect(near(triangle.centroid.x, 10, 1e-9) && near(triangle.centroid.y, 10, 1e-9))
    #expect(near(triangle.moved(by: Vector(x: 5, y: 0)).centroid.x, 15, 1e-9))
    #expect(ConvexShape.polygon([.zero, Vector(x: 1, y: 1), Vector(x: 2, y: 2)]) == nil)
    #expect(ConvexShape.polygon([]) == nil)
    let many = (0..<500).map { Vector(x: 50 * cos(Double($0)), y: 50 * sin(Double($0))) }
    #expect(ConvexShape.polygon(many)?.corners.count == Thresholds.mostCorners)
    // A body of two squares turns about the middle between them.
    let shifted = square.moved(by: Vector(x: 60, y: 0))
    var body = Body(id: 1, shapes: [square, shifted], center: .zero, angle: 0)
    #expect(body.centroid == Vector(x: 30, y: 0) && near(body.mass, 0.72, 1e-12))
    body.angle = .pi / 2
    #expect(near(Double(body.center.x), 30, 1e-9) && near(Double(body.center.y), -30, 1e-9))
  }
}
