// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// A rectangle of which some corners are round.
struct LayerOutline {
  /// How far the controls of a quarter of a circle are from its ends, in radii.
  private static let quarter: CGFloat = 0.5522847498

  private let rect: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask

  /// Makes an outline; a radius larger than half a side is made to fit.
  init(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    self.rect = rect.standardized
    self.radius = max(0, min(radius, self.rect.width / 2, self.rect.height / 2))
    self.corners = corners
  }

  /// The steps, from the upper edge clockwise.
  var steps: [PathStep] {
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil).steps }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var steps: [PathStep] = []
    // Each corner with the directions in which one comes to it and leaves it.
    for (corner, x, y, dx, dy) in [
      (CACornerMask.layerMaxXMinYCorner, right, top, 1.0, 0.0),
      (.layerMaxXMaxYCorner, right, bottom, 0.0, 1.0),
      (.layerMinXMaxYCorner, left, bottom, -1.0, 0.0), (.layerMinXMinYCorner, left, top, 0.0, -1.0),
    ] {
      let r = corners.contains(corner) ? radius : 0
      let rest = r * (1 - Self.quarter)
      let point = CGPoint(x: x - dx * r, y: y - dy * r)
      steps.append(steps.isEmpty ? .move(point) : .line(point))
      guard r > 0 else { continue }
      steps.append(
        .cubic(
          control1: CGPoint(x: x - dx * rest, y: y - dy * rest),
          control2: CGPoint(x: x - dy * rest, y: y + dx * rest),
          end: CGPoint(x: x - dy * r, y: y + dx * r)))
    }
    return steps + [.close]
  }
}

extension CALayer {
  /// The outline of the bounds with the corners that are round, made smaller on all sides.
  final func outline(inset: CGFloat = 0) -> [PathStep] {
    LayerOutline(
      rawBounds.insetBy(dx: inset, dy: inset), radius: cornerRadius - inset, corners: maskedCorners
    ).steps
  }
}
