// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DR paths", .freshApplication)
struct BezierRules {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// Which corners a path has, in the order of `UIRectCorner`.
  private func sharp(_ path: UIBezierPath) -> [Bool] {
    [(11, 21), (109, 21), (11, 69), (109, 69)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test func `DR-1 the corners that are named are round`() {
    let radii = CGSize(width: 20, height: 20)
    for bits in UInt(0)..<16 {
      let path = UIBezierPath(
        roundedRect: box, byRoundingCorners: UIRectCorner(rawValue: bits), cornerRadii: radii)
      #expect(sharp(path) == (0..<4).map { bits & 1 << $0 == 0 }, "\(bits)")
      #expect(abs(path.bounds.width - 100) < 1e-9 && abs(path.bounds.maxY - 70) < 1e-9)
      #expect(path.contains(CGPoint(x: 60, y: 45)) && path.contains(CGPoint(x: 60, y: 20.5)))
    }
    let all = UIBezierPath(
      roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 999, height: 999)
    )
    #expect(sharp(all) == [false, false, false, false])
    #expect(!all.contains(CGPoint(x: 15, y: 25)) && all.contains(CGPoint(x: 60, y: 21)))
    #expect(
      UIBezierPath(roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: radii).cgPath
        == UIBezierPath(roundedRect: box, cornerRadius: 20).cgPath)
    let odd = [CGFloat.nan, .infinity, -5, 0]
    for number in odd {
      let path = UIBezierPath(
        roundedRect: box, byRoundingCorners: .topLeft,
        cornerRadii: CGSize(width: number, height: 10))
      #expect(!path.isEmpty)
    }
  }

  @Test func `DR-2 the dashes that were set can be asked for`() {
    let path = UIBezierPath(rect: box)
    var (count, phase) = (-1, CGFloat(-1))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var pattern = [CGFloat](repeating: 0, count: 4)
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2, 1, 0] && count == 3 && phase == 5)
    path.getLineDash(nil, count: nil, phase: nil)
  }

  @Test func `DR-4 a copy stays what it was`() throws {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 7
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    path.miterLimit = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: .zero)
    path.lineWidth = 1
    #expect(copy.bounds == box && copy.lineWidth == 7 && copy.usesEvenOddFillRule)
    var count = 0
    copy.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 2 && copy.miterLimit == 3 && copy.flatness == path.flatness)
  }

  @Test func `DR-13 a hole is a path that goes the other way`() {
    let path = UIBezierPath(rect: box)
    let hole = UIBezierPath(ovalIn: box.insetBy(dx: 10, dy: 10))
    hole.lineWidth = 4
    path.append(hole.reversing())
    #expect(!path.contains(CGPoint(x: 60, y: 45)) && path.contains(CGPoint(x: 12, y: 22)))
    #expect(hole.reversing().lineWidth == 4 && hole.reversing().bounds == hole.bounds)
    #expect(UIBezierPath().reversing().isEmpty)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 5, y: 6))
    #expect(line.reversing().currentPoint == .zero)
  }

  @Test func `DR-10 a finger near a line is found by the outline of its stroke`() {
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 30, y: 80),
      controlPoint2: CGPoint(x: 70, y: -80))
    let near = line.cgPath.copy(
      strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 0)
    #expect(near.contains(CGPoint(x: 50, y: 5)) && near.contains(CGPoint(x: -7, y: 0)))
    #expect(!near.contains(CGPoint(x: 50, y: 30)) && !near.contains(CGPoint(x: -11, y: 0)))
  }
}
