// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-63, TV-64.
/// What swipes over rows uncover.
extension TableEngine: SwipeOwner {
  var swipedList: UIScrollView { table }

  /// The row that is swiped.
  var swipe: RowSwipe? { swiper.swipe }

  /// Covers the buttons again.
  func closeSwipe(animated: Bool) { swiper.close(animated: animated) }

  func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
    loaded.row(at: point.y).flatMap { cells[$0] }
  }

  func swipeActions(
    of cell: any SwipedCell, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let place = place(of: cell), canEdit(place) else { return nil }
    let path = dataPath(place)
    if isLeading {
      return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let said = delegate.flatMap { delegate in
      members.answer(
        .trailingSwipes,
        { delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) })
    }
    if let configuration = said ?? nil { return configuration }
    if let actions = delegate?.tableView(table, editActionsForRowAt: path) {
      return UITableViewRowAction.configuration(of: actions, at: path)
    }
    guard swipesDelete(place) else { return nil }
    return deletion(of: place)
  }

  func swipeWillBegin(_ cell: any SwipedCell) {
    guard let place = place(of: cell) else { return }
    delegate?.tableView(table, willBeginEditingRowAt: dataPath(place))
  }

  func swipeDidEnd(_ cell: any SwipedCell) {
    delegate?.tableView(table, didEndEditingRowAt: place(of: cell).map(dataPath))
  }

  private func place(of cell: any SwipedCell) -> RowPlace? {
    (cell as? UITableViewCell).flatMap { place(of: $0) }
  }

  /// The button that deletes a row.
  private func deletion(of place: RowPlace) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: dataPath(place))
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      self?.commit(.delete, self?.swipe?.cell as? UITableViewCell)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Uncovers the button that deletes a row, as its control asks.
  func confirmDeletion(of cell: UITableViewCell) {
    guard let place = place(of: cell) else { return }
    swiper.uncover(deletion(of: place), of: cell)
  }
}

extension UITableViewCell: SwipedCell {
  var swipeShift: CGFloat { parts.shift }

  func shift(by distance: CGFloat, uncovering buttons: SwipeButtons) {
    parts.shift(by: distance, uncovering: buttons)
  }
}
