// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("Drawing", .freshApplication)
struct BezierPathTests {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 20)
  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  /// What `body` draws.
  private func commands(_ body: () -> Void) -> [DrawingCommand] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.commands
  }

  @Test func `paths have the shapes they are made with`() {
    #expect(UIBezierPath(rect: unit).cgPath == CGPath(rect: unit, transform: nil))
    #expect(UIBezierPath(ovalIn: unit).cgPath == CGPath(ellipseIn: unit, transform: nil))
    #expect(
      UIBezierPath(roundedRect: unit, cornerRadius: 3).cgPath
        == CGPath(roundedRect: unit, cornerWidth: 3, cornerHeight: 3, transform: nil))
    #expect(
      UIBezierPath(cgPath: CGPath(rect: unit, transform: nil)).bounds == unit)
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
  }

  /// A positive angle turns from right to down; clockwise is as it looks on a screen.
  @Test func `an arc goes clockwise as it looks on a screen`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(quarter.contains(CGPoint(x: 6, y: 6)) && !quarter.contains(CGPoint(x: -6, y: -6)))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.contains(CGPoint(x: -6, y: -6)) && !rest.contains(CGPoint(x: 6, y: 6)))
    #expect(abs(quarter.currentPoint.y - 10) < 1e-9 && abs(rest.currentPoint.y - 10) < 1e-9)
  }

  @Test func `a path is drawn step by step, moved, joined and emptied`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 7, y: 3))
    path.addCurve(
      to: CGPoint(x: 1, y: 5), controlPoint1: CGPoint(x: 4, y: 6),
      controlPoint2: CGPoint(x: 2, y: 6))
    path.close()
    let steps: [PathStep] = [
      .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 5, y: 1)),
      .quad(control: CGPoint(x: 7, y: 3), end: CGPoint(x: 5, y: 5)),
      .cubic(
        control1: CGPoint(x: 4, y: 6), control2: CGPoint(x: 2, y: 6), end: CGPoint(x: 1, y: 5)),
      .close,
    ]
    #expect(commands { path.fill() } == [.fill(steps, black, evenOdd: false)])
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    let other = UIBezierPath(rect: unit)
    other.apply(CGAffineTransform(translationX: 100, y: 0))
    path.append(other)
    #expect(path.bounds.maxX == 110 && path.bounds.maxY == 20)
    path.removeAllPoints()
    #expect(path.isEmpty && commands { path.fill() } == [])
  }

  @Test func `what a path is given and what it gives are copies`() {
    let source = CGMutablePath()
    source.addRect(unit)
    let path = UIBezierPath(cgPath: source)
    source.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(path.bounds == unit)
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 99, y: 99))
    #expect(before.boundingBoxOfPath == unit && path.bounds.maxX == 99)
  }

  @Test func `a path is stroked in its own style, which does not stay`() {
    let path = UIBezierPath(rect: unit)
    path.lineWidth = 3
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.miterLimit = 4
    path.setLineDash([5, 2], count: 2, phase: 1)
    let steps = CGPath(rect: unit, transform: nil).steps
    let style = LineStyle(
      width: 3, cap: .square, join: .round, miterLimit: 4, dashes: [5, 2], dashPhase: 1)
    let drawn = commands {
      path.stroke()
      path.setLineDash(nil, count: 0, phase: 0)
      UIRectFrame(unit)
    }
    #expect(
      drawn == [
        .save, .stroke(steps, black, style), .restore,
        .stroke(
          CGPath(rect: unit.insetBy(dx: 0.5, dy: 0.5), transform: nil).steps, black, LineStyle()),
      ])
  }

  @Test func `the rule of a path counts for its inside, for filling and for clipping`() {
    let path = UIBezierPath(rect: unit)
    path.append(UIBezierPath(rect: unit.insetBy(dx: 2, dy: 2)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    let steps = path.cgPath.steps
    let drawn = commands {
      path.fill()
      path.addClip()
      path.usesEvenOddFillRule = false
      path.addClip()
    }
    #expect(
      drawn == [
        .fill(steps, black, evenOdd: true), .clip(steps, evenOdd: true),
        .clip(steps, evenOdd: false),
      ])
  }

  @Test func `colours are set for filling, for lines, or for both`() {
    let steps = CGPath(rect: unit, transform: nil).steps
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
    let drawn = commands {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIRectFill(unit)
      UIBezierPath(rect: unit).stroke()
      UIColor.red.set()
      UIBezierPath(rect: unit).stroke()
    }
    #expect(
      drawn == [
        .fill(steps, red, evenOdd: false), .save, .stroke(steps, blue, LineStyle()), .restore,
        .save, .stroke(steps, red, LineStyle()), .restore,
      ])
  }

  @Test func `without a context nothing is drawn`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let outer = CGContext()
    let inner = CGContext()
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    let path = UIBezierPath(rect: unit)
    path.fill()
    path.stroke()
    path.addClip()
    UIRectFill(unit)
    "text".draw(at: .zero)
    #expect(outer.commands == [] && inner.commands == [])
  }

  @Test func `strings are drawn and measured with their attributes`() {
    let font = UIFont.monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    let line = font.lineHeight
    func isNear(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
      abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9
    }
    #expect(isNear("abc".size(withAttributes: attributes), 30, line))
    #expect(isNear("abc\nde".size(withAttributes: attributes), 30, 2 * line))
    let attributed = NSAttributedString(string: "abc", attributes: attributes)
    #expect(isNear(attributed.size(), 30, line))
    let texts = { (drawn: [DrawingCommand]) -> [String] in
      drawn.map { command in
        guard case .text(let line) = command else { return "no text" }
        return "\(line.string) at \(line.origin.x), red \(line.color.red)"
      }
    }
    let atPoint = commands { "abc".draw(at: CGPoint(x: 7, y: 0), withAttributes: attributes) }
    #expect(texts(atPoint) == ["abc at 7.0, red 1.0"])
    #expect(commands { attributed.draw(at: CGPoint(x: 7, y: 0)) } == atPoint)
    let box = CGRect(x: 3, y: 0, width: 40, height: 2 * line)
    let inBox = commands { "abc de fgh ij".draw(in: box, withAttributes: attributes) }
    #expect(texts(inBox) == ["abc at 3.0, red 1.0", "de at 3.0, red 1.0"])
    let same = NSAttributedString(string: "abc de fgh ij", attributes: attributes)
    #expect(commands { same.draw(in: box) } == inBox)
  }
}
