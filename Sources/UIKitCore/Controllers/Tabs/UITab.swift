// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A tab of a tab bar controller, with the controller that it shows.
///
/// [Apple: UITab](https://developer.apple.com/documentation/uikit/uitab)
@preconcurrency @MainActor
open class UITab: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private final let name: String
  private final let provider: ((UITab) -> UIViewController)?
  private final var made: UIViewController?
  final weak var owner: UITabBarController? { didSet { ownerDidChange() } }
  final weak var group: UITabGroup?
  private final var hidden: Bool?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: the words that are shown.
  ///   - image: the picture; nil for none.
  ///   - identifier: tells the tab apart from the others of its tab bar controller.
  ///   - viewControllerProvider: makes the controller when the tab is first put into a tab bar
  ///     controller, or asked for it; nil makes an empty one.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    name = identifier
    self.title = title
    self.image = image
    provider = viewControllerProvider
    super.init()
  }

  /// What tells the tab apart.
  open var identifier: String { name }

  /// What stands in the bar.
  open var title: String { didSet { itemDidChange() } }

  /// Stands above the title; nil for none.
  open var image: UIImage? { didSet { itemDidChange() } }

  /// A short text in a red circle beside the tab; nil by default.
  open var badgeValue: String? { didSet { itemDidChange() } }

  /// Whatever the program wants to remember of the tab; nil by default.
  open var userInfo: Any?

  // Rules: VC-105.
  /// Whether the bar leaves the tab out; false by default.
  open var isHidden: Bool {
    get { hidden ?? isHiddenByDefault }
    set {
      let isNew = newValue != isHidden
      hidden = newValue
      if isNew { owner?.selection.showTabs() }
    }
  }

  // Rules: VC-130.
  /// Whether the bar leaves the tab out as long as `isHidden` was not set; false by default.
  open var isHiddenByDefault = false {
    didSet { if hidden == nil, isHiddenByDefault != oldValue { owner?.selection.showTabs() } }
  }

  // Rules: VC-131.
  /// Where the tab would like to stand; a bar at the bottom leaves `.sidebarOnly` out.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { owner?.selection.showTabs() } }
  }

  // Rules: VC-144.
  /// More about the tab, below its title where it stands beside the content; nil by default.
  open var subtitle: String? { didSet { itemDidChange() } }

  // Rules: VC-132.
  /// The group that the tab is in; nil outside one.
  open weak var parent: UITabGroup? { group }

  // Rules: VC-134.
  /// The innermost group around the tab that has a navigation controller of its own; nil without one.
  open weak var managingTabGroup: UITabGroup? {
    var step = (self as? UITabGroup) ?? group
    while let one = step, one.managingNavigationController == nil { step = one.group }
    return step
  }

  /// Another tab bar controller has it.
  func ownerDidChange() {}

  /// Whether it makes a controller of its own.
  final var hasProvider: Bool { provider != nil }

  // Rules: VC-132.
  /// This tab, or one in it, has an identifier.
  func tab(named identifier: String) -> UITab? { name == identifier ? self : nil }

  // Rules: VC-132.
  /// The tab in this one that is shown.
  var shownTab: UITab { self }

  /// The tab bar controller that has it; nil without one.
  open weak var tabBarController: UITabBarController? { owner }

  /// What the tab shows, made at the first use.
  open var viewController: UIViewController? {
    if let made { return made }
    let controller = provider?(self) ?? UIViewController()
    made = controller
    controller.ownTab = self
    itemDidChange()
    return controller
  }

  private final func itemDidChange() {
    owner?.selection.updateSidebar()
    guard let item = made?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}

extension UITab {
  /// Where a tab would like to stand, in a bar or beside it.
  public enum Placement: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// In the bar, where a person may move it.
    case `default` = 1
    /// Beside the bar, from where a person may take it.
    case optional = 2
    /// In the bar, wherever a person puts it.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// In the bar, where it is.
    case fixed = 5
    /// Beside the bar only.
    case sidebarOnly = 6
  }
}
