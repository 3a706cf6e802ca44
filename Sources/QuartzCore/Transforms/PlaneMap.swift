// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import CoreGraphics
package import Foundation

/// What a map of space does to a plane that is seen along z: straight lines stay straight.
///
/// OPTIMIZATION: one that keeps lines parallel, as nearly all do, computes as a map of the plane does,
/// with the same operations in the same order.
package struct PlaneMap: Equatable {
  /// The part that keeps lines parallel.
  package var affine: CGAffineTransform
  /// What x, y and one add to the divisor; nil where that is always one.
  package var divisor: Divisor?

  /// What results are divided by.
  package struct Divisor: Equatable {
    var x: CGFloat
    var y: CGFloat
    var one: CGFloat
  }

  /// A map that keeps lines parallel.
  package init(_ affine: CGAffineTransform) { self.affine = affine }

  /// A map of space, as far as it concerns points with z = 0 and drops the z of what comes out.
  package init(_ t: CATransform3D) {
    affine = CATransform3DGetAffineTransform(t)
    if t.m14 != 0 || t.m24 != 0 || t.m44 != 1 {
      divisor = Divisor(x: t.m14, y: t.m24, one: t.m44)
    }
  }

  /// This map as one of space.
  package var space: CATransform3D {
    var map = CATransform3DMakeAffineTransform(affine)
    if let divisor { (map.m14, map.m24, map.m44) = (divisor.x, divisor.y, divisor.one) }
    return map
  }

  /// Where the map takes a point; nil for one behind the eye.
  @inline(__always)
  package func map(_ p: CGPoint) -> CGPoint? {
    let x = affine.a * p.x + affine.c * p.y + affine.tx
    let y = affine.b * p.x + affine.d * p.y + affine.ty
    guard let divisor else { return CGPoint(x: x, y: y) }
    let w = divisor.x * p.x + divisor.y * p.y + divisor.one
    return w > 0 ? CGPoint(x: x / w, y: y / w) : nil
  }

  /// Where the map takes a point, on whichever side of the eye; one beside the eye stays.
  package func project(_ p: CGPoint) -> CGPoint {
    let x = affine.a * p.x + affine.c * p.y + affine.tx
    let y = affine.b * p.x + affine.d * p.y + affine.ty
    guard let divisor else { return CGPoint(x: x, y: y) }
    let w = divisor.x * p.x + divisor.y * p.y + divisor.one
    return w != 0 ? CGPoint(x: x / w, y: y / w) : p
  }

  /// The box around what the map makes of a rectangle.
  package func project(_ r: CGRect) -> CGRect {
    guard divisor != nil else { return r.applying(affine) }
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
      CGPoint(x: r.maxX, y: r.maxY),
    ].map { project($0) }
    var box = CGRect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() {
      box = box.union(CGRect(origin: corner, size: .zero))
    }
    return box
  }

  /// This map, with another after it.
  package func concatenating(_ other: PlaneMap) -> PlaneMap {
    if divisor == nil, other.divisor == nil { return PlaneMap(affine.concatenating(other.affine)) }
    return PlaneMap(CATransform3DConcat(space, other.space))
  }

  /// The map that undoes this one; nil when everything is taken to a line or a point.
  package var inverse: PlaneMap? {
    if divisor == nil {
      let determinant = affine.a * affine.d - affine.b * affine.c
      guard determinant != 0, determinant.isFinite else { return nil }
      return PlaneMap(affine.inverted())
    }
    return space.inverse.map { PlaneMap($0) }
  }
}
