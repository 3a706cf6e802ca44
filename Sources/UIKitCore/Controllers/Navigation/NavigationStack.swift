// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The stack of a navigation controller: what is on it, what is shown of it, the bar above.
@MainActor
final class NavigationStack {
  private unowned let owner: UINavigationController
  private let transitionView = UINavigationTransitionView()
  private lazy var switcher = ChildSwitcher(of: owner, in: transitionView)
  private(set) lazy var popRecognizer = EdgePopRecognizer(for: owner)
  private(set) var stack: [UIViewController] = []
  /// Controllers that came or went and are told so when the change is done.
  private var entering: [UIViewController] = []
  private var leaving: [UIViewController] = []
  /// The stack before a change that a finger drives.
  private var saved: [UIViewController] = []
  private let items = NavigationItems()
  /// Counts the changes of the stack.
  private var changes = 0
  /// The owner's `departures` when all on the stack were its children; nil while they may not be.
  private var departures: Int?

  init(of owner: UINavigationController) { self.owner = owner }

  func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .systemBackground
    transitionView.clipsToBounds = true
    root.addFilling(transitionView)
    root.addSubview(owner.navigationBar)
    if let toolbar = owner.madeToolbar { root.addSubview(toolbar) }
    // A program may keep the view longer than the controller, or let go of it in a callback.
    owner.navigationBar.serve(owner as? any UINavigationBarDelegate) { [weak owner] in
      owner?.popViewController(animated: true)
    }
    root.addGestureRecognizer(popRecognizer)
    root.arrange = { [weak owner] root in
      withExtendedLifetime(owner) { owner?.navigation.layOut(root) }
    }
    owner.view = root
  }

  func push(_ controller: UIViewController, animated: Bool) {
    // OPTIMIZATION: nothing is asked of the whole stack, which may be high.
    let areAllChildren = departures == owner.departures
    guard
      areAllChildren && controller.container !== owner
        || !stack.contains(where: { $0 === controller })
    else {
      violation(
        "A \(type(of: controller)) was pushed that is on the stack already",
        contract: "a controller is on a stack once", instead: "use popToViewController")
    }
    let old = animated ? stack : []
    stack.append(controller)
    change(from: old, without: [], adding: areAllChildren ? [controller] : stack, animated)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    set(Array(stack.dropLast()), animated: animated)
    return top
  }

  // Rules: VC-115.
  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else {
      violation(
        "A \(type(of: controller)) was to be popped to that is not on the stack",
        contract: "a navigation controller goes back to a controller that is on its stack",
        instead: "look for it in viewControllers first, or use setViewControllers")
    }
    guard place + 1 < stack.count else { return nil }
    let popped = Array(stack[(place + 1)...])
    set(Array(stack[...place]), animated: animated)
    return popped
  }

  func set(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let left = controllers.starts(with: old, by: ===) ? [] : old.without(controllers)
    stack = controllers
    items.stackDidChange()
    change(
      from: old, without: left, adding: controllers, animated,
      isOther: !left.isEmpty || controllers.count != old.count)
  }

  /// Does what a change of the stack brings, which has been made.
  ///
  /// - Parameters:
  ///   - old: the stack before, if a finger may take the change back.
  ///   - left: those that are not on it any more.
  ///   - added: those on it that may not be children of the owner.
  ///   - isOther: whether the stack is another one at all.
  private func change(
    from old: [UIViewController], without left: [UIViewController],
    adding added: [UIViewController], _ animated: Bool, isOther: Bool = true
  ) {
    let controllers = stack
    changes += 1
    let (change, departed) = (changes, owner.departures)
    departures = nil
    for controller in left { controller.willMove(toParent: nil) }
    leaving += left
    for controller in added where controller.container !== owner {
      Containment.add(controller, to: owner)
      entering.append(controller)
    }
    if changes == change, owner.departures == departed { departures = departed }
    if !leaving.isEmpty { leaving = leaving.without(controllers) }
    if isOther {
      Trace.record(
        .controller, "\(Trace.name(owner)) stack \(stack.map { Trace.name($0) })")
    }
    // Not before others were called, who may change the stack themselves.
    if !switcher.isChanging { saved = old }
    showTop(animated: animated)
    finish()
  }

  /// Shows the top controller in a loaded view that is on screen or about to be.
  func showTop(animated: Bool) {
    guard owner.isViewLoaded else { return }
    updateBar()
    guard switcher.shown != nil || owner.appearance.phase != .disappeared || isInWindow else {
      return
    }
    switcher.update(animated: animated, slide: slide(animated), plan(animated))
  }

  private func plan(_ animated: Bool) -> ChildSwitcher.Plan {
    ChildSwitcher.Plan(
      wanted: { [unowned self] in stack.last },
      custom: { [unowned self] old, new in custom(from: old, to: new) },
      willShow: { [unowned owner] new in
        owner.delegate?.navigationController(owner, willShow: new, animated: animated)
      },
      didShow: { [unowned self] in
        finish()
        guard let shown = switcher.shown, shown === stack.last else { return }
        owner.delegate?.navigationController(owner, didShow: shown, animated: animated)
      },
      didCancel: { [unowned self] _ in restore() })
  }

  // MARK: - Movement

  /// The part of the width by which the lower controller lies to the left of its place.
  private static let lag: CGFloat = 0.3

  /// The new controller comes in from the right above the old one, or the old one goes there.
  private func slide(_ isSeen: Bool) -> ChildSwitcher.Slide {
    let shown = switcher.shown
    let isBack = isSeen && !stack.contains { $0 === shown }
    let isMirrored = owner.viewIfLoaded?.isMirrored ?? false
    let barHeight = BarHeightChange(of: owner.navigationBar)
    return { [transitionView] old, new, size in
      let fitBar = barHeight.begin()
      let (upper, lower) = isBack ? (old, new) : (new, old)
      transitionView.bringSubviewToFront(upper)
      // From the side where lines end.
      let width = isMirrored ? -size.width : size.width
      let right = width
      let left = -width * NavigationStack.lag
      (isBack ? lower : upper).frame.origin.x = isBack ? left : right
      return {
        fitBar?()
        upper.frame.origin.x = isBack ? right : 0
        lower.frame.origin.x = isBack ? 0 : left
      }
    }
  }

  // Rules: VC-81.
  /// What the delegate shows a push or pop with.
  private func custom(
    from old: UIViewController, to new: UIViewController
  ) -> ControllerTransition.Custom? {
    let operation: UINavigationController.Operation =
      stack.contains { $0 === old } ? .push : .pop
    guard
      let animator = owner.delegate?.navigationController(
        owner, animationControllerFor: operation, from: old, to: new)
    else { return nil }
    return ControllerTransition.Custom(
      animator: animator,
      interactor: owner.delegate?.navigationController(owner, interactionControllerFor: animator))
  }

  /// Ends an animation in progress at once.
  func finishMove() { switcher.finishMove() }

  /// Pops as far as a finger says.
  ///
  /// - Returns: false when the change cannot follow a finger now.
  func beginInteractivePop() -> Bool {
    guard stack.count > 1, !switcher.isChanging else { return false }
    switcher.isInteractive = true
    owner.popViewController(animated: true)
    switcher.isInteractive = false
    return switcher.transition != nil
  }

  func followFinger(_ part: CGFloat) { switcher.transition?.show(part) }

  func endInteractivePop(isCancelled: Bool) { switcher.transition?.letGo(isCancelled: isCancelled) }

  /// The finger took the pop back: the stack is what it was.
  private func restore() {
    let back = saved.without(stack)
    let pushed = stack.without(saved)
    stack = saved
    changes += 1
    departures = nil
    items.stackDidChange()
    leaving = leaving.without(back)
    entering = entering.without(pushed)
    for controller in pushed { Containment.remove(controller) }
    for controller in back {
      controller.movement = .none
      controller.didMove(toParent: owner)
    }
    Trace.record(.controller, "\(Trace.name(owner)) keeps its stack")
    updateBar()
    finish()
  }

  func setBarHidden(_ isHidden: Bool) {
    owner.navigationBar.isHidden = isHidden
    StatusBar.shared.setNeedsUpdate()
    layOutBars()
  }

  // Rules: VC-102.
  func setToolbarHidden(_ isHidden: Bool) {
    guard isHidden != owner.isToolbarHidden else { return }
    owner.toolbar.isHidden = isHidden
    layOutBars()
  }

  /// Takes the toolbar in, which a stack without one does not have.
  func toolbarWasMade() {
    updateToolbar()
    if let bar = owner.madeToolbar { owner.viewIfLoaded?.addSubview(bar) }
  }

  private func layOutBars() {
    owner.viewIfLoaded?.setNeedsLayout()
    owner.viewIfLoaded?.layoutIfNeeded()
  }

  /// Whether the controller on top has something for the toolbar.
  var hasToolbarItems: Bool { !(stack.last?.ownToolbarItems ?? []).isEmpty }

  // Rules: VC-102.
  /// Shows the items of the controller on top.
  func updateToolbar() {
    guard let bar = owner.madeToolbar else { return }
    let items = stack.last?.ownToolbarItems
    let shown = bar.items
    let isSame =
      (items ?? []).count == (shown ?? []).count
      && zip(items ?? [], shown ?? []).allSatisfy { $0 === $1 }
    if !isSame { bar.items = items }
  }

  /// Whether a controller above the root wants no tab bar below it.
  var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  private var isInWindow: Bool { owner.viewIfLoaded?.window != nil }

  /// Tells controllers that the change of their parent is done, once the change of views is.
  private func finish() {
    guard !switcher.isChanging else { return }
    saved = []
    // A change in progress looks at the stack again: what it shows then is told after that.
    let shown = switcher.shown
    let isDone = shown == nil || shown === stack.last
    let entered = entering.filter { isDone || $0 !== stack.last }
    let left = leaving.filter { isDone || $0 !== shown }
    entering = entering.without(entered)
    leaving = leaving.without(left)
    for controller in left where controller.container === owner { Containment.remove(controller) }
    for controller in entered where controller.container === owner {
      controller.didMove(toParent: owner)
      controller.movement = .none
    }
    owner.tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private func updateBar() {
    items.show(stack, in: owner)
    updateToolbar()
  }

  private func layOut(_ root: UIView) {
    showTop(animated: false)
    owner.hiding.fit()
    arrange(in: root)
  }

  private func arrange(in root: UIView) {
    let bar = owner.navigationBar
    let top = root.safeAreaInsets.top
    bar.follow(bar.isHidden ? nil : switcher.shown?.contentBelowBar(at: .top))
    bar.frame = CGRect(x: 0, y: top, width: root.bounds.width, height: bar.wantedHeight)
    bar.reachUp = top
    root.bringSubviewToFront(bar)
    let toolbar = owner.madeToolbar
    let below = BarLook.height + root.safeAreaInsets.bottom
    toolbar?.frame = CGRect(
      x: 0, y: root.bounds.height - below, width: root.bounds.width, height: below)
    toolbar.map(root.bringSubviewToFront)
    guard let shown = switcher.shown else { return }
    let hasToolbar = toolbar?.isHidden == false
    if hasToolbar { toolbar?.follow(shown.contentBelowBar(at: .bottom)) }
    let insets = UIEdgeInsets(
      top: bar.isHidden ? 0 : top + bar.coveredHeight, left: 0,
      bottom: hasToolbar ? below : 0, right: 0)
    var opaque: UIRectEdge = !bar.isHidden && !bar.isTranslucent ? .top : []
    if hasToolbar, toolbar?.isTranslucent == false { opaque.insert(.bottom) }
    let covered = shown.placeBesideBars(insets, opaque: opaque)
    bar.yieldRoom(nothing: covered.top != insets.top)
    ContentSize.setBarInsets(covered, of: shown)
  }
}
