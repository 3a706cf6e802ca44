// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

/// What an animation of a change of controllers has to know, and whom it tells that it is done.
///
/// [Apple: UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens; the new view is put into it.
  var containerView: UIView { get }
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives the change now.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` within a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how much of an interactive change is done, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger let go and the change will be made.
  func finishInteractiveTransition()
  /// Tells that the finger let go and the change is taken back.
  func cancelInteractiveTransition()
  /// Tells that a finger holds a change that went by itself.
  func pauseInteractiveTransition()
  /// Tells that everything has arrived; false where the change was taken back.
  ///
  /// A second call has no effect.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for one that does not leave or enter the container.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the screen turns; the identity when it does not.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the start, in the container; zero for one that is not there.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where a controller's view belongs at the end, in the container; zero for one that goes.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
