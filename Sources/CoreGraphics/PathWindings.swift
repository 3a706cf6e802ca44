// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// An edge between two regions, from its upper to its lower end.
///
/// Its first side is the one to the left, or, of one that is level, the one below.
struct RegionEdge {
  var low: GridPoint
  var high: GridPoint
  /// How often the first path goes along it, less how often it comes back.
  var first = 0
  /// The same of the second path.
  var second = 0
}

/// How often two paths wind around what is beside their lines.
struct PathWindings {
  private struct Ends: Hashable {
    var low: GridPoint
    var high: GridPoint
  }

  private static let edgesInBand = 4
  private static let mostBands = 4096

  /// The edges that paths do not go along as often one way as the other, from the uppermost on.
  let edges: [RegionEdge]
  private let edgeOfEnds: [Ends: RegionEdge]
  private let top: Int
  private let bandHeight: Int
  /// For each band of the height which edges cross it.
  private var bands: [[Int]] = []

  /// - Parameter lines: meet at their ends only.
  init(_ lines: [GridLine]) {
    var counts: [Ends: RegionEdge] = [:]
    for line in lines {
      let isDown = line.start < line.end
      let ends =
        isDown ? Ends(low: line.start, high: line.end) : Ends(low: line.end, high: line.start)
      var edge = counts[ends] ?? RegionEdge(low: ends.low, high: ends.high)
      if line.isSecond {
        edge.second += isDown ? 1 : -1
      } else {
        edge.first += isDown ? 1 : -1
      }
      counts[ends] = edge
    }
    edgeOfEnds = counts.filter { $0.value.first != 0 || $0.value.second != 0 }
    edges = edgeOfEnds.values.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    top = edges.first?.low.y ?? 0
    let bottom = edges.map(\.high.y).max() ?? 0
    let count = min(max(edges.count / Self.edgesInBand, 1), Self.mostBands)
    bandHeight = (bottom - top) / count + 1
    bands = [[Int]](repeating: [], count: count)
    for (index, edge) in edges.enumerated() where edge.low.y != edge.high.y {
      for band in band(at: edge.low.y)...band(at: edge.high.y) { bands[band].append(index) }
    }
  }

  private func band(at y: Int) -> Int { min(max((y - top) / bandHeight, 0), bands.count - 1) }

  /// How often the second path winds around what is on each side of a line that meets edges at its ends
  /// only, or is one.
  func windingsOfSecond(beside line: GridLine) -> [Int] {
    let (low, high) = (min(line.start, line.end), max(line.start, line.end))
    let before = windings(beside: low, high).second
    return [before, before + (edgeOfEnds[Ends(low: low, high: high)]?.second ?? 0)]
  }

  /// How often the paths wind around what is on the first side of a line between two points that meets
  /// edges at its ends only, or is one.
  private func windings(beside low: GridPoint, _ high: GridPoint) -> (first: Int, second: Int) {
    // Twice the middle: a whole number.
    let middle = GridPoint(x: low.x + high.x, y: low.y + high.y)
    var (first, second) = (0, 0)
    for index in bands[band(at: middle.y >> 1)] {
      let edge = edges[index]
      // Counted where a ray to the left crosses; the upper end belongs to an edge, its lower one not.
      guard 2 * edge.low.y <= middle.y, middle.y < 2 * edge.high.y else { continue }
      if edge.low == low, edge.high == high { continue }
      let across = Int128(edge.high.x - edge.low.x) * Int128(middle.y - 2 * edge.low.y)
      let down = Int128(edge.high.y - edge.low.y) * Int128(middle.x - 2 * edge.low.x)
      guard across < down else { continue }
      first += edge.first
      second += edge.second
    }
    return (first, second)
  }

  /// The edges with a region on one side only, which is to the same side of all.
  func outlines(where isInside: (_ first: Int, _ second: Int) -> Bool) -> [RegionOutlines.Arrow] {
    edges.compactMap { edge in
      let beside = windings(beside: edge.low, edge.high)
      let before = isInside(beside.first, beside.second)
      let behind = isInside(beside.first + edge.first, beside.second + edge.second)
      if before == behind { return nil }
      return before ? (edge.low, edge.high) : (edge.high, edge.low)
    }
  }
}
