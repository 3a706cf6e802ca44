// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A convex outline: corners, and how round they are.
///
/// One corner makes a circle, two a segment.
package struct ConvexShape: Equatable, Sendable {
  /// From x to y round the middle.
  package private(set) var corners: [Vector]
  /// The outward direction of the edge from each corner to the next.
  package private(set) var normals: [Vector]
  package private(set) var radius: Double

  private init(corners: [Vector], radius: Double = 0) {
    self.corners = corners
    self.radius = radius
    normals = corners.indices.map { index in
      let edge = corners[(index + 1) % corners.count] - corners[index]
      return -edge.turned.direction.unit
    }
  }

  private static func side(_ length: Double) -> Double? {
    guard length.isFinite else { return nil }
    return min(max(abs(length), Thresholds.bodySides.lowerBound), Thresholds.bodySides.upperBound)
  }

  /// A rectangle around the origin, or nil if it has no finite size.
  package static func rectangle(_ size: CGSize) -> ConvexShape? {
    guard let width = side(Double(size.width)), let height = side(Double(size.height)) else {
      return nil
    }
    let x = width / 2
    let y = height / 2
    return ConvexShape(corners: [
      Vector(x: -x, y: -y), Vector(x: x, y: -y), Vector(x: x, y: y), Vector(x: -x, y: y),
    ])
  }

  // Rules: DY-8.
  /// An ellipse around the origin, or nil if it has no finite size: a circle is round, others have
  /// corners.
  package static func ellipse(_ size: CGSize) -> ConvexShape? {
    guard let width = side(Double(size.width)), let height = side(Double(size.height)) else {
      return nil
    }
    guard width != height else { return ConvexShape(corners: [.zero], radius: width / 2) }
    let count = Thresholds.mostCorners
    return ConvexShape(
      corners: (0..<count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(count)
        return Vector(x: width / 2 * cos(angle), y: height / 2 * sin(angle))
      })
  }

  // Rules: DY-8.
  /// The hull of points, or nil if they make no area.
  package static func polygon(_ points: [Vector]) -> ConvexShape? {
    let limit = Thresholds.bodySides.upperBound
    let sorted =
      points.filter { $0.isFinite && abs($0.x) <= limit && abs($0.y) <= limit }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    var hull = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    while hull.count > Thresholds.mostCorners { hull = withoutFlattest(hull) }
    let shape = ConvexShape(corners: Array(hull))
    return hull.count >= 3 && shape.area > 1e-3 ? shape : nil
  }

  /// A piece of a boundary.
  package static func segment(_ from: Vector, _ to: Vector) -> ConvexShape {
    ConvexShape(corners: [from, to])
  }

  /// Half of the hull of points in their order.
  private static func chain(_ points: [Vector]) -> ArraySlice<Vector> {
    var chain: ArraySlice<Vector> = []
    for point in points {
      while chain.count >= 2 {
        let last = chain[chain.endIndex - 1]
        let before = chain[chain.endIndex - 2]
        guard (last - before).cross(point - last) <= 1e-9 else { break }
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  private static func withoutFlattest(_ corners: ArraySlice<Vector>) -> ArraySlice<Vector> {
    var rest = Array(corners)
    let count = rest.count
    func bend(_ index: Int) -> Double {
      let corner = rest[index]
      return (corner - rest[(index + count - 1) % count]).cross(rest[(index + 1) % count] - corner)
    }
    let flattest = rest.indices.min { bend($0) < bend($1) }
    rest.remove(at: flattest ?? 0)
    return rest[...]
  }

  /// The shape with its middle elsewhere.
  package func moved(by way: Vector, turned angle: Double = 0) -> ConvexShape {
    let turn = Rotor(angle)
    return ConvexShape(corners: corners.map { turn.apply($0) + way }, radius: radius)
  }

  /// Square points.
  package var area: Double {
    if corners.count == 1 { return Double.pi * radius * radius }
    return corners.indices.reduce(0) { sum, index in
      sum + corners[index].cross(corners[(index + 1) % corners.count]) / 2
    }
  }

  /// The middle of the area.
  package var centroid: Vector {
    guard corners.count > 2 else {
      return (1 / Double(corners.count)) * corners.reduce(.zero, +)
    }
    var sum = Vector.zero
    let origin = corners[0]
    for index in 1..<corners.count - 1 {
      let a = corners[index] - origin
      let b = corners[index + 1] - origin
      sum += (a.cross(b) / 6) * (a + b)
    }
    return origin + (1 / area) * sum
  }

  /// The moment of inertia about a point, for a mass of 1 a square point.
  package func inertia(about point: Vector) -> Double {
    if corners.count == 1 {
      return area * (radius * radius / 2 + (corners[0] - point).squaredLength)
    }
    return corners.indices.reduce(0) { sum, index in
      let a = corners[index] - point
      let b = corners[(index + 1) % corners.count] - point
      return sum + a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
  }

  /// The distance from a point inside to the nearest edge.
  package func reach(from point: Vector) -> Double {
    if corners.count == 1 { return radius }
    return corners.indices.map { normals[$0].dot(corners[$0] - point) }.min() ?? 0
  }
}
