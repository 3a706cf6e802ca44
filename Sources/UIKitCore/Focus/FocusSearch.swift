// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Finds the item that focus goes to when an environment is asked.
@MainActor
struct FocusSearch {
  private var visited: Set<ObjectIdentifier> = []

  // Rules: FO-5.
  /// The environment itself if it can have focus, else the first answer of those it prefers, else
  /// the first item in reading order below it.
  static func item(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var search = FocusSearch()
    return search.find(in: environment)
  }

  /// Every item below an environment that can have focus, in reading order.
  static func items(in environment: any UIFocusEnvironment) -> [any UIFocusItem] {
    var search = FocusSearch()
    var items: [any UIFocusItem] = []
    search.collect(environment, into: &items)
    return items
  }

  /// Where an item is in its window.
  static func place(of item: any UIFocusItem) -> CGRect {
    if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
    let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace
    return (space as? UIView)?.convert(item.frame, to: nil) ?? item.frame
  }

  private mutating func collect(
    _ environment: any UIFocusEnvironment, into items: inout [any UIFocusItem]
  ) {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return }
    if let item = environment as? any UIFocusItem, Self.isFocusable(item) { items.append(item) }
    guard let container = environment.focusItemContainer else { return }
    for item in Self.inReadingOrder(container.focusItems(in: FocusScrolling.reach(of: container))) {
      collect(item, into: &items)
    }
  }

  private mutating func find(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if let item = environment as? any UIFocusItem, Self.isFocusable(item) { return item }
    for preferred in environment.preferredFocusEnvironments {
      if let item = find(in: preferred) { return item }
    }
    guard let container = environment.focusItemContainer else { return nil }
    for item in Self.inReadingOrder(container.focusItems(in: FocusScrolling.reach(of: container))) {
      if let found = find(in: entrance(of: item, from: environment)) { return found }
    }
    return nil
  }

  /// The environment that speaks for an item: the controller of a root view, else the item itself.
  private func entrance(
    of item: any UIFocusItem, from environment: any UIFocusEnvironment
  ) -> any UIFocusEnvironment {
    guard let parent = item.parentFocusEnvironment, parent !== environment,
      !visited.contains(ObjectIdentifier(parent))
    else { return item }
    return parent
  }

  // Rules: FO-3, FO-4.
  /// Whether an item wants focus and can be seen and used.
  static func isFocusable(_ item: any UIFocusItem) -> Bool {
    guard item.canBecomeFocused else { return false }
    let views = FocusPath.from(item).compactMap { $0 as? UIView }
    guard let top = views.last, top.window === top else { return false }
    return views.allSatisfy { view in
      !view.isHidden && view.isUserInteractionEnabled && view.takesTouches
        && Thresholds.isHittable(alpha: Float(view.alpha))
    }
  }

  // Rules: FO-3, FO-4.
  /// What keeps an item from focus, or that nothing does.
  static func obstacles(of item: any UIFocusItem) -> [String] {
    var lines: [String] = []
    if !item.canBecomeFocused { lines.append("its canBecomeFocused is false") }
    let views = FocusPath.from(item).compactMap { $0 as? UIView }
    if views.last?.window == nil { lines.append("it is in no window") }
    for view in views {
      if view.isHidden { lines.append("\(Trace.name(view)) is hidden") }
      if !view.isUserInteractionEnabled || !view.takesTouches {
        lines.append("\(Trace.name(view)) takes no interaction")
      }
      if !Thresholds.isHittable(alpha: Float(view.alpha)) {
        lines.append("\(Trace.name(view)) is transparent")
      }
    }
    return lines.isEmpty ? ["\(Trace.name(item)) can have focus"] : lines
  }

  /// From top to bottom, in a row from left to right.
  private static func inReadingOrder(_ items: [any UIFocusItem]) -> [any UIFocusItem] {
    items.sorted { FocusGeometry.precedes($0.frame.origin, $1.frame.origin) }
  }
}
