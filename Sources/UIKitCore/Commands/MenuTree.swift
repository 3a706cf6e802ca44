// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Searches and changes in a tree of menu elements; menus on the way to a change are made anew.
@MainActor
enum MenuTree {
  /// The first element, from the root downwards, for which `match` gives something.
  static func first<Found>(in menu: UIMenu, _ match: (UIMenuElement) -> Found?) -> Found? {
    if let found = match(menu) { return found }
    for child in menu.children {
      if let submenu = child as? UIMenu {
        if let found = first(in: submenu, match) { return found }
      } else if let found = match(child) {
        return found
      }
    }
    return nil
  }

  /// The menu with an identifier.
  static func menu(_ identifier: UIMenu.Identifier, in root: UIMenu) -> UIMenu? {
    first(in: root) { element in
      (element as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil }
    }
  }

  /// The tree with other elements in the place of the first one that is meant; nil when none is.
  static func replacing(
    in menu: UIMenu, _ isMeant: (UIMenuElement) -> Bool,
    with replacements: (UIMenuElement) -> [UIMenuElement]
  ) -> UIMenu? {
    for (place, child) in menu.children.enumerated() {
      var children = menu.children
      if isMeant(child) {
        children.replaceSubrange(place...place, with: replacements(child))
        return menu.replacingChildren(children)
      }
      if let submenu = child as? UIMenu,
        let changed = replacing(in: submenu, isMeant, with: replacements)
      {
        children[place] = changed
        return menu.replacingChildren(children)
      }
    }
    return nil
  }

  /// The tree with other children in the first menu with an identifier; nil when there is none.
  static func changing(
    _ identifier: UIMenu.Identifier, in root: UIMenu,
    _ change: ([UIMenuElement]) -> [UIMenuElement]
  ) -> UIMenu? {
    if root.identifier == identifier { return root.replacingChildren(change(root.children)) }
    return replacing(in: root, { ($0 as? UIMenu)?.identifier == identifier }) { element in
      guard let menu = element as? UIMenu else { return [element] }
      return [menu.replacingChildren(change(menu.children))]
    }
  }

  /// The identifiers of a menu and of those in it.
  static func identifiers(in element: UIMenuElement) -> Set<UIMenu.Identifier> {
    guard let menu = element as? UIMenu else { return [] }
    return menu.children.reduce(into: [menu.identifier]) {
      $0.formUnion(identifiers(in: $1))
    }
  }

  /// The commands, in the order in which they are shown.
  static func commands(in element: UIMenuElement) -> [UICommand] {
    if let command = element as? UICommand { return [command] }
    return (element as? UIMenu)?.children.flatMap(commands) ?? []
  }
}
