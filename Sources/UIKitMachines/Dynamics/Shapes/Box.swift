// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A rectangle along the axes.
struct Box: Equatable, Sendable {
  var low: Vector
  var high: Vector

  /// The box around points.
  init(around points: some Sequence<Vector>, margin: Double) {
    var low = Vector(x: .infinity, y: .infinity)
    var high = Vector(x: -.infinity, y: -.infinity)
    for point in points {
      low = Vector(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Vector(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.low = Vector(x: low.x - margin, y: low.y - margin)
    self.high = Vector(x: high.x + margin, y: high.y + margin)
  }

  func overlaps(_ other: Box) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
      && other.low.y <= high.y
  }
}
