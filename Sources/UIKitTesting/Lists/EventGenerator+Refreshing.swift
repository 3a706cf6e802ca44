// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import UIKit

extension EventGenerator {
  // Rules: LD-8.
  /// Pulls content down until its refresh control starts, and lets go.
  ///
  /// Content that is scrolled elsewhere is brought to its top first. What the control starts may be
  /// under way when the call returns.
  ///
  /// - Parameter view: a table, a collection or another scroll view with a refresh control.
  /// - Throws: `RowError.nothingToRefresh`, `refreshDidNotStart`, or an error of the finger.
  public func fingerPullToRefresh(_ view: UIScrollView) throws {
    view.layoutIfNeeded()
    guard let control = view.refreshControl, control.isEnabled, !control.isRefreshing else {
      throw RowError.nothingToRefresh("\(view)")
    }
    for _ in 0..<EventGenerator.rowSwipes {
      let rest = view.offsets(along: .vertical).least - view.contentOffset.y
      if rest >= -1 { break }
      try swipeContent(of: view, by: rest, along: .vertical)
    }
    let listener = RefreshListener()
    let action = UIAction { _ in listener.hasStarted = true }
    control.addAction(action, for: .valueChanged)
    defer { control.removeAction(action, for: .valueChanged) }
    let room = view.seenRoom
    let start = CGPoint(x: room.midX, y: room.minY + room.height * RowMotion.pullStart)
    var place = try windowHitPoint(forView: view, at: start)
    let index = try freeFingers([nil], count: 1)
    try fingerDown(index, at: [WindowPoint(point: place)])
    while !listener.hasStarted, place.y + RowMotion.pullStep < window.bounds.maxY {
      place.y += RowMotion.pullStep
      advance(by: EventGenerator.fingerMoveInterval)
      try fingerMove(index, to: [WindowPoint(point: place)])
    }
    advance(by: RowMotion.rest)
    try fingerUp(index)
    advance(by: EventGenerator.rowSettleDelay)
    guard listener.hasStarted else { throw RowError.refreshDidNotStart("\(view)") }
  }
}

/// Hears of a refresh control that starts, though the program may end that at once.
@MainActor
private final class RefreshListener {
  var hasStarted = false
}

extension RowMotion {
  /// Where in a list a finger begins to pull it, as a part of its height.
  static let pullStart: CGFloat = 0.1
  /// Points that it pulls in a frame.
  static let pullStep: CGFloat = 12
}
