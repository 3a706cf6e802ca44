// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Chooses the presentation controller of a presentation: the program's, an alert's, or by the style.
extension UIViewController {
  /// The presentation controller that this controller offers before it is presented, of its style.
  var chosenPresentation: UIPresentationController {
    if let made = ownPresentationController, fitsStyle(made) { return made }
    if let alert = self as? UIAlertController {
      let made = AlertPresentation(presentedViewController: alert, presenting: nil)
      ownPresentationController = made
      return made
    }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    default:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    ownPresentationController = made
    return made
  }

  /// The sheet that this controller is or will be, or nil.
  var chosenSheet: UISheetPresentationController? {
    self is UIAlertController ? nil : chosenPresentation as? UISheetPresentationController
  }

  // Rules: VC-97.
  /// The popover that this controller is or will be, or nil; of an action sheet where there is room
  /// for popovers.
  var chosenPopover: UIPopoverPresentationController? {
    if let alert = self as? UIAlertController {
      guard alert.preferredStyle == .actionSheet,
        UIScreen.main.traitCollection.horizontalSizeClass == .regular
      else { return nil }
      if let made = ownPresentationController as? UIPopoverPresentationController {
        return made
      }
      guard presenter == nil else { return nil }
      let made = UIPopoverPresentationController(presentedViewController: alert, presenting: nil)
      ownPresentationController = made
      return made
    }
    return chosenPresentation as? UIPopoverPresentationController
  }

  /// Whether a presentation controller made earlier is of the style that this controller has now.
  private func fitsStyle(_ made: UIPresentationController) -> Bool {
    if presenter != nil { return true }
    if self is UIAlertController {
      return (made as? UIPopoverPresentationController)?.hasSource ?? true
    }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: made is UISheetPresentationController
    case .popover: made is UIPopoverPresentationController
    default: type(of: made) == UIPresentationController.self
    }
  }

  // Rules: VC-83, VC-86.
  /// What places this controller when `presenter` presents it: the program's, that of the style, or
  /// in a narrow window that of the style it adapts to.
  func choosePresentation(
    from presenter: UIViewController, source: UIViewController, in traits: UITraitCollection
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      ownPresentationController = own
      return own
    }
    let controller = chosenPresentation
    guard let popover = controller as? UIPopoverPresentationController,
      !(self is UIAlertController)
    else { return controller }
    let style = popover.adaptivePresentationStyle(for: traits)
    if style == .popover { return popover }
    if style.isSheet { return popover.adaptiveSheetPresentationController }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}
