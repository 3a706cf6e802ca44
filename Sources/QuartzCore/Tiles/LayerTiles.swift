// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// The tiles of a layer that are drawn.
struct LayerTiles {
  /// A column and a row.
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// The columns and rows of a part.
  struct Places: Equatable {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
  }

  private struct Tile {
    let rect: CGRect
    let commands: [DrawingCommand]
  }

  private var drawn: [Place: Tile] = [:]

  /// The most columns and rows that are drawn, and the shortest side of a tile in points.
  private static let (most, shortest): (Int, CGFloat) = (64, 16)
  /// How many tiles beside those that are seen stay, on each side.
  private static let margin = 4
  private static let farthest = 1 << 24

  /// The tiles that a part of some bounds touches; nil for none.
  static func places(in part: CGRect, of bounds: CGRect, _ side: CGSize) -> Places? {
    guard part.width > 0, part.height > 0, part.minX.isFinite, part.minY.isFinite else {
      return nil
    }
    func range(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> ClosedRange<Int> {
      let first = Int((low / side).rounded(.down), in: 0...farthest)
      let last = Int((high / side).rounded(.up) - 1, in: first...first + most)
      return first...last
    }
    return Places(
      columns: range(part.minX - bounds.minX, part.maxX - bounds.minX, length(side.width)),
      rows: range(part.minY - bounds.minY, part.maxY - bounds.minY, length(side.height)))
  }

  private static func length(_ side: CGFloat) -> CGFloat {
    side.isNaN ? shortest : max(side, shortest)
  }

  /// Where a tile lies in some bounds.
  static func rect(of place: Place, in bounds: CGRect, _ side: CGSize) -> CGRect {
    let (w, h) = (length(side.width), length(side.height))
    return CGRect(
      x: bounds.minX + (place.column == 0 ? 0 : CGFloat(place.column) * w),
      y: bounds.minY + (place.row == 0 ? 0 : CGFloat(place.row) * h), width: w, height: h
    ).overlap(bounds)
  }

  /// The tiles of a part that are not drawn, from the top down.
  func missing(in places: Places) -> [Place] {
    places.rows.flatMap { row in
      places.columns.map { Place(column: $0, row: row) }.filter { drawn[$0] == nil }
    }
  }

  mutating func add(_ place: Place, _ rect: CGRect, _ commands: [DrawingCommand]) {
    drawn[place] = Tile(rect: rect, commands: commands)
  }

  /// Forgets the tiles in a part.
  mutating func remove(in part: CGRect) {
    drawn = drawn.filter { !$0.value.rect.intersects(part) }
  }

  /// Forgets tiles that are far from a part; whether there were any.
  mutating func keep(around places: Places) -> Bool {
    func isNear(_ value: Int, _ range: ClosedRange<Int>) -> Bool {
      value >= range.lowerBound - Self.margin && value <= range.upperBound + Self.margin
    }
    let near = drawn.filter {
      isNear($0.key.column, places.columns) && isNear($0.key.row, places.rows)
    }
    defer { drawn = near }
    return near.count < drawn.count
  }

  /// All that is drawn, each tile cut at its edges.
  var content: LayerContent {
    let tiles = drawn.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
      .map(\.value).filter { !$0.commands.isEmpty }
    guard !tiles.isEmpty else { return .none }
    let commands = tiles.flatMap { tile in
      [.save, .clip(CGPath(rect: tile.rect, transform: nil).steps, evenOdd: false)]
        + tile.commands + [DrawingCommand.restore]
    }
    return .figure(commands, extent: tiles.reduce(.null) { $0.union($1.rect) })
  }
}
