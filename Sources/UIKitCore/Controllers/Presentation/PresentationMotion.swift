// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

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

  /// Puts the presented view where it comes from and gives the closure that brings it.
  func prepareToCome() -> () -> Void {
    place.layoutIfNeeded()
    guard let view = controller.presentedView else { return {} }
    let (end, alpha, shade) = (view.frame, view.alpha, controller.shade)
    let dimming = shade?.alpha ?? 0
    shade?.alpha = 0
    if fades { view.alpha = 0 } else { view.frame.origin.y = place.bounds.maxY }
    return { [fades] in
      if fades { view.alpha = alpha } else { view.frame = end }
      shade?.alpha = dimming
    }
  }

  /// Gives the closure that takes the presented view away.
  func prepareToGo() -> () -> Void {
    guard let view = controller.presentedView else { return {} }
    return { [fades, place, shade = controller.shade] in
      if fades { view.alpha = 0 } else { view.frame.origin.y = place.bounds.maxY }
      shade?.alpha = 0
    }
  }

  /// Leaves the view of a controller that faded away as it was.
  func restoreAlpha(_ alpha: CGFloat?) {
    if fades, let alpha { controller.presentedView?.alpha = alpha }
  }
}
