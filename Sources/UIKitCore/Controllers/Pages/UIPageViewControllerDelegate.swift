// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told when a person turns pages, and asked about turns of the device; every method may be left out.
///
/// [Apple: UIPageViewControllerDelegate](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  // Rules: PV-23.
  /// Tells that a person begins to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  // Rules: PV-23, PV-24, PV-25.
  /// Tells that it is over, whether the page was turned or not.
  ///
  /// - Parameters:
  ///   - pageViewController: where it happened.
  ///   - finished: false where the program made another change meanwhile.
  ///   - previousViewControllers: what was shown before.
  ///   - completed: whether the page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  // Rules: PV-64.
  /// Where the spine is to be from now on, with another edge of the device up.
  ///
  /// The place to set other pages, and `isDoubleSided`, to go with the answer.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  // Rules: PV-7.
  /// Which edges of the device may be up while the pages are shown.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  // Rules: PV-7.
  /// Which edge is up when the container is presented over everything.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// The spine stays where it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  /// Returns what any controller supports.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .deviceDefault }
  /// Returns the edge that is up, if it may be, else the first that may.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { Rotation.shared.preferred(of: pageViewController) }
}
