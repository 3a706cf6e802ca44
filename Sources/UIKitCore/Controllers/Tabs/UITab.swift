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
  final weak var owner: UITabBarController?

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
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.selection.showTabs() } } }

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
    guard let item = made?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}
