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
  private nonisolated static let none: Int32 = -1

  /// A slot in a cell's list; `none` in a cell without any.
  private struct Entry {
    var slot: Int32
    /// Where the next one is among `more`, or `none`.
    var next: Int32
    static let empty = Entry(slot: HitGrid.none, next: HitGrid.none)
  }

  private let originX: Double
  private let originY: Double
  private let perX: Double
  private let perY: Double
  private let columns: Int
  private let rows: Int
  /// The first entry of each cell.
  ///
  /// OPTIMIZATION: in the cell itself, for most cells have but one.
  private var cells: [Entry]
  /// The entries behind the first ones, and those that are free.
  private var more: [Entry] = []
  private var freeEntry = HitGrid.none
  /// Slots that no cell can answer for, from the least to the greatest.
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
    cells = Array(repeating: .empty, count: columns * rows)
    for place in 0..<count { insert(place, box: nodes[place]) }
  }

  /// Adds a node that was put in front of all others, or moved.
  func insert(_ slot: Int, box node: HitNode) {
    guard let span = span(of: node) else {
      everywhere.insert(Int32(slot), at: countEverywhere(below: Int32(slot)))
      return
    }
    span.forEachCell(columns) { push(Int32(slot), to: $0) }
  }

  /// Takes a node out of the cells that its box meets.
  func remove(_ slot: Int, box node: HitNode) {
    guard let span = span(of: node) else {
      let index = countEverywhere(below: Int32(slot))
      if index < everywhere.count, everywhere[index] == slot { everywhere.remove(at: index) }
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
    var entry = cells[cell(x, y)]
    while true {
      // An empty cell's slot is below any.
      if entry.slot > best, entry.slot < limit {
        let node = nodes + Int(entry.slot)
        if node.pointee.contains(x - node.pointee.dx, y - node.pointee.dy),
          !node.pointee.flags.contains(.ignored)
        {
          best = entry.slot
        }
      }
      guard entry.next != HitGrid.none else { break }
      entry = more[Int(entry.next)]
    }
    let below = countEverywhere(below: limit)
    if below > 0 { best = max(best, everywhere[below - 1]) }
    return best == HitGrid.none ? nil : best
  }

  /// How many of the slots that no cell can answer for are below a limit.
  private func countEverywhere(below limit: Int32) -> Int {
    // Most are put in front of all others.
    guard let last = everywhere.last, last >= limit else { return everywhere.count }
    return everywhere.partitioningIndex { $0 >= limit }
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
    let (firstColumn, firstRow) = (column(node.minX + node.dx), row(node.minY + node.dy))
    let span = Span(
      firstColumn: firstColumn,
      lastColumn: max(firstColumn, column(HitGrid.reach(node.maxX, shift: node.dx))),
      firstRow: firstRow, lastRow: max(firstRow, row(HitGrid.reach(node.maxY, shift: node.dy))))
    let cells = (span.lastColumn - span.firstColumn + 1) * (span.lastRow - span.firstRow + 1)
    return cells <= Thresholds.gridMaximumSpan ? span : nil
  }

  // Rules: HT-13.
  /// The greatest coordinate of the superview that may be inside an edge.
  ///
  /// What lies on a right or bottom edge is outside, so a box that ends where a cell begins stands not
  /// in that. Where the sum is rounded, a point on it may be inside.
  private static func reach(_ edge: Double, shift: Double) -> Double {
    let sum = edge + shift
    return sum - shift == edge && sum - edge == shift ? sum.nextDown : sum
  }

  private func cell(_ x: Double, _ y: Double) -> Int { row(y) * columns + column(x) }

  private func column(_ x: Double) -> Int { clamp((x - originX) * perX, columns) }

  private func row(_ y: Double) -> Int { clamp((y - originY) * perY, rows) }

  /// A cell number, the edge's for what lies beyond it; not-a-number counts as the first.
  private func clamp(_ value: Double, _ count: Int) -> Int {
    Int(value, in: 0...count - 1)
  }

  private func push(_ slot: Int32, to cell: Int) {
    let first = cells[cell]
    cells[cell].slot = slot
    guard first.slot != HitGrid.none else { return }
    if freeEntry != HitGrid.none {
      let entry = freeEntry
      freeEntry = more[Int(entry)].next
      more[Int(entry)] = first
      cells[cell].next = entry
    } else {
      cells[cell].next = Int32(more.count)
      more.append(first)
    }
  }

  private func drop(_ slot: Int32, from cell: Int) {
    let first = cells[cell]
    if first.slot == slot {
      if first.next == HitGrid.none {
        cells[cell] = .empty
      } else {
        cells[cell] = more[Int(first.next)]
        free(first.next)
      }
      return
    }
    var previous = HitGrid.none
    var entry = first.next
    while entry != HitGrid.none, more[Int(entry)].slot != slot {
      previous = entry
      entry = more[Int(entry)].next
    }
    guard entry != HitGrid.none else { return }
    let next = more[Int(entry)].next
    if previous == HitGrid.none { cells[cell].next = next } else { more[Int(previous)].next = next }
    free(entry)
  }

  private func free(_ entry: Int32) {
    more[Int(entry)].next = freeEntry
    freeEntry = entry
  }
}

extension HitNode {
  /// Whether the node's box says all about where it can be hit.
  @inline(__always)
  var isBoxed: Bool { flags.isDisjoint(with: [.custom, .transformed]) }
}
