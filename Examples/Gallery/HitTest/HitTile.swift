// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A tile of the puzzle: a caption, the view in question, and lines that show what the eye misses.
final class HitTile: UIView {
  let puzzle: HitPuzzle
  /// The view in question.
  let specimen: UIView
  /// The superview that the specimen sticks out of; nil in the other tiles.
  let smallParent: UIView?
  private let caption: UILabel
  private let outline = DashedOutline()

  init(puzzle: HitPuzzle) {
    self.puzzle = puzzle
    specimen = puzzle.makeSpecimen()
    smallParent = puzzle == .overflowing ? UIView() : nil
    caption = Theme.label(puzzle.title, font: Theme.smallFont, color: Theme.quietText)
    super.init(frame: .zero)
    accessibilityIdentifier = "hits.tile.\(puzzle.rawValue)"
    backgroundColor = Theme.background
    layer.cornerRadius = Theme.smallCornerRadius
    addSubview(caption)
    addSubview(outline)
    if let smallParent {
      smallParent.accessibilityIdentifier = "hits.parent"
      smallParent.backgroundColor = .systemGray4
      smallParent.layer.cornerRadius = Theme.smallCornerRadius
      addSubview(smallParent)
      smallParent.addSubview(specimen)
    } else {
      addSubview(specimen)
    }
    bringSubviewToFront(outline)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let captionSize = caption.sizeThatFits(bounds.size)
    caption.frame = CGRect(
      x: Theme.tightGap, y: Theme.tightGap,
      width: min(captionSize.width, bounds.width - 2 * Theme.tightGap),
      height: captionSize.height)
    let free = bounds.inset(
      by: UIEdgeInsets(
        top: caption.frame.maxY + Theme.tightGap, left: Theme.gap, bottom: Theme.gap,
        right: Theme.gap))
    place(in: free)
  }

  private func place(in free: CGRect) {
    let side = max(0, min(free.width, free.height))
    switch puzzle {
    case .hidden, .transparent, .disabled:
      let box = centered(in: free, width: min(free.width, side * 1.6), height: side * 0.8)
      specimen.frame = box
      outline.frame = puzzle == .disabled ? .zero : box
    case .overflowing:
      let unit = min(free.width / 1.05, free.height / 0.75)
      let group = centered(in: free, width: unit * 1.05, height: unit * 0.75)
      smallParent?.frame = CGRect(
        x: group.minX, y: group.minY, width: (unit * 0.7).rounded(), height: group.height)
      specimen.frame = CGRect(
        x: (unit * 0.4).rounded(), y: (unit * 0.2).rounded(), width: (unit * 0.65).rounded(),
        height: (unit * 0.35).rounded())
      outline.frame = .zero
    case .rotated:
      let edge = side / CGFloat(2).squareRoot()
      specimen.bounds = CGRect(x: 0, y: 0, width: edge, height: edge)
      specimen.center = CGPoint(x: free.midX, y: free.midY)
      outline.frame = specimen.frame
    case .enlarged:
      let edge = max(8, side * 0.9 - 2 * EnlargedView.margin)
      specimen.frame = centered(in: free, width: edge, height: edge)
      outline.frame = specimen.frame.insetBy(dx: -EnlargedView.margin, dy: -EnlargedView.margin)
    }
  }

  private func centered(in area: CGRect, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(),
      width: width.rounded(), height: height.rounded())
  }
}

/// A dashed line around a place; it takes no touches.
final class DashedOutline: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let path = CGPath(
      roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerWidth: Theme.smallCornerRadius,
      cornerHeight: Theme.smallCornerRadius, transform: nil)
    context.addPath(path)
    context.setStrokeColor(Theme.quietText.cgColor)
    context.setLineWidth(1.5)
    context.setLineDash(phase: 0, lengths: [5, 4])
    context.strokePath()
  }
}
