// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// A particle on its way, which is known from its beginning.
struct Particle {
  var born: Double
  var life: Double
  var start: CGPoint
  var velocity: CGVector
  var acceleration: CGVector
  var scale: Double
  var scaleSpeed: Double
  var spin: Double
  /// Red, green, blue and alpha at its beginning, and what they gain in a second.
  var color: SIMD4<Double>
  var colorSpeed: SIMD4<Double>
  var cell: CAEmitterCell
  /// Particles of its own that are due, in parts of one, by the place of their kind.
  var due: [Double]

  func position(at age: Double) -> CGPoint {
    CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }
}

extension Particle {
  /// A particle of a kind with chance's part in it.
  @MainActor
  init(
    _ cell: CAEmitterCell, born: Double, at start: CGPoint, _ values: EmissionValues,
    _ random: inout SeededRandom
  ) {
    func around(_ value: Double, _ range: Double) -> Double {
      let part = Double.random(in: -0.5..<0.5, using: &random)
      let result = value + part * range
      return result.isFinite ? result : 0
    }
    self.born = born
    self.start = start
    self.cell = cell
    life = around(Double(cell.lifetime), Double(cell.lifetimeRange)) * Double(values.lifetime)
    let speed =
      around(Double(cell.velocity), Double(cell.velocityRange)) * Double(values.velocity)
    let angle = around(Double(cell.emissionLongitude), Double(cell.emissionRange))
    velocity = CGVector(dx: speed * cos(angle), dy: speed * sin(angle))
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    scale = around(Double(cell.scale), Double(cell.scaleRange)) * Double(values.scale)
    scaleSpeed = Double(cell.scaleSpeed) * Double(values.scale)
    spin = around(Double(cell.spin), Double(cell.spinRange)) * Double(values.spin)
    func number(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    let first = cell.color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    color = SIMD4(
      around(first.red, Double(cell.redRange)), around(first.green, Double(cell.greenRange)),
      around(first.blue, Double(cell.blueRange)), around(first.alpha, Double(cell.alphaRange)))
    colorSpeed = SIMD4(
      number(cell.redSpeed), number(cell.greenSpeed), number(cell.blueSpeed),
      number(cell.alphaSpeed))
    due = Array(repeating: 0, count: cell.emitterCells?.count ?? 0)
  }
}
