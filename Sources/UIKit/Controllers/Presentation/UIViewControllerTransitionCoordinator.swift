// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

/// Tells of a change of size or of controllers that is in progress.
///
/// [Apple: UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// Seconds that the change takes.
  var transitionDuration: TimeInterval { get }
  /// How much of the change is done, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// How the screen turns; the identity when it does not.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others do something together with a change that is in progress.
///
/// [Apple: UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` when the change is made, and `completion` when it is done.
  ///
  /// - Returns: whether they will be run.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` when the change is made.
  ///
  /// - Returns: whether it will be run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
