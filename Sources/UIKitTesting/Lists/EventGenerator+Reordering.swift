// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import UIKit

extension EventGenerator {
  // Rules: LD-6, LD-7.
  /// Moves a row to where another one is, by its handle or, without one, after a long press.
  ///
  /// There is a handle while a list is edited and the row can be moved. A long press moves
  /// items of collections whose controller or recognizer does that, and rows that can be dragged.
  /// Both rows are brought in sight; the list does not scroll while the finger is down.
  ///
  /// - Parameters:
  ///   - source: the row that is moved.
  ///   - goal: the row whose place it takes; what is between goes one place back or on.
  ///   - list: the table or the collection.
  ///   - reach: whether a finger scrolls to the rows, and how often at most.
  /// - Throws: `RowError.rowCannotBeMoved` before a finger touches the row, `rowIsNotReached` when
  ///   the rows are not in sight together, or what `fingerScroll(to:in:)` throws.
  public func fingerReorder(
    from source: RowLocation, to goal: RowLocation, in list: UIScrollView,
    reach: RowReach = .swipes(EventGenerator.rowSwipes)
  ) throws {
    let driven = try DrivenList(list)
    let from = try bringInSight(source, in: driven, reach)
    let to = try bringInSight(goal, in: driven, reach)
    guard driven.shows(from), let cell = driven.cell(at: from), let frame = driven.frame(of: from)
    else { throw RowError.rowIsNotReached(source, visible: driven.summary) }
    let handle = ListDriving.handle(of: cell)
    guard handle != nil || movesByPress(list) else { throw RowError.rowCannotBeMoved(source) }
    let start = try windowHitPoint(forView: handle ?? cell)
    let index = try freeFingers([nil], count: 1)
    try fingerDown(index, at: [WindowPoint(point: start)])
    advance(by: handle == nil ? EventGenerator.dragLiftDelay : RowMotion.rest)
    // A handle keeps its distance to the middle of the row; what is lifted is where the finger is.
    let content = list.convert(start, from: window)
    let grip =
      handle == nil
      ? .zero : CGPoint(x: frame.midX - content.x, y: frame.midY - content.y)
    try carry(index, to: to, in: driven, grip: grip)
    try fingerUp(index)
    advance(by: EventGenerator.rowSettleDelay)
  }

  /// Whether a long press on a list may move or lift what is under it.
  private func movesByPress(_ list: UIScrollView) -> Bool {
    if let table = list as? UITableView, table.dragInteractionEnabled, table.dragDelegate != nil {
      return true
    }
    guard let collection = list as? UICollectionView else { return false }
    if collection.dragInteractionEnabled, collection.dragDelegate != nil { return true }
    return (collection.gestureRecognizers ?? []).contains {
      $0 is UILongPressGestureRecognizer && $0.isEnabled
    }
  }

  // Rules: LD-6, LD-7.
  /// Moves a finger until what it holds is where a row is shown.
  ///
  /// Rows of other sizes, headers and other sections move while the row passes them, so the finger
  /// aims anew when they have come to rest.
  private func carry(
    _ index: [FingerIndex?], to path: IndexPath, in list: DrivenList, grip: CGPoint
  ) throws {
    for _ in 0..<RowMotion.mostAims {
      guard let finger = fingers.last, let goal = list.frame(of: path) else { return }
      let now = fromScreen(finger.location)
      let end = window.convert(
        CGPoint(x: goal.midX - grip.x, y: goal.midY - grip.y), from: list.view)
      let way = CGPoint(x: end.x - now.x, y: end.y - now.y)
      guard abs(way.x) + abs(way.y) >= 1 else { return }
      try fingerMove(index, to: [WindowPoint(point: end)], duration: RowMotion.carry)
      advance(by: RowMotion.aim)
    }
  }
}

extension RowMotion {
  /// How often a finger aims at a row that is shown elsewhere meanwhile.
  static let mostAims = 4
  /// Seconds in which it goes there.
  static let carry: TimeInterval = 0.5
  /// Seconds in which rows make room, and a little more.
  static let aim: TimeInterval = 0.3
}
