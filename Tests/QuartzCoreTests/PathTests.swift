// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing

@Suite("CoreGraphics paths")
struct PathTests {
  private func text(_ path: CGPath) -> [String] {
    var lines: [String] = []
    path.applyWithBlock { element in
      let names = ["move", "line", "quad", "curve", "close"]
      let counts = [1, 1, 2, 3, 0]
      let kind = Int(element.pointee.type.rawValue)
      let points = (0..<counts[kind]).map { element.pointee.points[$0] }
      lines.append(([names[kind]] + points.map { "\($0.x),\($0.y)" }).joined(separator: " "))
    }
    return lines
  }

  @Test func `a path keeps its steps in order`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(translationX: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(path.currentPoint == .zero)
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(
      text(path) == [
        "move 1.0,2.0", "line 13.0,4.0", "quad 7.0,8.0 5.0,6.0", "curve 1.0,1.0 2.0,2.0 0.0,0.0",
        "close",
      ])
  }

  @Test func `an arc goes the way it is told and joins with a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(text(path).map { $0.prefix(4) } == ["move", "line", "curv"])
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
    let back = CGMutablePath()
    back.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(text(back).count == 4)
    #expect(back.contains(CGPoint(x: -3, y: -3)) && !back.contains(CGPoint(x: 3, y: 3)))
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 5, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: false)
    #expect(text(circle).count == 5)
  }

  @Test func `a circle's points are at its radius`() {
    let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      let inside = CGPoint(x: 99.95 * cos(angle), y: 99.95 * sin(angle))
      let outside = CGPoint(x: 100.05 * cos(angle), y: 100.05 * sin(angle))
      #expect(path.contains(inside) && !path.contains(outside))
    }
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX + 100) < 1e-9 && abs(box.maxY - 100) < 1e-9)
  }

  @Test func `the rules differ where a path winds twice`() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 4, height: 4),
    ])
    let point = CGPoint(x: 3, y: 3)
    #expect(path.contains(point) && !path.contains(point, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(
      path.contains(.zero, using: .winding, transform: CGAffineTransform(translationX: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 11, y: 1)))
  }

  @Test func `a hole wound the other way is outside`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(
      CGRect(x: 2, y: 2, width: 4, height: 4),
      transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0))
    #expect(!path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `an open part counts as closed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 6)))
  }

  @Test func `corners are cut and too large ones fit`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 1.3, y: 1.3)))
    #expect(path.contains(CGPoint(x: 0.1, y: 5)) && path.contains(CGPoint(x: 10, y: 0.1)))
    let pill = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
    let box = pill.boundingBoxOfPath
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test func `the arc between two tangents touches both`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(text(path).map { $0.prefix(4) } == ["move", "line", "curv"])
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 8, y: 2)) && !path.contains(CGPoint(x: 9.5, y: 0.5)))
  }

  @Test func `the tight box leaves out the controls`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = path.boundingBoxOfPath
    #expect(abs(box.height - 5) < 1e-9 && box.width == 10)
  }

  @Test func `copies do not change with the original`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    var move = CGAffineTransform(translationX: 5, y: 0)
    let moved = path.copy(using: &move)
    path.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    #expect(moved == CGPath(rect: CGRect(x: 5, y: 0, width: 1, height: 1), transform: nil))
    #expect(copy != path)
  }
}
