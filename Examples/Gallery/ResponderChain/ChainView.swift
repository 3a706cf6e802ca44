// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A responder chain as boxes with arrows between them, line by line like a text.
final class ChainView: UIView {
  private static let boxHeights: ClosedRange<CGFloat> = 16...30
  private static let arrowWidth: CGFloat = 18
  private var boxes: [ChainBox] = []
  private var arrows: [ArrowView] = []
  private let verdict = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 2, identifier: "chain.verdict")
  private var handler: Int?

  init() {
    super.init(frame: .zero)
    verdict.text = "Nothing was touched yet."
    addSubview(verdict)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// Shows a chain of which nothing is reached yet, below a caption.
  func show(_ names: [String], handler: Int?, caption: String = "The touch climbs …") {
    for view in boxes + arrows { view.removeFromSuperview() }
    self.handler = handler
    boxes = names.enumerated().map { index, name in
      ChainBox(name, identifier: "chain.box.\(index)")
    }
    arrows = names.dropFirst().map { _ in ArrowView() }
    for view in boxes + arrows { addSubview(view) }
    verdict.text = caption
    setNeedsLayout()
  }

  /// Lights the box at `index` up.
  func reach(_ index: Int, isLast: Bool) {
    for (place, box) in boxes.enumerated() {
      box.state = place < index ? .passed : place == index ? .reached : .waiting
    }
    guard isLast else { return }
    let name = boxes[index].name
    if handler == index {
      boxes[index].state = .handled
      verdict.text = "\(name) handled it: the touch climbs no further."
    } else {
      verdict.text = "Nobody handled it: after \(name) it was discarded."
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let verdictHeight = verdict.sizeThatFits(bounds.size).height
    verdict.frame = CGRect(x: 0, y: 0, width: bounds.width, height: verdictHeight)
    let top = verdictHeight + Theme.gap
    var height = Self.boxHeights.upperBound
    while height > Self.boxHeights.lowerBound, place(from: top, boxHeight: height) > bounds.height {
      height -= 1
    }
    _ = place(from: top, boxHeight: height)
  }

  /// Places boxes and arrows from `top` on; returns where they end.
  private func place(from top: CGFloat, boxHeight: CGFloat) -> CGFloat {
    var corner = CGPoint(x: 0, y: top)
    let gap = (boxHeight / 4).rounded()
    for (index, box) in boxes.enumerated() {
      let width = min(box.sizeThatFits(bounds.size).width, bounds.width)
      let arrowWidth = index == 0 ? 0 : Self.arrowWidth
      if index > 0, corner.x + arrowWidth + width > bounds.width {
        corner = CGPoint(x: 0, y: corner.y + boxHeight + gap)
      }
      if index > 0 {
        arrows[index - 1].frame = CGRect(
          x: corner.x, y: corner.y, width: arrowWidth, height: boxHeight)
      }
      box.frame = CGRect(x: corner.x + arrowWidth, y: corner.y, width: width, height: boxHeight)
      corner.x += arrowWidth + width
    }
    return corner.y + boxHeight
  }
}
