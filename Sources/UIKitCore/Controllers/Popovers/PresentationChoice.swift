// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Chooses the presentation controller of a presentation: the program's, an alert's, or by the style.
@MainActor
enum PresentationChoice {
  /// The presentation controller that a controller offers before it is presented, of its style.
  static func controller(of presented: UIViewController) -> UIPresentationController {
    if let made = presented.ownPresentationController, fits(made, presented) { return made }
    if let alert = presented as? UIAlertController {
      let made = AlertPresentation(presentedViewController: alert, presenting: nil)
      presented.ownPresentationController = made
      return made
    }
    let made: UIPresentationController
    switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: presented, presenting: nil)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    default:
      made = UIPresentationController(presentedViewController: presented, presenting: nil)
    }
    presented.ownPresentationController = made
    return made
  }

  /// The sheet that a controller is or will be, or nil.
  static func sheet(of presented: UIViewController) -> UISheetPresentationController? {
    presented is UIAlertController
      ? nil : controller(of: presented) as? UISheetPresentationController
  }

  // Rules: VC-97.
  /// The popover that a controller is or will be, or nil; of an action sheet where there is room for
  /// popovers.
  static func popover(of presented: UIViewController) -> UIPopoverPresentationController? {
    if let alert = presented as? UIAlertController {
      guard alert.preferredStyle == .actionSheet,
        UIScreen.main.traitCollection.horizontalSizeClass == .regular
      else { return nil }
      if let made = presented.ownPresentationController as? UIPopoverPresentationController {
        return made
      }
      guard presented.presenter == nil else { return nil }
      let made = UIPopoverPresentationController(presentedViewController: alert, presenting: nil)
      presented.ownPresentationController = made
      return made
    }
    return controller(of: presented) as? UIPopoverPresentationController
  }

  /// Whether a presentation controller made earlier is of the style that the controller has now.
  private static func fits(
    _ made: UIPresentationController, _ presented: UIViewController
  ) -> Bool {
    if presented.presenter != nil { return true }
    if presented is UIAlertController {
      return (made as? UIPopoverPresentationController)?.hasSource ?? true
    }
    return switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: made is UISheetPresentationController
    case .popover: made is UIPopoverPresentationController
    default: type(of: made) == UIPresentationController.self
    }
  }

  // Rules: VC-83, VC-86.
  /// What places a controller that `presenter` presents: the program's, that of the style, or in a
  /// narrow window that of the style it adapts to.
  static func controller(
    presenting presented: UIViewController, from presenter: UIViewController,
    source: UIViewController, in traits: UITraitCollection
  ) -> UIPresentationController {
    if presented.modalPresentationStyle == .custom,
      let own = presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    {
      presented.ownPresentationController = own
      return own
    }
    let controller = controller(of: presented)
    guard let popover = controller as? UIPopoverPresentationController,
      !(presented is UIAlertController)
    else { return controller }
    let style = popover.adaptivePresentationStyle(for: traits)
    if style == .popover { return popover }
    if style.isSheet { return popover.adaptiveSheetPresentationController }
    return UIPresentationController(presentedViewController: presented, presenting: presenter)
  }
}
