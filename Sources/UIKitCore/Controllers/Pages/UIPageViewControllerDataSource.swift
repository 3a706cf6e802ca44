// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Supplies the pages beside one that is shown.
///
/// [Apple: UIPageViewControllerDataSource](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource)
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  // Rules: PV-10.
  /// The page before another one; nil where that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  // Rules: PV-10.
  /// The page after another one; nil where that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  // Rules: PV-40.
  /// How many dots show where one is; asked when a program sets the pages.
  ///
  /// May be left out: then there are none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  // Rules: PV-40, PV-41.
  /// Which dot is that of the pages that are set, from 0.
  ///
  /// May be left out: then there are no dots.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `Int.min`, which says that it was left out.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { .min }
}
