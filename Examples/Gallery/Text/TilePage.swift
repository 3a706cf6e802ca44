// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A view of the gallery's own that a finger edits like a text field.
final class TilePage: PageController {
  private let tiles = TileView("letters in tiles are text too")
  private let status = Theme.label(font: Theme.captionFont, color: Theme.quietText, lines: 0)

  override var stageShare: CGFloat { 0.5 }

  init() {
    super.init(
      title: "Letter tiles",
      sentence: "The view draws tiles and says where they are. A UITextInteraction does the rest: "
        + "tap, tap twice, drag the handles or the caret, type.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles.accessibilityIdentifier = "tiles.text"
    tiles.onChange = { [weak self] in self?.showStatus() }
    status.accessibilityIdentifier = "tiles.status"
    stage.addSubview(tiles)
    notes.addSubview(status)
    showStatus()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tiles.frame = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.margin)
    status.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
  }

  private func showStatus() {
    let selected = tiles.selectedTextRange.flatMap { tiles.text(in: $0) } ?? ""
    status.text = selected.isEmpty ? "“\(tiles.string)”" : "“\(selected)” of “\(tiles.string)”"
  }
}
