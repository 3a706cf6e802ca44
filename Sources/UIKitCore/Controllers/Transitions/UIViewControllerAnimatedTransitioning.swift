// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Moves views while one controller takes the place of another.
///
/// [Apple: UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the change takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  // Rules: VC-80.
  /// Puts the new view into the context's container and animates; in the end, or later, it calls the
  /// context's `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that the change is over; false when it was taken back. Does nothing unless it is
  /// implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a change of controllers by something else than the time, as by a finger.
///
/// [Apple: UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  // Rules: VC-82.
  /// Begins the change; whoever drives it tells the context how far it is, and when it is complete.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes by itself: 1, the default, as fast as the whole would have.
  var completionSpeed: CGFloat { get }
  /// How fast the rest is at its ends; slow at both by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the change waits for the finger from the beginning; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the whole would have gone.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
