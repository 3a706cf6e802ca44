// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A controller's title, and the items that carry it into bars.
extension UIViewController {
  /// Sets the title of the controller and of the items it has.
  func setOwnTitle(_ title: String?) {
    ownTitle = title
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
    // A stack in a tab bar is called as its controller.
    if let navigation = container as? UINavigationController,
      navigation.ownTitle == nil, navigation.viewControllers.first === self
    {
      navigation.ownTabBarItem?.title = title
    }
  }

  func replaceToolbarItems(_ items: [UIBarButtonItem]?) {
    ownToolbarItems = items
    (container as? UINavigationController)?.navigation.updateToolbar()
  }

  func madeNavigationItem() -> UINavigationItem {
    if let item = ownNavigationItem { return item }
    let item = UINavigationItem(title: ownTitle ?? "")
    item.title = ownTitle
    ownNavigationItem = item
    return item
  }

  func madeTabBarItem() -> UITabBarItem {
    if let item = ownTabBarItem { return item }
    let item = UITabBarItem()
    item.title =
      ownTitle
      ?? (self as? UINavigationController)?.viewControllers.first?.ownTitle
    ownTabBarItem = item
    return item
  }

  func replaceTabBarItem(_ item: UITabBarItem?) {
    ownTabBarItem = item
    (container as? UITabBarController)?.selection.itemsDidChange()
  }
}
