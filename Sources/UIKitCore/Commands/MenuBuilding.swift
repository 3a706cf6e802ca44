// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The builder that responders get.
final class MenuBuilding: UIMenuBuilder {
  let system: UIMenuSystem
  /// What was built until now.
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { MenuTree.menu(identifier, in: root) }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    MenuTree.first(in: root) { element in
      (element as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil }
    }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    MenuTree.first(in: root) { element in
      (element as? UICommand).flatMap { $0.isMeant(by: action, propertyList) ? $0 : nil }
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    replace(menu: replacedIdentifier, with: [replacementMenu])
  }

  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]
  ) {
    guard let old = menu(for: replacedIdentifier) else { return }
    let new = free(replacementElements, besides: MenuTree.identifiers(in: old))
    guard new.count == replacementElements.count else { return }
    take(MenuTree.replacing(in: root, { $0 === old }, with: { _ in new }))
  }

  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
  ) { around(replacedIdentifier) { _ in self.free(replacementElements) } }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    let old = MenuTree.identifiers(in: menu)
    let new = free(childrenBlock(menu.children), besides: old)
    take(MenuTree.changing(parentIdentifier, in: root) { _ in new })
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) { around(siblingIdentifier) { self.free(insertedElements) + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) { around(siblingIdentifier) { [$0] + self.free(insertedElements) } }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) { around(siblingIdentifier) { self.free(insertedElements) + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) { around(siblingIdentifier) { [$0] + self.free(insertedElements) } }

  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    let new = free(childElements)
    take(MenuTree.changing(parentIdentifier, in: root) { new + $0 })
  }

  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    let new = free(childElements)
    take(MenuTree.changing(parentIdentifier, in: root) { $0 + new })
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    around(removedIdentifier) { _ in [] }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    around(removedIdentifier) { _ in [] }
  }

  private func around(
    _ identifier: UIMenu.Identifier, _ change: (UIMenuElement) -> [UIMenuElement]
  ) {
    take(
      MenuTree.replacing(
        in: root, { ($0 as? UIMenu)?.identifier == identifier }, with: change))
  }

  private func around(
    _ identifier: UIAction.Identifier, _ change: (UIMenuElement) -> [UIMenuElement]
  ) {
    take(
      MenuTree.replacing(
        in: root, { ($0 as? UIAction)?.identifier == identifier }, with: change))
  }

  /// Without the menus whose identifiers are taken, those in `own` not counting.
  private func free(
    _ elements: [UIMenuElement], besides own: Set<UIMenu.Identifier> = []
  ) -> [UIMenuElement] {
    let taken = MenuTree.identifiers(in: root).subtracting(own)
    return elements.filter { element in
      let known = MenuTree.identifiers(in: element).intersection(taken)
      guard let name = known.map(\.rawValue).min() else { return true }
      Trace.record(.action, "a menu is not inserted, for \(name) is there already")
      return false
    }
  }

  private func take(_ changed: UIMenu?) {
    if let changed { root = changed }
  }
}
