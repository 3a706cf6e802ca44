// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("Outlines, dashes and other copies of paths")
struct PathOutlineTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The distance from a point to the nearest line of a path that has only lines.
  private func distance(_ p: CGPoint, _ path: CGPath) -> CGFloat {
    var best = CGFloat.infinity
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func measure(to end: CGPoint) {
      let (dx, dy) = (end.x - current.x, end.y - current.y)
      let square = dx * dx + dy * dy
      let t = square > 0 ? ((p.x - current.x) * dx + (p.y - current.y) * dy) / square : 0
      let share = min(max(t, 0), 1)
      best = min(best, hypot(p.x - current.x - share * dx, p.y - current.y - share * dy))
      current = end
    }
    for step in path.steps {
      switch step {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): measure(to: point)
      case .close: measure(to: start)
      default: Issue.record("a curve is left")
      }
    }
    return best
  }

  private func randomPath(_ random: inout SeededRandom) -> CGMutablePath {
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
    }
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: path.addQuadCurve(to: point(), control: point())
        case 1: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.addLine(to: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  @Test func `DR-10 a round outline has just what is near the path`() {
    var random = SeededRandom(seed: 17)
    for round in 0..<30 {
      let path = randomPath(&random)
      let width = CGFloat.random(in: 0.5...30, using: &random)
      let outline = path.copy(
        strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
      let lines = path.flattened(threshold: 0.005)
      var wrong = 0
      for _ in 0..<80 {
        let p = CGPoint(
          x: CGFloat.random(in: -20...120, using: &random),
          y: .random(in: -20...120, using: &random))
        let away = distance(p, lines)
        if abs(away - width / 2) < 0.05 { continue }
        if outline.contains(p) != (away < width / 2) { wrong += 1 }
      }
      #expect(wrong == 0, "round \(round)")
    }
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func `DR-10 caps end a line as they are`(_ cap: CGLineCap) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    let box = outline.boundingBoxOfPath
    let more: CGFloat = cap == .butt ? 0 : 2
    #expect(abs(box.minX + more) < 1e-9 && abs(box.maxX - 10 - more) < 1e-9)
    #expect(abs(box.height - 4) < 1e-9)
    #expect(outline.contains(CGPoint(x: 11.9, y: 0)) == (cap != .butt))
    #expect(outline.contains(CGPoint(x: 11.9, y: 1.9)) == (cap == .square))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func `DR-10 joins fill a corner as they are, on one side`(_ join: CGLineJoin) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    for turned in [path, path.reversed] {
      let outline = turned.copy(
        strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
      #expect(outline.contains(CGPoint(x: 11.9, y: -1.9)) == (join == .miter))
      #expect(outline.contains(CGPoint(x: 11.3, y: -1.3)) == (join != .bevel))
      #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
      #expect(!outline.contains(CGPoint(x: 7.9, y: 2.1)))
    }
    let sharp = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
    #expect(!sharp.contains(CGPoint(x: 11.9, y: -1.9)))
  }

  @Test func `DR-10 closed paths have rings, points have dots`() {
    let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(ring.contains(CGPoint(x: -0.9, y: -0.9)) && ring.contains(CGPoint(x: 0.9, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 1.1, y: 1.1)))
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 5, y: 5))
    func outline(_ cap: CGLineCap) -> CGPath {
      dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    #expect(outline(.round).isEmpty)
    dot.addLine(to: CGPoint(x: 5, y: 5))
    #expect(outline(.butt).isEmpty)
    #expect(outline(.square).boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(!outline(.round).contains(CGPoint(x: 3.2, y: 3.2)))
    #expect(outline(.round).contains(CGPoint(x: 3.7, y: 3.7)))
    for width in [0, -1, CGFloat.nan, .infinity] {
      let none = ring.copy(
        strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 1)
      #expect(none.isEmpty)
    }
  }

  @Test func `DR-10 a context's path becomes the outline of its stroke, dashes and all`() {
    let context = CGContext()
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [4, 4])
    context.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    #expect(context.pathContains(CGPoint(x: 1, y: 0.9), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 6, y: 0), mode: .stroke))
    context.replacePathWithStrokedPath()
    #expect(context.pathContains(CGPoint(x: 1, y: 0.9), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 6, y: 0), mode: .fill))
    context.clip()
    #expect(context.isPathEmpty && context.commands.count == 1)
  }

  @Test func `DR-11 dashes lie where the pattern has them`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.addLines(between: [CGPoint(x: 0, y: 50), CGPoint(x: 7, y: 50)])
    let dashes = path.copy(dashingWithPhase: 1, lengths: [4, 2])
    #expect(
      dashes.steps == [
        .move(.zero), .line(CGPoint(x: 3, y: 0)), .move(CGPoint(x: 5, y: 0)),
        .line(CGPoint(x: 9, y: 0)), .move(CGPoint(x: 10, y: 1)), .line(CGPoint(x: 10, y: 5)),
        .move(CGPoint(x: 10, y: 7)), .line(CGPoint(x: 10, y: 10)), .move(CGPoint(x: 0, y: 50)),
        .line(CGPoint(x: 3, y: 50)), .move(CGPoint(x: 5, y: 50)), .line(CGPoint(x: 7, y: 50)),
      ])
    let odd = path.copy(dashingWithPhase: -3, lengths: [3])
    #expect(odd.steps.first == .move(CGPoint(x: 3, y: 0)))
    for lengths in [[], [0, 0], [-1, 3], [CGFloat.nan], [.infinity, 1]] {
      #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
    }
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-9]) == path)
  }

  @Test func `DR-11 the dashes of a circle are as long as the pattern says`() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let dashes = circle.copy(dashingWithPhase: 0, lengths: [10, 10])
    let moves = dashes.steps.count { if case .move = $0 { true } else { false } }
    #expect(moves == Int((2 * CGFloat.pi * 50 / 20).rounded(.up)))
    let outline = dashes.copy(
      strokingWithWidth: 1, lineCap: .butt, lineJoin: .round, miterLimit: 1)
    for degree in 0..<360 {
      let angle = CGFloat(degree) * .pi / 180
      let length = 50 * angle
      let place = length.truncatingRemainder(dividingBy: 20)
      if min(abs(place - 10), place, 20 - place) < 0.3 { continue }
      let p = CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
      #expect(outline.contains(p) == (place < 10), "\(degree)")
    }
  }

  @Test func `DR-12 an upright rectangle is one, whichever way around`() {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    var found = CGRect.null
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let other = CGMutablePath()
    other.addLines(between: [
      CGPoint(x: 3, y: 14), CGPoint(x: 3, y: 4), CGPoint(x: 23, y: 4), CGPoint(x: 23, y: 14),
    ])
    #expect(!other.isRect(nil))
    other.closeSubpath()
    #expect(other.isRect(&found) && found == rect)
    var slanted = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &slanted).isRect(nil))
    other.addRect(rect)
    #expect(!other.isRect(nil) && !CGMutablePath().isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `DR-12 lines stand for curves, as near as asked for`() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let (rough, fine) = (circle.flattened(threshold: 1), circle.flattened(threshold: 0.01))
    #expect(rough.steps.count < fine.steps.count)
    for step in fine.steps {
      guard let point = step.points.last else { continue }
      #expect(abs(hypot(point.x, point.y) - 50) < 0.05)
    }
    #expect(fine.steps.last == .close && !circle.flattened(threshold: .nan).isEmpty)
  }

  @Test func `DR-13 a path that is reversed covers the same and winds the other way`() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<25 {
      let path = randomPath(&random)
      let back = path.reversed
      let (box, other) = (path.boundingBoxOfPath, back.boundingBoxOfPath)
      #expect(abs(box.minX - other.minX) < 1e-6 && abs(box.maxX - other.maxX) < 1e-6)
      #expect(abs(box.minY - other.minY) < 1e-6 && abs(box.maxY - other.maxY) < 1e-6)
      for _ in 0..<20 {
        let p = CGPoint(
          x: CGFloat.random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        #expect(path.contains(p) == back.contains(p))
        #expect(path.contains(p, using: .evenOdd) == back.contains(p, using: .evenOdd))
      }
    }
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil).reversed)
    #expect(!ring.contains(CGPoint(x: 3, y: 3)) && ring.contains(CGPoint(x: 1, y: 1)))
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(line.reversed.steps.first == .move(CGPoint(x: 1, y: 1)))
    #expect(line.reversed.currentPoint == .zero && line.reversed.reversed == line)
  }
}
