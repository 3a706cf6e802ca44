// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A bar of tabs, one of which is selected.
///
/// [Apple: UITabBar](https://developer.apple.com/documentation/uikit/uitabbar)
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let content = TabBarContent()
  /// What a tap on a tab does, by its place; by default it selects the tab.
  final var onTap: ((Int) -> Void)?

  /// Makes a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.install(in: self)
  }

  /// Makes a bar without tabs; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.install(in: self)
  }

  /// The tabs, from the left; nil when there are none.
  open var items: [UITabBarItem]? {
    get { content.items.isEmpty ? nil : content.items }
    set { content.show(newValue ?? [], in: self) }
  }

  /// Replaces the tabs; the change is done at once.
  ///
  /// - Parameters:
  ///   - items: the new ones, in their order.
  ///   - animated: makes no difference.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab, or nil; setting it tells nobody.
  open var selectedItem: UITabBarItem? {
    get { content.selected }
    set { content.select(newValue, in: self) }
  }

  /// Told of what a person selects; not retained.
  open weak var delegate: (any UITabBarDelegate)?

  /// Places the tabs; an override calls super.
  open override func layoutSubviews() { content.layout(in: self) }

  final func tapped(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if let onTap { onTap(index) } else { selectedItem = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
  }
}

/// Told of what a person selects in a tab bar.
///
/// [Apple: UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate)
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that a person selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
