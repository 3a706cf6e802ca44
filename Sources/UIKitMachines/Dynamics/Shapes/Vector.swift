// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A way in the plane, or a place as the way from the origin.
package struct Vector: Equatable, Sendable {
  /// To the right.
  package var x: Double
  /// Down.
  package var y: Double

  package static let zero = Vector(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  package var point: CGPoint { CGPoint(x: x, y: y) }
  package var squaredLength: Double { x * x + y * y }
  package var length: Double { squaredLength.squareRoot() }
  package var isFinite: Bool { x.isFinite && y.isFinite }
  /// A quarter turn from x to y.
  package var turned: Vector { Vector(x: -y, y: x) }

  package static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  package static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  package static func * (a: Double, b: Vector) -> Vector { Vector(x: a * b.x, y: a * b.y) }
  package static func += (a: inout Vector, b: Vector) { a = a + b }
  package static func -= (a: inout Vector, b: Vector) { a = a - b }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// Positive where the other is on the way from x to y.
  package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The direction, and the length; a direction of its own where there is none.
  package var direction: (unit: Vector, length: Double) {
    let length = length
    guard length > 1e-9 else { return (Vector(x: 0, y: 1), 0) }
    return ((1 / length) * self, length)
  }

  /// The vector, not longer than a limit, or none where a part is not a number.
  func limited(to limit: Double) -> Vector {
    guard !x.isNaN, !y.isNaN else { return .zero }
    let x = min(max(x, -limit), limit)
    let y = min(max(y, -limit), limit)
    let length = Vector(x: x, y: y).length
    return length > limit ? (limit / length) * Vector(x: x, y: y) : Vector(x: x, y: y)
  }
}

/// A turn about the origin.
package struct Rotor: Equatable, Sendable {
  package var cosine: Double
  package var sine: Double

  package init(_ angle: Double) {
    cosine = cos(angle)
    sine = sin(angle)
  }

  package func apply(_ vector: Vector) -> Vector {
    Vector(x: cosine * vector.x - sine * vector.y, y: sine * vector.x + cosine * vector.y)
  }

  package func undo(_ vector: Vector) -> Vector {
    Vector(x: cosine * vector.x + sine * vector.y, y: cosine * vector.y - sine * vector.x)
  }
}
