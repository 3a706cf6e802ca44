// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where two shapes touch, or are about to: one point, or two along an edge.
struct Manifold {
  struct Point {
    /// Between both.
    var place: Vector
    /// How far they are apart; negative where they overlap.
    var separation: Double
    /// Which corner of which edge: the same in the next step.
    var feature: UInt32
  }

  /// From the first shape to the second.
  var normal: Vector
  var first: Point?
  var second: Point?

  /// Looks at two shapes.
  ///
  /// - Parameters:
  ///   - a: the first shape; that of a boundary, if there is one.
  ///   - b: the second shape.
  ///   - margin: how far apart they may be.
  ///   - preference: how much deeper the second shape may be than where its own edge would be left,
  ///     for the edge of the first to count. A boundary of many pieces is smooth by that.
  init?(_ a: Outline, _ b: Outline, margin: Double, preference: Double) {
    switch (a.corners.count, b.corners.count) {
    case (1, 1): self.init(circle: a, circle: b, margin)
    case (_, 1): self.init(polygon: a, circle: b, margin)
    case (1, _):
      self.init(polygon: b, circle: a, margin)
      normal = -normal
    default: self.init(polygon: a, polygon: b, margin, preference)
    }
  }

  private init?(circle a: Outline, circle b: Outline, _ margin: Double) {
    let way = (b.corners[0] - a.corners[0]).direction
    let separation = way.length - a.radius - b.radius
    guard separation <= margin else { return nil }
    normal = way.unit
    let place = a.corners[0] + (a.radius + separation / 2) * normal
    first = Point(place: place, separation: separation, feature: 0)
  }

  private init?(polygon a: Outline, circle b: Outline, _ margin: Double) {
    let center = b.corners[0]
    let nearest = a.farthestEdge(from: b)
    guard nearest.distance <= b.radius + margin else { return nil }
    let from = a.corners[nearest.edge]
    let to = a.next(nearest.edge)
    var separation = nearest.distance - b.radius
    normal = a.normals[nearest.edge]
    if nearest.distance > 1e-9 {
      let edge = to - from
      let beforeStart = (center - from).dot(edge) < 0
      if beforeStart || (center - to).dot(edge) > 0 {
        let way = (center - (beforeStart ? from : to)).direction
        separation = way.length - b.radius
        // The next piece of a line is not in the way of what rolls on this one.
        guard separation <= (a.corners.count == 2 ? 0 : margin) else { return nil }
        if way.length > 0 { normal = way.unit }
      }
    }
    let place = center - (b.radius + separation / 2) * normal
    first = Point(place: place, separation: separation, feature: 0)
  }

  private init?(polygon a: Outline, polygon b: Outline, _ margin: Double, _ preference: Double) {
    let ofA = a.farthestEdge(from: b)
    guard ofA.distance <= margin else { return nil }
    let ofB = b.farthestEdge(from: a)
    guard ofB.distance <= margin else { return nil }
    let isFlipped = ofB.distance > ofA.distance + preference
    // Beside a line that it is on: the line goes on there, or ends below it.
    if isFlipped, a.corners.count == 2, ofA.distance > -preference { return nil }
    let base = isFlipped ? b : a
    let other = isFlipped ? a : b
    let edge = isFlipped ? ofB.edge : ofA.edge
    let outward = base.normals[edge]
    normal = isFlipped ? -outward : outward

    // The edge of the other that faces this one, cut off where this one ends.
    var facing = 0
    var least = Double.infinity
    for index in 0..<other.normals.count {
      let slope = other.normals[index].dot(outward)
      if slope < least { (facing, least) = (index, slope) }
    }
    let start = base.corners[edge]
    let (along, length) = (base.next(edge) - start).direction
    var p = other.corners[facing]
    var q = other.next(facing)
    var atP = along.dot(p - start)
    var atQ = along.dot(q - start)
    guard max(atP, atQ) >= 0, min(atP, atQ) <= length else { return nil }
    func cut(_ place: Double) -> Vector { p + ((place - atP) / (atQ - atP)) * (q - p) }
    for limit in [0, length] {
      let isBeyond: (Double) -> Bool = limit == 0 ? { $0 < 0 } : { $0 > limit }
      if isBeyond(atP) { (p, atP) = (cut(limit), limit) }
      if isBeyond(atQ) { (q, atQ) = (cut(limit), limit) }
    }
    let feature = UInt32(edge) << 16 | UInt32(facing) << 8 | (isFlipped ? 2 : 0)
    func point(_ place: Vector, _ number: UInt32) -> Point? {
      let separation = outward.dot(place - start)
      guard separation <= margin else { return nil }
      return Point(
        place: place - (separation / 2) * outward, separation: separation,
        feature: feature | number)
    }
    first = point(p, 0)
    second = point(q, 1)
    if first == nil, second == nil { return nil }
  }
}
