// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Lets a finger drive an animation of controllers: it holds the animations that the animator starts
/// and shows the part of them that it is told.
///
/// [Apple: UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, ExposedClass,
  UIViewControllerInteractiveTransitioning
{
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var transition: ControllerTransition?

  /// Makes one that drives nothing yet.
  public override init() { super.init() }

  /// Seconds that the whole change takes; 0 outside a change.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// How much of the change is done, 0 to 1.
  open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }

  /// How fast the rest goes by itself: 1, the default, as fast as the whole would have.
  ///
  /// One that is not positive counts as 1: the rest would never come to its end.
  open var completionSpeed: CGFloat = 1

  // Rules: VA-5.
  private var restSpeed: CGFloat { completionSpeed > 0 ? completionSpeed : 1 }

  /// How fast the rest is at its ends; slow at both by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the change waits for the finger from the beginning; true by default.
  open var wantsInteractiveStart = true

  // Rules: VC-82.
  /// Starts the animator's animations and holds them at their beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? ControllerTransition
    transition?.startHeld(isInteractive: wantsInteractiveStart)
  }

  /// Holds a change that goes by itself, to be driven from where it is.
  open func pause() { transition?.hold() }

  // Rules: VC-82.
  /// Shows a part of the change, 0 to 1.
  open func update(_ percentComplete: CGFloat) { transition?.show(percentComplete) }

  // Rules: VC-82.
  /// Takes the change back: it goes to its beginning by itself.
  open func cancel() { transition?.letGo(isCancelled: true, restSpeed, completionCurve) }

  // Rules: VC-82.
  /// Makes the change: it goes to its end by itself.
  open func finish() { transition?.letGo(isCancelled: false, restSpeed, completionCurve) }
}
