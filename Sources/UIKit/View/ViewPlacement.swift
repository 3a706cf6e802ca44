// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Where a view sits in its superview: a shift, or a matrix when it is turned or scaled.
@MainActor
struct ViewPlacement {
  private let dx: CGFloat
  private let dy: CGFloat
  private let matrix: CGAffineTransform?

  /// Reads it from the layer of `view`.
  init(of view: UIView) {
    let layer = view.backing
    let bounds = layer.rawBounds
    let position = layer.rawPosition
    let anchor = layer.rawAnchor
    let anchorX = bounds.origin.x + anchor.x * bounds.size.width
    let anchorY = bounds.origin.y + anchor.y * bounds.size.height
    guard let transform = layer.rawTransform else {
      // The same operations in the same order as in `HitNode.setGeometry`: equal to the last bit.
      dx = position.x - anchor.x * bounds.size.width - bounds.origin.x
      dy = position.y - anchor.y * bounds.size.height - bounds.origin.y
      matrix = nil
      return
    }
    dx = 0
    dy = 0
    matrix = CGAffineTransform(translationX: -anchorX, y: -anchorY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// A point of the view in the coordinates of its superview.
  func ascend(_ point: CGPoint) -> CGPoint {
    guard let matrix else { return CGPoint(x: point.x + dx, y: point.y + dy) }
    return point.applying(matrix)
  }

  /// A point of the superview in the coordinates of the view; nil for a view scaled to nothing.
  ///
  /// - Rules: HT-19.
  func descend(_ point: CGPoint) -> CGPoint? {
    guard let matrix else { return CGPoint(x: point.x - dx, y: point.y - dy) }
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return nil }
    return point.applying(matrix.inverted())
  }

  /// The matrix from the view to its superview.
  var transform: CGAffineTransform {
    matrix ?? CGAffineTransform(translationX: dx, y: dy)
  }

  /// Whether a shift is all there is.
  var isShift: Bool { matrix == nil }

  /// The shift, when it is all there is.
  var shift: CGPoint { CGPoint(x: dx, y: dy) }
}
