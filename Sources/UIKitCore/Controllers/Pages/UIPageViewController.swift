// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Shows pages, each a controller, between which a person turns by dragging.
///
/// The program sets the first page; the data source supplies the pages beside the one that is shown,
/// when they are needed.
///
/// [Apple: UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(pageViewControllerMembers)
  }

  final let options: PageOptions
  final lazy var book = PageBook(of: self)

  // Rules: PV-1, PV-2.
  /// Makes a controller without pages.
  ///
  /// - Parameters:
  ///   - style: how pages give way to each other.
  ///   - navigationOrientation: the way that leads from page to page.
  ///   - options: where the spine is, or how far pages are apart; nil for neither.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.options = PageOptions(style, navigationOrientation, options)
    super.init(nibName: nil, bundle: nil)
  }

  // Rules: PV-1.
  /// Makes a controller without pages, whose pages are turned over sideways.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    options = PageOptions()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // Rules: PV-1.
  /// Makes a controller without pages, whose pages are turned over sideways; nothing is read.
  public required init?(coder: NSCoder) {
    options = PageOptions()
    super.init(coder: coder)
  }

  // Rules: PV-23.
  /// Told when a person turns pages; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  // Rules: PV-10, PV-12.
  /// Supplies the pages beside those that are shown; not retained.
  ///
  /// Without one no finger turns a page. Setting it forgets the pages that it supplied before.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { book.dataSourceDidChange() }
  }

  /// How pages give way to each other.
  open var transitionStyle: UIPageViewController.TransitionStyle { options.style }

  /// The way that leads from page to page.
  open var navigationOrientation: UIPageViewController.NavigationOrientation {
    options.orientation
  }

  // Rules: PV-2, PV-64.
  /// Where the spine is; `.none` for pages that scroll.
  open var spineLocation: UIPageViewController.SpineLocation { book.spine }

  // Rules: PV-63.
  /// Whether there is something on the back of a page; false by default, true with the spine in the
  /// middle.
  open var isDoubleSided: Bool {
    get { book.isDoubleSided }
    set { book.setDoubleSided(newValue) }
  }

  // Rules: PV-3, PV-60.
  /// The recognizers that turn pages over, a pan and a tap; none for pages that scroll.
  ///
  /// They may be given to another view.
  open var gestureRecognizers: [UIGestureRecognizer] { book.recognizers }

  // Rules: PV-4.
  /// The pages that are shown, or that a program has shown with animation; empty at first.
  open var viewControllers: [UIViewController]? { book.current }

  // Rules: PV-4, PV-5, PV-6, PV-30 to PV-35.
  /// Shows other pages.
  ///
  /// What the data source supplied before is forgotten. The delegate is not told.
  ///
  /// - Parameters:
  ///   - viewControllers: one page, or two where the spine is in the middle; where pages have two
  ///     sides, one may be followed by the back of the leaf that is turned.
  ///   - direction: from which side they come with animation.
  ///   - animated: whether a person sees it happen, or it is done at once.
  ///   - completion: called at the end; gets false when another change came before that.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { book.set(viewControllers ?? [], direction, animated: animated, completion) }

  // MARK: - As a controller

  // Rules: PV-8.
  /// Makes a view with what the style needs: a scroll view, or the leaves of a book.
  open override func loadView() { book.loadView() }

  // Rules: PV-36.
  /// Ends a turn that is under way; an override calls super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    book.settle()
  }

  // Rules: PV-64.
  /// Asks the delegate for the spine where another edge is up; an override calls super.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    book.sizeWillChange()
    super.viewWillTransition(to: size, with: coordinator)
  }

  // Rules: PV-40.
  /// A page has all of the view but what is below the dots.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    book.pageSize(of: container, in: parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  // Rules: PV-7.
  /// What the delegate says, else as of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // Rules: PV-7.
  /// What the delegate says, else as of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UIPageViewController {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var pageViewControllerMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("viewControllers", get: { (me: UIPageViewController) in me.viewControllers }),
      .property(
        "gestureRecognizers", get: { (me: UIPageViewController) in me.gestureRecognizers }))
  }
}
