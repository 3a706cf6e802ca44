// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: DD-66.
extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a row chooses it; false at first.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set { hasOwnSprings = newValue }
  }
}

extension UITableView: SpringTarget {
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let (place, cell) = row(context) else { return false }
    let path = list.dataPath(place)
    context.targetView = cell
    context.targetItem = path
    return list.delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    guard let (place, cell) = row(context), list.highlight(cell, at: place, by: cell),
      let current = list.highlight, current.cause === cell
    else { return }
    list.finish(current, isChosen: true)
  }

  /// The row under the finger; nil while the table shows an order that is not that of the data.
  private func row(
    _ context: any UISpringLoadedInteractionContext
  ) -> (place: RowPlace, cell: UITableViewCell)? {
    guard list.rowMove == nil,
      let place = list.loaded.row(at: context.location(in: self).y),
      list.placeholder(at: place) == nil, let cell = list.cells[place]
    else { return nil }
    return (place, cell)
  }
}
