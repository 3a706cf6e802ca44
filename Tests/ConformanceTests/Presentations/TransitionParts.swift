// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// Lets the new view come in from the right, and writes what it is asked.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallbackLog
  let isBack: Bool

  init(_ log: CallbackLog, isBack: Bool = false) {
    self.log = log
    self.isBack = isBack
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let place = context.containerView
    guard let new = context.viewController(forKey: .to),
      let old = context.viewController(forKey: .from)
    else { return }
    log.note("animate \(old.title ?? "") → \(new.title ?? "")")
    if let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: new)
      if isBack {
        place.insertSubview(view, at: 0)
      } else {
        view.frame.origin.x = place.bounds.width
        place.addSubview(view)
      }
    }
    let moved = context.view(forKey: isBack ? .from : .to)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      [isBack] in
      moved?.frame.origin.x = isBack ? place.bounds.width : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("ended \(transitionCompleted)")
  }
}

/// Supplies animators, a presentation controller, and what drives them.
@MainActor
final class TransitionSource: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let log: CallbackLog
  var interactor: UIPercentDrivenInteractiveTransition?
  var makePresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ log: CallbackLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(log) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(log, isBack: true) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentationController?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(log, isBack: operation == .pop)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A card in the lower half, with a shade behind it.
final class HalfPresentation: UIPresentationController {
  let log: CallbackLog
  let shade = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallbackLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    log.note("will present in window: \(containerView?.window != nil)")
    shade.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(shade)
    shade.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.note("did present: \(completed)")
  }
  override func dismissalTransitionWillBegin() { log.note("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.note("did dismiss: \(completed)")
  }
}
