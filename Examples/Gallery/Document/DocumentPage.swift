// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A mosaic that comes back when the gallery is launched again with `--restore`.
///
/// What the person does is a user activity; UIKit has it filled and saves it after every change.
/// Alerts ask for its name, and before it is cleared.
final class DocumentPage: PageController {
  static let activityType = "gallery.mosaic"
  private static let tilesKey = "tiles"
  private static let changesKey = "changes"
  private static let nameKey = "name"
  private static let buttonHeight: CGFloat = 40

  private let mosaic = MosaicView()
  private var changes = 0
  private var name = "Mosaic"
  private let nameLabel = Theme.label(
    font: .systemFont(ofSize: 22, weight: .semibold), identifier: "document.name")
  private let count = Theme.label(color: Theme.quietText, identifier: "document.count")
  private let renameButton = UIButton(configuration: .tinted())
  private let clearButton = UIButton(configuration: .tinted())
  private let hint = Theme.label(
    "Kill the gallery at any moment: what is here is what was saved last.",
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "document.hint")

  override var stageShare: CGFloat { 0.68 }

  init() {
    super.init(
      title: "Document",
      sentence:
        "Colour the tiles. With --restore the gallery brings them back when it is launched again.",
      stage: mosaic)
    userActivity = NSUserActivity(activityType: Self.activityType)
    mosaic.didChange = { [weak self] in self?.changed() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    renameButton.configuration?.title = "Rename…"
    renameButton.accessibilityIdentifier = "document.rename"
    renameButton.addAction(
      UIAction { [weak self] _ in self?.askForName() }, for: .touchUpInside)
    clearButton.configuration?.title = "Clear…"
    clearButton.role = .destructive
    clearButton.accessibilityIdentifier = "document.clear"
    clearButton.addAction(
      UIAction { [weak self] _ in self?.askToClear() }, for: .touchUpInside)
    for part in [nameLabel, count, renameButton, clearButton, hint] { notes.addSubview(part) }
    showChanges()
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: [
      Self.tilesKey: mosaic.tiles, Self.changesKey: changes, Self.nameKey: name,
    ])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    guard let tiles = activity.userInfo?[Self.tilesKey] as? [Int],
      tiles.count == mosaic.tiles.count,
      tiles.allSatisfy({ (0...Theme.fingerColors.count).contains($0) }),
      let changes = activity.userInfo?[Self.changesKey] as? Int
    else { return }
    mosaic.tiles = tiles
    self.changes = changes
    name = activity.userInfo?[Self.nameKey] as? String ?? name
    showChanges()
    userActivity?.needsSave = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    var y = area.minY
    for part in [nameLabel, count] {
      let height = part.sizeThatFits(area.size).height
      part.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      y += height + Theme.tightGap
    }
    y += Theme.tightGap
    let row = CGRect(x: area.minX, y: y, width: area.width, height: Self.buttonHeight)
    for (button, frame) in zip(
      [renameButton, clearButton], Layout.grid(row, columns: 2, rows: 1))
    {
      button.frame = frame
    }
    y = row.maxY + Theme.gap
    let size = hint.sizeThatFits(CGSize(width: area.width, height: area.maxY - y))
    hint.frame = CGRect(x: area.minX, y: y, width: area.width, height: size.height)
  }

  // MARK: - Questions

  private func askForName() {
    let alert = UIAlertController(
      title: "Rename", message: "What is the mosaic to be called?", preferredStyle: .alert)
    let rename = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      self?.name = alert?.textFields?.first?.text ?? ""
      self?.changed()
    }
    alert.addTextField { [name] field in
      field.text = name
      field.placeholder = "Name"
      field.clearButtonMode = .whileEditing
      field.accessibilityIdentifier = "document.newName"
      // A mosaic without a name is none.
      field.addAction(
        UIAction { [unowned field, unowned rename] _ in rename.isEnabled = field.hasText },
        for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(rename)
    alert.preferredAction = rename
    present(alert, animated: true)
  }

  private func askToClear() {
    let sheet = UIAlertController(
      title: nil, message: "All tiles lose their colours.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Clear Mosaic", style: .destructive) { [weak self] _ in
        guard let self else { return }
        mosaic.tiles = [Int](repeating: 0, count: mosaic.tiles.count)
        changed()
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func changed() {
    changes += 1
    showChanges()
    userActivity?.needsSave = true
  }

  private func showChanges() {
    nameLabel.text = name
    count.text = changes == 1 ? "1 change" : "\(changes) changes"
  }
}
