// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DY-5.
/// Where a body was when it moved last, and for how many steps it has not.
struct RestMark: Equatable, Sendable {
  private var place = Vector(x: .infinity, y: 0)
  private var angle = 0.0
  private(set) var steps = 0

  /// Takes in where the body is after a step.
  mutating func note(_ place: Vector, _ angle: Double) {
    let isNear =
      (place - self.place).squaredLength <= Thresholds.restDistance * Thresholds.restDistance
      && abs(angle - self.angle) <= Thresholds.restAngle
    if isNear { return steps += 1 }
    self.place = place
    self.angle = angle
    steps = 0
  }

  /// Counts anew.
  mutating func wake() { steps = 0 }
}
