// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Two paths on the grid, cut where they meet.
struct PathPair {
  /// The part of a path's size by which the lines that stand for a curve may miss it.
  private static let finest: CGFloat = 1e-4

  private let pieces: [GridLine]
  /// Which parts of the first path are closed.
  private let isClosed: [Bool]
  /// What points of the grid were made of.
  private let points: [GridPoint: CGPoint]
  private let isEvenOdd: Bool

  /// - Parameters:
  ///   - closes: whether open parts of the first path are closed; those of the second one are.
  ///   - isEvenOdd: how the paths are filled.
  init(
    _ first: PathRecord, _ second: PathRecord = PathRecord(), closes: Bool = true, isEvenOdd: Bool
  ) {
    // The same for both, so that curves that lie on each other still do as lines.
    let flatness = min(Self.flatness(of: first), Self.flatness(of: second))
    var points: [GridPoint: CGPoint] = [:]
    var lines: [GridLine] = []
    var isClosed: [Bool] = []
    for (record, isSecond) in [(first, false), (second, true)] {
      for part in record.polylines(flatness: flatness)
      where part.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
        let corners = part.points.map { point in
          let corner = GridPoint(point)
          if points[corner] == nil { points[corner] = point }
          return corner
        }
        let isRing = isSecond || closes || part.isClosed
        let ends = corners.dropFirst() + (isRing ? corners.prefix(1) : [])
        lines += zip(corners, ends).map {
          GridLine(start: $0, end: $1, isSecond: isSecond, part: isClosed.count)
        }
        isClosed.append(isRing)
      }
    }
    pieces = PathCrossings(cutting: lines).lines
    (self.points, self.isClosed, self.isEvenOdd) = (points, isClosed, isEvenOdd)
  }

  private static func flatness(of record: PathRecord) -> CGFloat {
    let box = record.controlBox
    let size = max(box.width, box.height) * finest
    return size > 0 && size < PathRecord.flatness ? max(size, 1e-6) : PathRecord.flatness
  }

  private func isInside(_ winding: Int) -> Bool {
    isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  private func point(_ corner: GridPoint) -> CGPoint { points[corner] ?? corner.point }

  // Rules: DR-14, DR-16.
  /// The regions where something holds for being inside the first path and inside the second, each with
  /// its holes.
  func regions(where isWanted: (_ isInFirst: Bool, _ isInSecond: Bool) -> Bool) -> [PathRecord] {
    let arrows = PathWindings(pieces).outlines {
      isWanted(isInside($0), isInside($1))
    }
    return RegionOutlines(arrows).regions.map { rings in
      var record = PathRecord()
      for ring in rings {
        for (index, corner) in ring.corners.enumerated() {
          if index == 0 { record.move(to: point(corner)) } else { record.line(to: point(corner)) }
        }
        record.close()
      }
      return record
    }
  }

  // Rules: DR-17.
  /// What of the lines of the first path is inside the second one or on its edge, or what is not.
  func lines(inside wanted: Bool) -> PathRecord {
    let windings = PathWindings(pieces.filter(\.isSecond))
    var record = PathRecord()
    let own = pieces.filter { !$0.isSecond }
    for part in isClosed.indices {
      var pieces = own.filter { $0.part == part }
      var isKept = pieces.map {
        windings.windingsOfSecond(beside: $0).contains(where: isInside) == wanted
      }
      guard let gap = isKept.firstIndex(of: false) else {
        add(pieces, isRing: isClosed[part], to: &record)
        continue
      }
      if isClosed[part] {
        // From the gap on: what goes over the beginning stays whole.
        pieces = Array(pieces[gap...] + pieces[..<gap])
        isKept = Array(isKept[gap...] + isKept[..<gap])
      }
      for run in zip(pieces, isKept).split(whereSeparator: { !$0.1 }) {
        add(run.map(\.0), isRing: false, to: &record)
      }
    }
    return record
  }

  /// Adds pieces that go on from each other, without the points between pieces of one line.
  private func add(_ pieces: [GridLine], isRing: Bool, to record: inout PathRecord) {
    guard let first = pieces.first else { return }
    record.move(to: point(first.start))
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      let isStraight =
        GridPoint.side(piece.start, piece.end, next.end) == 0
        && GridPoint.along(piece.start, piece.end, next.end)
          > GridPoint.along(piece.start, piece.end, piece.end)
      if !isStraight { record.line(to: point(piece.end)) }
    }
    if isRing { record.close() } else { record.line(to: point(pieces[pieces.count - 1].end)) }
  }
}
