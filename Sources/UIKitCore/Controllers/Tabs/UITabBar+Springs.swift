// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UITabBar: UISpringLoadedInteractionSupporting {
  // Rules: DD-64.
  /// Whether a drag that rests on a tab selects it; false at first.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set {
      setOwnSprings(newValue) {
        OwnSprings(of: self) { [weak self] context in
          self?.aim(context) ?? false
        } activate: { [weak self] context in
          guard let self, let item = usableTab(context)?.item,
            let place = items?.firstIndex(where: { $0 === item })
          else { return }
          tapped(place)
        }
      }
    }
  }

  private func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let (item, button) = usableTab(context) else { return false }
    context.targetView = button
    context.targetItem = item
    return true
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
