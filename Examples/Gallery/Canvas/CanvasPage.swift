// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A sheet for all fingers and the pen, and what they do on it in numbers.
final class CanvasPage: PageController {
  private let canvas = CanvasView()
  private let count = Theme.label(
    "0 fingers", font: .systemFont(ofSize: 22, weight: .semibold), identifier: "canvas.count")
  private let details = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "canvas.details")
  private let clearButton = UIButton(type: .system)

  override var stageShare: CGFloat { 0.78 }
  override var wideStageShare: CGFloat { 0.72 }

  init() {
    super.init(
      title: "Drawing",
      sentence: "Draw with several fingers at once. Each finger has its colour; a pen draws the "
        + "thicker the harder it presses.", stage: canvas)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    count.adjustsFontSizeToFitWidth = true
    count.minimumScaleFactor = 0.5
    clearButton.setTitle("Clear", for: .normal)
    clearButton.accessibilityIdentifier = "canvas.clear"
    clearButton.addAction(
      UIAction { [weak self] _ in self?.canvas.clear() }, for: .touchUpInside)
    for part in [count, details, clearButton] { notes.addSubview(part) }
    canvas.didChange = { [weak self] in self?.showNumbers() }
    showNumbers()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let buttonSize = clearButton.sizeThatFits(area.size)
    clearButton.frame = CGRect(
      x: area.maxX - buttonSize.width, y: area.minY, width: buttonSize.width,
      height: buttonSize.height)
    let countHeight = count.sizeThatFits(area.size).height
    count.frame = CGRect(
      x: area.minX, y: area.minY, width: clearButton.frame.minX - area.minX - Theme.gap,
      height: countHeight)
    let top = max(count.frame.maxY, clearButton.frame.maxY) + Theme.tightGap
    let detailsSize = details.sizeThatFits(CGSize(width: area.width, height: area.maxY - top))
    details.frame = CGRect(x: area.minX, y: top, width: area.width, height: detailsSize.height)
  }

  private func showNumbers() {
    let numbers = canvas.numbers
    count.text = numbers.fingers == 1 ? "1 finger" : "\(numbers.fingers) fingers"
    details.text =
      "Most at once: \(numbers.mostFingers) · strokes: \(numbers.strokes) · "
      + "samples in a move: \(numbers.samples)"
    viewIfLoaded?.setNeedsLayout()
  }
}
