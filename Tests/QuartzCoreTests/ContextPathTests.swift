// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("CoreGraphics paths of contexts")
struct ContextPathTests {
  private let unit = CGRect(x: 0, y: 0, width: 2, height: 1)
  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  private func steps(_ path: CGPath) -> [PathStep] { path.steps }

  @Test func `a path in a context is that of the same steps`() throws {
    let context = CGContext()
    let path = CGMutablePath()
    #expect(context.isPathEmpty && context.path == nil)
    context.addLines(between: [])
    path.addLines(between: [])
    context.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
    path.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
    context.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 2))
    let (one, two) = (CGPoint(x: 4, y: 6), CGPoint(x: 2, y: 6))
    context.addCurve(to: CGPoint(x: 0, y: 5), control1: one, control2: two)
    path.addCurve(to: CGPoint(x: 0, y: 5), control1: one, control2: two)
    context.addArc(tangent1End: CGPoint(x: 0, y: 9), tangent2End: CGPoint(x: 9, y: 9), radius: 1)
    path.addArc(tangent1End: CGPoint(x: 0, y: 9), tangent2End: CGPoint(x: 9, y: 9), radius: 1)
    context.closePath()
    path.closeSubpath()
    context.addEllipse(in: unit)
    path.addEllipse(in: unit)
    context.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true)
    context.addPath(CGPath(rect: unit, transform: nil))
    path.addPath(CGPath(rect: unit, transform: nil))
    #expect(context.path == path && !context.isPathEmpty)
    #expect(context.currentPointOfPath == path.currentPoint)
    #expect(context.boundingBoxOfPath == path.boundingBox)
    context.beginPath()
    #expect(context.isPathEmpty && context.currentPointOfPath == .zero)
    context.addArc(tangent1End: one, tangent2End: two, radius: 1)
    #expect(context.isPathEmpty)
  }

  @Test func `each way of drawing a path does that and uses it up`() {
    let context = CGContext()
    for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] {
      context.addRect(unit)
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
    }
    context.drawPath(using: .fillStroke)
    context.addRect(unit)
    context.fillPath(using: .evenOdd)
    let path = CGPath(rect: unit, transform: nil).steps
    let fill = DrawingCommand.fill(path, black, evenOdd: false)
    let evenOdd = DrawingCommand.fill(path, black, evenOdd: true)
    let stroke = DrawingCommand.stroke(path, black, LineStyle())
    #expect(
      context.commands == [fill, evenOdd, stroke, fill, stroke, evenOdd, stroke, evenOdd])
  }

  @Test func `shapes are drawn without a path, and drop the one that was begun`() {
    let context = CGContext()
    context.addRect(unit)
    context.fillEllipse(in: unit)
    context.strokeEllipse(in: unit)
    context.stroke(unit)
    context.stroke(unit, width: -4)
    context.fill([unit, unit])
    context.fill([])
    let rect = CGPath(rect: unit, transform: nil).steps
    let oval = CGPath(ellipseIn: unit, transform: nil).steps
    #expect(context.isPathEmpty)
    #expect(
      context.commands == [
        .fill(oval, black, evenOdd: false), .stroke(oval, black, LineStyle()),
        .stroke(rect, black, LineStyle()), .stroke(rect, black, LineStyle(width: 0)),
        .fill(rect + rect, black, evenOdd: false),
      ])
  }

  @Test func `colours are set by components, and lines by every cap and join`() {
    let context = CGContext()
    context.setFillColor(gray: 0.5, alpha: 0.5)
    context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.setMiterLimit(3)
    let caps: [(CGLineCap, LineStyle.Cap)] = [
      (.round, .round), (.square, .square), (.butt, .butt),
    ]
    let joins: [(CGLineJoin, LineStyle.Join)] = [
      (.bevel, .bevel), (.round, .round), (.miter, .miter),
    ]
    context.fill(unit)
    var wanted: [DrawingCommand] = [
      .fill(
        CGPath(rect: unit, transform: nil).steps,
        RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5), evenOdd: false)
    ]
    for ((cap, asCap), (join, asJoin)) in zip(caps, joins) {
      context.setLineCap(cap)
      context.setLineJoin(join)
      context.setLineWidth(-1)
      context.stroke(unit)
      wanted.append(
        .stroke(
          CGPath(rect: unit, transform: nil).steps, RGBA(red: 0, green: 1, blue: 0, alpha: 1),
          LineStyle(width: 0, cap: asCap, join: asJoin, miterLimit: 3)))
    }
    #expect(context.commands == wanted)
  }

  @Test func `clips are cut out of each other, and nothing is left inside an empty one`() {
    let context = CGContext(clip: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.clip(to: [
      CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: 30, y: 10, width: 10, height: 80),
    ])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 30, height: 80))
    context.addRect(CGRect(x: 0, y: 0, width: 15, height: 15))
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 5, height: 5))
    context.clip()
    #expect(context.boundingBoxOfClipPath.isNull)
    #expect(
      Array(context.commands.dropFirst()) == [
        .clip(
          CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 15), transform: nil).steps,
          evenOdd: true),
        .clip([], evenOdd: false),
      ])
  }

  @Test func `a rotation and a scale of nothing change nothing`() {
    let context = CGContext()
    context.rotate(by: 0)
    context.scaleBy(x: 1, y: 1)
    #expect(context.commands == [])
    context.rotate(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(context.ctm)
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    #expect(context.commands.count == 1)
  }

  @Test func `shapes of paths are mapped by a transform`() {
    var map = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
    let mapped = CGRect(x: 10, y: 20, width: 4, height: 3)
    let ellipse = CGPath(ellipseIn: unit, transform: &map).boundingBoxOfPath
    #expect(abs(ellipse.minX - 10) < 1e-9 && abs(ellipse.maxY - 23) < 1e-9)
    #expect(CGPath(rect: unit, transform: &map).boundingBox == mapped)
    let rounded = CGPath(roundedRect: unit, cornerWidth: 0, cornerHeight: 5, transform: &map)
    #expect(rounded == CGPath(rect: mapped, transform: nil))
    let path = CGMutablePath()
    path.addEllipse(in: unit, transform: map)
    #expect(path == CGPath(ellipseIn: unit, transform: &map))
    let copy = CGPath(rect: unit, transform: nil).mutableCopy(using: &map)
    #expect(copy == CGPath(rect: mapped, transform: nil))
    #expect(copy.map { Set([$0, CGPath(rect: mapped, transform: nil)]).count } == 1)
    #expect(CGPath(rect: unit, transform: nil).copy(using: nil)?.boundingBox == unit)
  }

  @Test func `an arc whose tangents make no corner goes to the corner`() {
    let path = CGMutablePath()
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(steps(path) == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 0)
    #expect(path.currentPoint == CGPoint(x: 5, y: 0))
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .infinity, clockwise: false)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 0))
  }

  @Test func `a curve that swings out of its ends is in the tight box`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 8), control2: CGPoint(x: 6, y: -8))
    let box = path.boundingBoxOfPath
    #expect(box.minX == 0 && box.maxX == 9)
    #expect(abs(box.maxY + box.minY) < 1e-9)
    #expect(abs(box.maxY - 4 / 3.0.squareRoot()) < 1e-9)
    #expect(path.contains(CGPoint(x: 2, y: 1)) && !path.contains(CGPoint(x: 2, y: -1)))
  }

  @Test func `vectors are made of any numbers`() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector(dx: CGFloat(1), dy: CGFloat(2)) != .zero)
    #expect(CGVector() == .zero)
    #expect(
      CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    )
    #expect(CGAffineTransform() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(!CGAffineTransform().isIdentity && CGAffineTransform.identity.isIdentity)
  }

  @Test func `a copy of a colour is the colour`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(red.copy() === red && red.alpha == 0.5)
    #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)]).count == 1)
    let gray = CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)
    #expect(gray?.components == [0.5, 0.25])
  }
}
