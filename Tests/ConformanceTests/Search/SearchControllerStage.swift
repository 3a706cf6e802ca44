// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Writes down what a search controller and its bar tell.
final class SearchListener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  let log: EventLog
  var presents: ((UISearchController) -> Void)?

  init(_ log: EventLog) { self.log = log }

  func presentSearchController(_ searchController: UISearchController) {
    log.record("present")
    presents?(searchController)
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    log.record("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    log.record("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.record("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    log.record("didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    log.record(
      "update “\(searchController.searchBar.text ?? "")”\(searchController.isActive ? "" : " off")")
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { log.record("select \(searchSuggestion.localizedSuggestion ?? "")") }
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { log.record("will be \(newPlacement), is \(searchController.searchBarPlacement)") }
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { log.record("was \(previousPlacement), is \(searchController.searchBarPlacement)") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.record("didBegin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.record("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.record("text “\(searchText)”")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.record("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.record("cancel") }
}

/// A table in a navigation controller with a search controller, and all that is told as lines.
@MainActor
final class SearchControllerStage {
  let log = EventLog()
  let listener: SearchListener
  let search: UISearchController
  let results: UIViewController?
  let page = UITableViewController(style: .plain)
  let navigation: UINavigationController
  let generator: EventGenerator
  private let rows = SearchRows()

  /// - Parameters:
  ///   - inItem: whether the bar is in the navigation item, or above the rows.
  ///   - withResults: whether there is a controller for results.
  ///   - given: the search controller; nil makes one.
  init(
    inItem: Bool = true, withResults: Bool = false, search given: UISearchController? = nil
  ) throws {
    listener = SearchListener(log)
    results = withResults ? UIViewController() : nil
    search = given ?? UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    page.title = "Page"
    page.tableView.dataSource = rows
    if inItem {
      page.navigationItem.searchController = search
    } else {
      page.tableView.tableHeaderView = search.searchBar
    }
    navigation = UINavigationController(rootViewController: page)
    generator = try EventGenerator(viewController: navigation)
    navigation.view.layoutIfNeeded()
  }

  var bar: UISearchBar { search.searchBar }
  var content: UIView { search.view }

  /// The veil, which is there while it is not hidden.
  var veil: UIView? {
    content.subviews.first { $0.accessibilityIdentifier == "search veil" && !$0.isHidden }
  }

  /// Taps the search field and waits until the search has come.
  func begin() throws {
    try generator.fingerTap(at: bar.searchTextField)
    settle()
  }

  /// Waits until what comes or goes has done so.
  func settle() {
    generator.advance(by: 0.5)
    navigation.view.layoutIfNeeded()
  }
}

private final class SearchRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
