// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Manages a view and the views below it, and stands behind it in the responder chain.
///
/// [Apple: UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@preconcurrency @MainActor
open class UIViewController: UIResponder, LayoutObserver {
  final var loadedView: UIView?
  final weak var container: UIViewController?
  final var contained: [UIViewController] = []
  final weak var rootWindow: UIWindow?

  /// Makes a controller; interface files do not exist here, so the names are kept and not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  isolated deinit { loadedView?.setController(nil) }

  /// The view, loaded at the first use.
  open var view: UIView! {
    get { ViewLoading.view(of: self) }
    set { ViewLoading.replace(newValue, of: self) }
  }

  /// The view if it is loaded, else nil.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: an empty one of the screen's size unless overridden, which does not call super.
  open func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Loads the view if it is not.
  open func loadViewIfNeeded() { _ = ViewLoading.view(of: self) }

  /// Tells that the view was loaded.
  open func viewDidLoad() {}

  /// Tells that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view was laid out.
  open func viewDidLayoutSubviews() {}

  /// The presenting controller if it is presented, else what holds its view.
  ///
  /// Does not load the view.
  ///
  /// - Rules: RC-5 to RC-13.
  open override var next: UIResponder? { loadedView?.superview }

  /// The controller that contains this one.
  open weak var parent: UIViewController? { container }

  /// The controllers that this one contains.
  open var children: [UIViewController] { contained }

  final func viewDidLayout() { viewDidLayoutSubviews() }
}
