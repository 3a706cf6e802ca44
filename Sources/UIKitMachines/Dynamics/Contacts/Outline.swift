// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A convex shape where it is, read from memory that is reused in each step.
struct Outline {
  var corners: UnsafeBufferPointer<Vector>
  var normals: UnsafeBufferPointer<Vector>
  var radius: Double

  @inline(__always)
  func next(_ index: Int) -> Vector { corners[index + 1 == corners.count ? 0 : index + 1] }

  /// The edge from which another shape is farthest, and how far; negative where they overlap.
  func farthestEdge(from other: Outline) -> (edge: Int, distance: Double) {
    var best = (edge: 0, distance: -Double.infinity)
    for edge in 0..<corners.count {
      let normal = normals[edge]
      let corner = corners[edge]
      var least = Double.infinity
      for point in other.corners { least = min(least, normal.dot(point - corner)) }
      if least > best.distance { best = (edge, least) }
    }
    return best
  }
}
