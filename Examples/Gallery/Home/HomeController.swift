// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// The list of pages, below a large title and a search.
final class HomeController: UITableViewController {
  private static let cell = "page"
  private static let imageSize = CGSize(width: 28, height: 28)
  private var index = PageIndex()
  private let search = UISearchController(searchResultsController: nil)
  private let nothing = Theme.label(
    "No page is about that.", color: Theme.quietText, identifier: "home.nothing")

  /// Called with the page that a person chooses.
  var didChoose: ((Gallery.Page) -> Void)?
  /// Whether the list stands beside the page, whose row stays selected.
  var isSidebar = false {
    didSet {
      guard isSidebar != oldValue else { return }
      clearsSelectionOnViewWillAppear = !isSidebar
      reload()
    }
  }
  /// The title of the page that the list stands beside; nil for none.
  var shownTitle: String? { didSet { showSelection() } }

  init() {
    super.init(style: .insetGrouped)
    title = "Gallery"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = search
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search pages"
    search.searchResultsUpdater = self
    definesPresentationContext = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "home.list"
    tableView.allowsFocus = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    search.searchBar.searchTextField.accessibilityIdentifier = "home.search"
    nothing.textAlignment = .center
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelection()
  }

  /// Where the row of a page is, by the page's identifier; nil where it is not listed.
  func path(of identifier: String) -> IndexPath? {
    index.path { $0.identifier == identifier }
  }

  private func reload() {
    guard isViewLoaded else { return }
    tableView.backgroundView = index.sections.isEmpty ? nothing : nil
    tableView.reloadData()
    showSelection()
  }

  /// Selects the row of the page beside the list.
  private func showSelection() {
    guard isSidebar, isViewLoaded else { return }
    let path = index.path { $0.title == shownTitle }
    tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  // MARK: - The rows

  override func numberOfSections(in tableView: UITableView) -> Int { index.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    index.sections[section].pages.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { index.sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let page = index[indexPath]
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: page.symbol)
    content.imageProperties.tintColor = page.color
    content.imageProperties.reservedLayoutSize = Self.imageSize
    content.text = page.title
    content.secondaryText = page.subtitle
    content.secondaryTextProperties.color = Theme.quietText
    cell.contentConfiguration = content
    cell.accessoryType = isSidebar ? .none : .disclosureIndicator
    cell.isAccessibilityElement = true
    cell.accessibilityIdentifier = page.identifier
    cell.accessibilityLabel = page.title
    cell.accessibilityHint = page.subtitle
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = index[indexPath]
    // In a stack the page covers the search; beside the page that goes on.
    if !isSidebar { UIView.performWithoutAnimation { search.isActive = false } }
    didChoose?(page)
  }
}

extension HomeController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    guard query != index.query else { return }
    index.query = query
    reload()
  }
}
