// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Dynamics: bodies that hit something")
struct ContactTests {
  /// The heights of the bounces of something dropped from a height.
  private func bounces(_ elasticity: Double, isRound: Bool, from height: Double) -> [Double] {
    let stage = Stage()
    let ball = stage.box(CGPoint(x: 0, y: -height - 50), isRound: isRound) {
      $0.elasticity = elasticity
    }
    stage.collide(Stage.room)
    var tops: [Double] = []
    var wasRising = false
    stage.run(7) { world in
      guard let body = world.body(ball) else { return }
      let isRising = body.velocity.y < 0
      if wasRising, !isRising { tops.append(-Double(body.center.y) - 50) }
      wasRising = isRising
    }
    return tops
  }

  @Test(arguments: [true, false]) func `DY-10 bounces are as high as elasticity says`(isRound: Bool)
  {
    for elasticity in [1, 0.8, 0.5] {
      let tops = bounces(elasticity, isRound: isRound, from: 400)
      var expected = 400.0
      for top in tops.prefix(3) {
        expected *= elasticity * elasticity
        #expect(near(top, expected, 2), "\(elasticity): \(tops)")
      }
      #expect(tops.count >= 3)
      #expect(tops.max() ?? 0 <= 400.01 * elasticity * elasticity + 0.5)
    }
    #expect(bounces(0, isRound: isRound, from: 400).allSatisfy { $0 < 0.1 })
  }

  @Test func `DY-10 what lands flat stays flat`() {
    for elasticity in [0, 0.5, 1] {
      for size in [CGSize(width: 100, height: 100), CGSize(width: 300, height: 20)] {
        let stage = Stage()
        let box = stage.box(CGPoint(x: 3, y: -500), size: size) { $0.elasticity = elasticity }
        stage.collide(Stage.room)
        stage.run(3)
        #expect(abs(stage.angle(box)) < 1e-6, "\(elasticity) \(size)")
      }
    }
  }

  @Test func `DY-10 balls of one mass exchange their velocities`() {
    let stage = Stage()
    let first = stage.box(.zero, isRound: true) { $0.elasticity = 1 }
    let second = stage.box(CGPoint(x: 300, y: 0), isRound: true) { $0.elasticity = 1 }
    stage.collide()
    for id in [first, second] { stage.world.change(id) { $0.gravity = .zero } }
    stage.world.change(first) { $0.velocity = Vector(x: 800, y: 0) }
    stage.run(1)
    #expect(near(stage.velocity(first).x, 0, 1e-6) && near(stage.velocity(second).x, 800, 1e-6))
    #expect(stage.trace == ["+1|2", "-1|2"])
  }

  @Test func `DY-12 friction stops what slides, and holds on a slope below its angle`() {
    let stage = Stage()
    let box = stage.box(CGPoint(x: -1000, y: -49.95)) { $0.friction = 0.5 }
    stage.collide(Stage.room)
    stage.world.change(box) { $0.velocity = Vector(x: 400, y: 0) }
    #expect(stage.settle(within: 4) != nil)
    // v² / (2 μ g)
    #expect(near(Double(stage.center(box).x), -1000 + 160, 4))
    func slides(_ friction: Double) -> Bool {
      let slope = Stage()
      let angle = 0.4
      let body = slope.box(CGPoint(x: 50.05 * sin(angle), y: -50.05 * cos(angle))) {
        $0.friction = friction
      }
      slope.world.change(body) { $0.angle = angle }
      let far = 3000.0
      slope.collide([
        [Vector(x: -far, y: -far * tan(angle)), Vector(x: far, y: far * tan(angle))]
      ])
      slope.run(1)
      return slope.velocity(body).length > 5
    }
    #expect(slides(0) && slides(tan(0.4) * 0.9) && !slides(tan(0.4) * 1.1))
  }

  @Test func `DY-12 what rolls comes to rest after a while`() {
    let stage = Stage()
    let ball = stage.box(CGPoint(x: -1500, y: -49.95), isRound: true)
    stage.collide(Stage.room)
    stage.world.change(ball) {
      $0.velocity = Vector(x: 200, y: 0)
      $0.spin = 4
    }
    #expect(stage.settle(within: 25) != nil)
    #expect(stage.center(ball).x > -200 && stage.angle(ball) > 20)
  }

  @Test func `DY-5 a stack comes to rest and stays`() throws {
    let stage = Stage()
    let boxes = (0..<10).map { stage.box(CGPoint(x: 0, y: -50 - 110 * Double($0))) }
    stage.collide(Stage.room)
    let time = stage.settle(within: 6) ?? .infinity
    #expect(time < 4)
    for (level, box) in boxes.enumerated() {
      #expect(near(Double(stage.center(box).y), -50 - 100 * Double(level), 2))
      #expect(near(Double(stage.center(box).x), 0, 3) && near(stage.angle(box), 0, 0.01))
    }
    let places = boxes.map(stage.center)
    stage.run(5)
    for (place, box) in zip(places, boxes) {
      #expect(Vector(place).isFinite && (Vector(place) - Vector(stage.center(box))).length < 0.5)
    }
  }

  @Test func `DY-5 a pyramid and a heap of balls come to rest`() {
    let stage = Stage()
    for row in 0..<8 {
      for column in 0..<(8 - row) {
        let x = Double(column) * 44 + Double(row) * 22
        _ = stage.box(
          CGPoint(x: x, y: -20.5 - 41 * Double(row)), size: CGSize(width: 40, height: 40))
      }
    }
    stage.collide(Stage.room)
    #expect(stage.settle(within: 10) != nil)
    let heap = Stage()
    for ball in 0..<30 {
      _ = heap.box(
        CGPoint(x: Double(ball % 5) * 31 + Double(ball % 3), y: -100 - Double(ball / 5) * 60),
        size: CGSize(width: 30, height: 30), isRound: true
      ) {
        $0.angularResistance = 1
        $0.resistance = 0.2
      }
    }
    heap.collide([
      [
        Vector(x: -40, y: -2000), Vector(x: -40, y: 0), Vector(x: 160, y: 0),
        Vector(x: 160, y: -2000),
      ]
    ])
    #expect(heap.settle(within: 15) != nil)
    for id in heap.world.ids { #expect(heap.center(id).y < -13 && heap.center(id).x > -30) }
  }

  @Test func `DY-10 energy never grows`() {
    for elasticity in [0, 0.5, 1] {
      let stage = Stage()
      for index in 0..<12 {
        let box = stage.box(
          CGPoint(x: Double(index % 4) * 120, y: -80 - Double(index / 4) * 150),
          size: CGSize(width: 60 + Double(index) * 3, height: 60), isRound: index % 3 == 0
        ) { $0.elasticity = elasticity }
        stage.world.change(box) {
          $0.velocity = Vector(x: Double(index * 97 % 300) - 150, y: 0)
          $0.spin = Double(index % 5) - 2
        }
      }
      stage.collide(Stage.room)
      let start = stage.energy
      var most = start
      stage.run(8) { _ in }
      most = max(most, stage.energy)
      var last = start
      for _ in 0..<40 {
        stage.run(0.2)
        // Ten points of one body's height: what overlaps is pushed apart.
        #expect(stage.energy <= last + 10_000, "\(elasticity)")
        last = min(last, stage.energy)
      }
      #expect(most <= start + 1000)
    }
  }

  @Test func `DY-9 nothing gets through a line, however fast`() {
    for speed in [500.0, 5000, 50_000, 500_000, 1e6] {
      for (index, size) in [4.0, 30, 100].enumerated() {
        for isRound in [false, true] {
          let stage = Stage()
          let body = stage.box(
            CGPoint(x: 13 * Double(index), y: -700), size: CGSize(width: size, height: size),
            isRound: isRound
          ) { $0.elasticity = 0.5 }
          stage.collide([
            [
              Vector(x: -1000, y: -1000), Vector(x: 1000, y: -1000), Vector(x: 1000, y: 0),
              Vector(x: -1000, y: 0), Vector(x: -1000, y: -1000),
            ]
          ])
          stage.world.change(body) {
            $0.velocity = Vector(x: speed * 0.6, y: speed * 0.8)
            $0.spin = 3
          }
          stage.run(2) { world in
            let center = world.body(body)?.center ?? .zero
            #expect(abs(center.x) < 1000 && center.y < 0 && center.y > -1000, "\(speed) \(size)")
          }
        }
      }
    }
  }

  @Test func `DY-9 a floor of many pieces is smooth`() {
    let stage = Stage()
    let box = stage.box(CGPoint(x: 0, y: -49.95)) { $0.friction = 0 }
    stage.collide([(-10...60).map { Vector(x: Double($0) * 37, y: 0) }])
    stage.world.change(box) { $0.velocity = Vector(x: 500, y: 0) }
    stage.run(3)
    #expect(near(stage.velocity(box).x, 500, 1) && near(Double(stage.center(box).y), -49.95, 0.2))
    #expect(stage.trace == ["+1|line 1"])
  }

  @Test func `DY-9 only bodies of one group hit each other`() {
    let stage = Stage()
    let ids = (0..<3).map { stage.box(CGPoint(x: 0, y: -200 * Double($0) - 60)) }
    stage.world.groups = [
      CollisionGroup(
        id: 1, members: ids, hitsItems: false, boundaries: [.init(id: 1, points: Stage.room[0])]),
      CollisionGroup(id: 2, members: [ids[0], ids[1]], hitsBoundaries: false),
    ]
    stage.run(3)
    #expect(near(Double(stage.center(ids[0]).y), -50, 1))
    #expect(near(Double(stage.center(ids[1]).y), -150, 1))
    #expect(near(Double(stage.center(ids[2]).y), -50, 1))
    stage.world.groups = (0..<80).map { CollisionGroup(id: $0, members: $0 == 70 ? ids : []) }
    let before = stage.center(ids[2]).y
    stage.run(0.5)
    #expect(stage.center(ids[2]).y > before + 50)
  }

  @Test func `DY-11 what touches is told in order`() {
    let stage = Stage()
    _ = stage.box(CGPoint(x: 0, y: -60)) { $0.elasticity = 0.4 }
    _ = stage.box(CGPoint(x: 0, y: -400))
    stage.collide(Stage.room)
    stage.run(3)
    #expect(
      stage.trace == [
        "+1|line 1", "-1|line 1", "+1|line 1", "-1|line 1", "+1|line 1", "+1|2",
      ] || stage.trace.first == "+1|line 1" && stage.trace.last == "+1|2", "\(stage.trace)")
    stage.world.hit(2, with: Vector(x: 0, y: -3), at: .zero)
    stage.run(0.1)
    #expect(stage.trace.last == "-1|2")
    let count = stage.trace.count
    stage.world.remove([1])
    stage.run(0.01)
    #expect(stage.trace.count == count)
  }
}
