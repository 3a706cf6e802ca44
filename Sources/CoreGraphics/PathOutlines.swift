// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// One part of a path as lines.
struct Polyline {
  /// The corners; no two in a row are the same.
  var points: [CGPoint]
  /// For each corner, whether it only stands for a place of a curve.
  var isSmooth: [Bool]
  var isClosed = false
  /// Whether anything was drawn, be it of no length.
  var isDrawn = false

  init(at point: CGPoint) {
    points = [point]
    isSmooth = [false]
  }

  mutating func add(_ point: CGPoint, isSmooth smooth: Bool) {
    isDrawn = true
    guard point != points.last else {
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isDrawn = true
    isClosed = true
    if points.count > 1, points.first == points.last {
      points.removeLast()
      isSmooth.removeLast()
    }
  }
}

// Rules: DR-10.
/// What the stroke of a path covers, as a path of its own.
///
/// Around each part it goes along one side and back along the other. On the inside of a corner it goes
/// by way of the corner: so it covers each line with its ends, and each join, in the same direction, and
/// the winding rule fills exactly these.
struct PathOutlines {
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat

  /// Takes the style of the stroke; nil for a width that covers nothing.
  init?(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    guard width > 0, width.isFinite else { return nil }
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// The outline of the stroke along some parts.
  func outline(of parts: [Polyline]) -> [PathStep] {
    parts.filter { $0.isDrawn && $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
      .flatMap { part in
        if part.points.count < 2 { return dot(part.points[0]) }
        // A closed part of one line goes there and back.
        return part.isClosed ? rings(part) : band(part)
      }
  }

  private func dot(_ point: CGPoint) -> [PathStep] {
    let box = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: return []
    case .round: return PathShapes.ellipse(in: box)
    case .square: return PathShapes.rect(box)
    }
  }

  private func band(_ part: Polyline) -> [PathStep] {
    var record = PathRecord()
    for (points, smooth) in [
      (part.points, part.isSmooth), (part.points.reversed(), part.isSmooth.reversed()),
    ] {
      let ways = Self.directions(points)
      go(to: beside(points[0], ways[0]), &record)
      for index in 1..<ways.count {
        turn(at: points[index], ways[index - 1], ways[index], smooth[index], &record)
      }
      let (end, way) = (points[points.count - 1], ways[ways.count - 1])
      go(to: beside(end, way), &record)
      finish(at: end, way, &record)
    }
    record.close()
    return record.steps
  }

  private func rings(_ part: Polyline) -> [PathStep] {
    var steps: [PathStep] = []
    for (points, smooth) in [
      (part.points, part.isSmooth), (part.points.reversed(), part.isSmooth.reversed()),
    ] {
      let ways = Self.directions(points + [points[0]])
      var record = PathRecord()
      for index in points.indices {
        let before = ways[(index + ways.count - 1) % ways.count]
        turn(at: points[index], before, ways[index], smooth[index], &record)
      }
      record.close()
      steps += record.steps
    }
    return steps
  }

  private func go(to point: CGPoint, _ record: inout PathRecord) {
    if record.current == nil { record.move(to: point) } else { record.line(to: point) }
  }

  /// The point of the edge beside one of the line.
  private func beside(_ point: CGPoint, _ way: CGVector) -> CGPoint {
    CGPoint(x: point.x + radius * way.dy, y: point.y - radius * way.dx)
  }

  private func turn(
    at point: CGPoint, _ before: CGVector, _ after: CGVector, _ isSmooth: Bool,
    _ record: inout PathRecord
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    go(to: beside(point, before), &record)
    let turnsBack = dot < 0 && abs(cross) < 1e-9
    if cross > 0 || turnsBack {
      switch isSmooth ? .round : join {
      case .round:
        let angle = turnsBack ? CGFloat.pi : atan2(cross, dot)
        arc(around: point, from: before, by: angle, &record)
      case .miter:
        let reach = ((1 + dot) / 2).squareRoot()
        if !turnsBack, reach * miterLimit >= 1 {
          let length = radius / (1 + dot)
          go(
            to: CGPoint(
              x: point.x + length * (before.dy + after.dy),
              y: point.y - length * (before.dx + after.dx)), &record)
        }
      case .bevel: break
      }
    } else if cross < 0 {
      go(to: point, &record)
    }
    go(to: beside(point, after), &record)
  }

  private func finish(at point: CGPoint, _ way: CGVector, _ record: inout PathRecord) {
    switch cap {
    case .butt: break
    case .round: arc(around: point, from: way, by: .pi, &record)
    case .square:
      let end = CGPoint(x: point.x + radius * way.dx, y: point.y + radius * way.dy)
      go(to: beside(end, way), &record)
      go(to: beside(end, CGVector(dx: -way.dx, dy: -way.dy)), &record)
    }
  }

  private func arc(
    around point: CGPoint, from way: CGVector, by angle: CGFloat, _ record: inout PathRecord
  ) {
    record.append(
      PathShapes.arc(
        center: point, radius: radius, startAngle: atan2(-way.dx, way.dy), delta: angle),
      joining: true)
  }

  /// The directions of the lines between points, of length 1.
  private static func directions(_ points: [CGPoint]) -> [CGVector] {
    zip(points, points.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = hypot(dx, dy)
      return CGVector(dx: dx / length, dy: dy / length)
    }
  }
}
