// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: DY-8.
/// The outlines of items and boundaries as a simulation takes them.
@MainActor
enum ItemShapes {
  /// Lines that stand for a curve.
  private static let curveLines = 16

  /// The outline of an item around its middle; none if it has no finite size.
  static func of(_ item: any UIDynamicItem) -> [ConvexShape] {
    if let group = item as? UIDynamicItemGroup { return group.shapes }
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: return ConvexShape.rectangle(size).map { [$0] } ?? []
    case .ellipse: return ConvexShape.ellipse(size).map { [$0] } ?? []
    case .path:
      let points = lines(of: item.collisionBoundingPath).flatMap(\.self)
      return (ConvexShape.polygon(points) ?? ConvexShape.rectangle(size)).map { [$0] } ?? []
    }
  }

  /// Each part of a path as points with lines between.
  static func lines(of path: UIBezierPath) -> [[Vector]] {
    var parts: [[Vector]] = []
    var current: [Vector] = []
    func end() {
      if current.count > 1 { parts.append(current) }
    }
    func curve(_ point: (Double) -> Vector) {
      for step in 1...curveLines { current.append(point(Double(step) / Double(curveLines))) }
    }
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      let last = current.last ?? .zero
      switch element.pointee.type {
      case .moveToPoint:
        end()
        current = [Vector(points[0])]
      case .addLineToPoint: current.append(Vector(points[0]))
      case .addQuadCurveToPoint:
        let (control, to) = (Vector(points[0]), Vector(points[1]))
        curve { t in
          ((1 - t) * (1 - t)) * last + (2 * t * (1 - t)) * control + (t * t) * to
        }
      case .addCurveToPoint:
        let (first, second, to) = (Vector(points[0]), Vector(points[1]), Vector(points[2]))
        curve { t in
          let s = 1 - t
          let near = (s * s * s) * last + (3 * s * s * t) * first
          return near + (3 * s * t * t) * second + (t * t * t) * to
        }
      case .closeSubpath:
        guard let start = current.first else { return }
        current.append(start)
        end()
        current = [start]
      }
    }
    end()
    return parts
  }

  /// How far an item is turned, in radians.
  static func angle(_ transform: CGAffineTransform) -> Double {
    let angle = atan2(Double(transform.b), Double(transform.a))
    return angle.isFinite ? angle : 0
  }

  /// A point of the reference view, from the middle of an item as it is turned.
  static func local(_ point: CGPoint, of item: any UIDynamicItem) -> Vector {
    Rotor(angle(item.transform)).undo(Vector(point) - Vector(item.center))
  }

  /// A point from the middle of an item, in the reference view.
  static func place(_ local: Vector, of item: any UIDynamicItem) -> Vector {
    Vector(item.center) + Rotor(angle(item.transform)).apply(local)
  }
}

extension Vector {
  init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  init(_ offset: UIOffset) {
    self.init(x: Double(offset.horizontal), y: Double(offset.vertical))
  }
}

extension CGVector {
  /// The direction that an angle and a length mean.
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}
