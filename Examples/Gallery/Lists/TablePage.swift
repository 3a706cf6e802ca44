// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A table with what tables can: rows that are swiped, moved, deleted and refreshed, a search, a switch
/// and a field in rows.
final class TablePage: PageController {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let letters = LetterBox()
  private let settings = SettingRows()
  private let editButton = UIBarButtonItem()
  private let log = EventLogView(
    placeholder: "Tap, swipe, pull down, edit: what the table tells appears here.")

  override var stageShare: CGFloat { 0.7 }

  init() {
    super.init(
      title: "Table",
      sentence: "Swipe a letter either way, pull down for another, edit to move and delete.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.accessibilityIdentifier = "table.rows"
    table.layer.cornerRadius = Theme.cornerRadius
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: LetterBox.identifier)
    stage.addSubview(table)
    notes.addSubview(log)
    settings.tell = { [weak self] in self?.tell($0) }
    editButton.accessibilityIdentifier = "table.edit"
    navigationItem.rightBarButtonItem = editButton
    editButton.primaryAction = UIAction { [weak self] _ in self?.turnEditing() }
    showEditing()
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
    table.refreshControl = refresh
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = stage.bounds
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  private func tell(_ line: String) { log.append(line, color: .systemBlue) }

  private func turnEditing() {
    table.setEditing(!table.isEditing, animated: true)
    showEditing()
  }

  private func showEditing() { editButton.title = table.isEditing ? "Done" : "Edit" }

  private func fetch() {
    letters.receive()
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.refreshControl?.endRefreshing()
    tell("refreshed: \(letters.all.count) letters")
  }

  private func delete(_ path: IndexPath) {
    tell("delete \(letters.all[path.row].sender)")
    letters.all.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
}

extension TablePage: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? letters.all.count : settings.cells.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Letters" : "Settings"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else { return settings.cells[indexPath.row] }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LetterBox.identifier, for: indexPath)
    letters.show(indexPath.row, in: cell)
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(indexPath) }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tell("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    letters.all.insert(
      letters.all.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

extension TablePage: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("select \(indexPath.section).\(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tell("details of \(indexPath.section).\(indexPath.row)")
  }

  /// A letter moves among letters.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.section == 0
      ? proposedDestinationIndexPath : IndexPath(row: letters.all.count - 1, section: 0)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let title = letters.all[indexPath.row].isRead ? "Unread" : "Read"
    let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      letters.all[indexPath.row].isRead.toggle()
      tell("\(title.lowercased()): \(letters.all[indexPath.row].sender)")
      table.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(indexPath)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      guard let self else { return done(false) }
      tell("flag \(letters.all[indexPath.row].sender)")
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
