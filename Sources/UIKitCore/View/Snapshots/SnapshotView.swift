// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Shows what some layers looked like when it was made, stretched to its size.
///
/// It is cut into up to nine cells: those at the edges keep the width of their inset.
final class SnapshotView: UIView {
  /// A part of the picture.
  @MainActor
  private struct Cell {
    let column: Int
    let row: Int
    let source: CGRect
    /// Ends the picture at the edges of the cell.
    let frame = StillLayers.make()
    /// Has the coordinates of the picture.
    let plane = StillLayers.make()
  }

  private let part: CGRect
  private let insets: UIEdgeInsets
  private var cells: [Cell] = []

  /// - Parameters:
  ///   - part: what of the picture is shown, in its coordinates.
  ///   - insets: how wide the edges are that are not stretched with the rest.
  ///   - picture: makes copies of the layers, one set for each cell.
  init(_ part: CGRect, insets: UIEdgeInsets, picture: () -> [CALayer]) {
    self.part = part
    self.insets = insets
    super.init(frame: CGRect(origin: .zero, size: part.size))
    let columns = SnapshotView.edges(part.minX, part.maxX, insets.left, insets.right)
    let rows = SnapshotView.edges(part.minY, part.maxY, insets.top, insets.bottom)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
          height: rows[row + 1] - rows[row])
        if source.isEmpty { continue }
        cells.append(Cell(column: column, row: row, source: source))
      }
    }
    UIView.performWithoutAnimation {
      for cell in cells {
        cell.frame.masksToBounds = true
        cell.plane.anchorPoint = .zero
        cell.plane.sublayers = picture()
        cell.frame.addSublayer(cell.plane)
        layer.addSublayer(cell.frame)
      }
      arrange()
    }
  }

  required init?(coder: NSCoder) { nil }

  // Placed at once and not by layout, so that an animation of the size takes the picture along.

  override var frame: CGRect { didSet { arrange() } }

  override var bounds: CGRect { didSet { arrange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    let columns = SnapshotView.edges(bounds.minX, bounds.maxX, insets.left, insets.right)
    let rows = SnapshotView.edges(bounds.minY, bounds.maxY, insets.top, insets.bottom)
    for cell in cells {
      let target = CGRect(
        x: columns[cell.column], y: rows[cell.row],
        width: columns[cell.column + 1] - columns[cell.column],
        height: rows[cell.row + 1] - rows[cell.row])
      let across = target.width / cell.source.width
      let down = target.height / cell.source.height
      cell.frame.frame = target
      cell.plane.setAffineTransform(CGAffineTransform(scaleX: across, y: down))
      cell.plane.position = CGPoint(x: -cell.source.minX * across, y: -cell.source.minY * down)
    }
  }

  /// Where the three cells between two edges begin and end; the insets share what room there is.
  private static func edges(
    _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [CGFloat] {
    let before = max(0, before)
    let after = max(0, after)
    let share = min(1, (high - low) / max(before + after, .leastNormalMagnitude))
    return [low, low + before * share, high - after * share, high]
  }
}
