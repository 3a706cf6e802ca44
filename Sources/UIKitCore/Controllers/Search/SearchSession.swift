// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// What a search controller does while a person searches.
@MainActor
final class SearchSession {
  private unowned let owner: UISearchController
  private(set) var isActive = false
  /// Whether the program wants results where it says so itself.
  var wantsResults = false
  private weak var barOwner: UINavigationController?
  private weak var scrollView: UIScrollView?

  init(of owner: UISearchController) { self.owner = owner }

  private var bar: UISearchBar { owner.searchBar }

  /// What the bar is shown by below the title of a navigation bar; nil where it is elsewhere.
  weak var palette: BarPalette?

  // MARK: - Coming and going

  // Rules: SC-1, SC-3.
  func activate() {
    guard !isActive, owner.presentingViewController == nil else { return }
    owner.delegate?.presentSearchController(owner)
    guard owner.presentingViewController == nil, let source else { return }
    source.present(owner, animated: UIView.areAnimationsEnabled)
  }

  // Rules: SC-4.
  func end() {
    guard isActive, let presenter = owner.presentingViewController else { return }
    presenter.dismiss(animated: UIView.areAnimationsEnabled)
  }

  /// The controller that the bar is a part of.
  private var source: UIViewController? {
    let nearest =
      ResponderChain.first(from: bar, where: { $0 is UIViewController }) as? UIViewController
    guard let navigation = nearest as? UINavigationController else { return nearest }
    return navigation.topViewController ?? navigation
  }

  // Rules: SC-8.
  /// Who presents: the nearest controller that defines a context, else the outermost.
  func context(of controller: UIViewController) -> UIViewController {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.definesPresentationContext { return candidate }
      current = candidate.parent
    }
    return Containment.outermost(controller)
  }

  // Rules: SC-2, SC-3, SC-9.
  func willBegin() {
    isActive = true
    owner.delegate?.willPresentSearchController(owner)
    if owner.automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    showScopes()
    takeBar()
    update()
  }

  func didBegin() {
    placeSuggestions()
    owner.delegate?.didPresentSearchController(owner)
  }

  // Rules: SC-4.
  func willEnd() {
    guard isActive else { return }
    owner.delegate?.willDismissSearchController(owner)
    isActive = false
    bar.resignFirstResponder()
    bar.content.field.text = ""
    bar.content.field.tokens = []
    if owner.automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    showScopes()
    giveBarBack()
    update()
  }

  func didEnd() {
    let wasActive = isActive
    isActive = false
    if wasActive { giveBarBack() }
    owner.delegate?.didDismissSearchController(owner)
  }

  // MARK: - What is shown

  // Rules: SC-9.
  /// Has the title of the navigation bar give way.
  private func takeBar() {
    followContent()
    palette?.isHeld = true
    guard owner.hidesNavigationBarDuringPresentation else { return layOutBar() }
    if let palette {
      palette.replacesRow = true
    } else if let navigation = source?.navigationController, !navigation.isNavigationBarHidden,
      !bar.isDescendant(of: navigation.navigationBar)
    {
      navigation.setNavigationBarHidden(true, animated: true)
      barOwner = navigation
    }
    layOutBar()
  }

  private func giveBarBack() {
    follow(nil, inPlaceOf: scrollView)
    scrollView = nil
    palette?.replacesRow = false
    palette?.isHeld = false
    barOwner?.setNavigationBarHidden(false, animated: true)
    barOwner = nil
    layOutBar()
  }

  private func layOutBar() {
    palette?.changed?()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  // Rules: SC-8.
  /// Has results and veil lie below the bar, wherever that is now.
  func layOutContent() {
    placeSuggestions()
    guard owner.presenter != nil else { return }
    (owner.presentationController as? SearchPresentation)?.goHome()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  // Rules: SC-13.
  /// Has suggestions follow the field, in front of results and veil.
  func placeSuggestions() {
    let place = owner.presenter == nil ? nil : owner.presentationController?.containerView
    bar.content.field.suggestionList?.place(above: place)
  }

  // Rules: SC-14.
  func placementWillChange(toInline isInline: Bool) {
    owner.delegate?.searchController(owner, willChangeTo: isInline ? .inline : .stacked)
  }

  // Rules: SC-13, SC-14.
  func placementDidChange(fromInline wasInline: Bool) {
    if owner.ignoresSearchSuggestionsForSearchBarPlacementStacked { suggest() }
    owner.delegate?.searchController(owner, didChangeFrom: wasInline ? .inline : .stacked)
  }

  // Rules: SC-13.
  /// Has the field offer what the controller was given.
  func suggest() {
    let isIgnored =
      owner.ignoresSearchSuggestionsForSearchBarPlacementStacked
      && owner.searchBarPlacement == .stacked
    let offered = isIgnored ? nil : owner.searchSuggestions
    let field = bar.content.field
    if offered != nil || field.suggestionList != nil {
      field.needSuggestionList.ofController = offered
    }
  }

  /// Results stay below a bar that is scrolled.
  private func followContent() {
    var view = bar.superview
    while let candidate = view, !(candidate is UIScrollView) { view = candidate.superview }
    let next = view as? UIScrollView
    follow(next, inPlaceOf: scrollView)
    scrollView = next
  }

  private var hasQuery: Bool { bar.content.field.hasText || !bar.content.field.tokens.isEmpty }

  // Rules: SC-6.
  var showsResults: Bool {
    guard owner.searchResultsController != nil else { return false }
    return owner.automaticallyShowsSearchResultsController ? isActive && hasQuery : wantsResults
  }

  // Rules: SC-6, SC-7.
  func showResults() {
    guard let content = owner.viewIfLoaded as? SearchContentView else { return }
    content.show(
      results: showsResults, veil: owner.obscuresBackgroundDuringPresentation && !showsResults)
  }

  // Rules: SC-2.
  private func showScopes() {
    let shows: Bool
    switch owner.scopeBarActivation {
    case .manual: return
    case .automatic, .onSearchActivation: shows = isActive
    case .onTextEntry: shows = isActive && hasQuery
    }
    guard bar.scopeButtonTitles != nil, shows != bar.showsScopeBar else { return }
    bar.setShowsScope(shows, animated: true)
    palette?.changed?()
  }

  // Rules: SC-5.
  private func update() {
    showResults()
    owner.searchResultsUpdater?.updateSearchResults(for: owner)
  }
}

// Rules: SC-1, SC-2, SC-4, SC-5, SC-13.
extension SearchSession: SearchBarObserver {
  func searchBarDidBegin() { if isActive { update() } else { activate() } }

  func searchBarTextDidChange() {
    if isActive { showScopes() }
    update()
  }

  func searchBarScopeDidChange() { update() }

  func searchBarDidSearch() { bar.resignFirstResponder() }

  func searchBarDidCancel() { end() }

  func searchBarDidSelect(_ suggestion: any UISearchSuggestion) {
    owner.searchResultsUpdater?.updateSearchResults(for: owner, selecting: suggestion)
  }
}

extension SearchSession: ScrollFollower {
  func scrollViewDidLayOut() { layOutContent() }
}
