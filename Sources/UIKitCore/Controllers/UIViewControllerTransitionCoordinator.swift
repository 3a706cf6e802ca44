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
  /// Whether a finger drove the change when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// How a controller is presented or dismissed; `.none` for other changes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Seconds that the change takes.
  var transitionDuration: TimeInterval { get }
  /// How much of the change is done, 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes when the finger lets go: 1 as fast as the whole would have.
  var completionVelocity: CGFloat { get }
  /// How fast the rest is at its ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for one that does not leave or enter the container.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
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
  // Rules: VC-84.
  /// Runs `animation` when the change is made, in its time and curve, and `completion` when it is
  /// done.
  ///
  /// - Returns: whether they will be run.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// As `animate(alongsideTransition:completion:)`, for views that are in another view than the
  /// change.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  // Rules: VC-84.
  /// Calls `handler` when a finger lets go of the change, or takes hold of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  // Rules: VC-84.
  /// As `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }

  /// Runs `animation` when the change is made.
  ///
  /// - Returns: whether it will be run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// As `animate(alongsideTransition:completion:)`.
  ///
  /// - Parameters:
  ///   - view: the view that the changes are made in.
  ///   - animation: makes the changes.
  ///   - completion: called when they are over.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}
