// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

extension EventGenerator {
  /// Swipes that look for a row or scroll to it at most, unless a call says another number: 30.
  public nonisolated static let rowSwipes = 30
  /// Seconds that a list has to follow what a finger did, and a little more: 0.6.
  public nonisolated static let rowSettleDelay: TimeInterval = 0.6

  // Rules: LD-1, LD-2, LD-3.
  /// Brings a row in sight.
  ///
  /// A row known by what it says is looked for down to the end, and then up to the beginning.
  /// Sections of a collection that scroll across are not scrolled.
  ///
  /// - Parameters:
  ///   - row: the row, or the item.
  ///   - list: the table or the collection.
  ///   - reach: whether a finger scrolls, and how often at most.
  /// - Returns: where the row is.
  /// - Throws: `RowError.notAList`, `rowIsNotFound` or `rowIsNotReached`, or one of the finger.
  @discardableResult
  public func fingerScroll(
    to row: RowLocation, in list: UIScrollView,
    reach: RowReach = .swipes(EventGenerator.rowSwipes)
  ) throws -> IndexPath {
    try bringInSight(row, in: DrivenList(list), reach)
  }

  // Rules: LD-1, LD-2, LD-3.
  /// Brings a row in sight and taps the middle of what is seen of it.
  ///
  /// - Parameters:
  ///   - row: the row, or the item.
  ///   - list: the table or the collection.
  ///   - reach: whether a finger scrolls, and how often at most.
  /// - Returns: where the row was.
  /// - Throws: `RowError.notAList`, `rowIsNotFound` or `rowIsNotReached`, or one of the finger.
  @discardableResult
  public func fingerTap(
    row: RowLocation, in list: UIScrollView,
    reach: RowReach = .swipes(EventGenerator.rowSwipes)
  ) throws -> IndexPath {
    let driven = try DrivenList(list)
    let path = try bringInSight(row, in: driven, reach)
    guard let cell = driven.cell(at: path) else {
      throw RowError.rowIsNotReached(row, visible: driven.summary)
    }
    try fingerTap(at: cell)
    advance(by: EventGenerator.rowSettleDelay)
    return path
  }

  func bringInSight(
    _ row: RowLocation, in list: DrivenList, _ reach: RowReach
  ) throws -> IndexPath {
    let path: IndexPath
    switch reach {
    case .swipes(let most):
      var left = most
      path = try lookFor(row, in: list, &left)
      try scroll(to: path, in: list, &left)
    case .jump:
      path = try leapFor(row, in: list)
    }
    guard let cell = list.cell(at: path), viewIsHittable(cell) else {
      throw RowError.rowIsNotReached(row, visible: list.summary)
    }
    return path
  }

  // MARK: - As fingers do

  /// Finds a row, and scrolls through the list where that has to be seen first.
  private func lookFor(
    _ row: RowLocation, in list: DrivenList, _ left: inout Int
  ) throws -> IndexPath {
    if case .indexPath(let path) = row {
      guard list.contains(path) else {
        throw RowError.rowIsNotFound(row, visible: list.summary)
      }
      return path
    }
    let axis = list.mainAxis
    for way in [1, -1] as [CGFloat] {
      while true {
        if let path = list.shown.first(where: { list.matches($0, row) }) { return path }
        let range = list.view.offsets(along: axis)
        let now = axis.part(of: list.view.contentOffset)
        let rest = way > 0 ? range.most - now : range.least - now
        guard left > 0, abs(rest) >= 1 else { break }
        left -= 1
        try swipeContent(of: list.view, by: rest, along: axis)
        if axis.part(of: list.view.contentOffset) == now { break }
      }
    }
    throw RowError.rowIsNotFound(row, visible: list.summary)
  }

  private func scroll(
    to path: IndexPath, in list: DrivenList, _ left: inout Int
  ) throws {
    while left > 0, !list.shows(path), let way = list.way(to: path) {
      left -= 1
      let before = list.view.contentOffset
      try swipeContent(of: list.view, by: way.distance, along: way.axis)
      if list.view.contentOffset == before { return }
    }
  }

  // Rules: LD-2.
  /// Drags content with a finger, which rests before it lifts, so that nothing goes on by itself.
  ///
  /// - Parameters:
  ///   - view: what scrolls.
  ///   - distance: points by which the offset is to change; a part is enough.
  ///   - axis: the direction.
  func swipeContent(of view: UIScrollView, by distance: CGFloat, along axis: FingerAxis) throws {
    let room = view.seenRoom
    let most = axis.length(of: room) * RowMotion.swipeShare
    let part = min(max(distance, -most), most)
    let travel = part + (part < 0 ? -RowMotion.slack : RowMotion.slack)
    let middle = axis.middle(of: room)
    let start = try freePlace(in: view, along: middle + travel / 2, axis)
    let end = axis.point(
      along: axis.part(of: start) - travel, across: axis == .vertical ? start.x : start.y)
    let index = try freeFingers([nil], count: 1)
    try fingerDown(index, at: [WindowPoint(point: start)])
    try fingerMove(
      index, to: [WindowPoint(point: end)],
      duration: min(RowMotion.swipe, abs(travel) / RowMotion.swipeSpeed))
    advance(by: RowMotion.rest)
    try fingerUp(index)
    advance(by: EventGenerator.rowSettleDelay)
  }

  /// A point of the window at which a finger reaches a scroll view: in the middle, or beside what
  /// covers that.
  private func freePlace(
    in view: UIScrollView, along: CGFloat, _ axis: FingerAxis
  ) throws -> CGPoint {
    let room = view.seenRoom
    let across: FingerAxis = axis == .vertical ? .horizontal : .vertical
    let points = [0, -0.25, 0.25].map { part in
      axis.point(along: along, across: across.middle(of: room) + part * across.length(of: room))
    }
    for point in points {
      if let place = try? windowHitPoint(forView: view, at: point) { return place }
    }
    throw HammerError.viewIsNotHittable(view)
  }

  // MARK: - As programs do

  // Rules: LD-3.
  private func leapFor(_ row: RowLocation, in list: DrivenList) throws -> IndexPath {
    if case .indexPath(let path) = row, !list.contains(path) {
      throw RowError.rowIsNotFound(row, visible: list.summary)
    }
    var wanted: [IndexPath] = list.shown + list.paths
    if case .indexPath(let path) = row { wanted = [path] }
    for path in wanted {
      // Rows may go on being shown.
      guard list.contains(path) else { continue }
      if list.cell(at: path) == nil { list.jump(to: path) }
      guard list.matches(path, row) else { continue }
      if !list.shows(path) { list.jump(to: path) }
      advance(by: 0)
      return path
    }
    throw RowError.rowIsNotFound(row, visible: list.summary)
  }
}

/// Numbers of what fingers do with rows.
enum RowMotion {
  /// The part of what is seen by which a swipe scrolls at most.
  static let swipeShare: CGFloat = 0.6
  /// Points that a finger goes before anything follows it.
  static let slack: CGFloat = 10
  /// Seconds that a swipe takes at most, and its speed where it is shorter, in points per second.
  static let swipe: TimeInterval = 0.25
  static let swipeSpeed: CGFloat = 400
  /// Seconds for which a finger rests before it lifts.
  static let rest: TimeInterval = 0.2
}
