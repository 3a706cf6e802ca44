// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: VC-92.
/// A person, not the program, dismisses what is presented.
@MainActor
enum PersonDismissal {
  /// Whether a person may dismiss: the controller is not modal and the delegate agrees.
  static func isAllowed(_ controller: UIPresentationController) -> Bool {
    let (told, delegate) = listener(of: controller)
    return !told.presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(told) ?? true
  }

  /// Dismisses, or tells that it was tried.
  ///
  /// - Parameter isAllowed: what was found out before; nil asks now.
  /// - Returns: whether what is presented goes.
  @discardableResult
  static func attempt(_ controller: UIPresentationController, isAllowed: Bool? = nil) -> Bool {
    let (told, delegate) = listener(of: controller)
    let presented = told.presentedViewController
    guard let presenter = presented.presenter, presented.presentationStep == .none else {
      return false
    }
    guard isAllowed ?? Self.isAllowed(controller) else {
      Trace.record(.controller, "\(Trace.name(presented)) may not be dismissed by a person")
      delegate?.presentationControllerDidAttemptToDismiss(told)
      return false
    }
    delegate?.presentationControllerWillDismiss(told)
    Dismissing.dismissPresented(by: presenter, animated: true) {
      guard presented.presenter == nil else { return }
      delegate?.presentationControllerDidDismiss(told)
      presented.personDidDismiss()
    }
    return true
  }

  /// The presentation controller that the delegate knows: the popover that became a sheet.
  private static func listener(
    of controller: UIPresentationController
  ) -> (UIPresentationController, (any UIAdaptivePresentationControllerDelegate)?) {
    let sheet = controller as? UISheetPresentationController
    let told = sheet?.popover ?? controller
    return (told, sheet?.dismissalDelegate ?? told.delegate)
  }
}
