// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A controller's title, and the items that carry it into bars.
@MainActor
enum BarTitles {
  /// Sets the title of the controller and of the items it has.
  static func setTitle(_ title: String?, of controller: UIViewController) {
    controller.ownTitle = title
    controller.ownNavigationItem?.title = title
    controller.ownTabBarItem?.title = title
    // A stack in a tab bar is called as its controller.
    if let navigation = controller.container as? UINavigationController,
      navigation.ownTitle == nil, navigation.viewControllers.first === controller
    {
      navigation.ownTabBarItem?.title = title
    }
  }

  static func setToolbarItems(_ items: [UIBarButtonItem]?, of controller: UIViewController) {
    controller.ownToolbarItems = items
    (controller.container as? UINavigationController)?.navigation.updateToolbar()
  }

  static func navigationItem(of controller: UIViewController) -> UINavigationItem {
    if let item = controller.ownNavigationItem { return item }
    let item = UINavigationItem(title: controller.ownTitle ?? "")
    item.title = controller.ownTitle
    controller.ownNavigationItem = item
    return item
  }

  static func tabBarItem(of controller: UIViewController) -> UITabBarItem {
    if let item = controller.ownTabBarItem { return item }
    let item = UITabBarItem()
    item.title =
      controller.ownTitle
      ?? (controller as? UINavigationController)?.viewControllers.first?.ownTitle
    controller.ownTabBarItem = item
    return item
  }

  static func replaceTabBarItem(_ item: UITabBarItem?, of controller: UIViewController) {
    controller.ownTabBarItem = item
    (controller.container as? UITabBarController)?.selection.itemsDidChange()
  }
}
