// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Several tabs that stand in the bar as one, of which one is shown.
///
/// [Apple: UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup)
@preconcurrency @MainActor
open class UITabGroup: UITab {
  private final var own: [UITab]
  private final weak var selected: UITab?

  // Rules: VC-132.
  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - image: the picture; nil for none.
  ///   - identifier: tells the group apart from other tabs.
  ///   - children: the tabs in it, in their order.
  ///   - viewControllerProvider: makes a controller for the group itself; nil shows that of the tab
  ///     in it which is chosen.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    own = []
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  // Rules: VC-132.
  /// The tabs in it; one that is in another group leaves that.
  open var children: [UITab] {
    get { own }
    set {
      for tab in own where !newValue.contains(where: { $0 === tab }) {
        tab.group = nil
        tab.owner = nil
      }
      own = newValue.filter { !isWithin($0) }
      for tab in own {
        if let other = tab.group, other !== self { other.own.removeAll { $0 === tab } }
        tab.group = self
        tab.owner = owner
      }
      refresh()
    }
  }

  /// Whether a tab is this one or a group around it, which cannot be in it.
  private func isWithin(_ tab: UITab) -> Bool {
    sequence(first: self as UITab) { $0.group }.contains { $0 === tab }
  }

  // Rules: VC-132, VC-133.
  /// The tab in it that is shown; until one is chosen, that of `defaultChildIdentifier`.
  ///
  /// Setting one that is not in it changes nothing.
  open var selectedChild: UITab? {
    get {
      if let selected, own.contains(where: { $0 === selected }), !selected.isHidden {
        return selected
      }
      let shown = displayOrder.filter { !$0.isHidden }
      if let wanted = shown.first(where: { $0.identifier == defaultChildIdentifier }) {
        return wanted
      }
      return hasProvider ? nil : shown.first
    }
    set {
      if let newValue, !own.contains(where: { $0 === newValue }) { return }
      selected = newValue
      refresh()
    }
  }

  // Rules: VC-133.
  /// The identifier of the tab that is shown until one is chosen; nil, the first unless the group has
  /// a controller of its own, by default.
  open var defaultChildIdentifier: String? { didSet { refresh() } }

  // Rules: VC-133.
  /// The identifiers of the tabs in the order in which they are shown; those that it leaves out come
  /// last.
  open var displayOrderIdentifiers: [String] = [] { didSet { owner?.selection.updateSidebar() } }

  // Rules: VC-144.
  /// What can be done with the group, below its tabs where these stand beside the content; a bar at the
  /// bottom shows none of it.
  open var sidebarActions: [UIAction] = [] { didSet { owner?.selection.updateSidebar() } }

  // Rules: VC-133.
  /// The tabs in the order in which they are shown.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { name in
      own.first { $0.identifier == name }
    }
    var order: [UITab] = []
    for tab in first + own where !order.contains(where: { $0 === tab }) { order.append(tab) }
    return order
  }

  // Rules: VC-134.
  /// Shows the group's controller with that of the tab in it on top; nil, by default, shows one alone.
  open var managingNavigationController: UINavigationController? {
    didSet {
      oldValue?.ownTab = nil
      managingNavigationController?.ownTab = self
      refresh()
    }
  }

  // Rules: VC-132, VC-134.
  /// What the group shows.
  open override var viewController: UIViewController? {
    let root = hasProvider ? super.viewController : nil
    let child = selectedChild?.viewController
    guard let navigation = managingNavigationController else {
      return child ?? root ?? super.viewController
    }
    let wanted = [root, child].compactMap(\.self)
    if !wanted.isEmpty, !navigation.viewControllers.starts(with: wanted, by: ===) {
      navigation.setViewControllers(wanted, animated: false)
    }
    return navigation
  }

  // Rules: VC-132.
  /// The tab with an identifier in the group, or in groups in it; nil when there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in own {
      if let found = tab.tab(named: identifier) { return found }
    }
    return nil
  }

  override func tab(named identifier: String) -> UITab? {
    super.tab(named: identifier) ?? tab(forIdentifier: identifier)
  }

  override var shownTab: UITab { selectedChild?.shownTab ?? self }

  override func ownerDidChange() { for tab in own { tab.owner = owner } }

  private func refresh() { owner?.selection.showTabs() }
}
