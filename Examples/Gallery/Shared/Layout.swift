// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Cuts rectangles into parts; all results lie on whole points.
@MainActor
enum Layout {
  /// The part of a page's view that bars leave free, within its margins.
  static func content(of view: UIView) -> CGRect {
    let free = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Theme.margin, dy: Theme.margin)
    let width = min(free.width, Theme.contentWidth)
    return CGRect(
      x: (free.midX - width / 2).rounded(), y: free.minY, width: width, height: max(0, free.height))
  }

  /// Two rectangles side by side.
  static func columns(_ area: CGRect, share: CGFloat) -> (CGRect, CGRect) {
    let width = ((area.width - Theme.gap) * share).rounded()
    let rest = area.width - Theme.gap - width
    return (
      CGRect(x: area.minX, y: area.minY, width: width, height: area.height),
      CGRect(x: area.maxX - rest, y: area.minY, width: rest, height: area.height)
    )
  }

  /// Two rectangles below each other.
  static func rows(_ area: CGRect, share: CGFloat) -> (CGRect, CGRect) {
    let height = ((area.height - Theme.gap) * share).rounded()
    let rest = area.height - Theme.gap - height
    return (
      CGRect(x: area.minX, y: area.minY, width: area.width, height: height),
      CGRect(x: area.minX, y: area.maxY - rest, width: area.width, height: rest)
    )
  }

  /// Equal cells, row by row, filling the area but for gaps.
  static func grid(_ area: CGRect, columns: Int, rows: Int, gap: CGFloat = Theme.gap) -> [CGRect] {
    let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGRect(
          x: (area.minX + CGFloat(column) * (width + gap)).rounded(),
          y: (area.minY + CGFloat(row) * (height + gap)).rounded(),
          width: width.rounded(.down), height: height.rounded(.down))
      }
    }
  }
}
