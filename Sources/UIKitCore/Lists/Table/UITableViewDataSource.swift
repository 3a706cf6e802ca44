// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Says how many sections and rows a table has, and makes their cells.
///
/// What has a default need not be implemented.
///
/// [Apple: UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource)
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A cell for a row that is about to be seen, which the table dequeues.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  // Rules: TV-60.
  /// Whether a row can be edited.
  ///
  /// By default it can while the table is edited; a swipe deletes rows only where this is implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  // Rules: TV-65, TV-89.
  /// Whether a person may move a row.
  ///
  /// By default, where the data source is a table view controller that implements `moveRowAt`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  // Rules: TV-62.
  /// Inserts or deletes a row, as a person asked: changes the data and then the table.
  ///
  /// - Parameters:
  ///   - editingStyle: whether the row is to be deleted, or one inserted there.
  ///   - indexPath: the row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  // Rules: TV-65.
  /// Moves a row in the data, as a person moved it in the table, which shows that already.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: where it was.
  ///   - destinationIndexPath: where it is now.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  // Rules: TV-72.
  /// The titles of the index at the side; nil, the default, for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a title of the index leads; by default the one of the same number.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - index: which of the titles that is.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// That of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// True.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.list.members.byDefault(.editableRows, true)
  }
  /// False.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.list.members.byDefault(.movableRows, false)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

// Rules: TV-71.
/// Told of rows before they are needed.
///
/// [Apple: UITableViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells that rows will probably come into view.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells that rows of which was told before will not.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - tableView: the table that tells.
  ///   - indexPaths: the rows.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
