// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Moves focus by keys and by the buttons of a remote.
///
/// - Rules: FO-10, FO-11, FO-12.
@MainActor
enum FocusMovement {
  /// Moves focus one step among the items of `root`; with nothing focused, to the best item there.
  ///
  /// - Parameter start: where the way starts while nothing is focused: the first responder.
  /// - Returns: whether it moved.
  static func move(
    _ heading: UIFocusHeading, in root: any UIFocusEnvironment, from start: UIResponder?
  ) -> Bool {
    guard let system = FocusSystems.system(for: root) else { return false }
    if let item = system.deferred, FocusSearch.isFocusable(item) {
      return FocusUpdate.move(system, to: item, heading: heading)
    }
    let items = FocusCover.uncovered(FocusSearch.items(in: root))
    let origin = (system.focused ?? start as? any UIFocusItem)
      .flatMap { item in items.contains { $0 === item } ? item : nil }
    guard let origin else {
      guard let item = FocusSearch.item(in: root) else { return false }
      return FocusUpdate.move(system, to: item, heading: heading)
    }
    if let item = step(heading, from: origin, among: items, in: system) {
      return FocusUpdate.move(system, to: item, heading: heading)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: origin,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: origin, to: nil, heading: heading)
      ])
    return false
  }

  private static func step(
    _ heading: UIFocusHeading, from origin: any UIFocusItem, among items: [any UIFocusItem],
    in system: UIFocusSystem
  ) -> (any UIFocusItem)? {
    switch heading {
    case .next: neighbour(of: origin, among: items, in: system)
    case .previous: neighbour(of: origin, among: items.reversed(), in: system)
    default: nearest(heading, to: origin, among: items)
    }
  }

  /// The first item behind `origin` of another group, from the end on to the beginning; items
  /// without a group are a group each.
  ///
  /// - Rules: FO-11, FO-18.
  private static func neighbour(
    of origin: any UIFocusItem, among items: [any UIFocusItem], in system: UIFocusSystem
  ) -> (any UIFocusItem)? {
    guard let place = items.firstIndex(where: { $0 === origin }) else { return items.first }
    let group = origin.focusGroupIdentifier
    let others = items[(place + 1)...] + items[..<place]
    guard let first = others.first(where: { group == nil || $0.focusGroupIdentifier != group })
    else { return nil }
    guard let entered = first.focusGroupIdentifier else { return first }
    var best = first
    for item in items where item.focusGroupIdentifier == entered {
      if system.priority(of: item) > system.priority(of: best) { best = item }
    }
    return best
  }

  /// The item that begins where `origin` ends, nearest to it, and most nearly in its line.
  ///
  /// - Rules: FO-10.
  private static func nearest(
    _ heading: UIFocusHeading, to origin: any UIFocusItem, among items: [any UIFocusItem]
  ) -> (any UIFocusItem)? {
    let start = FocusSearch.place(of: origin)
    var best: (item: any UIFocusItem, distance: CGFloat)?
    for item in items where item !== origin {
      guard let distance = distance(heading, from: start, to: FocusSearch.place(of: item)),
        distance < best?.distance ?? .infinity
      else { continue }
      best = (item, distance)
    }
    return best?.item
  }

  /// How far an item is in a direction; nil when it does not lie there.
  private static func distance(
    _ heading: UIFocusHeading, from start: CGRect, to end: CGRect
  ) -> CGFloat? {
    let isSideways = heading == .left || heading == .right
    let way: CGFloat
    switch heading {
    case .up: way = start.minY - end.maxY
    case .down: way = end.minY - start.maxY
    case .left: way = start.minX - end.maxX
    case .right: way = end.minX - start.maxX
    default: return nil
    }
    guard way >= -Thresholds.focusOverlap else { return nil }
    let aside =
      isSideways
      ? max(end.minY - start.maxY, start.minY - end.maxY)
      : max(end.minX - start.maxX, start.minX - end.maxX)
    let drift = isSideways ? abs(end.midY - start.midY) : abs(end.midX - start.midX)
    return max(0, way) + Thresholds.focusSideWeight * max(0, aside)
      + Thresholds.focusDriftWeight * drift
  }
}
