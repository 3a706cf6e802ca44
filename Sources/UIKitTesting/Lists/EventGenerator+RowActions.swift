// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import UIKit

extension EventGenerator {
  // Rules: LD-4, LD-5.
  /// Swipes over a row until its actions are uncovered, and taps one of them.
  ///
  /// The delegate is asked for the actions once before, and once more by the swipe.
  ///
  /// - Parameters:
  ///   - row: the row, or the item of a list; it is brought in sight first.
  ///   - list: the table or the collection.
  ///   - edge: the side at which the actions are.
  ///   - action: the title of the action that is tapped; nil leaves them uncovered.
  ///   - reach: whether a finger scrolls to the row, and how often at most.
  /// - Throws: `RowError.rowHasNoActions` or `actionIsNotFound` before a finger touches the row;
  ///   `actionsStayCovered`, `actionIsNotUncovered` where the delegate says other actions for the
  ///   swipe, or what `fingerScroll(to:in:)` throws.
  public func fingerSwipe(
    row: RowLocation, in list: UIScrollView, edge: RowEdge, action: String? = nil,
    reach: RowReach = .swipes(EventGenerator.rowSwipes)
  ) throws {
    let cell = try cellWithActions(row, list, edge, reach, wanting: action)
    try drag(over: cell, in: list, edge, RowMotion.openDrag)
    guard ListDriving.uncoversActions(cell) else { throw RowError.actionsStayCovered(row) }
    guard let action else { return }
    guard let button = ListDriving.swipeButton(titled: action, of: cell) else {
      throw RowError.actionIsNotUncovered(action, row: row)
    }
    try fingerTap(at: button)
    advance(by: EventGenerator.rowSettleDelay)
  }

  // Rules: LD-4, LD-5.
  /// Swipes over the whole row, which does the first of its actions unless the program prevents it.
  ///
  /// - Parameters:
  ///   - row: the row, or the item of a list; it is brought in sight first.
  ///   - list: the table or the collection.
  ///   - edge: the side at which the action is.
  ///   - reach: whether a finger scrolls to the row, and how often at most.
  /// - Throws: `RowError.rowHasNoActions` before a finger touches the row, or what
  ///   `fingerScroll(to:in:)` throws.
  public func fingerFullSwipe(
    row: RowLocation, in list: UIScrollView, edge: RowEdge,
    reach: RowReach = .swipes(EventGenerator.rowSwipes)
  ) throws {
    let cell = try cellWithActions(row, list, edge, reach, wanting: nil)
    try drag(over: cell, in: list, edge, RowMotion.fullDrag)
  }

  /// The cell of a row that is in sight and has actions.
  private func cellWithActions(
    _ row: RowLocation, _ list: UIScrollView, _ edge: RowEdge, _ reach: RowReach,
    wanting title: String?
  ) throws -> UIView {
    let driven = try DrivenList(list)
    let path = try bringInSight(row, in: driven, reach)
    guard let cell = driven.cell(at: path) else {
      throw RowError.rowIsNotReached(row, visible: driven.summary)
    }
    let actions = ListDriving.swipeActions(ofRow: path, in: list, isLeading: edge == .leading)
    guard !actions.isEmpty else { throw RowError.rowHasNoActions(row, edge: edge) }
    let titles = actions.compactMap(\.title)
    if let title, !titles.contains(title) {
      throw RowError.actionIsNotFound(title, row: row, titles: titles)
    }
    return cell
  }

  // Rules: LD-4.
  /// Drags from one part of a cell's width to another, as seen from the edge of the actions.
  private func drag(
    over cell: UIView, in list: UIScrollView, _ edge: RowEdge, _ parts: (CGFloat, CGFloat)
  ) throws {
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFromLeft = (edge == .leading) != isMirrored
    let middle = try windowHitPoint(forView: cell)
    let bounds = window.convert(cell.bounds, from: cell)
    func place(_ part: CGFloat) -> WindowPoint {
      let x = isFromLeft ? bounds.minX + part * bounds.width : bounds.maxX - part * bounds.width
      return WindowPoint(point: CGPoint(x: x, y: middle.y))
    }
    try fingerDrag(from: place(parts.0), to: place(parts.1), duration: RowMotion.rowDrag)
    advance(by: EventGenerator.rowSettleDelay)
  }
}

extension RowMotion {
  /// The parts of a row's width between which a finger uncovers its actions: quick enough for a
  /// short way, and clear of the edges of the screen, where other gestures begin.
  static let openDrag: (CGFloat, CGFloat) = (0.3, 0.6)
  /// The parts between which it swipes over the whole row.
  static let fullDrag: (CGFloat, CGFloat) = (0.07, 0.98)
  /// Seconds of a drag over a row.
  static let rowDrag: TimeInterval = 0.1
}
