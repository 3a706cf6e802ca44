// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("What paths cover together")
struct PathRegionTests {
  private typealias Combination = (
    name: String, make: (CGPath, CGPath, CGPathFillRule) -> CGPath, holds: (Bool, Bool) -> Bool
  )

  private let combinations: [Combination] = [
    ("union", { $0.union($1, using: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, using: $2) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1, using: $2) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1, using: $2) }, { $0 != $1 }),
  ]

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func path(_ rings: [[(CGFloat, CGFloat)]], isClosed: Bool = true) -> CGPath {
    let path = CGMutablePath()
    for ring in rings {
      path.addLines(between: ring.map { CGPoint(x: $0.0, y: $0.1) })
      if isClosed { path.closeSubpath() }
    }
    return path
  }

  /// Each part as text, closed ones with a mark.
  private func parts(_ path: CGPath) -> [String] {
    var parts: [String] = []
    for step in path.steps {
      switch step {
      case .move(let point): parts.append("\(point.x),\(point.y)")
      case .line(let point): parts[parts.count - 1] += " \(point.x),\(point.y)"
      case .close: parts[parts.count - 1] += " closed"
      default: Issue.record("a curve is left")
      }
    }
    return parts
  }

  @Test func `DR-14 two rectangles are put together in four ways`() {
    let (one, other) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(
      combinations.map { parts($0.make(one, other, .winding)) } == [
        [
          "0.0,0.0 10.0,0.0 10.0,5.0 15.0,5.0 15.0,15.0 5.0,15.0 5.0,10.0 0.0,10.0 closed"
        ],
        ["5.0,5.0 10.0,5.0 10.0,10.0 5.0,10.0 closed"],
        ["0.0,0.0 10.0,0.0 10.0,5.0 5.0,5.0 5.0,10.0 0.0,10.0 closed"],
        [
          "0.0,0.0 10.0,0.0 10.0,5.0 5.0,5.0 5.0,10.0 0.0,10.0 closed",
          "10.0,5.0 15.0,5.0 15.0,15.0 5.0,15.0 5.0,10.0 10.0,10.0 closed",
        ],
      ])
  }

  @Test func `DR-14 DR-15 any paths cover what each of them does, put together`() {
    var random = SeededRandom(seed: 5)
    // Anywhere; on a coarse grid, where much coincides; on one that numbers do not hit.
    let places: [(inout SeededRandom) -> CGFloat] = [
      { CGFloat.random(in: 0...100, using: &$0) },
      { CGFloat(Int.random(in: 0...5, using: &$0) * 20) },
      { CGFloat(Int.random(in: 0...9, using: &$0)) * 11.1 },
    ]
    func randomPath(_ place: (inout SeededRandom) -> CGFloat) -> CGPath {
      path(
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          (0..<Int.random(in: 1...7, using: &random)).map { _ in
            (place(&random), place(&random))
          }
        }, isClosed: Bool.random(using: &random))
    }
    for (kind, place) in places.enumerated() {
      for round in 0..<15 {
        let (one, other) = (randomPath(place), randomPath(place))
        for rule in [CGPathFillRule.winding, .evenOdd] {
          for (name, make, holds) in combinations {
            let result = make(one, other, rule)
            var wrong = 0
            for _ in 0..<20 {
              let point = CGPoint(
                x: CGFloat.random(in: -3...103, using: &random),
                y: CGFloat.random(in: -3...103, using: &random))
              let wanted = holds(
                one.contains(point, using: rule), other.contains(point, using: rule))
              if result.contains(point, using: .winding) != wanted { wrong += 1 }
              if result.contains(point, using: .evenOdd) != wanted { wrong += 1 }
            }
            #expect(wrong == 0, "\(name) of kind \(kind), round \(round), \(rule)")
          }
        }
      }
    }
  }

  @Test func `DR-14 curves become lines that are near`() {
    let one = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)
    let other = CGPath(
      roundedRect: CGRect(x: 20, y: 10, width: 60, height: 60), cornerWidth: 18, cornerHeight: 12,
      transform: nil)
    var random = SeededRandom(seed: 8)
    let edge = CGMutablePath()
    edge.addPath(one)
    edge.addPath(other)
    let near = edge.copy(
      strokingWithWidth: 0.06, lineCap: .round, lineJoin: .round, miterLimit: 10)
    for (name, make, holds) in combinations {
      let result = make(one, other, .winding)
      var wrong = 0
      for _ in 0..<150 {
        let point = CGPoint(
          x: CGFloat.random(in: -5...85, using: &random),
          y: CGFloat.random(in: -5...75, using: &random))
        if near.contains(point) { continue }
        if result.contains(point) != holds(one.contains(point), other.contains(point)) {
          wrong += 1
        }
      }
      #expect(wrong == 0, "\(name)")
    }
    // Both are made of the same lines.
    #expect(one.subtracting(one).isEmpty && one.symmetricDifference(one).isEmpty)
  }

  @Test func `DR-14 small paths keep their shape`() {
    let small = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let corners = small.normalized().steps.count
    #expect(corners > 100, "\(corners)")
  }

  @Test func `DR-14 what covers nothing adds nothing`() {
    let one = rect(0, 0, 10, 10)
    let whole = ["0.0,0.0 10.0,0.0 10.0,10.0 0.0,10.0 closed"]
    let lost = CGMutablePath()
    lost.addLines(between: [
      CGPoint(x: 1, y: 1), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 3, y: CGFloat.infinity),
    ])
    let nothing: [(String, CGPath)] = [
      ("empty", CGMutablePath()), ("a point", path([[(3, 3)]])),
      ("points", path([[(3, 3), (3, 3)], [(20, 20)]])), ("a line", path([[(-5, 3), (20, 8)]])),
      ("there and back", path([[(0, 0), (5, 5), (20, 5), (5, 5)]])), ("no numbers", lost),
    ]
    for (name, other) in nothing {
      #expect(parts(one.union(other)) == whole, "\(name)")
      #expect(parts(other.union(one)) == whole, "\(name)")
      #expect(one.intersection(other).isEmpty && other.subtracting(one).isEmpty, "\(name)")
      #expect(parts(one.symmetricDifference(other)) == whole, "\(name)")
      #expect(other.normalized().isEmpty && other.componentsSeparated().isEmpty, "\(name)")
      #expect(!one.intersects(other), "\(name)")
    }
    // All there is but a hole.
    let endless = CGPath(rect: .infinite, transform: nil).subtracting(one)
    #expect(
      parts(endless).dropFirst() == ["0.0,0.0 0.0,10.0 10.0,10.0 10.0,0.0 closed"])
  }

  @Test func `DR-14 coordinates of any size make paths of numbers`() {
    let numbers: [CGFloat] = [
      0, 1, -1, 0.5, 1e-300, 1e300, -1e300, 1e12, -1e12, 1e18, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .infinity, .nan, 100,
    ]
    var random = SeededRandom(seed: 3)
    func extremePath() -> CGPath {
      path([
        (0..<6).map { _ in
          (numbers.randomElement(using: &random) ?? 0, numbers.randomElement(using: &random) ?? 0)
        }
      ])
    }
    for round in 0..<100 {
      let (one, other) = (extremePath(), extremePath())
      var made = combinations.map { $0.make(one, other, .winding) }
      made += [one.lineIntersection(other), one.lineSubtracting(other)]
      let points = made.flatMap(\.steps).flatMap(\.points)
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "round \(round)")
    }
  }

  @Test func `DR-15 rings around regions go one way, those around holes the other`() {
    let frame = rect(0, 0, 20, 20).subtracting(rect(5, 5, 10, 10))
    let rings = [
      "0.0,0.0 20.0,0.0 20.0,20.0 0.0,20.0 closed", "5.0,5.0 5.0,15.0 15.0,15.0 15.0,5.0 closed",
    ]
    #expect(parts(frame) == rings)
    let nested = path([
      [(0, 0), (20, 0), (20, 20), (0, 20)], [(5, 5), (15, 5), (15, 15), (5, 15)],
    ])
    #expect(parts(nested.normalized(using: .evenOdd)) == rings)
    #expect(parts(nested.normalized()) == [rings[0]])
  }

  @Test func `DR-15 edges that coincide are gone, and corners that are none`() {
    #expect(
      parts(rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))) == [
        "0.0,0.0 20.0,0.0 20.0,10.0 0.0,10.0 closed"
      ])
    #expect(rect(1, 1, 3, 3).subtracting(rect(1, 1, 3, 3)).isEmpty)
    // Triangles along one line, whose points are on it only as far as numbers go.
    let one = path([[(0, 0), (10, 1), (0, 9)]])
    let other = path([[(3, 0.3), (6, 0.6), (6, -5)]])
    #expect(!one.intersects(other))
    #expect(one.union(other).componentsSeparated().count == 1)
  }

  @Test func `DR-16 regions are told apart, each with its holes`() {
    let star = path([
      (0..<5).map { corner in
        let angle = CGFloat(corner * 2) / 5 * 2 * .pi
        return (50 + 40 * cos(angle), 50 + 40 * sin(angle))
      }
    ])
    let whole = star.componentsSeparated()
    #expect(whole.count == 1 && whole.first?.steps.count == 11)
    // The points of the star touch each other at the corners of what is left out in the middle.
    #expect(star.componentsSeparated(using: .evenOdd).map(\.steps.count) == [4, 4, 4, 4, 4])
    let targets = path([
      [(0, 0), (20, 0), (20, 20), (0, 20)], [(2, 2), (18, 2), (18, 18), (2, 18)],
      [(6, 6), (14, 6), (14, 14), (6, 14)], [(30, 0), (40, 0), (40, 10), (30, 10)],
      [(32, 2), (38, 2), (38, 8), (32, 8)],
    ])
    #expect(
      targets.componentsSeparated(using: .evenOdd).map(parts) == [
        [
          "0.0,0.0 20.0,0.0 20.0,20.0 0.0,20.0 closed",
          "2.0,2.0 2.0,18.0 18.0,18.0 18.0,2.0 closed",
        ],
        [
          "30.0,0.0 40.0,0.0 40.0,10.0 30.0,10.0 closed",
          "32.0,2.0 32.0,8.0 38.0,8.0 38.0,2.0 closed",
        ],
        ["6.0,6.0 14.0,6.0 14.0,14.0 6.0,14.0 closed"],
      ])
  }

  @Test func `DR-16 paths intersect where both cover something`() {
    let one = rect(0, 0, 10, 10)
    #expect(one.intersects(rect(9, 9, 10, 10)) && one.intersects(rect(2, 2, 1, 1)))
    #expect(!one.intersects(rect(10, 0, 10, 10)) && !one.intersects(rect(10, 10, 5, 5)))
    let twice = path([
      [(0, 0), (10, 0), (10, 10), (0, 10)], [(2, 2), (8, 2), (8, 8), (2, 8)],
    ])
    #expect(twice.intersects(rect(4, 4, 2, 2)))
    #expect(!twice.intersects(rect(4, 4, 2, 2), using: .evenOdd))
  }

  @Test func `DR-17 lines are cut at the edge of an area`() {
    let area = rect(0, 0, 10, 10)
    let line = path([[(-5, 5), (15, 5)]], isClosed: false)
    #expect(parts(line.lineIntersection(area)) == ["0.0,5.0 10.0,5.0"])
    #expect(parts(line.lineSubtracting(area)) == ["-5.0,5.0 0.0,5.0", "10.0,5.0 15.0,5.0"])
    let inside = rect(2, 2, 4, 4)
    #expect(inside.lineIntersection(area) == inside && inside.lineSubtracting(area).isEmpty)
    let across = rect(-5, -5, 10, 10)
    #expect(parts(across.lineIntersection(area)) == ["5.0,0.0 5.0,5.0 0.0,5.0"])
    #expect(
      parts(across.lineSubtracting(area)) == ["0.0,5.0 -5.0,5.0 -5.0,-5.0 5.0,-5.0 5.0,0.0"])
    let edge = path([[(2, 0), (8, 0)]], isClosed: false)
    #expect(parts(edge.lineIntersection(area)) == ["2.0,0.0 8.0,0.0"])
    #expect(edge.lineSubtracting(area).isEmpty)
    #expect(line.lineIntersection(CGMutablePath()).isEmpty)
    #expect(parts(line.lineSubtracting(CGMutablePath())) == ["-5.0,5.0 15.0,5.0"])
  }

  @Test func `DR-17 what is inside and what is outside make the whole line`() {
    var random = SeededRandom(seed: 12)
    func points(_ count: Int) -> [(CGFloat, CGFloat)] {
      (0..<count).map { _ in
        (CGFloat.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
      }
    }
    /// The length of a path's lines, and the middles of those.
    func measure(_ path: CGPath) -> (length: CGFloat, middles: [CGPoint]) {
      var (length, middles) = (CGFloat(0), [CGPoint]())
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for step in path.steps {
        let end = step.points.last ?? start
        if case .move = step {
          start = end
        } else {
          length += hypot(end.x - current.x, end.y - current.y)
          middles.append(CGPoint(x: (end.x + current.x) / 2, y: (end.y + current.y) / 2))
        }
        current = end
      }
      return (length, middles)
    }
    for round in 0..<30 {
      let line = path([points(5)], isClosed: Bool.random(using: &random))
      let area = path([points(6)])
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let inside = measure(line.lineIntersection(area, using: rule))
        let outside = measure(line.lineSubtracting(area, using: rule))
        #expect(abs(inside.length + outside.length - measure(line).length) < 1e-3, "\(round)")
        #expect(inside.middles.allSatisfy { area.contains($0, using: rule) }, "\(round)")
        #expect(!outside.middles.contains { area.contains($0, using: rule) }, "\(round)")
      }
    }
  }
}
