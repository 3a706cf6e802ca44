// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Where a view sits in its superview: a shift, or a matrix when it is turned or scaled, in the plane
/// or in space.
///
/// Not isolated, as what it reads is not: ways through the tree take it step by step.
struct ViewPlacement {
  private let dx: CGFloat
  private let dy: CGFloat
  private let matrix: PlaneMap?
  /// From the superview to the view, when it is turned or scaled, not to nothing and not away.
  let inverse: PlaneMap?

  /// Reads it from the layer of `view`.
  init(of view: UIView) { self.init(view.backing) }

  /// Reads it from a layer: that of a view, or what is shown of it.
  init(_ layer: CALayer) {
    if let shift = layer.rawShift {
      // The same operations in the same order as in `HitNode.setGeometry`: equal to the last bit.
      dx = shift.x
      dy = shift.y
      matrix = nil
      inverse = nil
      return
    }
    guard layer.isFlat else {
      (dx, dy) = (0, 0)
      let map = layer.planeToSuperlayer
      matrix = map
      inverse = layer.isTurnedAway ? nil : map.inverse
      return
    }
    let transform = layer.rawTransform ?? .identity
    let bounds = layer.rawBounds
    let position = layer.rawPosition
    let anchor = layer.rawAnchor
    let anchorX = bounds.origin.x + anchor.x * bounds.size.width
    let anchorY = bounds.origin.y + anchor.y * bounds.size.height
    dx = 0
    dy = 0
    let centerX = position.x + transform.tx
    let centerY = position.y + transform.ty
    matrix = PlaneMap(transform.aboutPoint(fromX: anchorX, anchorY, toX: centerX, centerY))
    inverse = transform.linearInverse.map {
      PlaneMap($0.aboutPoint(fromX: centerX, centerY, toX: anchorX, anchorY))
    }
  }

  /// A point of the view in the coordinates of its superview.
  func ascend(_ point: CGPoint) -> CGPoint {
    guard let matrix else { return CGPoint(x: point.x + dx, y: point.y + dy) }
    return matrix.project(point)
  }

  // Rules: HT-19.
  /// A point of the superview in the coordinates of the view; nil for a view scaled to nothing.
  func descend(_ point: CGPoint) -> CGPoint? {
    guard matrix != nil else { return CGPoint(x: point.x - dx, y: point.y - dy) }
    return inverse?.map(point)
  }

  /// The map from the view to its superview.
  var map: PlaneMap { matrix ?? PlaneMap(CGAffineTransform(translationX: dx, y: dy)) }
}

extension CGAffineTransform {
  /// The linear part's inverse, without a shift; nil when it maps everything onto a line or a point.
  fileprivate var linearInverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: 0,
      ty: 0)
  }

  /// The linear part with the shift that takes one point to another.
  fileprivate func aboutPoint(
    fromX: CGFloat, _ fromY: CGFloat, toX: CGFloat, _ toY: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: toX - (a * fromX + c * fromY), ty: toY - (b * fromX + d * fromY))
  }
}
