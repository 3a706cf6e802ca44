// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DD-64.
extension UITabBar: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a tab selects it; false at first.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set { hasOwnSprings = newValue }
  }
}

extension UITabBar: SpringTarget {
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let (item, button) = usableTab(context) else { return false }
    context.targetView = button
    context.targetItem = item
    return true
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    guard let item = usableTab(context)?.item,
      let place = items?.firstIndex(where: { $0 === item })
    else { return }
    tapped(place)
  }

  /// The tab under the finger, if it can be selected and is not.
  private func usableTab(
    _ context: any UISpringLoadedInteractionContext
  ) -> (item: UITabBarItem, button: UIView)? {
    guard let tab = tab(at: context.location(in: self)), tab.item.isEnabled,
      tab.item !== selectedItem
    else { return nil }
    return tab
  }
}
