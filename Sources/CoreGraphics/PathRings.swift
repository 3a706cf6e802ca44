// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Joins the edges around regions to rings.
struct RegionOutlines {
  /// An edge that has its region on the side where y grows when it goes to the right.
  typealias Arrow = (start: GridPoint, end: GridPoint)

  /// A closed line, from its uppermost point on.
  struct Ring {
    /// All points that edges meet at.
    let points: [GridPoint]
    /// Twice the area, more than 0 around a region and less around a hole.
    let area: Double

    init(_ points: [GridPoint]) {
      self.points = points
      let first = points[0]
      area = zip(points, points.dropFirst()).reduce(0) { sum, pair in
        sum + Double(GridPoint.side(first, pair.0, pair.1))
      }
    }

    /// Whether rounding alone would leave so little: a ring a few steps of the grid wide.
    var isNothing: Bool {
      let length = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
        $0 + $1.0.distance(to: $1.1)
      }
      return abs(area) <= 4 * length
    }

    /// The points where it turns, from the uppermost on, which always is one.
    var corners: [GridPoint] {
      let count = points.count
      let first = points.indices.min { points[$0] < points[$1] } ?? 0
      let turned = points[first...] + points[..<first]
      let ring = Array(turned)
      return ring.indices.filter { index in
        let (before, after) = (ring[(index + count - 1) % count], ring[(index + 1) % count])
        return GridPoint.side(before, ring[index], after) != 0
          || GridPoint.along(ring[index], after, before) > 0
      }.map { ring[$0] }
    }

    /// Whether it is around the middle of a line that is not its own and that it does not cross.
    func isAround(_ low: GridPoint, _ high: GridPoint) -> Bool {
      let middle = GridPoint(x: low.x + high.x, y: low.y + high.y)
      var winding = 0
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        guard (2 * a.y <= middle.y) != (2 * b.y <= middle.y) else { continue }
        let across = Int128(b.x - a.x) * Int128(middle.y - 2 * a.y)
        let down = Int128(b.y - a.y) * Int128(middle.x - 2 * a.x)
        if b.y > a.y ? across < down : across > down { winding += b.y > a.y ? 1 : -1 }
      }
      return winding != 0
    }
  }

  /// The regions, each a ring around it with those around its holes.
  let regions: [[Ring]]

  init(_ arrows: [Arrow]) {
    let rings = Self.rings(of: arrows).filter { !$0.isNothing }
    let outer = rings.filter { $0.area > 0 }
    var regions = outer.map { [$0] }
    for hole in rings where hole.area < 0 {
      let around = outer.indices.filter { outer[$0].isAround(hole.points[0], hole.points[1]) }
      if let owner = around.min(by: { outer[$0].area < outer[$1].area }) {
        regions[owner].append(hole)
      }
    }
    self.regions = regions
  }

  private static func rings(of arrows: [Arrow]) -> [Ring] {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, arrow) in arrows.enumerated() { leaving[arrow.start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: arrows.count)
    var rings: [Ring] = []
    for first in arrows.indices where !isUsed[first] {
      var points: [GridPoint] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        points.append(arrows[index].start)
        guard let next = Self.next(after: arrows[index], arrows, leaving) else { break }
        index = next
      }
      if points.count > 2 { rings.append(Ring(points)) }
    }
    return rings
  }

  /// The edge that goes on along the same region: the first one from the way back on, through the
  /// region.
  private static func next(
    after arrow: Arrow, _ arrows: [Arrow], _ leaving: [GridPoint: [Int]]
  ) -> Int? {
    guard let candidates = leaving[arrow.end] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    /// Less than half a turn from the way back, half a turn, or more.
    func half(_ end: GridPoint) -> Int {
      let side = GridPoint.side(arrow.end, arrow.start, end)
      return side < 0 ? 0 : side == 0 ? 1 : 2
    }
    return candidates.min { one, other in
      let (a, b) = (arrows[one].end, arrows[other].end)
      let (first, second) = (half(a), half(b))
      return first == second ? GridPoint.side(arrow.end, a, b) < 0 : first < second
    }
  }
}
