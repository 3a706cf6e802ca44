// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The room that an item of a bar leaves free.
enum BarSpace {
  /// Of the item's width.
  case fixed
  /// What the other items leave, in equal parts.
  case flexible
}

extension UIBarButtonItem {
  /// Whether a tap shows the menu: there is nothing else that it could do.
  var showsMenuByTap: Bool { menu != nil && primaryAction == nil && action == nil }

  /// What stands for the item in a menu; nil for one that has nothing to show there.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard space == nil, customView == nil else { return nil }
    if let menu, showsMenuByTap {
      return UIMenu(title: title ?? menu.title, image: image, children: menu.children)
    }
    return UIAction(
      title: title ?? "", image: image, attributes: isEnabled ? [] : .disabled
    ) { [weak self] action in
      guard let self, let view = action.sender as? UIView ?? shownView else { return }
      BarAction.send(self, from: view, for: nil)
    }
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item's view is in another view's coordinates; null when it is not shown there.
  public func frame(in referenceView: UIView) -> CGRect {
    shownView?.frame(in: referenceView) ?? .null
  }
}
