// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Six views that touches find, or do not find, each for another reason.
final class HitPage: PageController {
  private static let markSize: CGFloat = 22
  private let tiles = HitPuzzle.allCases.map { HitTile(puzzle: $0) }
  private let answer = Theme.label(
    "Touch anywhere in a tile.", font: Theme.titleFont, lines: 2, identifier: "hits.answer")
  private let reason = Theme.label(
    "Dashed lines show where something is that you cannot see.", font: Theme.bodyFont,
    color: Theme.quietText, lines: 0, identifier: "hits.reason")
  private let mark = UIView()
  private weak var lastReceiver: UIView?

  override var stageShare: CGFloat { 0.77 }
  override var wideStageShare: CGFloat { 0.66 }

  init() {
    super.init(
      title: "Hit-test puzzle",
      sentence: "Which view gets your touch? Try the view and the space beside it in every tile; "
        + "below you read who got the touch, and why.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in tiles { stage.addSubview(tile) }
    for label in [answer, reason] { notes.addSubview(label) }
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    mark.layer.cornerRadius = Self.markSize / 2
    mark.layer.borderWidth = 3
    mark.accessibilityIdentifier = "hits.mark"
    stage.addSubview(mark)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let columns = area.width > area.height ? 3 : 2
    let cells = Layout.grid(area, columns: columns, rows: tiles.count / columns)
    for (tile, cell) in zip(tiles, cells) { tile.frame = cell }
    layoutNotes()
  }

  /// No view of the page handles a touch, so all of them arrive here.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { explain(touch, event) }
  }

  private func explain(_ touch: UITouch, _ event: UIEvent?) {
    let place = touch.location(in: stage)
    guard let tile = tiles.first(where: { $0.frame.contains(place) }), let view = touch.view else {
      return
    }
    let explanation = HitExplanation(tile: tile, receiver: view, point: place, event: event)
    answer.text = explanation.answer
    reason.text = explanation.reason
    highlight(view)
    mark.frame = CGRect(
      x: place.x - Self.markSize / 2, y: place.y - Self.markSize / 2, width: Self.markSize,
      height: Self.markSize)
    let isFound = view === tile.specimen
    mark.layer.borderColor = (isFound ? UIColor.systemGreen : UIColor.systemOrange).cgColor
    mark.isHidden = false
    layoutNotes()
  }

  private func highlight(_ view: UIView) {
    lastReceiver?.layer.borderWidth = 0
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.systemYellow.cgColor
    lastReceiver = view
  }

  private func layoutNotes() {
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let answerHeight = answer.sizeThatFits(area.size).height
    answer.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: answerHeight)
    let top = answer.frame.maxY + Theme.tightGap
    let reasonHeight = reason.sizeThatFits(CGSize(width: area.width, height: 0)).height
    reason.frame = CGRect(x: area.minX, y: top, width: area.width, height: reasonHeight)
  }
}
