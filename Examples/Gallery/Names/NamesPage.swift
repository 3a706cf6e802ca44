// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A long list below a large title and a search that scrolling takes along, with an index at its side
/// and menus at its rows.
final class NamesPage: UITableViewController {
  private static let cell = "name"
  private static let headerHeight: CGFloat = 44
  private var book = PhoneBook()
  private let search = UISearchController(searchResultsController: nil)
  private let sentence = Theme.label(
    "Scroll, search, slide along the letters, rest on a name.", font: Theme.sentenceFont,
    color: Theme.quietText, lines: 0, identifier: "sentence")

  init() {
    super.init(style: .plain)
    title = "Names"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = search
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search names"
    search.searchResultsUpdater = self
    definesPresentationContext = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    tableView.accessibilityIdentifier = "names.rows"
    tableView.accessibilityContainerType = .list
    tableView.accessibilityLabel = "Names"
    tableView.accessibilityCustomRotors = [letters]
    search.searchBar.searchTextField.accessibilityIdentifier = "names.search"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    let header = UIView(
      frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.headerHeight))
    sentence.frame = header.bounds.insetBy(dx: Theme.margin, dy: 0)
    sentence.autoresizingMask = .flexibleWidth
    header.addSubview(sentence)
    tableView.tableHeaderView = header
  }

  private func name(at path: IndexPath) -> String { book.sections[path.section].names[path.row] }

  override func numberOfSections(in tableView: UITableView) -> Int { book.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    book.sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { book.sections[section].letter }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    book.query.isEmpty ? book.sections.map(\.letter) : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let name = name(at: indexPath)
    cell.textLabel?.text = name
    cell.accessibilityIdentifier = "names.\(name)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = name(at: indexPath)
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(
        title: name,
        children: [
          UIAction(title: "Copy Name", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = name
          },
          UIAction(
            title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
          ) { _ in self?.delete(name) },
        ])
    })
  }

  private func delete(_ name: String) {
    guard let section = book.sections.firstIndex(where: { $0.names.contains(name) }),
      let row = book.sections[section].names.firstIndex(of: name)
    else { return }
    let isLast = book.sections[section].names.count == 1
    book.remove(name)
    if isLast {
      tableView.deleteSections([section], with: .automatic)
      tableView.reloadSectionIndexTitles()
    } else {
      tableView.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    }
  }
}

extension NamesPage: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    guard query != book.query else { return }
    book.query = query
    tableView.reloadData()
  }
}
