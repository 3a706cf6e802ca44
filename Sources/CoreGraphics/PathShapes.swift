// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Shapes as steps; each begins with a move.
enum PathShapes {
  /// The most curves of one arc, which are a hundred turns: more cannot be told apart.
  private static let maximumCurves = 400

  /// The steps of a rectangle, from its origin along x.
  static func rect(_ rect: CGRect) -> [PathStep] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// The steps of the ellipse that fits a rectangle, from its right end along y.
  static func ellipse(in rect: CGRect) -> [PathStep] {
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi).map { $0.applying(map) }
      + [.close]
  }

  /// The steps of a rectangle with elliptic corners; corners that do not fit are made smaller.
  static func roundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, corners round: PathCorners = .all
  ) -> [PathStep] {
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard width > 0, height > 0, !round.isEmpty else { return self.rect(rect) }
    var record = PathRecord()
    let quarter = CGFloat.pi / 2
    // The corners' centres, clockwise on a screen from the lower right, each with its first angle.
    let corners: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (rect.maxX - width, rect.maxY - height, 0), (rect.minX + width, rect.maxY - height, quarter),
      (rect.minX + width, rect.minY + height, 2 * quarter),
      (rect.maxX - width, rect.minY + height, 3 * quarter),
    ]
    for (index, corner) in corners.enumerated() {
      guard round.contains(PathCorners(rawValue: 1 << UInt8(index))) else {
        let point = CGPoint(
          x: index == 0 || index == 3 ? rect.maxX : rect.minX, y: index < 2 ? rect.maxY : rect.minY)
        record.append([.move(point)], joining: true)
        continue
      }
      record.append(
        arc(center: .zero, radius: 1, startAngle: corner.angle, delta: quarter),
        transform: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y),
        joining: true)
    }
    record.close()
    return record.steps
  }

  /// The steps of a part of a circle, as cubic curves of a quarter turn at most.
  ///
  /// - Parameter delta: how far it goes, in radians from the x axis towards the y axis.
  static func arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat)
    -> [PathStep]
  {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var steps: [PathStep] = [.move(point(startAngle))]
    guard delta != 0, delta.isFinite, startAngle.isFinite else { return steps }
    // A hair less than a quarter more would make a fifth curve out of rounding.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), in: 1...maximumCurves)
    let step = delta / CGFloat(count)
    // The length of a control arm that keeps a cubic curve closest to a circle of radius 1.
    let arm = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      let to = startAngle + CGFloat(index + 1) * step
      let begin = point(from)
      let end = point(to)
      steps.append(
        .cubic(
          control1: CGPoint(x: begin.x - arm * sin(from), y: begin.y + arm * cos(from)),
          control2: CGPoint(x: end.x + arm * sin(to), y: end.y - arm * cos(to)), end: end))
    }
    return steps
  }

  /// How far an arc goes from one angle to another, in the direction asked for.
  ///
  /// Angles a full turn or more apart, in that direction, make a full circle.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? start - end : end - start
    guard difference.isFinite else { return 0 }
    if difference >= turn { return clockwise ? -turn : turn }
    var sweep = difference.truncatingRemainder(dividingBy: turn)
    if sweep < 0 { sweep += turn }
    return clockwise ? -sweep : sweep
  }

  /// The steps of the arc that touches the lines from `start` to `corner` and from there to `end`.
  ///
  /// Where the three lie on a line there is no arc, only the corner.
  static func arc(from start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat)
    -> [PathStep]
  {
    let a = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let b = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = hypot(a.dx, a.dy) * hypot(b.dx, b.dy)
    let cross = a.dx * b.dy - a.dy * b.dx
    let dot = a.dx * b.dx + a.dy * b.dy
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else { return [.move(corner)] }
    let halfAngle = atan2(abs(cross), dot) / 2
    let distance = radius / tan(halfAngle)
    let lengthA = hypot(a.dx, a.dy)
    let touch = CGPoint(
      x: corner.x + a.dx / lengthA * distance, y: corner.y + a.dy / lengthA * distance)
    // The centre lies beside the touching point, on the side of the other line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * a.dy / lengthA * radius, y: touch.y + side * a.dx / lengthA * radius)
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    let delta = -side * (CGFloat.pi - 2 * halfAngle)
    return arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }
}
