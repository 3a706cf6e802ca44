// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The drawer's transition: it slides in from the right, and a finger may drive it both ways.
@MainActor
final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The part of the way, and the points per second, from which on a finger that lets go means it.
  private static let least: CGFloat = 0.4
  private static let flick: CGFloat = 400

  private let note: (String) -> Void
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(note: @escaping (String) -> Void) { self.note = note }

  /// Begins the change with the finger and lets it follow.
  ///
  /// - Parameter sign: the direction along x that means progress.
  func follow(
    _ recognizer: UIPanGestureRecognizer, sign: CGFloat, in view: UIView, begin: () -> Void
  ) {
    let way = max(0, sign * recognizer.translation(in: view).x) / DrawerPresentation.width(in: view)
    switch recognizer.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      begin()
      interactor?.update(way)
    case .changed: interactor?.update(way)
    case .ended, .cancelled:
      let speed = sign * recognizer.velocity(in: view).x
      let isMeant =
        recognizer.state == .ended && speed > -Self.flick
        && (way > Self.least || speed > Self.flick)
      if isMeant { interactor?.finish() } else { interactor?.cancel() }
      interactor = nil
    case .possible, .failed: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DrawerAnimator(isOpening: true, note: note)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DrawerAnimator(isOpening: false, note: note)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Slides the drawer in or out.
private final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool
  private let note: (String) -> Void

  init(isOpening: Bool, note: @escaping (String) -> Void) {
    self.isOpening = isOpening
    self.note = note
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key = isOpening ? UITransitionContextViewKey.to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
    let outside = context.containerView.bounds.width
    if isOpening {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(view)
    }
    let inside = view.frame.origin.x
    if isOpening { view.frame.origin.x = outside }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isOpening] in
      view.frame.origin.x = isOpening ? inside : outside
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    let what = isOpening ? "opened" : "closed"
    note(transitionCompleted ? "drawer \(what)" : "drawer not \(what)")
  }
}

/// Gives the drawer the right part of the screen and dims the rest, where a tap closes it.
private final class DrawerPresentation: UIPresentationController {
  /// The widest drawer, and what stays of the page beside it, in points.
  private static let greatestWidth: CGFloat = 320
  private static let strip: CGFloat = 80
  private let shade = UIView()

  static func width(in view: UIView) -> CGFloat {
    max(1, min(greatestWidth, view.bounds.width - strip))
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let place = containerView else { return .zero }
    let width = Self.width(in: place)
    return CGRect(
      x: place.bounds.width - width, y: 0, width: width, height: place.bounds.height)
  }

  override func presentationTransitionWillBegin() {
    guard let place = containerView else { return }
    shade.frame = place.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    shade.accessibilityIdentifier = "drawer.shade"
    shade.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", DrawerPresentation.close)))
    place.addSubview(shade)
    guard let coordinator = presentedViewController.transitionCoordinator else { return }
    shade.alpha = 0
    coordinator.animate { [shade] _ in shade.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func containerViewDidLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func close() { presentedViewController.dismiss(animated: true) }
}

/// What is in the drawer: a finger that goes right takes it out again.
final class DrawerContent: UIViewController {
  private let transition: DrawerTransition
  private let label = Theme.label("Drag me back to the right.", lines: 0)

  init(transition: DrawerTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.card
    view.accessibilityIdentifier = "drawer"
    view.addSubview(label)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pull:", DrawerContent.pull)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
  }

  private func pull(_ recognizer: UIPanGestureRecognizer) {
    guard let place = view.superview else { return }
    transition.follow(recognizer, sign: 1, in: place) { dismiss(animated: true) }
  }
}
