// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: IP-23.
/// Darkens all but a square; fingers go through it.
final class PhotoCover: UIView {
  private static let lineWidth: CGFloat = 1

  private let sides = (0..<4).map { _ in UIView() }
  private let line = UIView()

  /// The part that stays bright, in the view's coordinates.
  var square = CGRect.zero {
    didSet { if square != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for side in sides {
      side.backgroundColor = UIColor(white: 0, alpha: 0.5)
      addSubview(side)
    }
    line.layer.borderColor = UIColor.white.cgColor
    line.layer.borderWidth = Self.lineWidth
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (all, hole) = (bounds, square)
    line.setComputedFrame(hole)
    let rects = [
      CGRect(x: 0, y: 0, width: all.width, height: max(0, hole.minY)),
      CGRect(x: 0, y: hole.maxY, width: all.width, height: max(0, all.height - hole.maxY)),
      CGRect(x: 0, y: hole.minY, width: max(0, hole.minX), height: hole.height),
      CGRect(
        x: hole.maxX, y: hole.minY, width: max(0, all.width - hole.maxX), height: hole.height),
    ]
    for (side, rect) in zip(sides, rects) { side.setComputedFrame(rect) }
  }
}
