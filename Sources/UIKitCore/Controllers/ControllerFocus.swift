// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What controllers answer to the focus system.
@MainActor
enum ControllerFocus {
  static func preferred(by controller: UIViewController) -> [any UIFocusEnvironment] {
    if let presented = controller.presentedViewController { return [presented] }
    return controller.loadedView.map { [$0] } ?? []
  }

  static func parent(of controller: UIViewController) -> (any UIFocusEnvironment)? {
    ControllerChain.next(of: controller) as? any UIFocusEnvironment
  }
}

extension UIViewController: UIFocusEnvironment {}
