// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// Finds the subviews near a point among very many: a grid of cells over their boxes.
///
/// A subview stands in every cell that its box meets. One that covers many cells, that is turned,
/// or whose class decides for itself what is inside it, stands in `everywhere`. Boxes that lie
/// outside the grid, because they moved since it was made, count for the cells at its edge.
@MainActor
final class HitGrid {
  private static let none: Int32 = -1

  private let originX: Double
  private let originY: Double
  private let perX: Double
  private let perY: Double
  private let columns: Int
  private let rows: Int
  /// The first entry of each cell's list, or `none`.
  private var heads: [Int32]
  private var entrySlots: [Int32] = []
  private var entryNext: [Int32] = []
  private var freeEntry = HitGrid.none
  /// Slots that no cell can answer for.
  private var everywhere: [Int32] = []

  /// Makes a grid with about one cell a node.
  init(_ nodes: UnsafeMutablePointer<HitNode>, count: Int) {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for place in 0..<count where nodes[place].isBoxed {
      let node = nodes[place]
      left = min(left, node.minX + node.dx)
      top = min(top, node.minY + node.dy)
      right = max(right, node.maxX + node.dx)
      bottom = max(bottom, node.maxY + node.dy)
    }
    let isUsable =
      left < right && top < bottom && (right - left).isFinite && (bottom - top).isFinite
    let width = isUsable ? right - left : 1
    let height = isUsable ? bottom - top : 1
    originX = isUsable ? left : 0
    originY = isUsable ? top : 0
    let across = (Double(count) * width / height).squareRoot().rounded(.up)
    columns = Int(across, in: 1...max(1, count))
    rows = Int((Double(count) / Double(columns)).rounded(.up), in: 1...max(1, count))
    perX = Double(columns) / width
    perY = Double(rows) / height
    heads = Array(repeating: HitGrid.none, count: columns * rows)
    entrySlots.reserveCapacity(count)
    entryNext.reserveCapacity(count)
    for place in 0..<count { insert(place, box: nodes[place]) }
  }

  /// Adds a node that was put in front of all others, or moved.
  func insert(_ slot: Int, box node: HitNode) {
    guard let span = span(of: node) else {
      everywhere.append(Int32(slot))
      return
    }
    span.forEachCell(columns) { push(Int32(slot), to: $0) }
  }

  /// Takes a node out of the cells that its box meets.
  func remove(_ slot: Int, box node: HitNode) {
    guard let span = span(of: node) else {
      everywhere.removeAll { $0 == Int32(slot) }
      return
    }
    span.forEachCell(columns) { drop(Int32(slot), from: $0) }
  }

  /// Follows a node whose geometry changed.
  func move(_ slot: Int, from old: HitNode, to new: HitNode) {
    let before = span(of: old)
    let after = span(of: new)
    if before == after { return }
    remove(slot, box: old)
    insert(slot, box: new)
  }

  /// The greatest slot below `limit` whose node may contain the point, or nil.
  ///
  /// "May": a slot from `everywhere` is always a candidate.
  func frontmost(
    below limit: Int32, _ nodes: UnsafeMutablePointer<HitNode>, _ x: Double, _ y: Double
  ) -> Int32? {
    var best = HitGrid.none
    var entry = heads[cell(x, y)]
    while entry != HitGrid.none {
      let slot = entrySlots[Int(entry)]
      if slot > best, slot < limit {
        let node = nodes + Int(slot)
        if node.pointee.contains(x - node.pointee.dx, y - node.pointee.dy),
          !node.pointee.flags.contains(.ignored)
        {
          best = slot
        }
      }
      entry = entryNext[Int(entry)]
    }
    for slot in everywhere where slot > best && slot < limit { best = slot }
    return best == HitGrid.none ? nil : best
  }

  private struct Span: Equatable {
    var firstColumn: Int
    var lastColumn: Int
    var firstRow: Int
    var lastRow: Int

    func forEachCell(_ columns: Int, _ body: (Int) -> Void) {
      for row in firstRow...lastRow {
        for column in firstColumn...lastColumn { body(row * columns + column) }
      }
    }
  }

  /// The cells that a node's box meets, or nil when it belongs to `everywhere`.
  private func span(of node: HitNode) -> Span? {
    guard node.isBoxed else { return nil }
    let span = Span(
      firstColumn: column(node.minX + node.dx), lastColumn: column(node.maxX + node.dx),
      firstRow: row(node.minY + node.dy), lastRow: row(node.maxY + node.dy))
    let cells = (span.lastColumn - span.firstColumn + 1) * (span.lastRow - span.firstRow + 1)
    return cells <= Thresholds.gridMaximumSpan ? span : nil
  }

  private func cell(_ x: Double, _ y: Double) -> Int { row(y) * columns + column(x) }

  private func column(_ x: Double) -> Int { clamp((x - originX) * perX, columns) }

  private func row(_ y: Double) -> Int { clamp((y - originY) * perY, rows) }

  /// A cell number, the edge's for what lies beyond it; not-a-number counts as the first.
  private func clamp(_ value: Double, _ count: Int) -> Int {
    Int(value, in: 0...count - 1)
  }

  private func push(_ slot: Int32, to cell: Int) {
    let entry: Int32
    if freeEntry != HitGrid.none {
      entry = freeEntry
      freeEntry = entryNext[Int(entry)]
      entrySlots[Int(entry)] = slot
      entryNext[Int(entry)] = heads[cell]
    } else {
      entry = Int32(entrySlots.count)
      entrySlots.append(slot)
      entryNext.append(heads[cell])
    }
    heads[cell] = entry
  }

  private func drop(_ slot: Int32, from cell: Int) {
    var previous = HitGrid.none
    var entry = heads[cell]
    while entry != HitGrid.none, entrySlots[Int(entry)] != slot {
      previous = entry
      entry = entryNext[Int(entry)]
    }
    guard entry != HitGrid.none else { return }
    if previous == HitGrid.none {
      heads[cell] = entryNext[Int(entry)]
    } else {
      entryNext[Int(previous)] = entryNext[Int(entry)]
    }
    entryNext[Int(entry)] = freeEntry
    freeEntry = entry
  }
}

extension HitNode {
  /// Whether the node's box says all about where it can be hit.
  @inline(__always)
  var isBoxed: Bool { flags.isDisjoint(with: [.custom, .transformed]) }
}
