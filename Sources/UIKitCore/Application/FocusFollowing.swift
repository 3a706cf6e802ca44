// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-6, FO-12.
/// Keeps focus and first responder together.
@MainActor
enum FocusFollowing {
  /// Focus goes to an item in the new first responder while something is focused elsewhere; there
  /// is none in a text input that does not want focus, and focus is let go.
  static func didBecomeFirst(_ responder: UIResponder) {
    guard let environment = responder as? any UIFocusEnvironment,
      let system = FocusSystems.shared.system(for: environment), let focused = system.focused,
      !environment.contains(focused)
    else { return }
    if let item = FocusSearch.item(in: environment) {
      _ = FocusUpdate.move(system, to: item, heading: [])
    } else if responder is any UIKeyInput {
      FocusUpdate.letGo(system)
    }
  }

  /// The first responder goes where keys moved focus: to the item if it may, and away from a text
  /// input that focus has left.
  static func didMove(in window: UIWindow) {
    guard let item = FocusSystems.shared.system(of: window.windowScene).focused as? UIResponder
    else {
      return
    }
    if item.canBecomeFirstResponder {
      item.becomeFirstResponder()
    } else if let first = window.firstResponder, first is any UIKeyInput,
      (first as? any UIFocusEnvironment)?.contains(item as? any UIFocusItem ?? window) != true
    {
      first.resignFirstResponder()
    }
  }
}
