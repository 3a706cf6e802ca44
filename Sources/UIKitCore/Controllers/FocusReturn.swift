// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-22, FO-23.
/// Focus comes back to a controller that was covered.
extension UIViewController {
  /// Notes what has focus in the controller, which is about to be covered.
  final func noteFocus() {
    let item = FocusSystems.shared.system(for: self)?.focused
    earlierFocus = item.flatMap { contains($0) ? $0 : nil }
  }

  /// Gives focus back to what had it, unless a person or the program moved it elsewhere meanwhile.
  final func restoreFocus() {
    guard let item = earlierFocus else { return }
    earlierFocus = nil
    guard let system = FocusSystems.shared.system(for: self), system.focused !== item,
      FocusSearch.isFocusable(item), givesFocusBack(to: item)
    else { return }
    if let focused = system.focused, !system.isStray, FocusSearch.isFocusable(focused) { return }
    FocusUpdate.lead(system, to: item)
  }

  /// Whether all controllers around an item want that, up to this one.
  private final func givesFocusBack(to item: any UIFocusItem) -> Bool {
    for step in FocusPath.from(item) {
      guard let controller = step as? UIViewController else { continue }
      guard controller.restoresFocusAfterTransition else { return false }
      if controller === self { return true }
    }
    return false
  }

  /// Takes focus in from a controller that this one was presented over, if it is there.
  final func takeFocus(from presenter: UIViewController) {
    guard let system = FocusSystems.shared.system(for: self), let focused = system.focused,
      presenter.contains(focused), !contains(focused)
    else { return }
    FocusUpdate.lead(system, to: FocusSearch.item(in: self))
  }
}
