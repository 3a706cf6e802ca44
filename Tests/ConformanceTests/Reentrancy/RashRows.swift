// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// The rows of a table; tells of every call.
@MainActor
final class RashRows: NSObject {
  private static let height: CGFloat = 50

  weak var stage: RashStage?
  private(set) var rows = Array(0..<30)
  /// Whether there are menus and an index.
  var hasMenus = false

  init(_ stage: RashStage) { self.stage = stage }

  func hear(_ function: String = #function) { stage?.hear(function) }

  /// Other rows, for which the table loads anew.
  func loadOthers(_ table: UITableView) {
    rows = Array(rows.dropFirst(2).reversed())
    table.reloadData()
  }

  /// Rows go, come and move, and the table is told which.
  func change(_ table: UITableView) {
    guard rows.count > 4 else { return }
    rows.remove(at: 0)
    rows.append(rows.count + 100)
    rows.insert(rows.remove(at: 3), at: 1)
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: self.rows.count - 1, section: 0)], with: .automatic)
      table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 1, section: 0))
    } completion: { [weak self] _ in
      self?.hear("batch done")
    }
  }

  private func remove(_ path: IndexPath, from table: UITableView) {
    guard rows.indices.contains(path.row) else { return }
    rows.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
}

extension RashRows: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    hear()
    return 1
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hear()
    return rows.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    hear()
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows.indices.contains(indexPath.row) ? "\(rows[indexPath.row])" : "none"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hear()
    return "Rows"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    hear()
    return true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    hear()
    return true
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    remove(indexPath, from: tableView)
    hear()
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if rows.indices.contains(sourceIndexPath.row), destinationIndexPath.row < rows.count {
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    hear()
  }
}

extension RashRows: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hear()
    return Self.height
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { hear() }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { hear() }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { hear() }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    hear()
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { hear() }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { hear() }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    hear()
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { hear() }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    hear()
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { hear() }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    hear()
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    hear()
    return .delete
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    hear()
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self, weak tableView] _, _, done in
      if let tableView { self?.remove(indexPath, from: tableView) }
      self?.hear("swipe action")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { hear() }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { hear() }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    hear()
    return proposedDestinationIndexPath
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear() }
}

extension RashRows: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    hear()
    return [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath.row)"))]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    hear()
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { hear() }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    hear()
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    hear()
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    if let item = coordinator.items.first, let from = item.sourceIndexPath,
      let to = coordinator.destinationIndexPath, rows.indices.contains(from.row),
      to.row < rows.count
    {
      rows.insert(rows.remove(at: from.row), at: to.row)
      tableView.moveRow(at: from, to: to)
      coordinator.drop(item.dragItem, toRowAt: to).addCompletion { [weak self] _ in
        self?.hear("arrived")
      }
    }
    hear()
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { hear() }
}
