// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Asked and told of the columns of a split view controller; every method may be left out.
///
/// [Apple: UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Tells that other columns are about to be shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The display mode that the display mode button leads to; `.automatic` leaves it to the split
  /// view controller.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Shows a controller in the delegate's way; false leaves it to the split view controller.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Shows a detail in the delegate's way; false leaves it to the split view controller.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  // Rules: VC-136.
  /// Other controller for the primary column when both become one stack; nil keeps it.
  ///
  /// Asked where the style is `.unspecified`, as the next three are.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  // Rules: VC-136.
  /// Other controller for the primary column when one stack becomes two columns; nil keeps it.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  // Rules: VC-136.
  /// Puts the secondary controller with the primary one.
  ///
  /// - Parameters:
  ///   - splitViewController: who asks.
  ///   - secondaryViewController: what is shown on the right.
  ///   - primaryViewController: what will be shown alone.
  /// - Returns: true where the delegate did it, or the secondary one is not needed; false has it
  ///   pushed upon the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  // Rules: VC-136.
  /// The secondary controller when one stack becomes two columns; nil takes what the stack had of it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  // Rules: AW-58.
  /// Which edges of the device may be up while the container is shown.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  // Rules: AW-58.
  /// Which edge is up when the container is presented over everything.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  // Rules: VC-137.
  /// Tells that a finger begins to bring a column in.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  // Rules: VC-137.
  /// Tells that a finger that brought a column in is up.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  // Rules: VC-112.
  /// The column that is on top when all become one stack.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  // Rules: VC-112.
  /// The display mode when one stack becomes columns.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Tells that all columns became one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Tells that one stack became columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Tells that a column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Tells that a column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Leaves it to the split view controller.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns nil.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns nil.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns what any controller supports.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .deviceDefault }
  /// Returns the edge that is up, if it may be, else the first that may.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { Rotation.shared.preferred(of: splitViewController) }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
}
