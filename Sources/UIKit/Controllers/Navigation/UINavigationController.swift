// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Shows the last controller of a stack, with a bar that leads back.
///
/// [Apple: UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final lazy var navigation = NavigationStack(of: self)
  private let bar: UINavigationBar

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    navigation.set([rootViewController], animated: false)
  }

  /// Makes a controller with an empty stack; nothing is read.
  public required init?(coder aDecoder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: aDecoder)
  }

  /// Makes a `UILayoutContainerView` with the place of the shown controller and the bar.
  ///
  /// - Rules: RC-22, RC-23, RC-25.
  open override func loadView() { navigation.loadView() }

  /// Shows the top controller if it is not shown yet; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigation.showTop(animated: animated)
  }

  /// Ends a push or pop that is still moving; an override calls super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigation.finishMove()
  }

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { navigation.set(newValue, animated: false) }
  }

  /// Replaces the stack; controllers that stay keep their views.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    navigation.set(viewControllers, animated: animated)
  }

  /// The last controller of the stack, or nil.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// What is presented over the stack, or the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on the stack and shows it; it must not be on the stack.
  ///
  /// Order: `willMove(toParent:)`, the appearance callbacks, `didMove(toParent:)`, the delegate.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    navigation.push(viewController, animated: animated)
  }

  /// Takes the top controller off the stack, unless it is the only one.
  ///
  /// - Returns: the controller, or nil when there is nothing below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    navigation.pop(animated: animated)
  }

  /// Takes everything above a controller off the stack.
  ///
  /// - Returns: what was taken off; nil when the controller is not on the stack or on top already.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { navigation.pop(to: viewController, animated: animated) }

  /// Takes everything but the root off the stack.
  ///
  /// - Returns: what was taken off, or nil.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    navigation.stack.first.flatMap { navigation.pop(to: $0, animated: animated) }
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is out of sight; false by default.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { navigation.setBarHidden(newValue) }
  }

  /// Shows or hides the bar; the change is done at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigation.setBarHidden(hidden)
  }

  /// Told of what is shown; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Takes the top controller off the stack when a finger comes in from the left edge.
  ///
  /// - Rules: RC-23, VC-26, VC-41.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { navigation.popRecognizer }
}

/// Told of what a navigation controller shows; every method may be left out.
///
/// [Apple: UINavigationControllerDelegate](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate)
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells that a controller is about to be shown, after its `viewWillAppear(_:)`.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Tells that a controller is shown, after its `viewDidAppear(_:)`.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
