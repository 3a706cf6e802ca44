// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PK-3, PK-22, FO-1, FO-7, FO-12.
/// Who is told first of a press.
@MainActor
enum PressRecipient {
  /// The focused item of the window, else its first responder, else its deepest controller.
  static func find(in window: UIWindow) -> UIResponder {
    focused(in: window) ?? window.firstResponder ?? deepest(in: window)
  }

  /// Where the search for key commands begins when nothing is focused or first responder.
  static func deepest(in window: UIWindow) -> UIResponder {
    window.rootViewController.map(deepest) ?? window
  }

  /// What focus moves in: what is presented last, or the window.
  static func top(of window: UIWindow) -> any UIFocusEnvironment {
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    guard let top, top !== window.rootViewController else { return window }
    return top
  }

  private static func focused(in window: UIWindow) -> UIResponder? {
    guard let item = FocusSystems.shared.system(of: window.windowScene).focusedItem else {
      return nil
    }
    let path = FocusPath.from(item)
    // What is presented has the presses, wherever the focus was left.
    let top = Self.top(of: window)
    guard top === window || path.contains(where: { $0 === top }) else { return nil }
    for step in path {
      guard let responder = step as? UIResponder else { continue }
      return FirstResponderSwitch.shared.holder(of: responder) === window ? responder : nil
    }
    return nil
  }

  /// The presented controller, the one that a container shows, or the only child on the screen.
  private static func deepest(from controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController { return deepest(from: presented) }
    let shown: UIViewController?
    switch controller {
    case let stack as UINavigationController: shown = stack.topViewController
    case let tabs as UITabBarController: shown = tabs.selectedViewController
    case let split as UISplitViewController:
      // Collapsed, the compact column or a lone secondary one is no member of `viewControllers`.
      let columns = split.isCollapsed ? split.children : split.viewControllers
      shown = columns.last { $0.viewIfLoaded?.window != nil }
    default:
      shown = soleVisible(of: controller.children)
    }
    return shown.map(deepest) ?? controller
  }

  /// The one of some controllers that is on the screen; nil where none or several are.
  private static func soleVisible(of controllers: [UIViewController]) -> UIViewController? {
    var sole: UIViewController?
    for controller in controllers where controller.viewIfLoaded?.window != nil {
      if sole != nil { return nil }
      sole = controller
    }
    return sole
  }
}
