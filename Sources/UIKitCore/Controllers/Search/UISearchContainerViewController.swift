// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: SC-15.
/// Gives a search controller a place of its own: its bar on top, and what is found below.
///
/// [Apple: UISearchContainerViewController](https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller)
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  /// Makes a container of a search controller.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Makes a container of a search controller without one for results; no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    search = UISearchController(searchResultsController: nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Makes a container of a search controller without one for results; nothing is read.
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// What a person searches with.
  open var searchController: UISearchController { search }

  /// Takes the search bar in; an override calls super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(search.searchBar)
  }

  /// Places the search bar below what covers the top; an override calls super.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = search.searchBar
    guard bar.superview === view else { return }
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.intrinsicContentSize.height)
    search.session.layOutContent()
  }

  /// Begins the search; an override calls super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    search.isActive = true
  }
}
