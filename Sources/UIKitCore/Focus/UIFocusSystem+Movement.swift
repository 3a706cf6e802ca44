// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: FO-10, FO-11, FO-12.
/// Moves focus by keys and by the buttons of a remote.
extension UIFocusSystem {
  /// Moves focus one step among the items of `root`; with nothing focused, to the best item there.
  ///
  /// - Parameter start: where the way starts while nothing is focused: the first responder.
  /// - Returns: whether it moved.
  func moveFocus(
    _ heading: UIFocusHeading, in root: any UIFocusEnvironment, from start: UIResponder?
  ) -> Bool {
    if let item = deferred, FocusSearch.isFocusable(item) {
      return FocusUpdate.move(self, to: item, heading: heading)
    }
    let items = FocusCover.uncovered(FocusSearch.items(in: root))
    let origin = (focused ?? start as? any UIFocusItem)
      .flatMap { item in items.contains { $0 === item } ? item : nil }
    guard let origin else {
      guard let item = FocusSearch.item(in: root) else { return false }
      return FocusUpdate.move(self, to: item, heading: heading)
    }
    if let item = step(heading, from: origin, among: items) {
      return FocusUpdate.move(self, to: item, heading: heading)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: origin,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: origin, to: nil, heading: heading)
      ])
    return false
  }

  private func step(
    _ heading: UIFocusHeading, from origin: any UIFocusItem, among items: [any UIFocusItem]
  ) -> (any UIFocusItem)? {
    switch heading {
    case .next: neighbour(of: origin, among: items)
    case .previous: neighbour(of: origin, among: items.reversed())
    default: nearest(heading, to: origin, among: items)
    }
  }

  // Rules: FO-11, FO-18.
  /// The item that Tab goes to from `origin`.
  private func neighbour(
    of origin: any UIFocusItem, among items: [any UIFocusItem]
  ) -> (any UIFocusItem)? {
    guard let place = items.firstIndex(where: { $0 === origin }) else { return items.first }
    return FocusRound.next(
      after: place, groups: items.map { $0.focusGroupIdentifier },
      priority: { priority(of: items[$0]) }
    ).map { items[$0] }
  }

  // Rules: FO-10, FO-30.
  /// The item that an arrow goes to from `origin`.
  private func nearest(
    _ heading: UIFocusHeading, to origin: any UIFocusItem, among items: [any UIFocusItem]
  ) -> (any UIFocusItem)? {
    guard let direction = heading.direction else { return nil }
    let others = items.filter { $0 !== origin }
    let window = FocusPath.from(origin).lazy.compactMap { ($0 as? UIView)?.window }.first
    let guides = window.map { FocusSearch.guides(below: $0, from: origin) } ?? []
    let places = others.map { FocusSearch.place(of: $0) } + guides.map(\.place)
    guard
      let found = FocusGeometry.nearest(
        direction, to: FocusSearch.place(of: origin), among: places)
    else { return nil }
    return found < others.count ? others[found] : guides[found - others.count].goal
  }
}

extension UIFocusHeading {
  /// The direction of an arrow; nil for the headings of other keys.
  fileprivate var direction: FocusGeometry.Direction? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }
}
