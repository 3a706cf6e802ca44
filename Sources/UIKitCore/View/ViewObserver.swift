// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Stands behind a root view and is told what happens to it: a controller.
@MainActor
protocol ViewObserver: AnyObject {
  /// Edges of the view that bars cover.
  var coveredEdges: UIEdgeInsets { get }
  /// What is added to the safe area's insets of the view.
  var additionalInsets: UIEdgeInsets { get }
  /// What `ViewTrees.safeAreaChanges` was when the safe areas of the view and all below it were read.
  var safeAreaReading: Int { get set }
  /// The least margins of the view; nil for none.
  var leastMargins: NSDirectionalEdgeInsets? { get }
  /// Whether it makes constraints for the view.
  var updatesConstraints: Bool { get }
  /// The view is asked for its constraints.
  func viewUpdatesConstraints()
  /// The view is about to lay out its subviews.
  func viewWillLayout()
  /// The view laid out its subviews.
  func viewDidLayout()
  /// The view, with all below it, is about to enter or leave a window.
  func viewWillMove(to window: UIView?)
  /// The view, and all below it, entered or left a window.
  func viewDidMove(to window: UIView?)
  /// The margins of the view changed.
  func viewMarginsDidChange()
  /// The safe area of the view changed.
  func viewSafeAreaDidChange()
  /// The style that is asked for the view.
  var wantedStyle: UIUserInterfaceStyle { get }
  /// What the view is shown on changed.
  func traitsDidChange(from previous: UITraitCollection)
}

extension UIView {
  /// The controller whose root view this is.
  var observer: (any ViewObserver)? {
    guard flags.contains(.hasController) else { return nil }
    return controller as? any ViewObserver
  }
}
