// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A picture of recognizers that compete: a box for each, arrows for who waits for or stops whom.
///
/// The arrows run in a lane between two columns of boxes.
final class ArbitrationView: UIView {
  private static let laneWidth: CGFloat = 44
  private static let rowHeights: ClosedRange<CGFloat> = 34...52
  private static let headLength: CGFloat = 7
  private static let legendHeight: CGFloat = 16
  private let names: [String]
  private let boxes: [GestureBox]
  private let legend = [
    Theme.label("→ stops", font: Theme.smallFont, color: .systemRed.inked()),
    Theme.label("⇢ waits for", font: Theme.smallFont, color: .systemPurple.inked()),
  ]

  /// What is shown.
  private(set) var arbitration = Arbitration() {
    didSet { show(from: oldValue) }
  }
  /// The last record of the trace.
  private var latest: String?

  init(names: [String]) {
    self.names = names
    boxes = names.map(GestureBox.init)
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    accessibilityIdentifier = "lab.arbitration"
    for part in boxes as [UIView] + legend { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// Shows what a record of the trace of recognizers says.
  ///
  /// A gesture that goes on says the same with each movement.
  func take(_ text: String) {
    guard text != latest else { return }
    latest = text
    arbitration.take(text)
  }

  private func show(from old: Arbitration) {
    for (name, box) in zip(names, boxes)
    where arbitration.statuses[name] != old.statuses[name] {
      box.show(arbitration.statuses[name])
    }
    if arbitration.arrows != old.arrows { setNeedsDisplay() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = (boxes.count + 1) / 2
    let free = bounds.height - Self.legendHeight - Theme.tightGap * CGFloat(rows)
    let height = min(
      max((free / CGFloat(rows)).rounded(.down), Self.rowHeights.lowerBound),
      Self.rowHeights.upperBound)
    let width = ((bounds.width - Self.laneWidth) / 2).rounded(.down)
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(
        x: index % 2 == 0 ? 0 : bounds.width - width,
        y: CGFloat(index / 2) * (height + Theme.tightGap), width: width, height: height)
    }
    var x: CGFloat = 0
    for label in legend {
      let size = label.sizeThatFits(bounds.size)
      label.frame = CGRect(
        x: x, y: CGFloat(rows) * (height + Theme.tightGap), width: size.width,
        height: Self.legendHeight)
      x += size.width + Theme.gap
    }
  }

  override func draw(_ rect: CGRect) {
    for (index, arrow) in arbitration.arrows.enumerated() { draw(arrow, number: index) }
  }

  /// A curve through the lane; several at one box leave it at different heights.
  private func draw(_ arrow: Arbitration.Arrow, number: Int) {
    guard let from = names.firstIndex(of: arrow.from), let to = names.firstIndex(of: arrow.to)
    else { return }
    let spread = CGFloat(number % 3 - 1) * 8
    let start = port(of: from, spread)
    let end = port(of: to, -spread)
    let middle = bounds.midX + CGFloat(number % 4) * 5 - 8
    let path = UIBezierPath()
    path.lineWidth = 2
    path.move(to: start)
    path.addCurve(
      to: end, controlPoint1: CGPoint(x: middle, y: start.y),
      controlPoint2: CGPoint(x: middle, y: end.y))
    let color: UIColor = arrow.kind == .waits ? .systemPurple : .systemRed
    color.setStroke()
    if arrow.kind == .waits { path.setLineDash([4, 3], count: 2, phase: 0) }
    path.stroke()
    color.setFill()
    head(at: end, pointsLeft: to % 2 == 0).fill()
  }

  /// Where arrows meet a box: at the side of the lane.
  private func port(of index: Int, _ spread: CGFloat) -> CGPoint {
    let frame = boxes[index].frame
    return CGPoint(x: index % 2 == 0 ? frame.maxX : frame.minX, y: frame.midY + spread)
  }

  private func head(at tip: CGPoint, pointsLeft: Bool) -> UIBezierPath {
    let back = tip.x + (pointsLeft ? Self.headLength : -Self.headLength)
    let path = UIBezierPath()
    path.move(to: tip)
    path.addLine(to: CGPoint(x: back, y: tip.y - Self.headLength / 2))
    path.addLine(to: CGPoint(x: back, y: tip.y + Self.headLength / 2))
    path.close()
    return path
  }
}
