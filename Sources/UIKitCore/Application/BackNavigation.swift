// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-150, VC-151, VC-154.
/// Where the button of a device leads that goes back: Back of a browser, Menu of a remote.
@MainActor
enum BackNavigation {
  /// Whether there is somewhere to go back to in the frontmost window.
  static var isPossible: Bool {
    WindowList.shared.visible.last.flatMap(place) != nil
  }

  /// Goes back by one; false where there is nowhere to go.
  static func goBack(in window: UIWindow) -> Bool {
    guard let place = place(in: window) else { return false }
    switch place {
    case .stack(let controller): controller.navigationBar.goBack()
    case .search(let controller): controller.cancelByPerson()
    case .presented(let controller): PersonDismissal.attempt(controller)
    }
    return true
  }

  private enum Place {
    /// A stack with more than its first controller.
    case stack(UINavigationController)
    /// A search, also one on its way out.
    case search(UISearchController)
    /// What a person may dismiss.
    case presented(UIPresentationController)
  }

  /// The innermost stack around what is seen that can be popped, else what is presented there: a
  /// search first of all.
  private static func place(in window: UIWindow) -> Place? {
    var current = PressRecipient.deepest(in: window) as? UIViewController
    while let controller = current {
      if let stack = controller as? UINavigationController, stack.viewControllers.count > 1,
        stack.topViewController?.navigationItem.hidesBackButton != true
      {
        return .stack(stack)
      }
      if let search = controller as? UISearchController { return .search(search) }
      guard let parent = controller.parent else { break }
      current = parent
    }
    guard let presented = current, presented.presentingViewController != nil,
      !presented.isModalInPresentation, let presentation = presented.presentationController,
      presentation is UISheetPresentationController
        || presentation is UIPopoverPresentationController
    else { return nil }
    return .presented(presentation)
  }
}
