// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Dynamics: the world")
struct WorldTests {
  private func heap(_ count: Int) -> Stage {
    let stage = Stage()
    let width = Int(Double(count).squareRoot())
    for index in 0..<count {
      _ = stage.box(
        CGPoint(x: Double(index % width) * 24, y: -12 - Double(index / width) * 24),
        size: CGSize(width: 20, height: 20), isRound: index % 2 == 0)
    }
    stage.collide(Stage.room)
    return stage
  }

  @Test func `DY-2 the same world makes the same steps`() {
    func trace(_ parts: Int) -> [String] {
      let stage = heap(60)
      for _ in 0..<parts { stage.run(1.5 / Double(parts)) }
      return stage.trace + stage.world.ids.map { "\(stage.center($0)) \(stage.angle($0))" }
    }
    let once = trace(1)
    #expect(once == trace(1) && once == trace(90) && once == trace(36))
  }

  @Test func `DY-2 bodies come and go without moving the others`() {
    let stage = heap(9)
    #expect(stage.settle(within: 15) != nil)
    let places = stage.world.ids.map(stage.center)
    stage.world.remove([9])
    let new = stage.box(CGPoint(x: 900, y: -10), size: CGSize(width: 20, height: 20))
    stage.collide(Stage.room)
    stage.run(1)
    for (id, place) in zip(1...8, places) {
      #expect((Vector(stage.center(id)) - Vector(place)).length < 1)
    }
    #expect(stage.world.body(9) == nil && stage.world.body(new) != nil)
    #expect(stage.world.ids == Array(1...8) + [new])
  }
}
