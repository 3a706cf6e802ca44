// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A controller's place in the responder chain, and the way from controller to controller.
@MainActor
enum ControllerChain {
  // Rules: RC-5 to RC-13, RC-27.
  /// The presenting controller, else what the view is in, else what it was in before a controller
  /// presented over the full screen took its place.
  static func next(of controller: UIViewController) -> UIResponder? {
    controller.presenter ?? controller.loadedView?.superview
      ?? controller.presentation?.coveredPlace
  }

  // Rules: AC-23.
  static func target(
    for action: Selector, sender: Any?, from controller: UIViewController
  ) -> UIViewController? {
    var current: UIViewController? = controller
    while let candidate = current {
      if implements(action, candidate), candidate.canPerformAction(action, withSender: sender) {
        return candidate
      }
      current = candidate.container ?? candidate.presenter
    }
    return nil
  }

  static func show(_ shown: UIViewController, from controller: UIViewController, sender: Any?) {
    let target = target(for: showAction, sender: sender, from: controller)
    guard let target, target !== controller else {
      return controller.present(shown, animated: true)
    }
    target.show(shown, sender: sender)
  }

  static func showDetail(
    _ shown: UIViewController, from controller: UIViewController, sender: Any?
  ) {
    let target = target(for: showDetailAction, sender: sender, from: controller)
    guard let target, target !== controller else {
      return controller.present(shown, animated: true)
    }
    target.showDetailViewController(shown, sender: sender)
  }

  static let showAction = Selector("showViewController:sender:", UIViewController.show)
  static let showDetailAction = Selector(
    "showDetailViewController:sender:", UIViewController.showDetailViewController)

  /// Whether a controller's class does `action` in another way than every controller does.
  private static func implements(_ action: Selector, _ controller: UIViewController) -> Bool {
    switch action {
    case showAction: controller.overrides(.show)
    case showDetailAction: controller.overrides(.showDetail)
    default: action.method(of: controller) != nil
    }
  }
}
