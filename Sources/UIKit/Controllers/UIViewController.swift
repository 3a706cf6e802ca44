// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Manages a view and the views below it, and stands behind it in the responder chain.
///
/// The view is made at the first use of `view`. Controllers contain, present and are shown by each
/// other; `parent`, `presentingViewController` and `navigationController` tell by whom.
///
/// [Apple: UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  final var loadedView: UIView?
  final var askedStyle = UIUserInterfaceStyle.unspecified
  final weak var container: UIViewController?
  final var contained: [UIViewController] = []
  final weak var rootWindow: UIWindow?
  final var appearance = Appearance()
  final var movement = ParentMovement.none
  final var presentation: Presentation?
  final weak var presenter: UIViewController?
  final var presentationStep = PresentationStep.none
  final var barInsets = UIEdgeInsets.zero
  final var ownInsets = UIEdgeInsets.zero
  final var ownTitle: String?
  final var ownContentSize = CGSize.zero
  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?
  final var addedKeyCommands: [UIKeyCommand] = []
  final var ownFocusGroup: String?
  final var isInEditMode = false
  final var ownEditButton: UIBarButtonItem?
  final var ownToolbarItems: [UIBarButtonItem]?
  final weak var ownTab: UITab?
  final var ownPresentationController: UIPresentationController?
  final weak var ownTransition: ControllerTransition?

  /// Makes a controller; interface files do not exist here, so the names are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  @MainActor deinit {
    loadedView?.setController(nil)
    for child in contained { child.container = nil }
  }

  /// A name shared by the items in it that Tab visits as one group; that of the parent unless set.
  ///
  /// - Rules: FO-11.
  open var focusGroupIdentifier: String? {
    get { ownFocusGroup ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { ownFocusGroup = newValue }
  }

  // MARK: - Key commands

  /// The commands that were added; an override adds its own, or replaces what a person sees of them.
  ///
  /// - Rules: PK-11, PK-12.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Adds a key command behind those that were added before.
  ///
  /// - Rules: PK-12.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes a key command away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  override var offeredKeyCommands: [UIKeyCommand] {
    let offered = keyCommands ?? []
    return offered + addedKeyCommands.filter { added in !offered.contains { $0 === added } }
  }

  // MARK: - The view

  /// The view, loaded at the first use.
  ///
  /// - Rules: RC-2, RC-10.
  open var view: UIView! {
    get { ViewLoading.view(of: self) }
    set { ViewLoading.replace(newValue, of: self) }
  }

  /// The view if it is loaded, else nil.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: an empty one of the screen's size unless overridden, which does not call super.
  open func loadView() { ViewLoading.loadPlainView(of: self) }

  /// Loads the view if it is not.
  open func loadViewIfNeeded() { _ = ViewLoading.view(of: self) }

  /// Tells that the view was loaded.
  open func viewDidLoad() {}

  /// What a person sees as the controller's name; bars that show the controller use it.
  open var title: String? {
    get { ownTitle }
    set { BarTitles.setTitle(newValue, of: self) }
  }

  /// Whether the content is edited; false by default.
  ///
  /// Setting it calls `setEditing(_:animated:)`.
  ///
  /// - Rules: VC-100.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; an override calls super and changes what the content shows.
  ///
  /// - Rules: VC-100.
  open func setEditing(_ editing: Bool, animated: Bool) { EditMode.set(editing, of: self) }

  /// A bar button that says Edit or Done and turns `isEditing` over; made at the first use.
  ///
  /// - Rules: VC-100.
  open var editButtonItem: UIBarButtonItem { EditMode.button(of: self) }

  // MARK: - Appearance

  /// Tells that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in the window and has its size, and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes or changes constraints before layout; an override calls super last, which lets the view do
  /// so.
  ///
  /// - Rules: LY-14.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Whether the view's margins are at least those of the system; true by default.
  ///
  /// - Rules: LY-18.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if let loadedView { LayoutMargins.didChange(loadedView) } }
  }

  /// The least margins of the view, as the system wishes them for the width of the screen.
  ///
  /// - Rules: LY-18.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    LayoutMargins.systemMinimum(onWidth: UIScreen.main.bounds.width)
  }

  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether the system tells contained controllers when they appear; true unless overridden.
  ///
  /// A container that answers false calls `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells this controller, and what it contains, that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    AppearanceTransition.begin(isAppearing, self, animated: animated)
  }

  /// Tells this controller, and what it contains, that the change begun before is done.
  open func endAppearanceTransition() { AppearanceTransition.end(self) }

  /// Whether it appears or disappears because it is being presented.
  open var isBeingPresented: Bool { presentationStep == .presenting }

  /// Whether it appears or disappears because it is being dismissed.
  open var isBeingDismissed: Bool { presentationStep == .dismissing }

  /// Whether it appears because it is being added to a parent.
  open var isMovingToParent: Bool { movement == .entering }

  /// Whether it disappears because it is being removed from its parent.
  open var isMovingFromParent: Bool { movement == .leaving }

  // MARK: - The responder chain

  /// The presenting controller if it is presented, else what holds its view.
  ///
  /// Does not load the view.
  ///
  /// - Rules: RC-5 to RC-13, RC-27.
  open override var next: UIResponder? { ControllerChain.next(of: self) }

  /// What the view is shown on, or the screen as long as the view is not loaded.
  ///
  /// - Rules: AW-21.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Whether the controller's view is for light or for dark ground; unspecified, as by default, is as
  /// what is around it.
  ///
  /// - Rules: AW-32.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { askedStyle }
    set { ControllerStyle.set(newValue, of: self) }
  }

  /// Tells that the window's traits changed, before the view is told; the default does nothing.
  ///
  /// - Rules: AW-21.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells that the window's traits are about to change; the default tells the children.
  ///
  /// - Rules: AW-21.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  override var isOnScreen: Bool { appearance.phase == .appeared }

  /// The controller of this one and its parents that does `action` in a way of its own.
  ///
  /// Only controllers are asked. Every controller has `show(_:sender:)`; one that overrides it counts.
  ///
  /// - Rules: AC-23.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ControllerChain.target(for: action, sender: sender, from: self)
  }

  /// Whether it takes part in actions while it presents another; true unless overridden.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// The object along the chain that does `action`; this controller is left out while it presents
  /// another and `performsActionsWhilePresentingModally` is false.
  ///
  /// - Rules: AC-2, AC-9.
  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if presentation != nil, !performsActionsWhilePresentingModally {
      return next?.target(forAction: action, withSender: sender)
    }
    return super.target(forAction: action, withSender: sender)
  }

  // MARK: - Containing controllers

  /// The controller that contains this one.
  open weak var parent: UIViewController? { container }

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { contained }

  /// Contains a controller, which leaves its parent before; its view is the caller's to add.
  ///
  /// Calls `willMove(toParent:)` of the child; the caller calls `didMove(toParent:)` when done.
  open func addChild(_ childController: UIViewController) {
    Containment.add(childController, to: self)
  }

  /// Leaves the parent, whose view the caller has taken this view from.
  ///
  /// Calls `didMove(toParent:)` with nil; the caller has called `willMove(toParent:)` before.
  open func removeFromParent() { Containment.remove(self) }

  /// Tells that the parent is about to change, to none for nil.
  open func willMove(toParent parent: UIViewController?) { Containment.willMove(self, to: parent) }

  /// Tells that the parent changed.
  open func didMove(toParent parent: UIViewController?) { Containment.didMove(self) }

  /// Lets one child take the place of another, with an animation.
  ///
  /// Both are children of this controller. The new view is added beside the old one, unless it has a
  /// superview, and the old one is removed at the end; both are told that they appear or disappear.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - animations: changes of views that are animated; nil for none.
  ///   - completion: gets true at the end, false when a change was interrupted by another.
  /// - Rules: VC-101.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildExchange.run(
      in: self, from: fromViewController, to: toViewController, duration, options, animations,
      completion)
  }

  /// What the toolbar of a navigation controller shows while this controller is on top; nil for
  /// nothing.
  ///
  /// - Rules: VC-102.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces what the toolbar shows; the change is done at once.
  ///
  /// - Rules: VC-102.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    BarTitles.setToolbarItems(toolbarItems, of: self)
  }

  /// The tab of a tab bar controller that shows this controller; nil where there is none.
  open weak var tab: UITab? { ownTab }

  /// The nearest navigation controller above, or nil.
  open var navigationController: UINavigationController? {
    Containment.ancestor(of: self, UINavigationController.self)
  }

  /// The nearest tab bar controller above, or nil.
  open var tabBarController: UITabBarController? {
    Containment.ancestor(of: self, UITabBarController.self)
  }

  /// The nearest split view controller above, or nil.
  open var splitViewController: UISplitViewController? {
    Containment.ancestor(of: self, UISplitViewController.self)
  }

  /// What a navigation bar shows while this controller is on top; made at the first use.
  open var navigationItem: UINavigationItem { BarTitles.navigationItem(of: self) }

  /// What a tab bar shows for this controller; made at the first use.
  open var tabBarItem: UITabBarItem! {
    get { BarTitles.tabBarItem(of: self) }
    set { BarTitles.replaceTabBarItem(newValue, of: self) }
  }

  /// Whether a tab bar is out of sight while this controller is on a navigation stack.
  ///
  /// False by default; counts for all controllers that are pushed later.
  open var hidesBottomBarWhenPushed = false

  // MARK: - Presenting controllers

  /// What this controller or one above it presents, or nil.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? container?.presentedViewController
  }

  /// What presents this controller or one above it, or nil.
  open var presentingViewController: UIViewController? {
    presenter ?? container?.presentingViewController
  }

  /// Shows a controller over this one.
  ///
  /// The outermost parent presents. Nothing happens, apart from a trace, when that presents another
  /// already or is in no window.
  ///
  /// - Parameters:
  ///   - flag: whether the change takes time; passed on to the appearance callbacks.
  ///   - completion: called last, after `viewDidAppear(_:)`.
  /// - Rules: RC-8.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presenting.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or, when it presents nothing, this controller.
  ///
  /// All that is presented above goes too.
  ///
  /// - Parameters:
  ///   - flag: whether the change takes time; passed on to the appearance callbacks.
  ///   - completion: called last, after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Dismissing.dismiss(self, animated: flag, completion: completion)
  }

  /// How this controller is presented; `.automatic` by default, which is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it comes and goes where no animator shows it; it rises and sinks by default.
  ///
  /// - Rules: VC-85.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person cannot dismiss it by pulling it down or touching beside it; false by default.
  ///
  /// - Rules: VC-92.
  open var isModalInPresentation = false

  /// Supplies what shows its coming and going in the program's own way; not retained.
  ///
  /// - Rules: VC-81, VC-83.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The animated change of controllers in progress that concerns this one or one above it; nil
  /// without.
  ///
  /// It is there from the first callback of the change to the last.
  ///
  /// - Rules: VC-84.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? container?.transitionCoordinator
  }

  /// What places it while it is presented; before, what will, by its style.
  ///
  /// Set up before the presentation, it is forgotten after the dismissal.
  ///
  /// - Rules: VC-83.
  open var presentationController: UIPresentationController? {
    PresentationAdapting.controller(of: Containment.outermost(self))
  }

  /// `presentationController` of a controller whose style is a sheet, else nil.
  ///
  /// - Rules: VC-90.
  open var sheetPresentationController: UISheetPresentationController? {
    PresentationAdapting.sheet(of: Containment.outermost(self))
  }

  /// `presentationController` of a controller whose style is a popover, else nil; an action sheet has
  /// one where the window is wide.
  ///
  /// - Rules: VC-95, VC-97.
  open var popoverPresentationController: UIPopoverPresentationController? {
    PresentationAdapting.popover(of: Containment.outermost(self))
  }

  /// Whether an input stays when the first responder resigns; true for a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Shows a controller in the way of the nearest container that has one, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    ControllerChain.show(vc, from: self, sender: sender)
  }

  /// Shows a controller beside what is shown, where a container can, else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ControllerChain.showDetail(vc, from: self, sender: sender)
  }

  // MARK: - Sizes

  /// The size the controller would like; zero by default.
  ///
  /// A form sheet takes it.
  open var preferredContentSize: CGSize {
    get { ownContentSize }
    set { ContentSize.set(newValue, of: self) }
  }

  /// Tells that a child, or what this controller presents, would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child will have when this controller has `parentSize`.
  ///
  /// A child that fills this view gets all of it, another keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { ContentSize.size(of: container, in: self, ofSize: parentSize) }

  /// Tells that the size of the view is about to change, as by turning the device.
  ///
  /// An override calls super, which tells the children whose size changes too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { ContentSize.announce(size, to: self, with: coordinator) }

  /// Insets added to the safe area of the view; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { ownInsets }
    set { ContentSize.setAdditionalInsets(newValue, of: self) }
  }

  /// Tells that the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Where to look for an item to focus: the presented controller if there is one, else the view.
  ///
  /// - Rules: FO-5.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    ControllerFocus.preferred(by: self)
  }

  /// The presenting controller, else what the view is in.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    ControllerFocus.parent(of: self)
  }

  /// The view, if it is loaded.
  open var focusItemContainer: (any UIFocusItemContainer)? { loadedView }

  /// Asks for focus to be chosen anew in this controller, while it is here or nowhere.
  ///
  /// - Rules: FO-5, FO-8.
  open func setNeedsFocusUpdate() { ViewFocus.requestUpdate(in: self) }

  /// Moves focus now if that was asked for, instead of at the end of the turn.
  open func updateFocusIfNeeded() { FocusSystems.system(for: self)?.updateFocusIfNeeded() }

  /// Whether focus may move as the context says; true unless overridden.
  ///
  /// - Rules: FO-5.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The sound of a move of focus into this controller's view; nil, the default, leaves it to what is
  /// around.
  ///
  /// - Rules: FO-19.
  open func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }

  /// Tells that focus moved into this controller's view, out of it or inside it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

extension UIViewController: ViewObserver {
  var coveredEdges: UIEdgeInsets { barInsets }
  var additionalInsets: UIEdgeInsets { ownInsets }
  var leastMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
  var updatesConstraints: Bool { ControllerConstraints.updates(self) }
  func viewUpdatesConstraints() { updateViewConstraints() }
  func viewWillLayout() { viewWillLayoutSubviews() }
  func viewDidLayout() {
    if let loadedView { SafeArea.update(loadedView) }
    viewDidLayoutSubviews()
  }
  func viewWillMove(to window: UIWindow?) { AppearanceTransition.viewWillMove(self, to: window) }
  func viewDidMove(to window: UIWindow?) { AppearanceTransition.viewDidMove(self) }
  func viewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }
  var wantedStyle: UIUserInterfaceStyle { askedStyle }
  func traitsDidChange(from previous: UITraitCollection) { traitCollectionDidChange(previous) }
}
