// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// The controllers of a tab bar controller, the selected one, and the bar below.
@MainActor
final class TabSelection {
  /// Height of the bar above the screen's own furniture, in points.
  private static let barHeight: CGFloat = 49

  unowned let owner: UITabBarController
  private let transitionView = UITransitionView()
  private lazy var switcher = ChildSwitcher(of: owner, in: transitionView)
  private(set) var controllers: [UIViewController] = []
  private(set) var selected: UIViewController?
  /// The tabs that the controllers came from; empty when they were given without.
  private(set) var tabs: [UITab] = []
  private(set) var isBarHidden = false
  /// Where the tabs stand beside the content.
  var sidebar: TabSidebar?

  init(of owner: UITabBarController) { self.owner = owner }

  func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .systemBackground
    transitionView.clipsToBounds = true
    root.addFilling(transitionView)
    root.addSubview(owner.tabBar)
    // A program may keep the view longer than the controller, or let go of it in a callback.
    owner.tabBar.onTap = { [weak owner] index in
      withExtendedLifetime(owner) { owner?.selection.tap(index) }
    }
    root.arrange = { [weak owner] root in
      withExtendedLifetime(owner) { owner?.selection.layOut(root) }
    }
    owner.view = root
    updateBar()
  }

  var selectedIndex: Int {
    controllers.firstIndex { $0 === selected } ?? NSNotFound
  }

  // Rules: VC-35.
  func set(_ new: [UIViewController]) {
    let old = controllers
    controllers = new
    let left = old.without(new)
    let entered = new.filter { $0.container !== owner }
    for controller in left { controller.willMove(toParent: nil) }
    for controller in entered { Containment.add(controller, to: owner) }
    if !new.contains(where: { $0 === selected }) {
      let place = old.firstIndex { $0 === selected } ?? 0
      selected = new.indices.contains(place) ? new[place] : new.first
    }
    updateBar()
    showSelected(animated: false)
    for controller in left { Containment.remove(controller) }
    for controller in entered {
      controller.didMove(toParent: owner)
      controller.movement = .none
    }
  }

  // Rules: VC-105.
  /// Takes tabs with the controllers that they make.
  func set(_ new: [UITab]) {
    for tab in tabs { tab.owner = nil }
    tabs = new
    for tab in new { tab.owner = owner }
    showTabs()
  }

  /// Shows the tabs that are not hidden.
  func showTabs() {
    set(tabs.filter(isInBar).compactMap(\.viewController))
  }

  // Rules: VC-131, VC-135.
  /// Whether a tab stands in the bar.
  private func isInBar(_ tab: UITab) -> Bool {
    guard !tab.isHidden else { return false }
    if showsSidebar { return true }
    guard tab.preferredPlacement != .sidebarOnly else { return false }
    guard let compact = owner.compactTabIdentifiers, isCompact else { return true }
    return compact.contains(tab.identifier)
  }

  var isCompact: Bool {
    let width = owner.viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return width < Thresholds.leastRegularWidth
  }

  // Rules: VC-135.
  /// Whether the bar was narrow when its tabs were chosen.
  private var wasCompact: Bool?

  /// Chooses the tabs anew where the width became another class.
  private func followWidth() {
    guard owner.compactTabIdentifiers != nil || owner.mode == .tabSidebar, !tabs.isEmpty,
      wasCompact != isCompact
    else { return }
    wasCompact = isCompact
    showTabs()
  }

  // Rules: VC-132.
  /// Shows a tab, also one in groups.
  func show(_ tab: UITab) {
    var top = tab
    while let group = top.group {
      group.selectedChild = top
      top = group
    }
    if let controller = top.viewController { select(controller) }
  }

  /// The tab of a controller.
  func tab(of controller: UIViewController?) -> UITab? {
    var own = controller?.ownTab
    while let group = own?.group { own = group }
    return tabs.first { $0 === own }
  }

  /// Takes controllers that come without tabs.
  func setControllers(_ new: [UIViewController]) {
    for tab in tabs { tab.owner = nil }
    tabs = []
    set(new)
  }

  // Rules: VC-104.
  func setBarHidden(_ isHidden: Bool) {
    isBarHidden = isHidden
    owner.viewIfLoaded?.setNeedsLayout()
    owner.viewIfLoaded?.layoutIfNeeded()
  }

  func select(at index: Int) {
    guard controllers.indices.contains(index) else { return }
    select(controllers[index])
  }

  func select(_ controller: UIViewController) {
    guard controllers.contains(where: { $0 === controller }) else { return }
    if controller !== selected {
      Trace.record(.controller, "\(Trace.name(owner)) selects \(Trace.name(controller))")
    }
    selected = controller
    updateBar()
    showSelected(animated: true)
  }

  /// Shows the selected controller in a loaded view that is on screen or about to be.
  func showSelected(animated: Bool) {
    guard let view = owner.viewIfLoaded else { return }
    guard switcher.shown != nil || owner.appearance.phase != .disappeared || view.window != nil
    else { return }
    switcher.update(
      animated: animated,
      ChildSwitcher.Plan(
        wanted: { [unowned self] in selected },
        custom: { [unowned self] old, new in custom(from: old, to: new) },
        didCancel: { [unowned self] stays in
          selected = stays
          updateBar()
        }))
  }

  // Rules: VC-81.
  /// What the delegate shows another tab with.
  private func custom(
    from old: UIViewController, to new: UIViewController
  ) -> ControllerTransition.Custom? {
    guard
      let animator = owner.delegate?.tabBarController(
        owner, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    return ControllerTransition.Custom(
      animator: animator,
      interactor: owner.delegate?.tabBarController(owner, interactionControllerFor: animator))
  }

  /// Shows other tabs for the same controllers.
  func itemsDidChange() { if owner.isViewLoaded { updateBar() } }

  /// What a person's tap on a tab does; on the selected tab, a stack goes back to its root.
  func tap(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    let (old, tab) = (tab(of: selected), tab(of: controller))
    guard owner.delegate?.tabBarController(owner, shouldSelect: controller) ?? true,
      tab.map({ owner.delegate?.tabBarController(owner, shouldSelectTab: $0) ?? true }) ?? true
    else { return }
    if controller === selected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(controller)
    owner.delegate?.tabBarController(owner, didSelect: controller)
    if let tab {
      owner.delegate?.tabBarController(owner, didSelectTab: tab, previousTab: old)
    }
  }

  private func updateBar() {
    owner.tabBar.items = controllers.isEmpty ? nil : controllers.map { $0.tabBarItem }
    owner.tabBar.selectedItem = selected?.tabBarItem
    updateSidebar()
  }

  private func layOut(_ root: UIView) {
    followWidth()
    showSelected(animated: false)
    arrange(in: root)
  }

  private func arrange(in root: UIView) {
    let bar = owner.tabBar
    let width = arrangeSidebar(in: root)
    transitionView.frame = CGRect(
      x: width, y: 0, width: root.bounds.width - width, height: root.bounds.height)
    let hides =
      isBarHidden || width > 0
      || (selected as? UINavigationController)?.navigation.hidesBottomBar ?? false
    let height = TabSelection.barHeight + root.safeAreaInsets.bottom
    bar.isHidden = hides
    bar.frame = CGRect(
      x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
    root.bringSubviewToFront(bar)
    guard let shown = switcher.shown else { return }
    bar.follow(shown.contentBelowBar(at: .bottom))
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: hides ? 0 : height, right: 0)
    let opaque: UIRectEdge = hides || bar.isTranslucent ? [] : .bottom
    ContentSize.setBarInsets(shown.placeBesideBars(insets, opaque: opaque), of: shown)
  }
}
