// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitMachines

/// A world with boxes, and what happened in it.
final class Stage {
  var world = DynamicsWorld()
  private(set) var trace: [String] = []
  private var last = 0

  /// Adds a box that falls.
  ///
  /// - Parameters:
  ///   - center: its middle.
  ///   - size: its sides.
  ///   - isRound: whether it is an ellipse.
  ///   - material: what it is made of.
  func box(
    _ center: CGPoint, size: CGSize = CGSize(width: 100, height: 100), isRound: Bool = false,
    _ material: (inout BodyMaterial) -> Void = { _ in }
  ) -> Int {
    last += 1
    let shape = isRound ? ConvexShape.ellipse(size) : ConvexShape.rectangle(size)
    var body = Body(id: last, shapes: shape.map { [$0] } ?? [], center: center, angle: 0)
    body.gravity = Vector(x: 0, y: Thresholds.gravity)
    material(&body.material)
    world.add(body)
    return last
  }

  /// Lets everything hit everything, within lines.
  func collide(_ lines: [[Vector]] = []) {
    world.groups = [
      CollisionGroup(
        id: 7, members: world.ids,
        boundaries: lines.enumerated().map { .init(id: $0.offset + 1, points: $0.element) })
    ]
  }

  /// A floor whose top is at y = 0, and walls.
  static let room = [
    [Vector(x: -2000, y: 0), Vector(x: 2000, y: 0)],
    [Vector(x: -2000, y: -4000), Vector(x: -2000, y: 0)],
    [Vector(x: 2000, y: -4000), Vector(x: 2000, y: 0)],
  ]

  func run(_ seconds: Double, _ look: (DynamicsWorld) -> Void = { _ in }) {
    for _ in 0..<Int((seconds * Thresholds.dynamicsRate).rounded()) {
      for event in world.step() {
        let pair = event.pair
        let other = pair.other == 0 ? "line \(pair.boundary)" : "\(pair.other)"
        trace.append("\(event.point == nil ? "-" : "+")\(pair.body)|\(other)")
      }
      look(world)
    }
  }

  /// Seconds until everything is at rest, or nil.
  func settle(within seconds: Double) -> Double? {
    let start = world.time
    while world.time - start < seconds {
      run(1 / Thresholds.dynamicsRate)
      if world.isAtRest { return world.time - start }
    }
    return nil
  }

  func center(_ id: Int) -> CGPoint { world.body(id)?.center ?? .zero }
  func velocity(_ id: Int) -> Vector { world.body(id)?.velocity ?? .zero }
  func angle(_ id: Int) -> Double { world.body(id)?.angle ?? .nan }

  /// The energy of everything, with that of height.
  var energy: Double {
    world.ids.reduce(world.movingEnergy) { sum, id in
      guard let body = world.body(id) else { return sum }
      return sum - body.mass * Vector(body.center).dot(body.gravity)
    }
  }
}

/// Whether two numbers are as good as equal.
func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
