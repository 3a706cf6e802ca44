// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What views answer to the focus system.
@MainActor
enum ViewFocus {
  /// The controller whose root view it is, if that takes part in focus, else the superview.
  static func parent(of view: UIView) -> (any UIFocusEnvironment)? {
    view.controller as? any UIFocusEnvironment ?? view.superview
  }

  static func isFocused(_ view: UIView) -> Bool {
    FocusSystems.shared.system(for: view)?.focused === view
  }

  // Rules: FO-15.
  static func effect(of view: UIView) -> UIFocusEffect? {
    view.extras?.focusEffect ?? UIFocusEffect()
  }

  // Rules: FO-15.
  static func setEffect(_ effect: UIFocusEffect?, of view: UIView) {
    view.needExtras.focusEffect = .some(effect)
    guard let system = FocusSystems.shared.system(for: view), system.focused === view else {
      return
    }
    system.halo.mark(view)
  }

  // Rules: FO-8.
  /// Passes a request on if it has an effect.
  static func requestUpdate(in environment: any UIFocusEnvironment) {
    guard let system = FocusSystems.shared.system(for: environment) else { return }
    guard system.focused.map(environment.contains) ?? true else { return }
    system.requests.addFirst(environment)
  }

  static func items(of view: UIView, in rect: CGRect) -> [any UIFocusItem] {
    view.subviews.filter { $0.frame.intersects(rect) }
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {}
