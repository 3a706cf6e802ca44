// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Shows one of several controllers, chosen in a bar at the bottom.
///
/// [Apple: UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  final lazy var selection = TabSelection(of: self)
  private let bar: UITabBar

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // Rules: VC-105.
  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    selection.set(tabs)
  }

  /// Makes a controller without tabs; nothing is read.
  public required init?(coder: NSCoder) {
    bar = UITabBar()
    super.init(coder: coder)
  }

  // Rules: RC-22, RC-23, RC-25.
  /// Makes a `UILayoutContainerView` with the place of the shown controller and the bar.
  open override func loadView() { selection.loadView() }

  /// Shows the selected controller if it is not shown yet; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selection.showSelected(animated: animated)
  }

  /// The controllers, a tab each; nil when there are none.
  open var viewControllers: [UIViewController]? {
    get { selection.controllers.isEmpty ? nil : selection.controllers }
    set { selection.setControllers(newValue ?? []) }
  }

  /// Replaces the controllers; the change is done at once.
  ///
  /// - Parameters:
  ///   - viewControllers: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    selection.setControllers(viewControllers ?? [])
  }

  /// The controller that is shown, or nil.
  ///
  /// Setting one that has no tab changes nothing.
  open unowned(unsafe) var selectedViewController: UIViewController? {
    get { selection.selected }
    set { if let newValue { selection.select(newValue) } }
  }

  /// The place of the shown controller among the tabs, or `NSNotFound`; a place without a tab is
  /// ignored.
  ///
  /// Setting it asks no delegate.
  open var selectedIndex: Int {
    get { selection.selectedIndex }
    set { selection.select(at: newValue) }
  }

  // Rules: IF-15.
  /// Shows the child.
  ///
  /// - Parameters:
  ///   - unwindSegue: the way back.
  ///   - subsequentVC: the child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  // Rules: AW-57.
  /// The controller that is shown.
  open override var childForStatusBarStyle: UIViewController? {
    taken("childViewControllerForStatusBarStyle", UITabBarController.self, [], as: Self.child)
      ?? selectedViewController
  }

  // Rules: AW-57.
  /// The controller that is shown.
  open override var childForStatusBarHidden: UIViewController? {
    taken("childViewControllerForStatusBarHidden", UITabBarController.self, [], as: Self.child)
      ?? selectedViewController
  }

  // Rules: AW-58.
  /// What the delegate says, else as of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    taken("supportedInterfaceOrientations", UITabBarController.self, [], as: Self.edges)
      ?? delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // Rules: AW-58.
  /// What the delegate says, else as of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // Rules: VC-105.
  /// The tabs, also those that are hidden; empty where controllers were given without.
  open var tabs: [UITab] {
    get { selection.tabs }
    set { selection.set(newValue) }
  }

  // Rules: VC-105.
  /// Replaces the tabs; the change is done at once.
  ///
  /// - Parameters:
  ///   - tabs: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setTabs(_ tabs: [UITab], animated: Bool) { selection.set(tabs) }

  // Rules: VC-105.
  /// The tab whose controller is shown, in groups the innermost; nil where controllers were given
  /// without tabs.
  open var selectedTab: UITab? {
    get { selection.tab(of: selection.selected)?.shownTab }
    set { if let newValue { selection.show(newValue) } }
  }

  /// The tab with an identifier, or nil.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in selection.tabs {
      if let found = tab.tab(named: identifier) { return found }
    }
    return nil
  }

  // Rules: VC-135.
  /// The identifiers of the tabs that stand in the bar where the width is compact; nil, by default,
  /// shows all.
  open var compactTabIdentifiers: [String]? { didSet { if !tabs.isEmpty { selection.showTabs() } } }

  // Rules: VC-131, VC-144.
  /// Whether tabs stand in a bar or beside the content; `automatic`, a bar, by default.
  open var mode = Mode.automatic { didSet { if mode != oldValue { selection.modeDidChange() } } }

  // Rules: VC-104.
  /// Whether the bar at the bottom is out of sight; false by default.
  open var isTabBarHidden: Bool {
    get { selection.isBarHidden }
    set { selection.setBarHidden(newValue) }
  }

  // Rules: VC-104.
  /// Shows or hides the bar at the bottom; the change is done at once.
  ///
  /// - Parameters:
  ///   - hidden: whether it is to be out of sight.
  ///   - animated: makes no difference.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { selection.setBarHidden(hidden) }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// Asked and told of what a person selects; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
}

extension UITabBarController {
  /// Whether tabs stand in a bar or beside the content.
  public enum Mode: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// Beside the content where the width is regular, else in a bar.
    case tabSidebar = 2
  }
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
  // Rules: VC-105.
  /// Asks whether a tapped tab of those with an identifier may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  // Rules: VC-105.
  /// Tells that a person selected a tab of those with an identifier.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  // Rules: VC-81.
  /// What animates the change to another tab; nil makes it at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // Rules: VC-82.
  /// What drives a change to another tab that has an animation; nil for the time.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // Rules: AW-58.
  /// Which edges of the device may be up while the container is shown.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  // Rules: AW-58.
  /// Which edge is up when the container is presented over everything.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Returns what any controller supports.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .deviceDefault }
  /// Returns the edge that is up, if it may be, else the first that may.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { Rotation.shared.preferred(of: tabBarController) }
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
