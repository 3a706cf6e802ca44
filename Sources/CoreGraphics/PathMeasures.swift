// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// What can be asked of the steps of a path.

extension PathRecord {
  /// The distance in points by which the lines that stand for a curve may miss it.
  static let flatness: CGFloat = 0.01
  /// How many lines stand for one curve at most.
  private static let maximumLines = 500

  /// The box around all points, controls included; null for an empty path.
  var controlBox: CGRect { Self.box(around: steps.flatMap(\.points)) }

  /// The box around the path itself; null for an empty path.
  var tightBox: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for step in steps {
      if case .cubic(let control1, let control2, let end) = step {
        points += Self.extremes(current, control1, control2, end)
      } else if case .quad(let control, let end) = step {
        // A quadratic curve, raised to the cubic one that is the same.
        points += Self.extremes(
          current, Self.between(current, control, 2 / 3), Self.between(end, control, 2 / 3), end)
      }
      guard let end = step.points.last else { continue }
      points.append(end)
      current = end
    }
    return Self.box(around: points)
  }

  /// True when the painted region has a point; one on a curve belongs to it.
  func contains(_ p: CGPoint, evenOdd: Bool) -> Bool {
    // Compared one by one: a box that has no end or is no number is no range either.
    let box = controlBox.insetBy(dx: -Self.flatness, dy: -Self.flatness)
    guard p.x >= box.minX, p.y >= box.minY, p.x < box.maxX, p.y < box.maxY else { return false }
    var winding = 0
    var crossings = 0
    var isOnCurve = false
    forEachLine { a, b, isPartOfCurve in
      // The lines that stand for a curve run beside it, so its points would mostly be outside.
      if isPartOfCurve, Self.distance(from: p, to: a, b) <= Self.flatness { isOnCurve = true }
      // Counted where a ray to the right crosses; a line's lower end belongs to it, not its upper.
      guard (a.y <= p.y) != (b.y <= p.y) else { return }
      let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
      let isRight = b.y > a.y ? side > 0 : side < 0
      guard isRight else { return }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    return isOnCurve || (evenOdd ? crossings % 2 == 1 : winding != 0)
  }

  /// How far a point is from the nearest one of the line from `a` to `b`.
  private static func distance(from p: CGPoint, to a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
    let nearest = between(a, b, min(max(t, 0), 1))
    return hypot(p.x - nearest.x, p.y - nearest.y)
  }

  /// Calls `body` with every line of the path, and whether it stands for a part of a curve; open
  /// parts are closed.
  private func forEachLine(_ body: (CGPoint, CGPoint, Bool) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to point: CGPoint, isPartOfCurve: Bool = false) {
      body(current, point, isPartOfCurve)
      current = point
    }
    for step in steps {
      switch step {
      case .move(let point):
        line(to: start)
        start = point
        current = point
      case .line(let point): line(to: point)
      case .close: line(to: start)
      case .quad, .cubic:
        Self.forEachLine(from: current, of: step) { point, _ in
          line(to: point, isPartOfCurve: true)
        }
      }
    }
    line(to: start)
  }

  /// Calls `body` with the end of every line that stands for a step, and whether it is the last; a move
  /// and an end have none.
  static func forEachLine(
    from start: CGPoint, of step: PathStep, flatness: CGFloat = Self.flatness,
    _ body: (CGPoint, Bool) -> Void
  ) {
    func walk(_ deviation: CGFloat, _ point: (CGFloat) -> CGPoint, to end: CGPoint) {
      let count = lineCount(deviation, flatness)
      for index in 1..<max(count, 1) { body(point(CGFloat(index) / CGFloat(count)), false) }
      body(end, true)
    }
    switch step {
    case .move, .close: break
    case .line(let end): body(end, true)
    case .quad(let control, let end):
      walk(
        bend(start, control, end) / 4,
        { between(between(start, control, $0), between(control, end, $0), $0) }, to: end)
    case .cubic(let control1, let control2, let end):
      let bend = max(bend(start, control1, control2), bend(control1, control2, end))
      walk(bend * 3 / 4, { cubic(start, control1, control2, end, $0) }, to: end)
    }
  }

  private static func lineCount(_ deviation: CGFloat, _ flatness: CGFloat) -> Int {
    guard deviation.isFinite else { return 1 }
    return Int((deviation / flatness).squareRoot().rounded(.up), in: 1...maximumLines)
  }

  /// How far three points are from lying on a line at equal distances.
  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func cubic(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let ab = between(a, b, t)
    let bc = between(b, c, t)
    let cd = between(c, d, t)
    return between(between(ab, bc, t), between(bc, cd, t), t)
  }

  /// The points of a cubic curve where it turns back on one of the axes.
  private static func extremes(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint]
  {
    (turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)).map { cubic(a, b, c, d, $0) }
  }

  /// Where, between 0 and 1, the derivative of a cubic curve is zero on one axis.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let square = d - 3 * c + 3 * b - a
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    var roots: [CGFloat] = []
    if square == 0 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      // The sum whose parts have one sign: the other would lose its digits where the square is small.
      let sum = -(linear + (linear < 0 ? -root : root)) / 2
      roots = [sum / square] + (sum == 0 ? [] : [constant / sum])
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
