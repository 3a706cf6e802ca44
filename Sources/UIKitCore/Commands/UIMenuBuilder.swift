// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Changes a menu system's menus while they are built.
///
/// A responder gets one in `buildMenu(with:)`; it is of no use afterwards. What names a menu or an
/// action that is not there does nothing, and a menu whose identifier is taken is not inserted.
///
/// [Apple: UIMenuBuilder](https://developer.apple.com/documentation/uikit/uimenubuilder)
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier, as it is now.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command for an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in the place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts elements in the place of a menu.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in the place of an action.
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Changes the elements of a menu by a closure from old to new ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu above another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu below another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its first element.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its last element.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements above a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements below a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements above an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements below an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements into a menu, as its first ones.
  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements into a menu, as its last ones.
  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Takes an action out.
  func remove(action removedIdentifier: UIAction.Identifier)
}

extension UIMenuBuilder {
  /// The command for an action without a property list.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}
