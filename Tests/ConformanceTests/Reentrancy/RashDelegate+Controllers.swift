// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Moves the new view in from the right.
@MainActor
final class RashAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var delegate: RashDelegate?
  init(_ delegate: RashDelegate) { self.delegate = delegate }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      if let new = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: new) }
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .to)?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    delegate?.hear()
  }

  func animationEnded(_ transitionCompleted: Bool) { delegate?.hear() }
}

extension RashDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { hear() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { hear() }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hear()
    return animates ? RashAnimator(self) : nil
  }
}

extension RashDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    hear()
    return true
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { hear() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hear()
    return animates ? RashAnimator(self) : nil
  }
}

/// Three pages, and what asks for them.
@MainActor
final class RashPages: NSObject, UIPageViewControllerDataSource {
  let pages: [RashController]
  private weak var stage: RashStage?

  init(_ stage: RashStage) {
    self.stage = stage
    pages = ["first", "second", "third"].map { RashController($0, stage) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1, "before") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1, "after") }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    stage?.hear("presentationCount")
    return pages.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  private func page(
    beside controller: UIViewController, _ step: Int, _ what: String
  ) -> UIViewController? {
    stage?.hear(what)
    guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(place + step) ? pages[place + step] : nil
  }
}

extension RashDelegate: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { hear() }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { hear() }
}

extension RashDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { hear() }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    hear()
    return proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    hear()
    return mode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hear() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { hear() }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { hear() }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { hear() }
}

extension RashDelegate: UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    hear()
    return .none
  }
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    hear()
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    hear()
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hear()
  }
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { hear() }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { hear() }
}

extension RashDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hear()
    return animates ? RashAnimator(self) : nil
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hear()
    return animates ? RashAnimator(self) : nil
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    hear()
    return RashPresentation(presented, presenting, self)
  }
}

/// A presentation that tells of what it is told.
final class RashPresentation: UIPresentationController {
  private weak var teller: RashDelegate?

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ teller: RashDelegate) {
    self.teller = teller
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    teller?.hear()
    return containerView?.bounds ?? .zero
  }
  override func presentationTransitionWillBegin() { teller?.hear() }
  override func presentationTransitionDidEnd(_ completed: Bool) { teller?.hear() }
  override func dismissalTransitionWillBegin() { teller?.hear() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { teller?.hear() }
  override func containerViewWillLayoutSubviews() { teller?.hear() }
  override func containerViewDidLayoutSubviews() { teller?.hear() }
}

extension RashDelegate: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    hear()
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.hear("actionProvider")
      return UIMenu(children: [UIAction(title: "One") { _ in self?.hear("chose") }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak self] in self?.hear("displayed") }
    hear()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak self] in self?.hear("ended") }
    hear()
  }
}

extension RashDelegate: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    hear()
    return UIMenu(children: [UIAction(title: "One") { [weak self] _ in self?.hear("chose") }])
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    hear()
    return CGRect(x: 20, y: 20, width: 20, height: 20)
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { hear() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { hear() }
}

extension RashDelegate: UIApplicationDelegate {
  var window: UIWindow? {
    get { nil }
    set {}
  }
  func applicationDidBecomeActive(_ application: UIApplication) { hear() }
  func applicationWillResignActive(_ application: UIApplication) { hear() }
  func applicationDidEnterBackground(_ application: UIApplication) { hear() }
  func applicationWillEnterForeground(_ application: UIApplication) { hear() }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    hear()
    restorationHandler([stage?.subject].compactMap { $0 })
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    hear()
    completionHandler(true)
  }
}
