// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A table or a collection, as fingers see it.
@MainActor
struct DrivenList {
  let view: UIScrollView

  init(_ view: UIScrollView) throws {
    guard view is UITableView || view is UICollectionView else {
      throw RowError.notAList("\(view)")
    }
    self.view = view
    view.layoutIfNeeded()
  }

  private var table: UITableView? { view as? UITableView }
  private var collection: UICollectionView? { view as? UICollectionView }

  // MARK: - Rows

  private var sections: Int { table?.numberOfSections ?? collection?.numberOfSections ?? 0 }

  private func rows(in section: Int) -> Int {
    table?.numberOfRows(inSection: section) ?? collection?.numberOfItems(inSection: section) ?? 0
  }

  /// All rows there are.
  var paths: [IndexPath] {
    (0..<sections).flatMap { section in
      (0..<max(0, rows(in: section))).map { IndexPath(row: $0, section: section) }
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sections).contains(path.section)
      && (0..<max(0, rows(in: path.section))).contains(path.row)
  }

  /// The rows of which a part is seen, in their order.
  var shown: [IndexPath] {
    (table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? []).sorted()
  }

  func cell(at path: IndexPath) -> UIView? {
    table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
  }

  /// Where a row is in the content, as it is shown now; nil for no row.
  func frame(of path: IndexPath) -> CGRect? {
    guard contains(path) else { return nil }
    return table?.rectForRow(at: path) ?? collection?.layoutAttributesForItem(at: path)?.frame
  }

  /// Has the list itself scroll to a row.
  func jump(to path: IndexPath) {
    table?.scrollToRow(at: path, at: .middle, animated: false)
    collection?.scrollToItem(
      at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    view.layoutIfNeeded()
  }

  // MARK: - What it says

  // Rules: LD-1.
  /// Whether a row that is shown is the one that is meant.
  func matches(_ path: IndexPath, _ row: RowLocation) -> Bool {
    guard let cell = cell(at: path) else { return false }
    return switch row {
    case .indexPath(let wanted): wanted == path
    case .identifier(let identifier):
      holds(cell) { $0.accessibilityIdentifier == identifier }
    case .text(let text): holds(cell) { $0.accessibilityLabel == text }
    }
  }

  private func holds(_ view: UIView, _ condition: (UIView) -> Bool) -> Bool {
    !view.isHidden && (condition(view) || view.subviews.contains { holds($0, condition) })
  }

  /// The rows that are seen, in words.
  var summary: String {
    let rows = shown.map { path in
      let said = cell(at: path).flatMap(text(of:)).map { " \"\($0)\"" }
      return RowLocation.text(of: path) + (said ?? "")
    }
    return rows.isEmpty ? "no rows" : rows.joined(separator: ", ")
  }

  private func text(of view: UIView) -> String? {
    if view.isHidden { return nil }
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    return view.subviews.lazy.compactMap(text(of:)).first
  }

  // MARK: - What is in sight

  /// The part of the content in which a row is seen: not below a header that sticks to the top.
  private func room(of path: IndexPath) -> CGRect {
    var room = view.seenRoom
    guard let table, table.style == .plain else { return room }
    let header = min(table.rectForHeader(inSection: path.section).height, room.height)
    room.origin.y += header
    room.size.height -= header
    return room
  }

  /// Whether a row is in sight: all of it, or of one that is larger the middle.
  func shows(_ path: IndexPath) -> Bool {
    guard let frame = frame(of: path), cell(at: path) != nil else { return false }
    let room = room(of: path)
    return FingerAxis.allCases.allSatisfy { $0.isWithin(frame, room) }
  }

  /// The axis and the distance by which the content has to go to bring a row in sight; nil where it
  /// cannot go that way.
  func way(to path: IndexPath) -> (axis: FingerAxis, distance: CGFloat)? {
    guard let frame = frame(of: path) else { return nil }
    let room = room(of: path)
    for axis in FingerAxis.allCases where !axis.isWithin(frame, room) {
      let range = view.offsets(along: axis)
      let now = axis.part(of: view.contentOffset)
      let goal = now + axis.middle(of: frame) - axis.middle(of: room)
      let distance = min(max(goal, range.least), range.most) - now
      if abs(distance) >= 1 { return (axis, distance) }
    }
    return nil
  }

  /// The axis along which rows follow each other.
  var mainAxis: FingerAxis {
    func way(_ axis: FingerAxis) -> CGFloat {
      let range = view.offsets(along: axis)
      return range.most - range.least
    }
    return way(.horizontal) > way(.vertical) ? .horizontal : .vertical
  }
}
