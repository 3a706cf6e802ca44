// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A search bar, and what is shown below it while a person searches.
///
/// The bar is put into a navigation item (`searchController`), above a table, or anywhere else. When
/// it is edited, the controller is presented over what the bar is a part of: results, if there is a
/// controller for them, or a veil, or nothing that could be seen.
///
/// [Apple: UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller)
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property(
        "active", get: { (me: UISearchController) in me.isActive }, set: { $0.isActive = $1 }),
      .property("searchBar", get: { (me: UISearchController) in me.searchBar }))
  }

  final lazy var session = SearchSession(of: self)
  private final let bar = UISearchBar(frame: .zero)
  private final var results: UIViewController?
  /// What fades results and veil at the moment, and the coming or going that it is for.
  private final var animator: UIViewPropertyAnimator?
  private final weak var fading: (any UIViewControllerContextTransitioning)?

  /// Makes a controller.
  ///
  /// - Parameter searchResultsController: shown below the bar while there is text; nil where the
  ///   results are shown by what the bar is a part of.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a controller without one for results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a controller without one for results; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
    bar.placeholder = "Search"
    bar.autoresizingMask = .flexibleWidth
    bar.sizeToFit()
    bar.content.observer = session
  }

  // MARK: - Searching

  /// Finds what is searched for; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Told when the search begins and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  // Rules: SC-1, SC-3, SC-4.
  /// Whether a person searches now; setting it presents or dismisses the controller.
  open var isActive: Bool {
    get { session.isActive }
    set { if newValue { session.activate() } else { session.end() } }
  }

  /// What a person types into.
  open var searchBar: UISearchBar { bar }

  /// What shows results below the bar; nil where that is done by what the bar is a part of.
  open var searchResultsController: UIViewController? { results }

  // Rules: SC-6.
  /// Whether the results are shown while there is text or a token, without being told; true by default.
  open var automaticallyShowsSearchResultsController = true {
    didSet { session.showResults() }
  }

  // Rules: SC-6.
  /// Whether the results are shown; setting it ends that they are shown and hidden by themselves.
  open var showsSearchResultsController: Bool {
    get { session.showsResults }
    set {
      session.wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // Rules: SC-7.
  /// Whether a veil lies over what the bar is a part of while no results are shown; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { session.showResults() } }

  /// The former name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  // Rules: SC-9.
  /// Whether title and buttons of the navigation bar give way meanwhile; true by default.
  open var hidesNavigationBarDuringPresentation = true

  // Rules: SC-2.
  /// Whether the cancel button comes and goes with the search; true by default.
  open var automaticallyShowsCancelButton = true

  // Rules: SC-2.
  /// When the scopes of the bar are shown; `automatic` by default.
  open var scopeBarActivation: ScopeBarActivation = .automatic

  // Rules: SC-2.
  /// Whether the scopes of the bar come and go with the search; true by default.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// When the scopes of a search bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As `onSearchActivation`.
    case automatic = 0
    /// As the program says.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    /// While a person searches.
    case onSearchActivation = 3
  }

  // Rules: SC-10, SC-14.
  /// Where the bar is in a navigation bar: below the title or beside it.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    session.palette?.isInline == true ? .inline : .stacked
  }

  // Rules: SC-13.
  /// What is offered below the field while a person edits it, unless the field was given something
  /// itself; nil, the default, for nothing.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { session.suggest() } }

  // Rules: SC-13.
  /// Whether nothing is offered while the bar is below the title; false by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet {
      if oldValue != ignoresSearchSuggestionsForSearchBarPlacementStacked { session.suggest() }
    }
  }

  // Rules: SC-12.
  /// Escape, while a person searches, also where the bar is not edited any more.
  open override var keyCommands: [UIKeyCommand]? {
    guard isActive else { return super.keyCommands }
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("endSearch", UISearchController.cancelByPerson))
    return [escape] + (super.keyCommands ?? [])
  }

  /// Ends the search as its cancel button does, if there is one.
  final func cancelByPerson() {
    guard isActive else { return }
    if bar.showsCancelButton { bar.content.cancelSearch() } else { isActive = false }
  }

  // MARK: - Presentation

  /// Makes a view that lets touches through to what is behind, but for results and veil.
  open override func loadView() { view = SearchContentView(of: self) }

  /// Takes the controller for results in; an override calls super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results, let content = view as? SearchContentView else { return }
    addChild(results)
    content.take(results.view)
    results.didMove(toParent: self)
  }

  override func presenter(over controller: UIViewController) -> UIViewController {
    session.context(of: controller)
  }

  // Rules: SC-8.
  /// What places the controller over what the bar is a part of.
  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard presented === self else { return nil }
    return SearchPresentation(presentedViewController: self, presenting: presenting)
  }

  /// The controller itself.
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// The controller itself.
  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Nil: nothing but time drives the presentation.
  open func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nil: nothing but time drives the dismissal.
  open func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  // Rules: SC-8.
  /// A quarter of a second.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { SearchBarLayout.duration }

  // Rules: SC-8.
  /// Fades results and veil in or out, by the animator that can be interrupted.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  // Rules: SC-8.
  /// What fades results and veil in or out: one animator for each coming and going, which can be
  /// paused and turned round meanwhile.
  ///
  /// Where it ends at the start, the change is taken back.
  open func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator, fading === transitionContext { return animator }
    // A coming that was not over when the going began, or the other way round.
    animator?.stopAnimation(true)
    let isComing = transitionContext.view(forKey: .to) === view
    if isComing {
      view.frame = transitionContext.finalFrame(for: self)
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      view.alpha = 0
    }
    let made = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    made.addAnimations { [view] in view?.alpha = isComing ? 1 : 0 }
    made.addCompletion { [weak self] end in
      self?.animator = nil
      transitionContext.completeTransition(
        end != .start && !transitionContext.transitionWasCancelled)
      self?.view.alpha = 1
    }
    animator = made
    fading = transitionContext
    return made
  }

  /// Does nothing; an override may.
  open func animationEnded(_ transitionCompleted: Bool) {}
}
