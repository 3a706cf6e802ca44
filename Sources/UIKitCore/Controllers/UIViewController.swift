// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Manages a view and the views below it, and stands behind it in the responder chain.
///
/// The view is made at the first use of `view`. Controllers contain, present and are shown by each
/// other; `parent`, `presentingViewController` and `navigationController` tell by whom.
///
/// [Apple: UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(viewControllerMembers).adding(viewControllerBodies)
  }

  final var loadedView: UIView?
  final var askedStyle = UIUserInterfaceStyle.unspecified
  final weak var container: UIViewController?
  final var contained: [UIViewController] = []
  /// Counts the controllers that it does not contain any more.
  final var departures = 0
  final weak var rootWindow: UIWindow?
  final var appearance = Appearance()
  final var movement = ParentMovement.none
  final var presentation: (any OngoingPresentation)?
  final weak var presenter: UIViewController?
  final var presentationStep = PresentationStep.none
  final var barInsets = UIEdgeInsets.zero
  final var ownInsets = UIEdgeInsets.zero
  final var safeAreaReading = 0
  final var ownTitle: String?
  private final var nib: (name: String?, bundle: Bundle?)?
  final var origin: SceneOrigin?
  final var restorationName: String?
  final var ownContentSize = CGSize.zero
  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?
  final var addedKeyCommands: [UIKeyCommand] = []
  final var ownFocusGroup: String?
  /// What had focus when the controller was covered.
  final weak var earlierFocus: (any UIFocusItem)?
  final var isInEditMode = false
  final var ownEditButton: UIBarButtonItem?
  final var ownToolbarItems: [UIBarButtonItem]?
  final weak var ownTab: UITab?
  /// Whether bars keep its view small.
  final var isBesideBars = false
  final weak var contentBelowTopBar: UIView?
  final weak var contentAboveBottomBar: UIView?
  final var ownPresentationController: UIPresentationController?
  final weak var ownTransition: (any UIViewControllerTransitionCoordinator)?

  // Rules: IF-5.
  /// Makes a controller whose view is that of an interface file, if the program said what that has.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the name of the file; nil stands for the name of the class.
  ///   - nibBundleOrNil: not looked at: names are those of the program.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if nibNameOrNil != nil || nibBundleOrNil != nil { nib = (nibNameOrNil, nibBundleOrNil) }
    super.init()
  }

  /// The name of the interface file that it was made with; nil for none.
  open var nibName: String? { nib?.name }

  /// The bundle of the interface file that it was made with.
  open var nibBundle: Bundle? { nib?.bundle }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    LastRelease.of(self, taking: { (loadedView, contained, ObjectIdentifier(self)) }) { remains in
      let (view, _, id) = remains
      if let view, view.flags.contains(.hasController), view.linkedNext?.names(id) ?? false {
        view.setController(nil)
      }
    }
  }

  // Rules: FO-11.
  /// A name shared by the items in it that Tab visits as one group; that of the parent unless set.
  open var focusGroupIdentifier: String? {
    get { ownFocusGroup ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { ownFocusGroup = newValue }
  }

  // MARK: - Key commands

  // Rules: PK-11, PK-12.
  /// The commands that were added; an override adds its own, or replaces what a person sees of them.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  // Rules: PK-12.
  /// Adds a key command behind those that were added before.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes a key command away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeObject(keyCommand)
  }

  override var offeredKeyCommands: [UIKeyCommand] {
    let offered = keyCommands ?? []
    let known = Set(offered.map { ObjectIdentifier($0) })
    return offered + addedKeyCommands.filter { !known.contains(ObjectIdentifier($0)) }
  }

  // MARK: - The view

  // Rules: RC-2, RC-10.
  /// The view, loaded at the first use.
  open var view: UIView! {
    get { requiredView() }
    set { replaceView(newValue) }
  }

  /// The view if it is loaded, else nil.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: an empty one of the screen's size unless overridden, which does not call super.
  open func loadView() { loadPlainView() }

  /// Loads the view if it is not.
  open func loadViewIfNeeded() { _ = requiredView() }

  /// Tells that the view was loaded.
  open func viewDidLoad() { gaveWay("viewDidLoad", UIViewController.self, []) }

  // Rules: VC-117.
  /// Tells that the device has little memory left: what can be made again may go.
  open func didReceiveMemoryWarning() {
    gaveWay("didReceiveMemoryWarning", UIViewController.self, [])
  }

  /// What a person sees as the controller's name; bars that show the controller use it.
  open var title: String? {
    get { ownTitle }
    set { setOwnTitle(newValue) }
  }

  // Rules: VC-100.
  /// Whether the content is edited; false by default.
  ///
  /// Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }

  // Rules: VC-100.
  /// Begins or ends editing; an override calls super and changes what the content shows.
  ///
  /// - Parameters:
  ///   - editing: whether the content is edited from now on.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func setEditing(_ editing: Bool, animated: Bool) { setEditMode(editing) }

  // Rules: VC-100.
  /// A bar button that says Edit or Done and turns `isEditing` over; made at the first use.
  open var editButtonItem: UIBarButtonItem { madeEditButton() }

  // MARK: - Restoration

  // Rules: UA-18.
  /// Names the controller for the older way of restoring; nil by default.
  ///
  /// Nothing is saved that way here: an application that shares activities is restored by them.
  open var restorationIdentifier: String? {
    get { restorationName }
    set { restorationName = newValue }
  }

  // Rules: UA-18.
  /// Writes down what the controller shows; the default does nothing, and only a program calls it.
  open func encodeRestorableState(with coder: NSCoder) {}

  // Rules: UA-18.
  /// Reads what the controller is to show; the default does nothing, and only a program calls it.
  open func decodeRestorableState(with coder: NSCoder) {}

  // Rules: UA-18.
  /// Tells that all was read; the default does nothing, and only a program calls it.
  open func applicationFinishedRestoringState() {}

  // MARK: - Appearance

  /// Tells that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {
    gaveWay("viewWillAppear:", UIViewController.self, [animated])
  }

  /// Tells that the view is in the window and has its size, and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {
    gaveWay("viewIsAppearing:", UIViewController.self, [animated])
  }

  /// Tells that the view appeared.
  open func viewDidAppear(_ animated: Bool) {
    gaveWay("viewDidAppear:", UIViewController.self, [animated])
  }

  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {
    gaveWay("viewWillDisappear:", UIViewController.self, [animated])
  }

  /// Tells that the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {
    gaveWay("viewDidDisappear:", UIViewController.self, [animated])
  }

  // Rules: LY-14.
  /// Makes or changes constraints before layout; an override calls super last, which lets the view do
  /// so.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  // Rules: LY-18.
  /// Whether the view's margins are at least those of the system; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if let loadedView { LayoutMargins.didChange(loadedView) } }
  }

  // Rules: LY-18.
  /// The least margins of the view, as the system wants them for the width of the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    LayoutMargins.systemMinimum(onWidth: UIScreen.main.bounds.width)
  }

  // Rules: LY-18.
  /// Tells that the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  // Rules: LY-32.
  /// The part of the view above the safe area, to place others by; the newer way is
  /// `safeAreaLayoutGuide` of the view.
  open var topLayoutGuide: any UILayoutSupport { EdgeGuide.of(view, at: .top) }

  // Rules: LY-32.
  /// The part of the view below the safe area, to place others by; the newer way is
  /// `safeAreaLayoutGuide` of the view.
  open var bottomLayoutGuide: any UILayoutSupport { EdgeGuide.of(view, at: .bottom) }

  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {
    gaveWay("viewWillLayoutSubviews", UIViewController.self, [])
  }

  /// Tells that the view laid out its subviews.
  open func viewDidLayoutSubviews() { gaveWay("viewDidLayoutSubviews", UIViewController.self, []) }

  /// Whether the system tells contained controllers when they appear; true unless overridden.
  ///
  /// A container that answers false calls `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells this controller, and what it contains, that it is about to appear or disappear.
  ///
  /// - Parameters:
  ///   - isAppearing: whether the child comes or goes.
  ///   - animated: whether a person sees it happen, or it is done at once.
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

  /// Called when a person, not the program, dismissed it and it is gone.
  func personDidDismiss() {}

  // MARK: - The responder chain

  // Rules: RC-5 to RC-13, RC-27.
  /// The presenting controller if it is presented, else what holds its view.
  ///
  /// Does not load the view.
  open override var next: UIResponder? { ControllerChain.next(of: self) }

  // Rules: AW-21.
  /// What the view is shown on, or the screen as long as the view is not loaded.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  // Rules: AW-32.
  /// Whether the controller's view is for light or for dark ground; unspecified, as by default, is as
  /// what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { askedStyle }
    set { setAskedStyle(newValue) }
  }

  // Rules: AW-21.
  /// Tells that the window's traits changed, before the view is told; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    gaveWay("traitCollectionDidChange:", UIViewController.self, [previousTraitCollection])
  }

  // Rules: AW-21.
  /// Tells that the window's traits are about to change; the default tells the children.
  ///
  /// - Parameters:
  ///   - newCollection: the traits to come.
  ///   - coordinator: lets changes go along with the movement.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  override var isOnScreen: Bool { appearance.phase == .appeared }

  // Rules: AC-23.
  /// The controller of this one and its parents that does `action` in a way of its own.
  ///
  /// Only controllers are asked. Every controller has `show(_:sender:)`; one that overrides it counts.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ControllerChain.target(for: action, sender: sender, from: self)
  }

  /// Whether it takes part in actions while it presents another; true unless overridden.
  open var performsActionsWhilePresentingModally: Bool { true }

  // Rules: AC-2, AC-9.
  /// The object along the chain that does `action`; this controller is left out while it presents
  /// another and `performsActionsWhilePresentingModally` is false.
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

  // Rules: VC-101.
  /// Lets one child take the place of another, with an animation.
  ///
  /// Both are children of this controller. The new view is added beside the old one, unless it has a
  /// superview, and the old one is removed at the end; both are told that they appear or disappear.
  ///
  /// - Parameters:
  ///   - fromViewController: the child that goes.
  ///   - toViewController: the child that comes.
  ///   - duration: in seconds.
  ///   - options: how it runs, and what of a transition is seen.
  ///   - animations: changes of views that are animated; nil for none.
  ///   - completion: gets true at the end, false when a change was interrupted by another.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChild(
      fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // Rules: VC-102.
  /// What the toolbar of a navigation controller shows while this controller is on top; nil for
  /// nothing.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  // Rules: VC-102.
  /// Replaces what the toolbar shows; the change is done at once.
  ///
  /// - Parameters:
  ///   - toolbarItems: the new ones; nil for none.
  ///   - animated: makes no difference.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(toolbarItems)
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
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  /// What a tab bar shows for this controller; made at the first use.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { replaceTabBarItem(newValue) }
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

  // Rules: RC-8.
  /// Shows a controller over this one.
  ///
  /// The outermost parent presents. Nothing happens, apart from a trace, when that presents another
  /// already or is in no window.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to show.
  ///   - flag: whether the change takes time; passed on to the appearance callbacks.
  ///   - completion: called last, after `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if gaveWay(
      "presentViewController:animated:completion:", UIViewController.self,
      [viewControllerToPresent, flag, completion])
    {
      return
    }
    presentPlainly(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// What `present(_:animated:completion:)` does where nothing took its place.
  final func presentPlainly(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    Presenting.present(controller, from: self, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, or, when it presents nothing, this controller.
  ///
  /// All that is presented above goes too.
  ///
  /// - Parameters:
  ///   - flag: whether the change takes time; passed on to the appearance callbacks.
  ///   - completion: called last, after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if gaveWay(
      "dismissViewControllerAnimated:completion:", UIViewController.self, [flag, completion])
    {
      return
    }
    dismissPlainly(flag, completion: completion)
  }

  /// What `dismiss(animated:completion:)` does where nothing took its place.
  final func dismissPlainly(_ animated: Bool, completion: (() -> Void)?) {
    Dismissing.dismiss(self, animated: animated, completion: completion)
  }

  /// How this controller is presented; `.automatic` by default, which is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  // Rules: VC-85.
  /// How it comes and goes where no animator shows it; it rises and sinks by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  // Rules: VC-140.
  /// The edges at which the view reaches below bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { container?.viewIfLoaded?.setNeedsLayout() }
  }

  // Rules: VC-140.
  /// Whether the view reaches below bars that nothing shines through; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { container?.viewIfLoaded?.setNeedsLayout() }
  }

  // Rules: VC-141.
  /// Whether a scroll view that is the view, or directly in it, keeps its content clear of bars where
  /// that adjusts itself automatically; true by default.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if isViewLoaded { SafeArea.update(view) } }
  }

  /// Names what a person does here, for statistics of the system; kept, for nobody makes any.
  open var interactionActivityTrackingBaseName: String?

  // Rules: AW-75.
  /// Whether the pointer is to stay where it is and only its movement to count; false by default.
  open var prefersPointerLocked: Bool { false }

  // Rules: AW-75.
  /// The child that is asked instead; nil, by default, asks this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // Rules: AW-75.
  /// Has the two above asked again; no host locks the pointer, so nobody asks.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The former name of `isModalInPresentation`.
  @available(*, deprecated, renamed: "isModalInPresentation")
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  // Rules: VC-92.
  /// Whether a person cannot dismiss it by pulling it down or touching beside it; false by default.
  open var isModalInPresentation = false

  // Rules: VC-81, VC-83.
  /// Supplies what shows its coming and going in the program's own way; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // Rules: VC-84.
  /// The animated change of controllers in progress that concerns this one or one above it; nil
  /// without.
  ///
  /// It is there from the first callback of the change to the last.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? container?.transitionCoordinator
  }

  // Rules: VC-83.
  /// What places it while it is presented; before, what will, by its style.
  ///
  /// Set up before the presentation, it is forgotten after the dismissal.
  open var presentationController: UIPresentationController? {
    Containment.outermost(self).chosenPresentation
  }

  // Rules: VC-90.
  /// `presentationController` of a controller whose style is a sheet, else nil.
  open var sheetPresentationController: UISheetPresentationController? {
    Containment.outermost(self).chosenSheet
  }

  // Rules: VC-95, VC-97.
  /// `presentationController` of a controller whose style is a popover, else nil; an action sheet has
  /// one where the window is wide.
  open var popoverPresentationController: UIPopoverPresentationController? {
    Containment.outermost(self).chosenPopover
  }

  /// What places this controller when `presenter` presents it in a window with given traits.
  ///
  /// - Parameter source: the controller that was asked to present.
  final func presentationController(
    presentedBy presenter: UIViewController, source: UIViewController,
    in traits: UITraitCollection
  ) -> UIPresentationController {
    choosePresentation(from: presenter, source: source, in: traits)
  }

  // Rules: SC-8.
  /// Whether a search controller that is active here is presented by this controller, so that it goes
  /// with its view; false by default, which covers the whole window.
  open var definesPresentationContext = false

  /// Who presents this controller where `controller` is asked to: its outermost parent.
  func presenter(over controller: UIViewController) -> UIViewController {
    Containment.outermost(controller)
  }

  /// Stops the process where this controller cannot be presented as it is.
  func checkBeforePresentation() {}

  /// Whether an input stays when the first responder resigns; true for a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Shows a controller in the way of the nearest container that has one, else presents it.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what the action is sent by.
  open func show(_ vc: UIViewController, sender: Any?) {
    ControllerChain.show(vc, from: self, sender: sender)
  }

  /// Shows a controller beside what is shown, where a container can, else presents it.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what the action is sent by.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ControllerChain.showDetail(vc, from: self, sender: sender)
  }

  // MARK: - Storyboards

  // Rules: IF-10.
  /// The storyboard that it was made by; nil for none.
  open var storyboard: UIStoryboard? { origin?.storyboard }

  // Rules: IF-13.
  /// Goes a way of the scene in the storyboard; one that it does not have ends the program with a
  /// message.
  ///
  /// - Parameters:
  ///   - identifier: the name of the way.
  ///   - sender: what it is asked for by; nil for nothing.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    SeguePerforming.perform(identifier, from: self, sender)
  }

  // Rules: IF-13.
  /// Whether a way may be gone that a control leads to; true unless overridden.
  ///
  /// Not asked by `performSegue(withIdentifier:sender:)`.
  ///
  /// - Parameters:
  ///   - identifier: the name of the way.
  ///   - sender: what it is asked for by; nil for nothing.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // Rules: IF-13.
  /// Called before a segue is performed; the place to hand something to its destination.
  ///
  /// - Parameters:
  ///   - segue: the change that is made next.
  ///   - sender: what it is asked for by; nil for nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // Rules: IF-15.
  /// Whether a way back ends here: by default, if the object has a method of that name.
  ///
  /// - Parameters:
  ///   - action: the method that is looked for.
  ///   - fromViewController: the controller that is left.
  ///   - sender: what it is asked for by; nil for nothing.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  // Rules: IF-15.
  /// The children in which a way back may end, in the order of being asked: by default all but the one
  /// that it comes from, the last first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let leaving = Array(sequence(first: source.source) { $0.parent })
    return contained.reversed().without(leaving)
  }

  // Rules: IF-15.
  /// Shows a child at which, or in which, a way back ended; containers that show one at a time do.
  ///
  /// - Parameters:
  ///   - unwindSegue: the way back.
  ///   - subsequentVC: the child.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - The status bar

  // Rules: AW-49.
  /// How the status bar is to look over this controller; `.default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    taken("preferredStatusBarStyle", UIViewController.self, [], as: UIStatusBarStyle.self)
      ?? .default
  }

  // Rules: AW-49.
  /// Whether the status bar is to be out of sight over this controller; false unless overridden.
  open var prefersStatusBarHidden: Bool {
    taken("prefersStatusBarHidden", UIViewController.self, [], as: Bool.self) ?? false
  }

  // Rules: AW-49.
  /// How the status bar comes and goes; it fades unless overridden.
  ///
  /// No host shows the movement.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  // Rules: AW-49.
  /// The controller in this one that says how the status bar looks; nil, the default, for this one.
  open var childForStatusBarStyle: UIViewController? {
    taken("childViewControllerForStatusBarStyle", UIViewController.self, [], as: Self.child) ?? nil
  }

  // Rules: AW-49.
  /// The controller in this one that says whether there is a status bar; nil, the default, for this
  /// one.
  open var childForStatusBarHidden: UIViewController? {
    taken("childViewControllerForStatusBarHidden", UIViewController.self, [], as: Self.child)
      ?? nil
  }

  // Rules: AW-50.
  /// Tells that what this controller prefers of the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() { StatusBar.shared.setNeedsUpdate() }

  // Rules: AW-49.
  /// Whether it says how the status bar looks while it is presented without covering all; false by
  /// default.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: - The edges of the screen

  /// The controller in this one that says whether the line at the screen's bottom is hidden; nil, the
  /// default, for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether the line at the screen's bottom may hide; false unless overridden.
  ///
  /// No host shows one.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Tells that `prefersHomeIndicatorAutoHidden` changed; no host shows the line.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The controller in this one that says at which edges its gestures come first; nil, the default,
  /// for this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The edges at which the program's gestures come before the system's; none unless overridden.
  ///
  /// The program's always come first, for no host has gestures of its own.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Tells that `preferredScreenEdgesDeferringSystemGestures` changed; the program's gestures come
  /// first in any case.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - Turning the device

  // Rules: AW-52.
  /// Whether the interface turns with the device; true unless overridden.
  open var shouldAutorotate: Bool {
    taken("shouldAutorotate", UIViewController.self, [], as: Bool.self) ?? true
  }

  // Rules: AW-52, AW-53.
  /// Which edges of the device may be up: all on a tablet, all but the bottom one on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    taken("supportedInterfaceOrientations", UIViewController.self, [], as: Self.edges)
      ?? .deviceDefault
  }

  // Rules: AW-54.
  /// Which edge is up when it is presented over everything: the one that is, if it may be, else the
  /// first that may.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Rotation.shared.preferred(of: self)
  }

  // Rules: AW-55.
  /// Tells that `supportedInterfaceOrientations` changed; the interface turns to how the device is
  /// held, if it may now.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { Rotation.shared.update() }

  // Rules: AW-55.
  /// Turns the interface to how the device is held, if it may.
  open class func attemptRotationToDeviceOrientation() { Rotation.shared.update() }

  /// Which edge of the device is up.
  @available(*, deprecated, message: "use the window scene's interfaceOrientation")
  open var interfaceOrientation: UIInterfaceOrientation {
    UIWindowScene.shownOrientation
  }

  // Rules: AW-76.
  /// Called before the interface turns.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: the edge that will be up.
  ///   - duration: seconds that it takes: none here.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  // Rules: AW-76.
  /// Called as the window has got its size for another edge, before the views are laid out.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: the edge that is up.
  ///   - duration: seconds that it takes: none here.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  // Rules: AW-76.
  /// Called when the interface has turned.
  ///
  /// - Parameter fromInterfaceOrientation: the edge that was up.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // Rules: AW-76.
  /// Whether children are told that the interface turns; true by default.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

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

  // Rules: FO-22.
  /// Whether focus comes back to what had it here when the controller was covered, once that is over;
  /// true by default.
  open var restoresFocusAfterTransition = true

  // Rules: FO-5.
  /// Where to look for an item to focus: the presented controller if there is one, else the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    ordinaryFocusEnvironments
  }

  /// The presenting controller, else what the view is in.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    ControllerChain.next(of: self) as? any UIFocusEnvironment
  }

  /// The view, if it is loaded.
  open var focusItemContainer: (any UIFocusItemContainer)? { loadedView }

  // Rules: FO-5, FO-8.
  /// Asks for focus to be chosen anew in this controller, while it is here or nowhere.
  open func setNeedsFocusUpdate() { ViewFocus.requestUpdate(in: self) }

  /// Moves focus now if that was asked for, instead of at the end of the turn.
  open func updateFocusIfNeeded() { FocusSystems.shared.system(for: self)?.updateFocusIfNeeded() }

  // Rules: FO-5.
  /// Whether focus may move as the context says; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  // Rules: FO-19.
  /// The sound of a move of focus into this controller's view; nil, the default, leaves it to what is
  /// around.
  open func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }

  /// Tells that focus moved into this controller's view, out of it or inside it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

extension UIViewController: UIAppearanceContainer {}

extension UIViewController: ViewObserver {
  var coveredEdges: UIEdgeInsets { barInsets }
  var additionalInsets: UIEdgeInsets { ownInsets }
  var leastMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
  // Rules: LY-14.
  var updatesConstraints: Bool { overrides(.updateViewConstraints) }
  func viewUpdatesConstraints() { updateViewConstraints() }
  func viewWillLayout() { viewWillLayoutSubviews() }
  func viewDidLayout() {
    if let loadedView { SafeArea.read(loadedView, of: self) }
    viewDidLayoutSubviews()
  }
  func viewWillMove(to window: UIView?) { AppearanceTransition.viewWillMove(self, to: window) }
  func viewDidMove(to window: UIView?) { AppearanceTransition.viewDidMove(self) }
  func viewMarginsDidChange() { viewLayoutMarginsDidChange() }
  func viewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }
  var wantedStyle: UIUserInterfaceStyle { askedStyle }
  func traitsDidChange(from previous: UITraitCollection) { traitCollectionDidChange(previous) }
}
