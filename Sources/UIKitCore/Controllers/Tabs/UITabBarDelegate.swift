// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told of what a person selects and customizes in a tab bar; every method may be left out.
///
/// [Apple: UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate)
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that a person selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  // Rules: VC-175.
  /// Tells that a person is about to choose among tabs.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  // Rules: VC-175.
  /// Tells that the sheet to choose from is there.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  // Rules: VC-175.
  /// Tells that the sheet is about to go, and whether the tabs are others than before.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  // Rules: VC-175.
  /// Tells that the sheet has gone, and whether the tabs are others than before.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
