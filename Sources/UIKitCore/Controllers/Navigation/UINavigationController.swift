// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Shows the last controller of a stack, with a bar that leads back.
///
/// [Apple: UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(navigationControllerMembers).adding(navigationControllerBodies)
  }

  final lazy var navigation = NavigationStack(of: self)
  final lazy var hiding = BarHiding(of: self)
  private var bar: UINavigationBar
  private var toolbarType: AnyClass?
  private(set) var madeToolbar: UIToolbar?

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with an empty stack and bars of other classes; nil takes the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = navigationBarClass.flatMap(ObjectMaker.make) as? UINavigationBar ?? UINavigationBar()
    toolbarType = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    navigation.set([rootViewController], animated: false)
  }

  /// Makes a controller with an empty stack; nothing is read.
  public required init?(coder aDecoder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: aDecoder)
  }

  // Rules: AX-13.
  /// Goes back by one, if there is more than one on the stack.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  // Rules: RC-22, RC-23, RC-25.
  /// Makes a `UILayoutContainerView` with the place of the shown controller and the bar.
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
  ///
  /// - Parameters:
  ///   - viewControllers: the new ones, in their order.
  ///   - animated: whether a person sees it happen, or it is done at once.
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
  ///
  /// - Parameters:
  ///   - viewController: the controller that is meant.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if gaveWay(
      "pushViewController:animated:", UINavigationController.self, [viewController, animated])
    {
      return
    }
    navigation.push(viewController, animated: animated)
  }

  /// Takes the top controller off the stack, unless it is the only one.
  ///
  /// - Returns: the controller, or nil when there is nothing below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    taken("popViewControllerAnimated:", UINavigationController.self, [animated], as: Self.child)
      ?? navigation.pop(animated: animated)
  }

  /// Takes everything above a controller off the stack.
  ///
  /// - Parameters:
  ///   - viewController: the controller that is meant; one that is not on the stack stops the
  ///     process.
  ///   - animated: whether a person sees it happen, or it is done at once.
  /// - Returns: what was taken off; nil when the controller is on top already.
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

  // Rules: AW-57.
  /// The top controller while the bar is hidden, else nil: the bar's ground is this controller's.
  open override var childForStatusBarStyle: UIViewController? {
    taken("childViewControllerForStatusBarStyle", UINavigationController.self, [], as: Self.child)
      ?? (isNavigationBarHidden ? topViewController : nil)
  }

  // Rules: AW-57.
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? {
    taken("childViewControllerForStatusBarHidden", UINavigationController.self, [], as: Self.child)
      ?? topViewController
  }

  // Rules: AW-58.
  /// What the delegate says, else as of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    taken("supportedInterfaceOrientations", UINavigationController.self, [], as: Self.edges)
      ?? delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // Rules: AW-58.
  /// What the delegate says, else as of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // Rules: IF-15.
  /// Pops to the child.
  ///
  /// - Parameters:
  ///   - unwindSegue: the way back.
  ///   - subsequentVC: the child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: true) }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// The same, unless an override says another.
  final var ownBar: UINavigationBar { bar }

  /// Whether the bar is out of sight; false by default.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { navigation.setBarHidden(newValue) }
  }

  /// Shows or hides the bar; the change is done at once.
  ///
  /// - Parameters:
  ///   - hidden: whether it is to be out of sight.
  ///   - animated: makes no difference.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigation.setBarHidden(hidden)
  }

  // Rules: VC-102.
  /// The bar at the bottom, which shows the `toolbarItems` of the controller on top; made at the first
  /// use.
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let made = toolbarType.flatMap(ObjectMaker.make) as? UIToolbar ?? UIToolbar()
    made.isHidden = true
    madeToolbar = made
    navigation.toolbarWasMade()
    return made
  }

  // Rules: VC-102.
  /// Whether the bar at the bottom is out of sight; true by default.
  open var isToolbarHidden: Bool {
    get { madeToolbar?.isHidden ?? true }
    set { navigation.setToolbarHidden(newValue) }
  }

  // Rules: VC-102.
  /// Shows or hides the bar at the bottom; the change is done at once.
  ///
  /// - Parameters:
  ///   - hidden: whether it is to be out of sight.
  ///   - animated: makes no difference.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    navigation.setToolbarHidden(hidden)
  }

  /// Seconds in which bars come and go where a program animates something beside them.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: - Bars that hide

  // Rules: VC-103.
  /// Whether a tap that nothing else takes hides the bars and shows them again; false by default.
  open var hidesBarsOnTap: Bool {
    get { hiding.hidesOnTap }
    set { hiding.hidesOnTap = newValue }
  }

  /// What recognizes that tap.
  open unowned(unsafe) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  // Rules: VC-103.
  /// Whether a finger that goes up hides the bars, and one that goes down shows them; false by
  /// default.
  open var hidesBarsOnSwipe: Bool {
    get { hiding.hidesOnSwipe }
    set { hiding.hidesOnSwipe = newValue }
  }

  /// What recognizes that finger.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }

  // Rules: VC-103.
  /// Whether a keyboard that comes hides the bars; false by default.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.hidesForKeyboard }
    set { hiding.hidesForKeyboard = newValue }
  }

  // Rules: VC-103.
  /// Whether the bars are hidden while the height is compact; false by default.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.hidesWhenCompact }
    set { hiding.hidesWhenCompact = newValue }
  }

  // MARK: - The delegate

  /// What changes a stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// Controllers are taken off.
    case pop = 2
  }

  /// Told of what is shown; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // Rules: RC-23, VC-26, VC-41.
  /// Takes the top controller off the stack when a finger comes in from the left edge.
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
  // Rules: VC-81.
  /// What animates a push or a pop; nil for the way of the navigation controller.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // Rules: VC-82.
  /// What drives a push or a pop that has an animation of its own; nil for the time.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // Rules: AW-58.
  /// Which edges of the device may be up while the container is shown.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  // Rules: AW-58.
  /// Which edge is up when the container is presented over everything.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Returns what any controller supports.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .deviceDefault }
  /// Returns the edge that is up, if it may be, else the first that may.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { Rotation.shared.preferred(of: navigationController) }
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
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
