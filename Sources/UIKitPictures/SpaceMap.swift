// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import Foundation
  import UIKitHost

  /// A map of space: sixteen numbers, row after row, by which a row (x, y, z, 1) is multiplied.
  struct SpaceMap {
    var numbers: [Double]

    static let identity = SpaceMap(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    /// A map of sixteen numbers; the identity for any other count.
    init(_ numbers: [Double]) {
      self.numbers = numbers.count == 16 ? numbers : Self.identity.numbers
    }

    private init(numbers: [Double]) { self.numbers = numbers }

    static func translation(_ x: Double, _ y: Double, _ z: Double) -> SpaceMap {
      SpaceMap(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
    }

    /// From a layer's own coordinates to those of its superlayer, without the latter's map.
    init(_ geometry: LayerGeometry) {
      let bounds = geometry.bounds
      let anchor = CGPoint(
        x: bounds.minX + geometry.anchorPoint.x * bounds.width,
        y: bounds.minY + geometry.anchorPoint.y * bounds.height)
      let flat = geometry.transform
      let own =
        geometry.space.map { SpaceMap($0.transform) }
        ?? SpaceMap(numbers: [
          flat.a, flat.b, 0, 0, flat.c, flat.d, 0, 0, 0, 0, 1, 0, flat.tx, flat.ty, 0, 1,
        ])
      self =
        .translation(-anchor.x, -anchor.y, -(geometry.space?.anchorZ ?? 0)) * own
        * .translation(geometry.position.x, geometry.position.y, geometry.zPosition)
    }

    /// First the left one, then the right one.
    static func * (first: SpaceMap, second: SpaceMap) -> SpaceMap {
      var product = [Double](repeating: 0, count: 16)
      for row in 0..<4 {
        for column in 0..<4 {
          for index in 0..<4 {
            product[4 * row + column] +=
              first.numbers[4 * row + index] * second.numbers[4 * index + column]
          }
        }
      }
      return SpaceMap(numbers: product)
    }

    /// What it makes of the plane z = 0, seen from the front.
    var projection: Projection {
      let n = numbers
      return Projection(rows: [n[0], n[4], n[12], n[1], n[5], n[13], n[3], n[7], n[15]])
    }

    /// How far in front a point of the plane comes to lie.
    func depth(of point: CGPoint) -> Double {
      let n = numbers
      let z = n[2] * point.x + n[6] * point.y + n[14]
      let w = n[3] * point.x + n[7] * point.y + n[15]
      return w == 0 ? z : z / w
    }
  }

  /// A map of the plane: nine numbers, row after row, that multiply a column (x, y, 1).
  struct Projection {
    var rows: [Double]

    init(rows: [Double]) { self.rows = rows }

    init(_ matrix: cairo_matrix_t) {
      rows = [matrix.xx, matrix.xy, matrix.x0, matrix.yx, matrix.yy, matrix.y0, 0, 0, 1]
    }

    /// First the right one, then the left one.
    static func * (later: Projection, first: Projection) -> Projection {
      var product = [Double](repeating: 0, count: 9)
      for row in 0..<3 {
        for column in 0..<3 {
          for index in 0..<3 {
            product[3 * row + column] +=
              later.rows[3 * row + index] * first.rows[3 * index + column]
          }
        }
      }
      return Projection(rows: product)
    }

    /// The six numbers if parallels stay parallel; nil in perspective.
    var affine: AffineNumbers? {
      let n = rows
      guard abs(n[6]) < 1e-12, abs(n[7]) < 1e-12, n[8] != 0 else { return nil }
      return AffineNumbers(
        a: n[0] / n[8], b: n[3] / n[8], c: n[1] / n[8], d: n[4] / n[8], tx: n[2] / n[8],
        ty: n[5] / n[8])
    }

    /// Where a point comes to lie; nil behind the eye.
    func callAsFunction(_ point: CGPoint) -> CGPoint? {
      let n = rows
      let w = n[6] * point.x + n[7] * point.y + n[8]
      guard w > 1e-9 else { return nil }
      return CGPoint(
        x: (n[0] * point.x + n[1] * point.y + n[2]) / w,
        y: (n[3] * point.x + n[4] * point.y + n[5]) / w)
    }

    /// A rectangle that holds what becomes of another one; nil if part of that is behind the eye.
    func hull(of rect: CGRect) -> CGRect? {
      let corners = [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ].compactMap { self($0) }
      return corners.count == 4 ? corners.map { PathStep.move($0) }.hull : nil
    }

    var determinant: Double {
      let n = rows
      return n[0] * (n[4] * n[8] - n[5] * n[7]) - n[1] * (n[3] * n[8] - n[5] * n[6])
        + n[2] * (n[3] * n[7] - n[4] * n[6])
    }

    /// The way back; nil for a plane that is seen from its edge.
    var inverse: Projection? {
      let n = rows
      let size = determinant
      guard abs(size) > 1e-12, size.isFinite else { return nil }
      return Projection(
        rows: [
          n[4] * n[8] - n[5] * n[7], n[2] * n[7] - n[1] * n[8], n[1] * n[5] - n[2] * n[4],
          n[5] * n[6] - n[3] * n[8], n[0] * n[8] - n[2] * n[6], n[2] * n[3] - n[0] * n[5],
          n[3] * n[7] - n[4] * n[6], n[1] * n[6] - n[0] * n[7], n[0] * n[4] - n[1] * n[3],
        ].map { $0 / size })
    }

    /// Whether the plane turns its back around a point.
    func isBackward(at point: CGPoint) -> Bool {
      let n = rows
      let w = n[6] * point.x + n[7] * point.y + n[8]
      return determinant * w < 0
    }
  }
#endif
