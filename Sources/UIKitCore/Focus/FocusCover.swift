// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Leaves out items that others hide.
@MainActor
enum FocusCover {
  // Rules: FO-20.
  /// The items of which something is to be seen, in the same order.
  static func uncovered(_ items: [any UIFocusItem]) -> [any UIFocusItem] {
    let places = items.map(FocusSearch.place)
    let cells = RectangleCells(places)
    return items.indices.filter { number in
      !cells.around(number).contains { other in
        other != number && places[other].contains(places[number])
          && !items[other].isTransparentFocusItem && isInFront(items[other], of: items[number])
      }
    }.map { items[$0] }
  }

  /// Whether `item` lies in front of `other` and not within it.
  private static func isInFront(_ item: any UIFocusItem, of other: any UIFocusItem) -> Bool {
    let (way, otherWay) = (FocusPath.from(item), FocusPath.from(other))
    // The last steps that differ are the two branches of what holds both.
    var (branch, otherBranch) = (way.count - 1, otherWay.count - 1)
    while branch >= 0, otherBranch >= 0, way[branch] === otherWay[otherBranch] {
      (branch, otherBranch) = (branch - 1, otherBranch - 1)
    }
    guard branch >= 0, otherBranch >= 0, branch + 1 < way.count,
      let container = way[branch + 1].focusItemContainer
    else { return false }
    let order = container.focusItems(in: container.coordinateSpace.bounds)
    guard let place = order.firstIndex(where: { $0 === way[branch] }),
      let otherPlace = order.firstIndex(where: { $0 === otherWay[otherBranch] })
    else { return false }
    return place > otherPlace
  }
}
