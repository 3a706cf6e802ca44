// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Shows one of several controllers, chosen in a bar at the bottom.
///
/// [Apple: UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  final lazy var tabs = TabSelection(of: self)
  private let bar: UITabBar

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without tabs; nothing is read.
  public required init?(coder: NSCoder) {
    bar = UITabBar()
    super.init(coder: coder)
  }

  /// Makes a `UILayoutContainerView` with the place of the shown controller and the bar.
  ///
  /// - Rules: RC-22, RC-23, RC-25.
  open override func loadView() { tabs.loadView() }

  /// Shows the selected controller if it is not shown yet; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabs.showSelected(animated: animated)
  }

  /// The controllers, a tab each; nil when there are none.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers.isEmpty ? nil : tabs.controllers }
    set { tabs.set(newValue ?? []) }
  }

  /// Replaces the controllers; the change is done at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    tabs.set(viewControllers ?? [])
  }

  /// The controller that is shown, or nil.
  ///
  /// Setting one that has no tab changes nothing.
  open unowned(unsafe) var selectedViewController: UIViewController? {
    get { tabs.selected }
    set { if let newValue { tabs.select(newValue) } }
  }

  /// The place of the shown controller among the tabs, or `NSNotFound`; a place without a tab is
  /// ignored.
  ///
  /// Setting it asks no delegate.
  open var selectedIndex: Int {
    get { tabs.selectedIndex }
    set { tabs.select(at: newValue) }
  }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// Asked and told of what a person selects; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
}

/// Asked and told of what a person selects in a tab bar controller; every method may be left out.
///
/// [Apple: UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate)
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks whether a tapped tab may be selected, also when it is already.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells that a person selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
