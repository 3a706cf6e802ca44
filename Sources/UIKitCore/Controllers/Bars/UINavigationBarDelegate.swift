// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-170, VC-171.
/// Asked and told of what a navigation bar shows; every method may be left out.
///
/// [Apple: UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate)
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be put on top; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells that an item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item on top may be taken off; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells that the item on top was taken off.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  // Rules: VC-177.
  /// Which part of the window's toolbar is to stand for the bar; none by default.
  ///
  /// Asked where windows have such toolbars: not here.
  func navigationBarNSToolbarSection(
    _ navigationBar: UINavigationBar
  ) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// Returns none.
  public func navigationBarNSToolbarSection(
    _ navigationBar: UINavigationBar
  ) -> UINavigationBar.NSToolbarSection { .none }
}
