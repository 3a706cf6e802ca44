// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-14.
/// Scrolling to rows.
extension TableEngine {
  /// Rounds in which rows on the way to a goal turn out to have other heights.
  private static let mostCorrections = 5

  func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
    guard path.count == 2 else { return }
    loadIfNeeded()
    guard var goal = offset(showing: path, position) else { return }
    if animated { return table.setContentOffset(goal, animated: true) }
    for _ in 0..<Self.mostCorrections {
      table.setContentOffset(goal, animated: false)
      tile()
      guard let better = offset(showing: path, position), better != goal else { return }
      goal = better
    }
  }

  /// The offset at which a row, or the beginning of a section, is where it is to be.
  private func offset(
    showing path: IndexPath, _ position: UITableView.ScrollPosition
  ) -> CGPoint? {
    let isSection = path.row == NSNotFound
    let place = phantoms.shown(RowPlace(section: path.section, row: path.row))
    let header = geometry.header(of: path.section)
    guard let span = isSection ? header : geometry.row(place) else { return nil }
    let inset = table.adjustedContentInset
    // The header of a plain table covers what is below the top.
    let covered = !isSection && table.style == .plain ? header?.length ?? 0 : 0
    let top = span.start - inset.top - covered
    let height = table.bounds.height
    let bottom = span.end + inset.bottom - height
    let middle = (top + bottom) / 2
    let now = table.contentOffset
    let y =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: middle
      case .none: now.y > top || bottom > top ? top : max(now.y, bottom)
      }
    return table.engine.geometry.clamp(CGPoint(x: now.x, y: y))
  }

  func scrollToNearestSelected(_ position: UITableView.ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let middle = table.bounds.midY
    let distances = selected.places.map { place in
      (geometry.row(place).map { abs($0.start + $0.length / 2 - middle) } ?? .infinity, place)
    }
    let nearest = distances.min { $0 < $1 }?.1
    if let nearest { scroll(to: dataPath(nearest), position, animated: animated) }
  }
}
