// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A mosaic that comes back when the gallery is launched again with `--restore`.
///
/// What the person does is a user activity; UIKit has it filled and saves it after every change.
final class DocumentPage: PageController {
  static let activityType = "gallery.mosaic"
  private static let tilesKey = "tiles"
  private static let changesKey = "changes"

  private let mosaic = MosaicView()
  private var changes = 0
  private let count = Theme.label(
    font: .systemFont(ofSize: 22, weight: .semibold), identifier: "document.count")
  private let hint = Theme.label(
    "Kill the gallery at any moment: what is here is what was saved last.",
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "document.hint")

  init() {
    super.init(
      title: "Document",
      sentence: "Colour the tiles. Launch the gallery again with --restore, and they are here.",
      stage: mosaic)
    userActivity = NSUserActivity(activityType: Self.activityType)
    mosaic.didChange = { [weak self] in self?.changed() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.addSubview(count)
    notes.addSubview(hint)
    showChanges()
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: [Self.tilesKey: mosaic.tiles, Self.changesKey: changes])
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
    showChanges()
    userActivity?.needsSave = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let height = count.sizeThatFits(area.size).height
    count.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let top = count.frame.maxY + Theme.tightGap
    let size = hint.sizeThatFits(CGSize(width: area.width, height: area.maxY - top))
    hint.frame = CGRect(x: area.minX, y: top, width: area.width, height: size.height)
  }

  private func changed() {
    changes += 1
    showChanges()
    userActivity?.needsSave = true
  }

  private func showChanges() {
    count.text = changes == 1 ? "1 change" : "\(changes) changes"
  }
}
