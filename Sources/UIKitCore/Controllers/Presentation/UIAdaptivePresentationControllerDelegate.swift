// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Asked how a presentation adapts to a narrow window, and told of what a person does to dismiss;
/// every method may be left out.
///
/// [Apple: UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate)
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a window of compact width; `.none` keeps the style that was asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  // Rules: VC-86.
  /// The style in a window with given traits; `.none` keeps the style that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  // Rules: VC-92.
  /// Asks whether a person may dismiss what is presented.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  // Rules: VC-92.
  /// Tells that a person dismisses what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  // Rules: VC-92.
  /// Tells that a person dismissed what was presented; not called for dismissals by the program.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  // Rules: VC-92.
  /// Tells that a person tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style for the system: `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// What `adaptivePresentationStyle(for:)` answers.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
