// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A table of 300 × 400 points with rows of 44 that are tapped, swiped and moved, and a log.
@MainActor
final class ListDriverStage: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate
{
  let log = EventLog()
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
  let generator: EventGenerator
  var names: [String]
  /// The titles of the actions at both sides of every row.
  var leading: [String] = []
  var trailing: [String] = []

  init(rows: Int) throws {
    names = (0..<rows).map { "Row \($0)" }
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(table)
    generator = try EventGenerator(view: root)
    super.init()
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessibilityIdentifier = "id of \(names[indexPath.row])"
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.record("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("select \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(leading, of: indexPath) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(trailing, of: indexPath) }

  private func actions(_ titles: [String], of path: IndexPath) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { [log] _, _, done in
          log.record("\(title) \(path.row)")
          done(true)
        }
      })
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))]
  }
}
