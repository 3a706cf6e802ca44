// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("CoreGraphics paths and contexts in full")
struct PathLimitTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func `points on a curve belong to what it bounds, those beside it do not`() {
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    func all(_ radius: CGFloat) -> Set<Bool> {
      Set(
        (0..<360).map { degree in
          let angle = CGFloat(degree) * .pi / 180
          return circle.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle)))
        })
    }
    #expect(all(50) == [true] && all(49.9) == [true] && all(50.1) == [false])
  }

  @Test func `a slanted rectangle becomes the box around it`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let upright = CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0)
    #expect(rect.applying(upright) == CGRect(x: 0, y: 0, width: 10, height: 30))
    let lying = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(rect.applying(lying) == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `whatever is drawn at once drops the path that was begun`() {
    let draw: [(CGContext) -> Void] = [
      { $0.fill(unit) }, { $0.fill([unit]) }, { $0.stroke(unit) }, { $0.stroke(unit, width: 2) },
      { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) },
      { $0.fillEllipse(in: unit) }, { $0.strokeEllipse(in: unit) }, { $0.clear(unit) },
    ]
    for (place, call) in draw.enumerated() {
      let context = CGContext()
      context.addRect(unit)
      call(context)
      #expect(context.isPathEmpty && context.commands.count == 1, "\(place)")
    }
    let context = CGContext(clip: CGRect(x: 0, y: 0, width: 9, height: 9))
    context.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    context.clip(to: unit)
    #expect(context.boundingBoxOfClipPath == unit && context.isPathEmpty)
  }

  @Test func `a curve begins where the step before it ended`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 20))
    path.addQuadCurve(to: CGPoint(x: 120, y: 20), control: CGPoint(x: 110, y: 40))
    #expect(path.currentPoint == CGPoint(x: 120, y: 20))
    #expect(abs(path.boundingBoxOfPath.maxY - 30) < 1e-9)
    path.addCurve(
      to: CGPoint(x: 140, y: 20), control1: CGPoint(x: 125, y: 40),
      control2: CGPoint(x: 135, y: 40))
    #expect(path.currentPoint == CGPoint(x: 140, y: 20))
    #expect(abs(path.boundingBoxOfPath.maxY - 35) < 1e-9)
  }

  @Test func `what is under an arch of one control is inside`() {
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    let points = [(5.0, 4.9), (5, 5.1), (1, 1.7), (1, 1.9), (9, 1.7), (9, 1.9), (5, -0.1)]
    #expect(
      points.map { arch.contains(CGPoint(x: $0.0, y: $0.1)) }
        == [true, false, true, false, true, false, false])
  }

  @Test func `an open part is closed where the next one begins`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let points = [(8.0, 4.0), (2, 6), (28, 4), (22, 6), (15, 1)]
    #expect(
      points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) } == [true, false, true, false, false])
  }

  @Test func `every second line makes a hole by the rule of evens`() {
    let path = CGMutablePath()
    path.addRects(
      (0..<4).map {
        CGRect(x: 0, y: 0, width: 40, height: 40).insetBy(
          dx: CGFloat(4 * $0), dy: CGFloat(4 * $0))
      })
    let inside = [2.0, 6, 10, 14].map { CGPoint(x: $0, y: 20) }
    #expect(inside.map { path.contains($0, using: .evenOdd) } == [true, false, true, false])
    #expect(inside.allSatisfy { path.contains($0) })
  }

  @Test func `a mapped path is closed at its mapped start`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    var move = CGAffineTransform(translationX: 10, y: 20)
    let copy = path.mutableCopy(using: &move)
    #expect(copy?.currentPoint == CGPoint(x: 13, y: 24))
    copy?.closeSubpath()
    #expect(copy?.currentPoint == CGPoint(x: 11, y: 22))
    copy?.addLine(to: .zero)
    #expect(copy?.currentPoint == .zero && path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func `round corners are a closed shape of eight steps`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2, transform: nil)
    let kinds = path.steps.map { step -> String in
      switch step {
      case .move: "move"
      case .line: "line"
      case .quad: "quad"
      case .cubic: "cubic"
      case .close: "close"
      }
    }
    #expect(
      kinds == ["move", "cubic", "line", "cubic", "line", "cubic", "line", "cubic", "close"])
    #expect(path.currentPoint == CGPoint(x: 20, y: 8))
  }
}
