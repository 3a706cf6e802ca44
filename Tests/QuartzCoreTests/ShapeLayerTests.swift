// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Shape layers", .freshRuntime)
struct ShapeLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func line(_ points: [CGPoint], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private func figure(_ layer: CALayer) throws -> ([DrawingCommand], CGRect) {
    guard case .figure(let commands, let extent) = layer.hostContent else {
      throw NotAFigure()
    }
    return (commands, extent)
  }

  private struct NotAFigure: Error {}

  @Test func `LA-20 a shape layer has Apple's first values and fills with black`() throws {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.strokeColor == nil && layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineDashPattern == nil)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
    #expect(layer.hostContent == .none)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.path = CGPath(rect: rect, transform: nil)
    let (commands, extent) = try figure(layer)
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(commands == [.fill(layer.path?.steps ?? [], black, evenOdd: false)])
    #expect(extent == rect && layer.bounds == .zero)
  }

  @Test func `LA-20 a shape layer keeps a copy of its path`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = CAShapeLayer()
    layer.path = path
    path.addRect(CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(layer.path?.boundingBox.maxX == 5)
  }

  @Test func `LA-20 every property of the line reaches the drawing`() throws {
    let layer = CAShapeLayer()
    layer.path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 4
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 3
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    let (commands, extent) = try figure(layer)
    let style = LineStyle(
      width: 4, cap: .round, join: .bevel, miterLimit: 3, dashes: [4, 2], dashPhase: 1)
    #expect(commands == [.stroke(layer.path?.steps ?? [], red.rgba, style)])
    #expect(extent == CGRect(x: -2, y: -2, width: 14, height: 14))
    layer.fillColor = red
    layer.fillRule = .evenOdd
    let both = try figure(layer).0
    #expect(both.count == 2 && both[0] == .fill(layer.path?.steps ?? [], red.rgba, evenOdd: true))
    let copy = CAShapeLayer(layer: layer)
    #expect(copy.hostContent == layer.hostContent && copy.superlayer == nil)
  }

  @Test func `LA-21 a stroke is cut by its length`() throws {
    let layer = CAShapeLayer()
    layer.fillColor = nil
    layer.strokeColor = red
    let square = [
      CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
    ]
    layer.path = line(square, closed: true)
    func steps() throws -> [PathStep] {
      guard case .stroke(let steps, _, _) = try figure(layer).0.first else { return [] }
      return steps
    }
    layer.strokeEnd = 0.375
    #expect(
      try steps() == [
        .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ])
    layer.strokeStart = 0.75
    layer.strokeEnd = 1
    #expect(try steps() == [.move(CGPoint(x: 0, y: 10)), .line(.zero)])
    layer.strokeStart = 0.5
    layer.strokeEnd = 0.5
    #expect(layer.hostContent == .none)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.77])
  func `LA-21 a part of a circle is as long as it should be`(_ end: Double) throws {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    let layer = CAShapeLayer()
    layer.path = circle
    layer.fillColor = nil
    layer.strokeColor = red
    layer.strokeEnd = end
    guard case .stroke(let steps, _, _) = try figure(layer).0.first else { return }
    guard case .cubic(_, _, let last) = steps.last, case .move(let first) = steps.first else {
      return #expect(Bool(false))
    }
    func angle(_ p: CGPoint) -> Double { atan2(p.y - 100, p.x - 100) }
    let turn = abs((angle(last) - angle(first)).truncatingRemainder(dividingBy: 2 * .pi))
    let expected = 2 * Double.pi * end
    #expect(min(abs(turn - expected), abs(2 * .pi - turn - expected)) < 0.005)
  }

  @Test func `LA-22 a change of a shape is a change of content alone`() throws {
    CATransaction.setDisableActions(true)
    let root = CALayer()
    let layer = CAShapeLayer()
    root.addSublayer(layer)
    layer.path = line([.zero, CGPoint(x: 10, y: 0)])
    layer.strokeColor = red
    let committer = LayerCommitter()
    _ = committer.commit(roots: [root])
    layer.strokeEnd = 0.5
    let commit = try #require(committer.commit(roots: [root]))
    #expect(commit.changes == [layer.id: LayerChange(content: layer.hostContent)])
    layer.strokeEnd = 0.5
    #expect(committer.commit(roots: [root]) == nil)
    #expect(layer.value(forKey: "strokeEnd") as? CGFloat == 0.5)
  }
}
