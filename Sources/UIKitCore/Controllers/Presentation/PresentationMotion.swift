// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: VC-42, VC-85.
/// How presented views come and go where no program shows it: they rise and sink, or fade.
extension Presentation {
  /// Prepares an animated change.
  ///
  /// - Parameter animator: the program's, which its delegate supplies.
  func makeTransition(
    from: UIViewController, to: UIViewController,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )?
  ) -> ControllerTransition {
    let custom = animator.map {
      ControllerTransition.Custom(animator: $0, interactor: interactor($0))
    }
    let transition = ControllerTransition(
      in: place, style: controller.presentationStyle, from: .init(controller: from),
      to: .init(controller: to), custom: custom, of: [from, to])
    self.transition = transition
    return transition
  }

  /// One side of the change: the presented view, or the presenting one if it leaves the window.
  func side(
    _ one: UIViewController, isSeenAtStart: Bool, isSeenAtEnd: Bool
  ) -> ControllerTransition.Side {
    let isPresented = one === presented
    let frame =
      isPresented ? controller.frameOfPresentedViewInContainerView : place.bounds
    return ControllerTransition.Side(
      controller: one,
      view: isPresented ? controller.presentedView : coversAll ? one.viewIfLoaded : nil,
      start: isSeenAtStart ? frame : .zero, end: isSeenAtEnd ? frame : .zero)
  }

  private var fades: Bool {
    presented.modalTransitionStyle == .crossDissolve || controller.fades
  }

  private var flips: Bool { presented.modalTransitionStyle == .flipHorizontal && !fades }

  // Rules: VC-142.
  /// A view that is seen from its side.
  private static var edgeOn: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eyeDistance
    return CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
  }

  /// How far the eye is from the screen, in points.
  private static let eyeDistance: CGFloat = 1000

  /// Puts the presented view where it comes from and gives the closure that brings it.
  func prepareToCome() -> () -> Void {
    place.layoutIfNeeded()
    guard let view = controller.presentedView else { return {} }
    let (end, alpha, shade) = (view.frame, view.alpha, controller.shade)
    let dimming = shade?.alpha ?? 0
    shade?.alpha = 0
    if fades {
      view.alpha = 0
    } else if flips {
      view.transform3D = Self.edgeOn
    } else {
      view.frame.origin.y = place.bounds.maxY
    }
    return { [fades, flips] in
      if fades {
        view.alpha = alpha
      } else if flips {
        view.transform3D = CATransform3DIdentity
      } else {
        view.frame = end
      }
      shade?.alpha = dimming
    }
  }

  /// Gives the closure that takes the presented view away.
  func prepareToGo() -> () -> Void {
    guard let view = controller.presentedView else { return {} }
    return { [fades, flips, place, shade = controller.shade] in
      if fades {
        view.alpha = 0
      } else if flips {
        view.transform3D = Self.edgeOn
      } else {
        view.frame.origin.y = place.bounds.maxY
      }
      shade?.alpha = 0
    }
  }

  /// Leaves the view of a controller that faded away as it was.
  func restoreAlpha(_ alpha: CGFloat?) {
    if fades, let alpha { controller.presentedView?.alpha = alpha }
    if flips { controller.presentedView?.transform3D = CATransform3DIdentity }
  }
}
