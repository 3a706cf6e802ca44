// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A line of one of two paths.
struct GridLine {
  var start: GridPoint
  var end: GridPoint
  /// Whether it belongs to the second path.
  var isSecond: Bool
  /// The part of its path that it belongs to.
  var part: Int

  var left: Int { min(start.x, end.x) }
  var right: Int { max(start.x, end.x) }
  var top: Int { min(start.y, end.y) }
  var bottom: Int { max(start.y, end.y) }
}

/// Cuts lines where they meet, until they meet at their ends only.
///
/// Where two lines cross is brought to the grid, which bends them by a step and may make them cross others;
/// so it is done again until nothing is left.
struct PathCrossings {
  private static let mostRounds = 24
  /// How often ends are looked for beside lines too, for lines that lie on each other but for rounding.
  private static let generousRounds = 2
  /// How far beside a line such an end is at most, in steps of the grid.
  private static let nearness = 1.5

  /// The lines in their order, the pieces of one in the order of its points.
  private(set) var lines: [GridLine]

  init(cutting lines: [GridLine]) {
    self.lines = lines.filter { $0.start != $0.end }
    for round in 0..<Self.mostRounds {
      let nearness = round < Self.generousRounds ? Self.nearness : 0
      let cuts = cuts(nearness: nearness)
      if cuts.allSatisfy(\.isEmpty) {
        if nearness == 0 { return }
      } else {
        self.lines = zip(self.lines, cuts).flatMap(Self.pieces)
      }
    }
  }

  private static func pieces(of line: GridLine, at cuts: [GridPoint]) -> [GridLine] {
    if cuts.isEmpty { return [line] }
    let sorted = cuts.map { (GridPoint.along(line.start, line.end, $0), $0) }
      .sorted { $0 < $1 }
    var pieces: [GridLine] = []
    var piece = line
    for point in sorted.map(\.1) + [line.end] where point != piece.start {
      piece.end = point
      pieces.append(piece)
      piece.start = point
    }
    return pieces
  }

  /// Where each line is to be cut.
  private func cuts(nearness: Double) -> [[GridPoint]] {
    var cuts = [[GridPoint]](repeating: [], count: lines.count)
    let order = lines.indices.sorted { (lines[$0].left, $0) < (lines[$1].left, $1) }
    let margin = nearness > 0 ? 2 : 0
    for (place, one) in order.enumerated() {
      let line = lines[one]
      for other in order[(place + 1)...] {
        let second = lines[other]
        if second.left > line.right + margin { break }
        if second.top > line.bottom + margin || line.top > second.bottom + margin { continue }
        var isNear = false
        for end in [second.start, second.end] where Self.isNear(end, line, nearness) {
          cuts[one].append(end)
          isNear = true
        }
        for end in [line.start, line.end] where Self.isNear(end, second, nearness) {
          cuts[other].append(end)
          isNear = true
        }
        // What crosses beside such an end is seen when both are cut there.
        guard !isNear, let crossing = Self.crossing(line, second) else { continue }
        if crossing != line.start, crossing != line.end { cuts[one].append(crossing) }
        if crossing != second.start, crossing != second.end { cuts[other].append(crossing) }
      }
    }
    return cuts
  }

  /// Whether a point is on a line, or beside it, and at none of its ends.
  private static func isNear(_ point: GridPoint, _ line: GridLine, _ nearness: Double) -> Bool {
    guard point != line.start, point != line.end else { return false }
    let side = GridPoint.side(line.start, line.end, point)
    if side != 0 {
      guard abs(Double(side)) <= nearness * line.start.distance(to: line.end) else { return false }
    }
    return GridPoint.along(line.start, line.end, point) > 0
      && GridPoint.along(line.end, line.start, point) > 0
  }

  /// The point of the grid nearest to where two lines cross; nil where they do not, or touch only.
  private static func crossing(_ a: GridLine, _ b: GridLine) -> GridPoint? {
    let first = GridPoint.side(a.start, a.end, b.start)
    let second = GridPoint.side(a.start, a.end, b.end)
    guard first != 0, second != 0, (first < 0) != (second < 0) else { return nil }
    let start = GridPoint.side(b.start, b.end, a.start)
    let end = GridPoint.side(b.start, b.end, a.end)
    guard start != 0, end != 0, (start < 0) != (end < 0) else { return nil }
    let share = Double(start) / (Double(start) - Double(end))
    let (dx, dy) = (Double(a.end.x - a.start.x), Double(a.end.y - a.start.y))
    return GridPoint(
      x: a.start.x + Int((share * dx).rounded(), in: a.left - a.start.x...a.right - a.start.x),
      y: a.start.y + Int((share * dy).rounded(), in: a.top - a.start.y...a.bottom - a.start.y))
  }
}
