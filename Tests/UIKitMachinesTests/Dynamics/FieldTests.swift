// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Dynamics: fields")
struct FieldTests {
  private func run(
    _ kind: Field.Kind, from center: CGPoint = CGPoint(x: 100, y: 0), velocity: Vector = .zero,
    for seconds: Double = 0.1, _ change: (inout Field) -> Void = { _ in }
  ) -> Body {
    let stage = Stage()
    let body = stage.box(center) { $0.charge = 2 }
    stage.world.change(body) {
      $0.gravity = .zero
      $0.velocity = velocity
    }
    var field = Field(kind)
    field.members = [body]
    change(&field)
    stage.world.fields = [field]
    stage.run(seconds)
    return stage.world.body(body) ?? Body.ground
  }

  @Test func `DY-17 each field does what it is named for`() {
    let moving = Vector(x: 200, y: 0)
    #expect(near(run(.drag, velocity: moving, for: 1).velocity.x, 200 * exp(-1), 1e-6))
    let gravity = run(.linearGravity) { $0.direction = Vector(x: 0, y: 0.5) }
    #expect(near(gravity.velocity.y, 50, 1e-9) && gravity.velocity.x == 0)
    #expect(near(run(.radialGravity).velocity.x, -100, 1e-6))
    #expect(near(run(.electric).velocity.x, 20, 1e-6))
    #expect(near(run(.electric) { $0.strength = -1 }.velocity.x, -20, 1e-6))
    let vortex = run(.vortex)
    #expect(vortex.velocity.y > 9.9 && abs(vortex.velocity.x) < 0.5)
    let magnetic = run(.magnetic, velocity: moving, for: 1)
    #expect(near(magnetic.velocity.length, 200, 1e-6))
    #expect(near(magnetic.velocity.y, 200 * sin(2), 1e-6))
    let blown = run(.velocity) { $0.direction = Vector(x: 0, y: 3) }
    #expect(blown.velocity == Vector(x: 0, y: 300))
    // ω = 1 for strength 1 and mass 1.
    #expect(near(Double(run(.spring, for: .pi).center.x), -100, 1))
    #expect(abs(run(.spring, for: 3) { $0.strength = 1e30 }.center.x) <= 100)
  }

  @Test func `DY-17 noise is the same each time, and rougher when it is less smooth`() {
    let one = run(.noise, for: 1) { $0.strength = 5 }
    #expect(one == run(.noise, for: 1) { $0.strength = 5 })
    #expect(one.velocity.length > 1)
    #expect(run(.turbulence, for: 1).velocity == .zero)
    #expect(run(.turbulence, velocity: Vector(x: 90, y: 0), for: 1).velocity.y != 0)
    func change(_ smoothness: Double) -> Double {
      (0..<100).reduce(0) { sum, index in
        let wave = 100 * (0.25 + smoothness)
        func value(_ x: Double) -> Vector { Noise.vector(at: Vector(x: x / wave, y: 0), time: 0) }
        return sum + (value(Double(index * 10)) - value(Double(index * 10 + 5))).length
      }
    }
    #expect(change(0) > 2 * change(1))
  }

  @Test func `DY-17 a field of one's own is asked in each step`() {
    var samples: [Field.Sample] = []
    let body = run(
      .custom { sample in
        samples.append(sample)
        return CGPoint(x: 0, y: -3)
      }, velocity: Vector(x: 7, y: 0))
    #expect(samples.count == 24)
    #expect(samples.first?.place == CGPoint(x: 100, y: 0) && samples.first?.velocity.x == 7)
    #expect(samples.first?.mass == 1 && samples.first?.charge == 2)
    #expect(samples.first?.time == 1.0 / 240)
    #expect(near(body.velocity.y, -30, 1e-9))
  }

  @Test func `DY-18 a field acts in its region, weaker with the distance`() {
    func speed(_ region: FieldRegion) -> Double {
      run(.linearGravity) {
        $0.direction = Vector(x: 0, y: 1)
        $0.region = region
        $0.position = CGPoint(x: 90, y: 0)
      }.velocity.y
    }
    #expect(speed(.circle(radius: 200)) > 90 && speed(.circle(radius: 9)) == 0)
    #expect(speed(.rectangle(width: 30, height: 500)) > 90)
    #expect(speed(.rectangle(width: 10, height: 500)) == 0)
    let both = FieldRegion.both(.circle(radius: 50), .outside(.circle(radius: 20)))
    #expect(both.contains(CGPoint(x: 30, y: 0)) && !both.contains(.zero))
    #expect(FieldRegion.either(both, .circle(radius: 1)).contains(.zero))
    #expect(!FieldRegion.outside(.everywhere).contains(.zero))
    func pull(_ falloff: Double, _ x: Double, least: Double = 0) -> Double {
      run(.radialGravity, from: CGPoint(x: x, y: 0), for: 1 / 240) {
        $0.falloff = falloff
        $0.minimumRadius = least
        $0.strength = 1e-3
      }.velocity.x
    }
    #expect(near(pull(2, 200) / pull(2, 100), 0.25, 1e-9))
    #expect(near(pull(1, 200) / pull(1, 100), 0.5, 1e-9))
    #expect(near(pull(2, 10, least: 100) / pull(2, 100, least: 100), 1, 1e-9))
  }

  @Test func `DY-6 fields of any numbers do no harm`() {
    let kinds: [Field.Kind] = [
      .drag, .vortex, .radialGravity, .linearGravity, .velocity, .noise, .turbulence, .spring,
      .electric, .magnetic, .custom { _ in CGPoint(x: Double.nan, y: .infinity) },
    ]
    for number in [0, -1, 1e300, .infinity, -.infinity, .nan] as [Double] {
      for kind in kinds {
        let body = run(kind, from: .zero, velocity: Vector(x: 1, y: 1)) {
          $0.strength = number
          $0.falloff = number
          $0.minimumRadius = number
          $0.smoothness = number
          $0.animationSpeed = number
          $0.direction = Vector(x: number, y: number)
          $0.position = CGPoint(x: number, y: number)
        }
        #expect(body.velocity.isFinite && Vector(body.center).isFinite, "\(kind) \(number)")
      }
    }
  }
}
